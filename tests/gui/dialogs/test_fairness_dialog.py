"""Tests that a player sees after a deal what every computer saw, and nothing of it before."""

from itertools import pairwise

from PySide6.QtWidgets import QLabel

from canasta_gui.dialogs.fairness_dialog import FairnessDialog
from canasta_gui.session.fairness_check import (
    computer_decisions_of,
    fingerprint_of,
    fingerprint_of_running_deal,
    last_finished,
)
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.words.words import Words
from engine import Match, Played, deck_order, fingerprint, make_agent, observe
from tests.gui.controller.tables import new_match


def played(count: int | None = None) -> Match:
    """Returns a deal with one person, played to its end or for a number of actions."""
    match, player = new_match((0,)), make_agent("club")
    match.next_deal()
    number = 0
    while not match.is_between_deals and number != count:
        choice = player.choose(match.observe(match.actor), str(number))
        match.play(choice.action, choice.reasons)
        number += 1
    return match


def test_while_a_deal_is_played_only_its_fingerprint_is_shown() -> None:
    match = played(20)
    seal = fingerprint_of_running_deal(match)
    assert seal is not None
    assert not seal.salt
    assert not computer_decisions_of(match, 1, Words(match.rules))
    assert last_finished(match) == 0


def test_afterwards_every_look_is_that_of_its_seat_alone() -> None:
    match = played()
    looks = computer_decisions_of(match, 1, Words(match.rules))
    steps = [
        (before.state, moment.entry)
        for before, moment in pairwise(match.moments)
        if isinstance(moment.entry, Played) and moment.entry.seat != 0
    ]
    assert [look.view for look in looks] == [observe(state, e.seat) for state, e in steps]
    assert all(look.why for look in looks)
    assert all(match.seats[look.seat].name in look.action_text for look in looks)
    assert fingerprint_of_running_deal(match) is None


def test_the_fingerprint_of_before_fits_the_salt_of_after() -> None:
    before, after = fingerprint_of_running_deal(played(1)), fingerprint_of(match := played(), 1)
    assert before is not None
    order = deck_order(match.rules, match.header.code, 1)
    assert before.fingerprint == fingerprint(order, after.salt)
    assert after.is_kept
    assert before.fingerprint == after.fingerprint


def test_the_dialog_tells_what_a_computer_saw(qapp: object) -> None:
    dialog = FairnessDialog(played(), CardPainter(DeckStyle()))
    assert dialog.moves.count() == len(dialog.decisions) > 5
    dialog.moves.setCurrentRow(3)
    assert dialog.decisions[3].action_text == dialog.moves.item(3).text()
    # In the largest type a line would be cut, which is not scrolled sideways.
    texts = [it for it in dialog.sight.findChildren(QLabel) if it.text()]
    assert texts
    assert all(it.wordWrap() for it in texts)
    dialog.deleteLater()
