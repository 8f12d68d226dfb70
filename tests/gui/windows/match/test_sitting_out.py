"""Tests that a person who sits out a deal may have it played to its end, by mouse and by keys."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.startup.program import Program
from tests.gui.controller.tables import watching_match
from tests.gui.kit.people import KeyUser, MouseUser, open_score
from tests.gui.kit.play import LEFT, match_of, view_of


def sit_out(qtbot: QtBot, program: Program) -> None:
    program.window.show_table()
    program.conductor.begin(watching_match())
    qtbot.waitUntil(lambda: bool(view_of(program).sides[0].melds), timeout=20_000)


@pytest.mark.parametrize("who", [MouseUser, pytest.param(KeyUser, marks=pytest.mark.soak)])
def test_one_press_plays_the_deal_to_its_score_and_the_next_press_deals(
    qtbot: QtBot, program: Program, who: type[MouseUser] | type[KeyUser]
) -> None:
    sit_out(qtbot, program)
    assert [button.text for button in view_of(program).buttons] == ["Go on to my deal"]
    assert view_of(program).rest
    who(qtbot, program).press(ButtonId.MY_DEAL)
    score = open_score(qtbot, program)
    match = match_of(program)
    assert (score.summary.deal, match.state.public.deal) == (1, 1)
    assert not view_of(program).rest
    QTest.mouseClick(score.next_button, LEFT)
    assert match.state.public.deal == 2
    assert 0 not in match.state.public.sitting_out
    qtbot.waitUntil(lambda: match.actor == 0, timeout=20_000)
    assert view_of(program).buttons == ()


def test_of_what_nobody_watches_only_the_end_is_told(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_out(qtbot, program)
    table, beats, said = program.window.table, list[object](), list[str]()
    KeyUser(qtbot, program).press(ButtonId.MY_DEAL)
    assert view_of(program).prompt == "The others play this deal to its end."
    assert view_of(program).buttons == ()
    table.beat_begun.connect(beats.append)
    monkeypatch.setattr(table, "announce", said.append)
    score = open_score(qtbot, program)
    assert beats == []
    assert len(said) == 1
    for side in score.summary.scored.sides:
        assert f"{side.total:,} points" in said[0]


def test_a_deal_is_left_although_the_game_waits_for_the_player(
    qtbot: QtBot, program: Program
) -> None:
    program.preferences.change(wait_for_me=True)
    program.window.show_table()
    program.conductor.begin(watching_match())
    qtbot.waitUntil(lambda: len(view_of(program).buttons) == 2, timeout=20_000)
    names = [button.text for button in view_of(program).buttons]
    assert names == ["Go on to my deal", "Continue"]
    MouseUser(qtbot, program).press(ButtonId.MY_DEAL)
    assert open_score(qtbot, program).summary.deal == 1


def test_nobody_leaves_a_deal_in_which_another_person_plays(qtbot: QtBot, program: Program) -> None:
    program.window.show_table()
    program.conductor.begin(watching_match((0, 1)))
    assert ButtonId.MY_DEAL not in {button.id for button in view_of(program).buttons}
