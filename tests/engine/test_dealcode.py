import itertools
import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Ruleset, format_cards
from engine.dealcode import (
    ALPHABET,
    CodeProblem,
    DealCodeError,
    deal_salt,
    deck_order,
    drawn_dealer,
    fingerprint,
    full_deck,
    new_code,
    parse_code,
)
from engine.ruleset.load import load_ruleset

CODE = "YHWC-UKEP-VQMT"
GOLDEN = json.loads((Path(__file__).parent / "golden" / "deck_orders.json").read_text())


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_ruleset("hasbro-2001/4p")


def problem_of(text: str) -> CodeProblem:
    with pytest.raises(DealCodeError) as caught:
        parse_code(text)
    return caught.value.problem


@given(st.binary(min_size=1))
def test_a_new_code_is_read_back_however_it_is_typed(entropy: bytes) -> None:
    code = new_code(entropy)
    assert parse_code(code) == code
    assert parse_code(f" {code.lower().replace('-', ' ')} ") == code


def test_codes_differ_and_use_the_whole_alphabet() -> None:
    codes = {new_code(number.to_bytes(2, "big")) for number in range(1000)}
    assert len(codes) == 1000
    assert set("".join(codes)) == {*ALPHABET, "-"}


def test_a_code_needs_some_chance() -> None:
    with pytest.raises(ValueError, match="at least one byte"):
        new_code(b"")


def test_every_single_typo_is_noticed() -> None:
    letters = CODE.replace("-", "")
    for place, letter in itertools.product(range(len(letters)), ALPHABET):
        if letters[place] != letter:
            assert problem_of(letters[:place] + letter + letters[place + 1 :]) == CodeProblem.CHECK


def test_two_characters_that_changed_places_are_noticed() -> None:
    letters = CODE.replace("-", "")
    for one, other in itertools.combinations(range(len(letters)), 2):
        swapped = list(letters)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if swapped != list(letters):
            assert problem_of("".join(swapped)) == CodeProblem.CHECK


@pytest.mark.parametrize("text", ["", "YHWC-UKEP-VQM", CODE + "2"])
def test_a_code_of_the_wrong_length_is_said_to_be_so(text: str) -> None:
    assert problem_of(text) == CodeProblem.LENGTH


@pytest.mark.parametrize("text", ["0HWC-UKEP-VQMT", "YHWC_UKEP_VQMT", "ÄHWC-UKEP-VQMT"])
def test_a_strange_character_is_said_to_be_so(text: str) -> None:
    assert problem_of(text) == CodeProblem.CHARACTER


@pytest.mark.parametrize(
    "case", GOLDEN["orders"], ids=lambda case: f"{case['rules']}#{case['deal']}"
)
def test_the_cards_of_a_code_stay_the_same_for_ever(case: dict[str, str]) -> None:
    chosen = load_ruleset(case["rules"])
    order = deck_order(chosen, case["code"], int(case["deal"]))
    assert format_cards(order) == case["order"]
    assert deal_salt(case["code"], int(case["deal"])) == case["salt"]
    assert fingerprint(order, case["salt"]) == case["fingerprint"]


def test_the_dealers_of_codes_stay_the_same_for_ever(rules: Ruleset) -> None:
    assert {code: drawn_dealer(rules, code) for code in GOLDEN["dealers"]} == GOLDEN["dealers"]


def test_the_deck_is_whole_after_the_shuffle(rules: Ruleset) -> None:
    for deal in range(1, 20):
        assert Counter(deck_order(rules, CODE, deal)) == Counter(full_deck(rules))


def test_the_number_of_the_deal_and_the_code_change_the_cards(rules: Ruleset) -> None:
    orders = {deck_order(rules, CODE, deal) for deal in range(1, 50)}
    orders |= {deck_order(rules, new_code(bytes([byte])), 1) for byte in range(50)}
    assert len(orders) == 99


def test_every_card_comes_to_every_place_equally_often(rules: Ruleset) -> None:
    """A chi-square test of the first card after the shuffle."""
    size = len(full_deck(rules))
    runs = 3000
    tops = Counter(deck_order(rules, CODE, deal)[0] for deal in range(runs))
    weights = Counter(full_deck(rules))
    chi = sum(
        (tops[card] - runs * weight / size) ** 2 / (runs * weight / size)
        for card, weight in weights.items()
    )
    # 52 degrees of freedom: more than 100 has a chance of one in fifteen thousand.
    assert chi < 100


def test_every_seat_deals_first_sometimes(rules: Ruleset) -> None:
    dealers = Counter(drawn_dealer(rules, new_code(number.to_bytes(2))) for number in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 60


def test_a_fingerprint_fits_its_deal_alone(rules: Ruleset) -> None:
    order, salt = deck_order(rules, CODE, 1), deal_salt(CODE, 1)
    published = fingerprint(order, salt)
    others = (
        fingerprint(order, deal_salt(CODE, 2)),
        fingerprint(deck_order(rules, CODE, 2), salt),
        fingerprint((*order[1:], order[0]), salt),
    )
    assert published not in others


def test_a_fingerprint_can_be_checked_with_ordinary_tools(rules: Ruleset) -> None:
    order, salt = deck_order(rules, CODE, 1), deal_salt(CODE, 1)
    said = subprocess.run(
        ["sha256sum"],
        input=f"{salt} {format_cards(order)}".encode(),
        capture_output=True,
        check=True,
    )
    assert said.stdout.decode().split()[0] == fingerprint(order, salt)
