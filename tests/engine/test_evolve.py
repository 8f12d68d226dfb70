"""The application of events to states."""

from typing import get_type_hints

import pytest

from engine import (
    Answered,
    Asked,
    BonusLaid,
    CardDrawn,
    Discarded,
    Melded,
    MeldKind,
    Phase,
    PileFroze,
    PileTaken,
    Question,
    State,
    TurnStarted,
    empty_state,
    evolve,
    fold,
    load_ruleset,
    parse_card,
    parse_cards,
    parse_position,
)
from engine.evolve.change import Changes
from engine.state import Public


def test_what_may_change_is_every_public_field() -> None:
    assert get_type_hints(Changes) == get_type_hints(Public)


def table(**given: object) -> State:
    return parse_position(
        {
            "rules": "winning-moves-deluxe",
            "turn": 0,
            "hands": ["9h 9d Kc 5h", 11, 11, 11],
            "pile": "2c 8s 9c",
            "stock": {"count": 20, "top": "Js 3h"},
            **given,
        }
    )


def test_an_empty_table_has_no_cards_and_waits_for_a_deal() -> None:
    state = empty_state(load_ruleset("hasbro-2001"), (100, 50))
    assert state.public.phase is Phase.OVER
    assert (state.public.scores, state.public.deal) == ((100, 50), 0)
    assert state.public.hand_counts == (0, 0, 0, 0)
    assert empty_state(load_ruleset("hasbro-2001")).public.scores == (0, 0)


def test_states_are_values_that_events_leave_alone() -> None:
    before = table()
    text = repr(before)
    after = evolve(before, CardDrawn(0, parse_card("Js")))
    assert repr(before) == text
    assert after != before


def test_a_drawn_card_is_known_to_its_drawer_until_the_turn_ends() -> None:
    state = evolve(table(), CardDrawn(0, parse_card("Js")))
    assert state.private[0].drawn == parse_cards("Js")
    assert state.public.facts.drew == "stock"
    assert state.public.phase is Phase.PLAY
    assert (state.public.stock_count, state.public.facts.drawn) == (19, 1)
    assert evolve(state, TurnStarted(1)).private[0].drawn == ()


def test_a_drawn_card_that_is_played_is_no_longer_counted_as_drawn() -> None:
    state = fold(
        table(),
        [CardDrawn(0, parse_card("Js")), Discarded(0, parse_card("Js"), is_crosswise=False)],
    )
    assert state.private[0].drawn == ()


def test_a_taken_pile_is_known_to_all_until_its_cards_are_played() -> None:
    up, pile = parse_card("9c"), parse_cards("2c 8s 9c")
    laid = Melded(0, 0, 0, MeldKind.SET, parse_cards("9h 9d"), up)
    state = fold(table(), [PileTaken(0, pile), laid])
    assert state.public.known[0] == parse_cards("2c 8s")
    assert (state.public.pile, state.public.is_frozen, state.public.crosswise) == ((), False, ())
    state = evolve(state, Discarded(0, parse_card("8s"), is_crosswise=False))
    assert state.public.known[0] == parse_cards("2c")


def test_a_known_card_is_forgotten_once_its_twin_is_played() -> None:
    state = table(hands=["8s 9h 9d", 11, 11, 11])
    state = evolve(state, PileTaken(0, parse_cards("2c 8s 9c")))
    state = evolve(state, Discarded(0, parse_card("8s"), is_crosswise=False))
    assert state.public.known[0] == parse_cards("2c")
    assert parse_card("8s") in state.private[0].hand


def test_the_taken_discard_is_remembered_as_taken() -> None:
    state = table(turn=2, hands=[11, 11, "4d 5d", "9c Kc"], pile="")
    state = evolve(state, Discarded(2, parse_card("4d"), is_crosswise=False))
    state = evolve(state, Discarded(3, parse_card("9c"), is_crosswise=False))
    state = evolve(state, TurnStarted(0))
    assert [throw.was_taken for throw in state.public.thrown] == [False, False]
    state = evolve(state, PileTaken(0, parse_cards("4d 9c")))
    assert [(throw.card, throw.was_taken) for throw in state.public.thrown] == [
        (parse_card("4d"), False),
        (parse_card("9c"), True),
    ]


def test_wild_cards_lie_crosswise_and_freeze() -> None:
    two = parse_card("2h")
    state = table(hands=["2h 9d", 11, 11, 11], pile="8s")
    state = fold(state, [Discarded(0, two, is_crosswise=True), PileFroze(two)])
    assert (state.public.crosswise, state.public.is_frozen) == ((1,), True)


def test_melds_are_kept_in_order_and_grow_in_place() -> None:
    state = table(hands=["9h Kc 9d 2h Kd Kh 5h 9s", 11, 11, 11])
    nines, kings = parse_cards("2h 9d 9h"), parse_cards("Kh Kd Kc")
    state = evolve(state, Melded(0, 0, 0, MeldKind.SET, nines))
    state = evolve(state, Melded(0, 0, 1, MeldKind.SET, kings))
    state = evolve(state, Melded(0, 0, 0, MeldKind.SET, parse_cards("9s"), is_new=False))
    assert [meld.cards for meld in state.public.sides[0].melds] == [
        parse_cards("9s 9h 9d 2h"),
        parse_cards("Kh Kd Kc"),
    ]
    assert state.public.facts.has_laid


def test_who_laid_cards_is_remembered_from_the_next_turn_on() -> None:
    state = table(hands=["9h 9d 9s 5h", 11, 11, 11])
    state = evolve(state, Melded(0, 0, 0, MeldKind.SET, parse_cards("9s 9h 9d")))
    assert state.public.melded == frozenset()
    state = evolve(state, TurnStarted(1))
    assert state.public.melded == {0}
    assert state.public.facts.has_laid is False


def test_the_sizes_of_the_own_melds_are_noted_when_a_turn_starts() -> None:
    state = table(melds=[[{"cards": "9s 9c 9d"}], [{"cards": "Kc Kd Kh Ks"}]], hands=[11] * 4)
    assert evolve(state, TurnStarted(1)).public.facts.start_sizes == (4,)
    assert evolve(state, TurnStarted(2)).public.facts.start_sizes == (3,)


def test_bonus_cards_go_to_the_row_of_the_side() -> None:
    state = table(hands=[11, "3h 9d", 11, 11])
    state = evolve(state, BonusLaid(1, parse_card("3h")))
    assert state.public.sides[1].bonus == parse_cards("3h")
    assert state.public.hand_counts[1] == 1


@pytest.mark.parametrize(("phase", "drew"), [("draw", None), ("play", "stock")])
def test_after_the_answer_the_turn_goes_on_where_it_was(phase: str, drew: str | None) -> None:
    asked = table(phase=phase, drew=drew)
    state = evolve(asked, Asked(0, 2))
    assert (state.public.phase, state.public.question) == (Phase.ANSWER, Question(0))
    state = evolve(state, Answered(2, is_yes=False))
    assert (state.public.phase, state.public.question) == (Phase(phase), Question(0, answer=False))
    assert evolve(state, TurnStarted(1)).public.question is None


def test_a_card_drawn_while_cards_are_dealt_begins_no_turn() -> None:
    dealing = evolve(table(phase="over"), CardDrawn(1, parse_card("Js"), is_replacement=True))
    assert dealing.public.phase is Phase.OVER
    assert dealing.public.facts == table(phase="over").public.facts
    assert (dealing.public.hand_counts, dealing.public.stock_count) == ((4, 12, 11, 11), 19)


@pytest.mark.parametrize(
    ("rules", "asked"), [("winning-moves-deluxe", []), ("modern-american", [0])]
)
def test_a_question_is_remembered_where_it_may_be_put_only_once(
    rules: str, asked: list[int]
) -> None:
    state = evolve(table(rules=rules, phase="play", drew="stock"), Asked(0, 2))
    assert sorted(state.public.asked) == asked
