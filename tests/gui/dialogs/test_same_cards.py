"""Tests replaying the same cards: by a deal code, and after a match from any seat."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.match_end.same_cards_dialog import SameCardsDialog
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.windows.match.match_setup import begin_match, same_cards
from engine import Match, new_code
from tests.gui.dialogs.every_dialog import finished_match
from tests.gui.kit.play import LEFT
from tests.kit.played_matches import NAMES

CODE = new_code(b"same cards")


def hands(match: Match) -> list[tuple[int, ...]]:
    return [tuple(sorted(match.observe(seat).hand)) for seat in range(len(match.seats))]


def test_a_code_that_is_typed_deals_its_cards(dialog: NewMatchDialog) -> None:
    assert dialog.code.code is None
    QTest.keyClicks(dialog.code.field, CODE.lower())
    assert dialog.begin_button.isEnabled()
    one, other = (begin_match(dialog.choice, dialog.code.code) for _ in range(2))
    one.next_deal()
    other.next_deal()
    assert one.header.code == CODE
    assert hands(one) == hands(other)


@pytest.mark.parametrize(
    ("typed", "objection"),
    [
        ("ABC", "A deal code has twelve characters."),
        ("0" + CODE[1:], "A deal code has letters and digits, but no 0, 1, I, L or O."),
        (
            CODE[:-1] + ("2" if CODE[-1] != "2" else "3"),
            "This deal code is mistyped. Compare it once more.",
        ),
    ],
)
def test_a_wrong_code_says_what_is_wrong(
    dialog: NewMatchDialog, typed: str, objection: str
) -> None:
    dialog.resize(1000, 600)
    QTest.keyClicks(dialog.code.field, typed)
    assert dialog.code.objection == objection
    assert not dialog.begin_button.isEnabled()
    QApplication.processEvents()
    (told,) = (it for it in dialog.findChildren(QLabel) if it.text() == objection)
    assert told.visibleRegion().boundingRect() == told.rect(), "it stands in sight"
    assert dialog.begin_button.accessibleDescription() == objection
    dialog.code.field.clear()
    assert dialog.begin_button.isEnabled()


@pytest.mark.parametrize("places", range(4))
def test_everybody_moves_on_and_the_cards_stay(places: int) -> None:
    before = finished_match()
    after = same_cards(before, places)
    after.next_deal()
    first = Match.start(before.rules, before.seats, before.header.code, before.header.first_dealer)
    first.next_deal()
    assert hands(after) == hands(first)
    names = [player.name for player in after.seats]
    assert names[places:] + names[:places] == [player.name for player in before.seats]
    assert after.state.public.dealer == first.state.public.dealer


def test_whose_cards_are_played_is_chosen(qtbot: QtBot) -> None:
    dialog = SameCardsDialog(finished_match())
    qtbot.addWidget(dialog)
    assert dialog.places == 0
    titles = [card.accessibleName() for card in dialog.list.cards.values()]
    assert titles[0] == f"{NAMES[0]} plays the same cards"
    assert titles[1] == f"{NAMES[0]} plays the cards that {NAMES[1]} had"
    QTest.mouseClick(dialog.list.cards["3"], LEFT)
    assert dialog.places == 3
    assert dialog.code.text() == finished_match().header.code
