"""Tests which actions gestures make in games with sequences and several sets of one rank."""

from typing import Any

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import Act, Clarify, Decline, GestureContext, Intent, Restage
from canasta_gui.session.meld_moves import act_or_decline
from canasta_gui.session.raised_cards import Targets
from canasta_gui.session.session import Session
from canasta_gui.session.stage_check import judge_stage
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Choose, Drop, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, Zone
from canasta_gui.words.words import Words
from engine import Discard, Meld, Play, State, TakePile, observe
from tests.kit.positions import HAND, cards, match_at, own_meld, playing, position

RULES: dict[str, Any] = {
    "edition": "hasbro-2001",
    "players": 4,
    "house": {
        "meld.sequences": True,
        "meld.sets_per_rank": "unlimited",
        "pile.add_to_sequence": True,
    },
}
KINGS = "Kc Kh Ks, Kd Ks Kc"


def drop(state: State, text: str, source: Zone, target: Zone) -> Intent:
    return interpret(Drop(cards(text), source, target), GestureContext(observe(state, 0)))


def test_cards_of_one_suit_are_laid_as_a_sequence() -> None:
    state = playing("4h 5h 6h 9c 9d 3s 3c", KINGS, rules=RULES)
    intent = drop(state, "4h 5h 6h", HAND, FELT)
    assert intent == Act(Meld((Play(cards("4h 5h 6h")),)))


def test_a_card_that_fits_several_melds_asks_which_is_meant() -> None:
    state = playing("4h 5h 6h 9c 9d Kd 3s", KINGS, rules=RULES)
    intent = drop(state, "Kd", HAND, FELT)
    assert isinstance(intent, Clarify)
    assert intent.ways == tuple((at, Meld((Play(cards("Kd"), at),))) for at in (0, 1))
    assert drop(state, "Kd", HAND, own_meld(1)) == Act(Meld((Play(cards("Kd"), 1),)))


def test_a_meld_is_carried_onto_its_namesake_and_nowhere_else() -> None:
    state = playing("4h 5h 6h 9c 9d Kd 3s", f"{KINGS}, 7h 7c 7d", rules=RULES)
    view, words = observe(state, 0), Words(state.rules)
    oracle = Targets(GestureContext(view), words, ("A", "B", "C", "D"))
    kings = cards("Kc Kh Ks")
    assert set(oracle.targets(kings, own_meld(0))) == {own_meld(1)}
    assert oracle.targets(cards("7h 7c 7d"), own_meld(2)) == {}
    intent = drop(state, "Kc Kh Ks", own_meld(0), own_meld(1))
    assert intent == Act(Meld((Play((), 1, 0),)))
    assert isinstance(drop(state, "Kc Kh Ks", own_meld(0), FELT), Decline)


def test_the_upcard_joins_the_sequence_that_it_is_carried_onto() -> None:
    state = position("4h 5h 6h 9d Td 3s", "Kc Kh Ks, 6c 7c 8c", melded=[0], rules=RULES)
    view, words = observe(state, 0), Words(state.rules)
    oracle = Targets(GestureContext(view), words, ("A", "B", "C", "D"))
    verdicts = oracle.targets(cards("9c"), PILE)
    assert [zone for zone, verdict in verdicts.items() if verdict.is_legal] == [own_meld(1)]
    assert drop(state, "9c", PILE, own_meld(1)) == Act(TakePile((), 1))


def test_a_take_that_fits_several_melds_asks_which() -> None:
    state = position("4h 5h 6h 9d Td 3s", KINGS, melded=[0], rules=RULES, pile="Qd As Kd")
    view = observe(state, 0)
    laid_aside = drop(state, "Kd", PILE, HAND)
    assert isinstance(laid_aside, Restage)
    stage = judge_stage(view, laid_aside.staging)
    assert stage.is_ready
    assert stage.group_refusals == ((),)
    asked = interpret(Press(ButtonId.LAY), GestureContext(view, laid_aside.staging))
    assert isinstance(asked, Clarify)
    assert asked.ways == ((0, TakePile((), 0)), (1, TakePile((), 1)))


def test_several_cards_in_doubt_are_asked_one_after_the_other() -> None:
    melds = f"{KINGS}, 7h 7c 7d, 7s 7c 7h"
    state = playing("4h 5h 6h 9c 9d Kd 7s 3s", melds, rules=RULES)
    asked = drop(state, "Kd 7s", HAND, FELT)
    assert isinstance(asked, Clarify)
    table = GestureContext(observe(state, 0))
    again = act_or_decline(table, asked.ways[1][1], asked.left)
    assert isinstance(again, Clarify)
    plays = (Play(cards("Kd"), 1), Play(cards("7s"), 3))
    assert act_or_decline(table, again.ways[1][1], again.left) == Act(Meld(plays))


def test_the_view_asks_and_the_answer_is_played() -> None:
    state = playing("4h 5h 6h 9c 9d Kd 3s", KINGS, rules=RULES)
    steps: list[Step] = []
    session = Session(match_at(state), Words(state.rules), steps.append)
    session.handle(Drop(cards("Kd"), HAND, FELT))
    choice = steps[-1].after.choice
    assert choice is not None
    assert [answer.place for answer in choice.answers] == [own_meld(0), own_meld(1)]
    assert [answer.text for answer in choice.answers] == ["3 kings, 3 of 7", "3 kings, 3 of 7"]
    session.handle(Choose(None))
    assert steps[-1].after.choice is None
    session.handle(Drop(cards("Kd"), HAND, FELT))
    session.handle(Choose(1))
    assert steps[-1].after.choice is None
    assert [len(meld.cards) for meld in steps[-1].after.sides[0].melds] == [3, 4]


def test_a_question_goes_with_the_table_about_which_it_was_asked() -> None:
    state = playing("4h 5h 6h 9c 9d Kd 3s", KINGS, rules=RULES)
    session = Session(match_at(state), Words(state.rules))

    def is_asked() -> bool:
        session.handle(Drop(cards("Kd"), HAND, FELT))
        return session.view().choice is not None

    run = Meld((Play(cards("4h 5h 6h")),))
    assert session.act(run) == ()
    assert is_asked()
    assert session.undo()
    assert session.view().choice is None
    assert is_asked()
    assert session.redo()
    assert session.view().choice is None
    assert is_asked()
    assert session.act(Discard(*cards("3s"))) == ()
    assert session.view().choice is None
