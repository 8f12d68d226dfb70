"""Tests the calm mode: one choice puts motion, sounds, chatter, moments and notes away."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from canasta_gui.settings.model import Follow, Settings
from canasta_gui.theme.table_look import table_options
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.play import deal, play_turn, view_of
from tests.gui.sound.sound_recorder import SoundRecorder


def test_a_calm_turn_is_still_silent_and_unexplained(
    qtbot: QtBot, program: Program, ear: SoundRecorder
) -> None:
    program.preferences.change(calm=True)
    deal(qtbot, program)
    play_turn(qtbot, program)
    scene = program.window.table.table_scene
    assert ear.heard == []
    assert program.window.sheets.slide.is_still
    assert program.commands.first_time_notes.card.isHidden()
    view = view_of(program)
    said = tuple(replace(seat, action_text="1 ten!") for seat in view.seats)
    program.window.table.show_view(replace(view, seats=said))
    assert not any(isinstance(key, tuple) and "bubble" in key for key in scene.furniture.items.keys)
    program.preferences.change(calm=False)
    program.window.table.show_view(replace(view, seats=said))
    assert any(isinstance(key, tuple) and "bubble" in key for key in scene.furniture.items.keys)


def test_calm_prevails_and_forgets_no_other_choice() -> None:
    lively = Settings(reduced_motion=Follow.OFF, card_sounds=True, achievements=True)
    calm = Settings(reduced_motion=Follow.OFF, calm=True)
    assert table_options(calm, "classic").reduced_motion
    assert table_options(calm, "classic").is_calm
    assert not calm.tells_feats
    assert not table_options(lively, "classic").reduced_motion
    assert lively.tells_feats
    assert calm.card_sounds
