from collections import Counter
from typing import Any

import pytest

from engine import PACK, format_cards, parse_card, parse_cards, parse_position
from engine.rng import Chance
from tests.engine.cli.conftest import Engine

DECK = format_cards(Chance("deck").shuffle(PACK * 2))


def test_a_seed_always_deals_the_same_cards(engine: Engine) -> None:
    argv = ("deal", "--rules", "hasbro-2001/4p", "--seed", "anything")
    answer = engine(*argv).value
    assert engine(*argv).value == answer
    assert engine(*argv[:-1], "something").value["position"] != answer["position"]
    state = parse_position(answer["position"])
    assert state.public.hand_counts == (11, 11, 11, 11)
    assert answer["events"][0]["event"] == "deal-started"
    assert answer["events"][-1] == {"event": "turn-started", "seat": state.public.turn}


def test_a_deal_code_is_a_seed(engine: Engine) -> None:
    answer = engine("deal", "--rules", "hasbro-2001", "--seed", "anything").value
    again = engine("deal", "--rules", "hasbro-2001", "--seed", answer["code"].lower()).value
    assert again == answer


def test_a_deck_is_dealt_one_card_at_a_time(engine: Engine) -> None:
    line = {"rules": "hasbro-2001", "deck": DECK, "dealer": 2}
    answer = engine("deal", lines=(line,)).value
    dealt = {
        event["seat"]: event["cards"]
        for event in answer["events"]
        if event["event"] == "cards-dealt"
    }
    cards = parse_cards(DECK)
    assert list(dealt) == [3, 0, 1, 2]
    assert Counter(parse_cards(dealt[3])) == Counter(cards[0:44:4])
    assert answer["position"]["dealer"] == 2


def test_the_last_seat_deals_when_nobody_is_named(engine: Engine) -> None:
    line = {"rules": "hasbro-2001", "deck": DECK}
    assert engine("deal", lines=(line,)).value["position"]["dealer"] == 3


def test_bonus_cards_are_laid_and_replaced(engine: Engine) -> None:
    cards = list(parse_cards(DECK))
    three = parse_card("3h")
    cards.remove(three)
    line = {"rules": "hasbro-2001", "deck": format_cards((three, *cards)), "dealer": 3}
    answer = engine("deal", lines=(line,)).value
    assert {"event": "bonus-laid", "seat": 0, "card": "3h"} in answer["events"]
    assert "3h" in answer["position"]["bonus"][0]
    assert len(answer["position"]["hands"][0].split()) == 11


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ({"deck": DECK}, "'rules' is missing"),
        ({"rules": "hasbro-2001"}, "'deck' is missing"),
        ({"rules": "x", "deck": DECK}, "rules.edition: unknown edition 'x'"),
        ({"rules": "hasbro-2001", "deck": DECK + " 9h"}, "deck: too many: 9h"),
        ({"rules": "hasbro-2001", "deck": DECK[3:]}, f"deck: missing: {DECK[:2]}"),
        ({"rules": "hasbro-2001", "deck": DECK + " 1x"}, "deck: unknown card '1x'"),
        ({"rules": "hasbro-2001", "deck": 5}, "deck: cards as a text expected, not 5"),
        ({"rules": "hasbro-2001", "deck": DECK, "dealer": 4}, "dealer: 4 is more than 3"),
        ({"rules": "hasbro-2001", "deck": DECK, "seed": 4}, "seed: unknown key"),
    ],
)
def test_every_problem_of_a_deck_is_named(
    engine: Engine, line: dict[str, Any], problem: str
) -> None:
    ran = engine("deal", lines=(line,))
    assert (ran.status, ran.out) == (2, "")
    assert [error[: len(problem) + 8] for error in ran.errors] == [f"line 1: {problem}"]


@pytest.mark.parametrize(
    "argv",
    [("--rules", "hasbro-2001"), ("--seed", "x"), ("--rules", "x", "--seed", "x", "file")],
)
def test_either_a_seed_or_lines(engine: Engine, argv: tuple[str, ...]) -> None:
    ran = engine("deal", *argv)
    assert ran.status == 2
    assert ran.errors == ["either --rules and --seed, or lines with rules, deck and dealer"]


def test_an_empty_seed_is_refused(engine: Engine) -> None:
    ran = engine("deal", "--rules", "hasbro-2001", "--seed", "")
    assert (ran.status, ran.errors) == (2, ["--seed: a text expected"])
