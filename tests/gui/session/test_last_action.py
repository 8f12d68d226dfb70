"""Tests that the table shows one sentence about the last action, and the log the others."""

import pytest

from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.builders.names import name_players
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.words.words import Words
from engine import BonusLaid, WentOut
from engine.rng import Chance
from tests.gui.controller.tables import Table, new_match, obvious_gesture

RULES = ("hasbro-2001/4p", "complete-samba/4p", "complete-hand-and-foot/4p", "stingray-classic/2p")
GESTURES = 40
"""The number of a person's gestures that are examined, with the actions between them."""


@pytest.mark.parametrize("rules", [*RULES, "winning-moves-deluxe/5p"])
def test_it_is_one_sentence_about_one_thing(rules: str) -> None:
    table = Table(new_match((0,), rules, "one sentence"))
    table.press(ButtonId.NEXT)
    chance, match = Chance("one sentence"), table.session.match
    for _ in range(GESTURES):
        if table.session.waiting is not Waiting.DEAL_OVER:
            table.do(obvious_gesture(table.view, chance))
    words = Words(match.rules)
    names = tuple(seat.name for seat in match.seats)
    cast = name_players(names, match.rules, words, 0)
    played = [step for step in table.steps if step.events]
    assert played[0].after.last_action.startswith("Deal 1. ")
    assert played[0].after.last_action.count(".") == 2
    for step in played[1:]:
        sentences = {words.event(event, cast) for event in step.events}
        assert step.after.last_action in sentences - {""}


def dealt_with_bonus() -> Table:
    """Returns a match in whose first deal somebody had to lay a bonus card."""
    for number in range(99):
        table = Table(new_match((0,), "winning-moves-deluxe/5p", f"bonus {number}"))
        table.session.next_deal()
        if any(isinstance(event, BonusLaid) for event in table.steps[0].events):
            return table
    raise AssertionError("nobody is dealt a bonus card")


def test_laid_bonus_cards_and_who_sits_out_are_left_to_the_log() -> None:
    table = dealt_with_bonus()
    said, log = table.steps[0].after.last_action, " ".join(table.session.log())
    assert "Bonus" not in said
    assert "sits out" not in said
    assert "Bonus" in log
    assert "sits out" in log


def test_of_going_out_nothing_else_is_said() -> None:
    for number in range(99):
        table = Table(new_match((0,), "hasbro-2001/4p", f"out {number}"))
        table.press(ButtonId.NEXT)
        chance = Chance(f"out {number}")
        while table.session.waiting is not Waiting.DEAL_OVER:
            table.do(obvious_gesture(table.view, chance))
        out = [event for event in table.steps[-1].events if isinstance(event, WentOut)]
        if out and out[0].seat != 0:
            name = table.session.match.seats[out[0].seat].name
            assert table.view.last_action == f"{name} went out."
            return
    raise AssertionError("nobody ever goes out")
