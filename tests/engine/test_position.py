"""Positions: their meaning, their defaults, and their written form."""

import json
from collections import Counter

import pytest

from engine import (
    Card,
    Phase,
    Question,
    State,
    Thrown,
    format_cards,
    format_position,
    is_bonus,
    is_wild,
    load_ruleset,
    parse_card,
    parse_cards,
    parse_position,
)
from engine.dealcode import full_deck
from engine.state import TurnFacts
from tests.engine.positions import EMPTY, EXAMPLE, Position, parsed


def again(state: State) -> State:
    return parse_position(json.loads(json.dumps(format_position(state))))


def all_cards(state: State) -> Counter[Card]:
    zones = [*(private.hand for private in state.private), state.public.pile, state.hidden.stock]
    for side in state.public.sides:
        zones.extend((side.bonus, *(meld.cards for meld in side.melds)))
    return Counter(card for zone in zones for card in zone)


def test_the_example_of_the_contract_means_what_it_says() -> None:
    state = parse_position(EXAMPLE)
    public = state.public
    assert state.rules == load_ruleset("winning-moves-deluxe/4p")
    assert (public.deal, public.dealer, public.turn, public.phase) == (1, 3, 0, Phase.DRAW)
    assert public.scores == (1520, 300)
    assert format_cards(state.private[0].hand) == "2c 4c 5c 6h 7h 9h 9d Ks Kd As Ac"
    assert public.hand_counts == (11, 11, 11, 11)
    assert [format_cards(meld.cards) for meld in public.sides[1].melds] == ["Kh Kd Kc"]
    assert public.sides[1].bonus == parse_cards("3h")
    assert public.melded == {1}
    assert public.pile == parse_cards("Qd As Ah 9c")
    assert not public.is_frozen
    assert public.stock_count == 40
    assert state.hidden.stock[:2] == parse_cards("5h 8c")
    assert again(state) == state


def test_filled_cards_are_ordinary_and_the_same_every_time() -> None:
    state = parse_position(EXAMPLE)
    filled = [card for seat in (1, 2, 3) for card in state.private[seat].hand]
    assert not any(is_wild(card) or is_bonus(card) for card in filled)
    assert parse_position(EXAMPLE) == state
    assert not all_cards(state) - Counter(full_deck(state.rules))


def test_wild_and_bonus_cards_are_filled_in_last() -> None:
    state = parse_position(EMPTY)
    assert Counter(state.hidden.stock) == Counter(full_deck(state.rules))
    assert all(map(is_bonus, state.hidden.stock[-4:]))
    assert all(map(is_wild, state.hidden.stock[-16:-4]))
    assert not any(is_wild(card) or is_bonus(card) for card in state.hidden.stock[:-16])


def test_what_is_missing_is_an_empty_table() -> None:
    state = parse_position(EMPTY)
    public = state.public
    assert (public.deal, public.dealer, public.turn, public.phase) == (1, 3, 0, Phase.DRAW)
    assert public.scores == (0, 0)
    assert public.hand_counts == (0, 0, 0, 0)
    assert all(not side.melds and not side.bonus for side in public.sides)
    assert (public.pile, public.is_frozen, public.question, public.melded) == (
        (),
        False,
        None,
        frozenset(),
    )
    assert again(state) == state


def test_a_missing_stock_holds_every_card_that_is_nowhere_else() -> None:
    without = {name: value for name, value in EXAMPLE.items() if name != "stock"}
    state = parse_position(without)
    assert all_cards(state) == Counter(full_deck(state.rules))
    top_only = parsed({"stock": {"top": "5h"}})
    assert top_only.public.stock_count == state.public.stock_count
    assert top_only.hidden.stock[0] == parse_card("5h")


def test_the_seat_left_of_the_dealer_begins() -> None:
    assert parsed({"dealer": 1}, EMPTY).public.turn == 2


@pytest.mark.parametrize(
    ("pile", "is_frozen", "crosswise"),
    [
        ("9c", False, ()),
        ("2c 9c", True, (0,)),
        ("3h Jk 9c", True, (0, 1)),
        ("3s 9c", False, ()),
    ],
)
def test_a_pile_says_itself_whether_it_is_frozen(
    pile: str, is_frozen: bool, crosswise: tuple[int, ...]
) -> None:
    public = parsed({"pile": pile}, EMPTY).public
    assert (public.is_frozen, public.crosswise) == (is_frozen, crosswise)


def test_frozen_holds_whatever_the_pile_shows() -> None:
    assert parsed({"pile": "9c", "frozen": True}, EMPTY).public.is_frozen
    assert not parsed({"pile": "2c 9c", "frozen": False}, EMPTY).public.is_frozen


@pytest.mark.parametrize(
    ("changes", "drew"),
    [
        ({"phase": "play"}, "stock"),
        ({"phase": "play", "drew": "pile", "melds": [[{"cards": "9h 9d 9c"}], []]}, "pile"),
        (
            {
                "phase": "play",
                "drew": "caliente",
                "rules": "hasbro-2001/4p+caliente",
                "caliente_played": [1, 0],
            },
            "caliente",
        ),
        ({"phase": "draw"}, None),
        ({"phase": "answer", "asked": 0}, "stock"),
        ({"phase": "answer", "asked": 0, "rules": "stingray-classic"}, None),
        ({"phase": "answer", "asked": 0, "rules": "stingray-classic", "drew": "stock"}, "stock"),
    ],
)
def test_a_turn_begins_at_the_stock_unless_the_position_tells(
    changes: Position, drew: str | None
) -> None:
    state = parsed(changes, EMPTY)
    assert state.public.facts.drew == drew
    assert again(state) == state


@pytest.mark.parametrize("turn", [1, 3])
def test_while_a_question_is_open_either_partner_may_be_named(turn: int) -> None:
    state = parsed({"phase": "answer", "asked": 1, "turn": turn})
    assert state.public.turn == 1
    assert state.public.question == Question(1)
    assert format_position(state)["turn"] == 1
    assert format_position(state)["asked"] == 1


@pytest.mark.parametrize("answer", [True, False])
def test_an_answer_binds_while_the_turn_lasts(answer: bool) -> None:
    state = parsed({"phase": "play", "asked": {"seat": 0, "answer": answer}})
    assert state.public.question == Question(0, answer)
    assert format_position(state)["asked"] == {"seat": 0, "answer": answer}
    assert again(state) == state


def test_who_asked_has_the_turn() -> None:
    assert parsed({"phase": "answer", "asked": 2}, EMPTY).public.turn == 2


def test_the_facts_of_the_turn_can_be_told() -> None:
    changes: Position = {
        "phase": "play",
        "turn": 1,
        "hands": [0, "7h 6h", 0, 0],
        "facts": {"sizes": [], "laid": True, "before": False, "drawn": 2, "cards": "7h"},
    }
    state = parsed(changes)
    assert state.public.facts == TurnFacts("stock", (), has_laid=True, drawn=2)
    assert state.public.melded == frozenset()
    assert state.private[1].drawn == parse_cards("7h")
    assert again(state) == state


def test_who_melded_did_so_in_earlier_turns_unless_the_facts_differ() -> None:
    state = parsed({"phase": "play", "turn": 1})
    assert state.public.melded == {1}
    assert not state.public.facts.has_laid
    assert state.public.facts.start_sizes == (3,)


def test_known_cards_belong_to_a_hand_that_is_only_counted() -> None:
    state = parsed({"known": ["", "Jd Jh", "", ""]})
    assert not Counter(parse_cards("Jd Jh")) - Counter(state.private[1].hand)
    assert state.public.hand_counts[1] == 11
    assert again(state) == state


def test_discards_and_the_end_can_be_told() -> None:
    state = parsed(
        {
            "phase": "over",
            "thrown": [{"seat": 0, "card": "4c", "taken": True}, {"seat": 1, "card": "9c"}],
            "crosswise": [1],
            "end": {"how": "out", "out": 1, "concealed": True},
            "hands": ["9h 9d", 0, 11, 11],
            "winners": [1],
        }
    )
    public = state.public
    nine = parse_card("9c")
    assert public.thrown == (Thrown(0, parse_card("4c"), was_taken=True), Thrown(1, nine))
    assert (public.end, public.out, public.is_concealed) == ("out", 1, True)
    assert (public.crosswise, public.winners) == ((1,), (1,))
    assert again(state) == state


def test_sides_can_sit_otherwise() -> None:
    state = parsed({"sides": [[0, 1], [2, 3]]}, EMPTY)
    assert state.rules.seats.sides == ((0, 1), (2, 3))
    assert format_position(state)["sides"] == [[0, 1], [2, 3]]
    assert again(state) == state


def test_seats_can_sit_out() -> None:
    state = parsed({"rules": "hasbro-2001/6p", "sitting_out": [2, 3], "turn": 1}, EMPTY)
    assert state.public.sitting_out == (2, 3)
    assert again(state) == state


def test_who_sits_out_has_no_second_hand() -> None:
    state = parse_position({"rules": "pennies-from-heaven/5p", "sitting_out": [2]})
    assert state.public.foot_counts == (11, 11, 0, 11, 11)
    assert not any(state.public.in_foot)
    assert again(state) == state


def test_house_rules_travel_with_a_position() -> None:
    rules = {"edition": "hasbro-2001", "house": {"meld.wild_cap": 2}}
    state = parsed({"rules": rules}, EMPTY)
    assert format_position(state)["rules"] == {**rules, "players": 4}
    assert again(state) == state
