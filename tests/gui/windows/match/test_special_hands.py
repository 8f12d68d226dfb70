"""Tests a special hand at the real table, by mouse and by keys alone."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, open_score, sit_at
from tests.kit.positions import playing

PAIRS = "6h 6d 8c 8d 9s 9c Jh Jd Qs Qc Kd Ks 5h 5s"


@pytest.mark.parametrize("who", PEOPLE)
def test_the_whole_hand_is_laid_open_by_one_button(
    qtbot: QtBot, program: Program, who: type[MouseUser] | type[KeyUser]
) -> None:
    match, before = sit_at(qtbot, program, playing(PAIRS, rules="modern-american/4p"))
    assert "You hold a special hand" in before.prompt
    who(qtbot, program).press(ButtonId.LAY)
    dialog = open_score(qtbot, program, who)
    lines = {row.rule: row.points(0) for row in program.flow.results.deals[-1].rows()}
    assert lines["score.special_hand"] == match.state.public.scores[0] == 2500
    dialog.close()
