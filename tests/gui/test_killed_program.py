"""Kills the real program at random moments: it resumes where it stood, and nothing is lost. So is
who writes a score sheet of real cards, in the middle of its writes.

`make soak` kills it more often, or as often as ``CANASTA_KILLS`` says.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.persistence.sheet_store import SheetStore
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.system_folders import config_folder
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from engine import (
    Match,
    RulesReference,
    ScoreSheet,
    SeatPlayer,
    load_match,
    load_ruleset,
    new_code,
)

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60
START_S = 4
"""The most seconds that a start and the first moves take; kills before this may interrupt a start.
"""
KILLS, SOAK_KILLS = 3, int(os.environ.get("CANASTA_KILLS", "100"))


def prepare(folder: Path) -> Path:
    """Saves a new match of four computers that the program will resume; returns its file."""
    Preferences(config_folder()).change(speed=Speed.FAST)
    seats = tuple(SeatPlayer(name, "computer", "club") for name in ("Ann", "Ben", "Cleo", "Dan"))
    rules = load_ruleset("winning-moves-deluxe/4p")
    opened = MatchStore().create(Match.start(rules, seats, new_code(b"killed again and again")))
    opened.match.next_deal()
    opened.close()
    assert folder in opened.path.parents
    return opened.path


def run_and_kill(path: Path, chance: random.Random, *, is_early: bool) -> None:
    """Starts the program and kills it without warning: early, or after further actions."""
    size = path.stat().st_size
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "canasta_gui"]
    with subprocess.Popen(command, cwd=ROOT, env=environment) as process:
        deadline = time.monotonic() + PATIENCE_S
        while not is_early and path.stat().st_size == size:
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.002)
        time.sleep(chance.uniform(0, START_S if is_early else 0.4))
        process.kill()


def deal_on(path: Path) -> None:
    """Starts the next deal, which the program leaves to a person."""
    opened = MatchStore().resume(path)
    if opened.match.is_between_deals:
        opened.match.next_deal()
    opened.close()


def prepare_and_kill(folder: Path, app: QApplication, qtbot: QtBot, kills: int) -> None:
    """Kills the program so many times, and checks the saved match each time."""
    path = prepare(folder)
    chance = random.Random(kills)
    before = load_match(path).match
    for number in range(kills):
        is_early = number % 3 == 2
        run_and_kill(path, chance, is_early=is_early)
        saved = load_match(path)
        assert saved.dropped is None or saved.dropped.is_torn
        assert saved.match.entries[: len(before.entries)] == before.entries
        assert is_early or len(saved.match.entries) > len(before.entries)
        assert_goes_on(saved.match, app, qtbot)
        assert list(MatchStore().unarchived()) == [path]
        deal_on(path)
        before = load_match(path).match


def assert_goes_on(saved: Match, app: QApplication, qtbot: QtBot) -> None:
    """Fails unless the restarted program shows the saved position."""
    base = ProgramBase(app, config_folder())
    base.show()
    program = Program(base)
    qtbot.addWidget(program.window)
    program.begin()
    try:
        session = program.conductor.session
        assert session is not None
        assert session.match.state == saved.state
        assert program.window.table.view == session.view()
    finally:
        program.end()
        program.window.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "kills", [KILLS, pytest.param(SOAK_KILLS, marks=pytest.mark.soak)], ids=["some", "many"]
)
def test_a_program_that_is_killed_goes_on(
    own_folders: Path, qapp: QApplication, look: None, qtbot: QtBot, kills: int
) -> None:
    prepare_and_kill(own_folders, qapp, qtbot, kills)


WRITER = """
from canasta_gui.persistence.sheet_store import KeptSheet, SheetStore
from engine import CountedDeal, LeftCount, SideCount

store = SheetStore()
((kept,), _) = store.all()
while True:
    number = len(kept.sheet.deals) + 1
    sides, hands = (SideCount(melded=5 * number), SideCount()), (LeftCount(),) * 4
    sheet = kept.sheet.with_deal(number, CountedDeal(sides, hands))
    kept = store.save(KeptSheet(kept.path, sheet))
    print(number, flush=True)
"""
"""Writes deal after deal down, and says of each when it is saved."""


def deals_said_to_be_saved(chance: random.Random) -> int:
    """Kills who writes deals down at a random moment of a write; returns the last one saved."""
    command = [sys.executable, "-c", WRITER]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        time.sleep(chance.uniform(0, 0.02))
        process.kill()
        return int((said + process.stdout.read()).split()[-1])


@pytest.mark.slow
@pytest.mark.parametrize(
    "kills", [KILLS, pytest.param(SOAK_KILLS, marks=pytest.mark.soak)], ids=["some", "many"]
)
def test_a_score_sheet_keeps_every_deal_that_was_saved(own_folders: Path, kills: int) -> None:
    store, chance = SheetStore(), random.Random(kills)
    assert own_folders in store.folder.parents
    store.add(ScoreSheet(RulesReference("hasbro-2001"), ("Ann", "Bo", "Cy", "Di")))
    for _ in range(kills):
        said = deals_said_to_be_saved(chance)
        (kept,), unread = store.all()
        assert not unread
        assert len(kept.sheet.deals) in (said, said + 1)
        assert [it.sides[0].melded for it in kept.sheet.deals] == [
            5 * (at + 1) for at in range(len(kept.sheet.deals))
        ]
