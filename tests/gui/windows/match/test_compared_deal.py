"""Tests that a compared deal counts for the rating of the person who played it."""

from typing import cast

import pytest
from pytestqt.qtbot import QtBot

import engine
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
from canasta_gui.settings.deal_results import comparisons_path, load_comparisons
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.program import QuickWorker
from tests.kit.played_matches import NAMES, dealt_match, play_deal


def test_the_comparison_of_a_person_lies_with_the_person(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "played_levels", lambda: ("beginner",))
    preferences, dialogs = program.preferences, program.commands.dialogs
    anna = preferences.add_person(NAMES[0], "owl")
    match = dealt_match("compared")
    list(play_deal(match))
    opened = program.store.create(match)
    opened.close()
    assert program.flow.resume(opened.path)
    dialogs.make_judge = lambda: cast("Worker", QuickWorker())
    program.window.actions_by_name["compare"].trigger()
    path = comparisons_path(preferences.persons.path(anna))
    qtbot.waitUntil(path.exists, timeout=60_000)
    (kept,) = load_comparisons(path).deals
    assert (kept.game, [lead.level for lead in kept.levels]) == (match.rules.edition, ["beginner"])
    assert not comparisons_path(preferences.folder).exists()
    dialog = program.window.findChild(DealComparisonDialog)
    assert dialog is not None
    dialog.reject()
