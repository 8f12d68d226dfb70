"""Shoots pictures of lesson, refusal, hint, review and glossary."""

from pathlib import Path

from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, STOCK
from engine import DrawStock
from tests.kit.played_matches import (
    first_match_where,
    groups_to_lay,
    is_rich,
    match_to_open,
    play_deal,
)
from workshop.screenshot_program import PLAIN, ScreenshotProgram

_READ_FIRST = 3
"""The number of steps of the first lesson before something is to be done."""


def shoot_learning(room: ScreenshotProgram, folder: Path) -> None:
    """Writes all pictures."""
    _shoot_lesson(room, folder)
    room.program.preferences.change(hints=HintLevel.FULL)
    _shoot_refusal(room, folder)
    _shoot_hint(room, folder)
    room.program.preferences.change(hints=PLAIN.hints)
    _shoot_review(room, folder)
    _shoot_words(room, folder)


def _shoot_lesson(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the first task of the first lesson."""
    room.program.flow.greet()
    room.window.welcome.learn_button.click()
    teaching = room.program.commands.dialogs.learning.lesson_flow
    assert teaching is not None
    for _ in range(_READ_FIRST):
        room.settle()
        teaching.card.next_button.click()
    room.shoot(folder / "lesson.webp")
    teaching.leave()


def _shoot_refusal(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots a refused opening, for which nothing can be done yet."""
    room.show(match_to_open())
    conductor, session = room.program.conductor, room.program.conductor.session
    assert session is not None
    conductor.handle(Activate(STOCK, ()))
    conductor.handle(Activate(FELT, groups_to_lay(session.match)[0]))
    conductor.handle(Press(ButtonId.LAY))
    room.shoot(folder / "refusal.webp")


def _shoot_hint(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots a hint after the draw, whose cards are shown where they would lie."""
    match = first_match_where(is_rich, "picture")
    match.play(DrawStock())
    room.show(match)
    room.window.actions_by_name["hint"].trigger()
    hints = room.program.commands.hints
    room.wait_for(lambda: bool(hints.hint))
    room.shoot(folder / "hint.webp")
    hints.end()


def _shoot_review(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the review with the most costly decisions of a deal."""
    match = first_match_where(is_rich, "picture")
    list(play_deal(match))
    room.show(match)
    room.window.actions_by_name["review"].trigger()
    dialog = room.window.findChild(DealReviewDialog)
    assert dialog is not None
    room.wait_for(lambda: dialog.reviewing.is_done)
    room.shoot(folder / "review.webp", dialog)
    dialog.close()


def _shoot_words(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the glossary with a word that is searched for."""
    room.window.actions_by_name["glossary"].trigger()
    reader = room.window.findChild(RulesReader)
    assert reader is not None
    room.settle()
    reader.search.setText("frozen")
    reader.open_page("glossary")
    room.shoot(folder / "glossary.webp", reader)
    reader.close()
