"""Tests the sounds of a match: each at its moment, and none when sounds are off."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from canasta_gui.controller import pace
from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog
from canasta_gui.settings.model import Ambience as Wanted
from canasta_gui.settings.model import Speed
from canasta_gui.settings.store import save_model
from canasta_gui.sound import game_sounds, sound_bank, sound_player
from canasta_gui.sound.game_sounds import SoundSpacing
from canasta_gui.sound.sound_bank import Cue
from canasta_gui.table.motion import timing
from canasta_gui.windows.startup.program import Program
from engine import Phase
from tests.gui.kit.people import sit_at_the_end
from tests.gui.kit.play import deal, is_to_act, play_turn, wait_for_turn
from tests.gui.kit.program import PLAIN, Start
from tests.gui.sound.sound_recorder import SoundRecorder

MOVING = replace(PLAIN, speed=Speed.FAST)


@pytest.fixture(autouse=True)
def in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the window appear focused, which the offscreen platform never reports."""
    for module in (game_sounds, sound_player):
        monkeypatch.setattr(module, "is_in_front", lambda: True)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a second pass between any two sounds."""
    seconds = count()
    monkeypatch.setattr(game_sounds, "SoundSpacing", lambda: SoundSpacing(lambda: next(seconds)))


@pytest.fixture
def moving(start: Start, own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Returns the program with card animations that take hardly any time, and no rests."""
    monkeypatch.setitem(timing.FACTORS, timing.Speed.FAST, 0.04)
    monkeypatch.setitem(pace.RESTS_MS, Speed.FAST, 0)
    monkeypatch.setattr(pace, "_LINGER_MS", 0)
    save_model(own_folders / "settings.json", MOVING)
    return start()


def wait_until_heard(qtbot: QtBot, ear: SoundRecorder, cue: Cue) -> None:
    qtbot.waitUntil(lambda: cue in ear.heard, timeout=20_000)


def act(program: Program) -> None:
    """Presses a key as the system tells it, to the window and not to a widget."""
    window = program.window.windowHandle()
    assert window is not None
    QTest.keyClick(window, Qt.Key.Key_Shift)


def deal_and_listen(qtbot: QtBot, program: Program, ear: SoundRecorder) -> None:
    """Deals, waits for the sound of seat 0's turn, and forgets what was heard."""
    act(program)
    deal(qtbot, program)
    wait_until_heard(qtbot, ear, Cue.TURN)
    ear.forget()


def throw(qtbot: QtBot, program: Program, ear: SoundRecorder) -> None:
    """Draws, and starts the discard of a card."""
    table = program.window.table
    QTest.keyClick(table, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY), timeout=5_000)
    ear.forget()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_P):
        QTest.keyClick(table, key)


def test_a_deal_has_one_shuffle_and_one_sound_of_dealing(
    qtbot: QtBot, moving: Program, ear: SoundRecorder
) -> None:
    act(moving)
    deal(qtbot, moving)
    wait_until_heard(qtbot, ear, Cue.TURN)
    shuffled, dealt = ear.heard.index(Cue.SHUFFLE), ear.heard.index(Cue.DEAL)
    the_cut = [Cue.MELD]
    assert ear.heard[shuffled + 1 : dealt] == the_cut
    assert (ear.heard.count(Cue.SHUFFLE), ear.heard.count(Cue.DEAL)) == (1, 1)


def test_turns_are_heard_as_they_are_played_skipped_and_in_the_background(
    qtbot: QtBot, moving: Program, ear: SoundRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who skips hears the landing and no more; in the background only calls are heard."""
    deal_and_listen(qtbot, moving, ear)
    play_turn(qtbot, moving)
    wait_until_heard(qtbot, ear, Cue.TURN)
    assert ear.heard[0] is Cue.DRAW
    assert ear.heard[1] is Cue.DISCARD
    others = ear.heard[2:-1]
    assert others.count(Cue.DISCARD) == 3
    assert others.count(Cue.DRAW) + others.count(Cue.PILE) >= 3
    assert ear.heard[-1] is Cue.TURN
    assert ear.heard.count(Cue.TURN) == 1

    throw(qtbot, moving, ear)
    assert ear.heard == []
    moving.window.actions_by_name["skip"].trigger()
    assert ear.heard == [Cue.DISCARD]
    assert moving.window.table.is_settled
    wait_for_turn(qtbot, moving)
    wait_until_heard(qtbot, ear, Cue.TURN)

    ear.forget()
    monkeypatch.setattr(game_sounds, "is_in_front", lambda: False)
    play_turn(qtbot, moving)
    wait_until_heard(qtbot, ear, Cue.TURN)
    assert ear.heard == [Cue.TURN]


def test_a_discard_is_heard_when_it_lands(
    qtbot: QtBot, moving: Program, ear: SoundRecorder
) -> None:
    deal_and_listen(qtbot, moving, ear)
    throw(qtbot, moving, ear)
    assert ear.heard == []
    wait_until_heard(qtbot, ear, Cue.DISCARD)
    wait_for_turn(qtbot, moving)


def test_every_refusal_is_heard(qtbot: QtBot, program: Program, ear: SoundRecorder) -> None:
    """A discard before the draw is refused."""
    deal_and_listen(qtbot, program, ear)
    table = program.window.table
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_P)
    assert ear.heard == [Cue.REFUSAL]
    QTest.keyClick(table, Qt.Key.Key_P)
    assert ear.heard == [Cue.REFUSAL, Cue.REFUSAL]


def test_nothing_is_heard_before_somebody_does_something(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    program.flow.begin(program.flow.usual)
    wait_for_turn(qtbot, program)
    assert ear.heard == []
    act(program)
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    # The call of the turn comes once the last beat has settled, which may be only now.
    assert [it for it in ear.heard if it is not Cue.TURN] == [Cue.DRAW]


def test_at_instant_speed_sounds_do_not_pile_up(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    deal_and_listen(qtbot, program, ear)
    seconds = count(step=0.05)
    program.game_sounds.pacing = SoundSpacing(lambda: next(seconds))
    play_turn(qtbot, program)
    assert 1 <= len(ear.heard) <= 5


def test_sounds_are_switched_off_and_on_by_a_key(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    deal_and_listen(qtbot, program, ear)
    action = program.window.actions_by_name["card_sounds"]
    assert not action.shortcut().isEmpty()
    assert action.isChecked()
    action.trigger()
    assert not program.preferences.settings.card_sounds
    assert ear.is_hushed
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert ear.heard == []
    action.trigger()
    assert ear.heard == [Cue.MELD]


def test_another_volume_is_heard_at_once(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    deal_and_listen(qtbot, program, ear)
    peaks: list[int] = []
    for volume in (1.0, 0.5):
        ear.forget()
        program.preferences.change(volume=volume)
        assert ear.heard == [Cue.MELD]
        peaks.append(max(map(abs, ear.voices[0])))
    assert peaks[1] < peaks[0] * 0.4
    ear.forget()
    program.preferences.change(felt="garden")
    assert ear.heard == []


def test_the_end_of_a_deal_is_heard(qtbot: QtBot, program: Program, ear: SoundRecorder) -> None:
    match = sit_at_the_end(qtbot, program)
    act(program)
    while not match.is_between_deals:
        play_turn(qtbot, program)
    best, other = (side.total for side in program.flow.results.deals[-1].scored.sides)
    wait_until_heard(qtbot, ear, Cue.WON if best >= other else Cue.LOST)


def test_that_no_loudspeaker_was_found_is_said_where_sounds_are_set(
    program: Program, ear: SoundRecorder
) -> None:
    def said() -> bool:
        program.window.actions_by_name["settings"].trigger()
        (dialog,) = program.window.findChildren(SettingsDialog)
        row = dialog.rows["card_sounds"]
        texts = [text.text() for text in row.findChildren(QLabel) if text.isVisibleTo(row)]
        delete(dialog)
        return any(text.startswith("No loudspeaker was found.") for text in texts)

    assert not said()
    ear.is_missing = True
    assert said()
    program.preferences.change(card_sounds=False)
    assert not said()


def surround(program: Program, ear: SoundRecorder) -> float:
    """Returns the gain of the fire's sound."""
    length, gain = ear.ground
    assert length in (0, len(sound_bank.ambience("fire")))
    assert (length > 0) is (gain > 0)
    return gain


def test_there_is_no_ambience_until_it_is_chosen(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    deal_and_listen(qtbot, program, ear)
    assert surround(program, ear) == 0
    program.preferences.change(ambience=Wanted.FIRE)
    assert surround(program, ear) == pytest.approx(program.preferences.settings.volume**2)
    program.preferences.change(volume=0.5)
    assert surround(program, ear) == pytest.approx(0.25)
    program.preferences.change(ambience=Wanted.OFF)
    assert surround(program, ear) == 0


def test_an_ambience_is_silent_with_the_other_sounds(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    deal_and_listen(qtbot, program, ear)
    program.preferences.change(ambience=Wanted.FIRE)
    program.preferences.change(card_sounds=False)
    assert surround(program, ear) == 0
    program.preferences.change(card_sounds=True)
    assert surround(program, ear) > 0


def test_an_ambience_waits_for_the_first_action(program: Program, ear: SoundRecorder) -> None:
    program.preferences.change(ambience=Wanted.FIRE)
    assert surround(program, ear) == 0
    act(program)
    assert surround(program, ear) > 0


def test_a_click_of_the_program_for_a_pointer_at_rest_is_an_action(
    program: Program, ear: SoundRecorder
) -> None:
    program.preferences.change(ambience=Wanted.FIRE)
    program.dwell_click.clicked.emit()
    assert surround(program, ear) > 0


def test_an_ambience_is_heard_only_while_the_game_is_in_front(
    qtbot: QtBot,
    program: Program,
    ear: SoundRecorder,
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
) -> None:
    deal_and_listen(qtbot, program, ear)
    program.preferences.change(ambience=Wanted.FIRE)
    for state in (Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive):
        is_active = state is Qt.ApplicationState.ApplicationActive
        monkeypatch.setattr(sound_player, "is_in_front", lambda is_active=is_active: is_active)
        qapp.applicationStateChanged.emit(state)
        assert (surround(program, ear) > 0) is is_active
