"""Tests that groups laid aside leave the stage while their cards still move."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.motion import timing
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import MouseUser, rest, sit_at
from tests.kit.positions import playing, position

ASIDE = ("group", 0)


@pytest.fixture(autouse=True)
def quick_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets cards move ten times as fast as at the normal speed."""
    monkeypatch.setitem(timing.FACTORS, timing.Speed.NORMAL, 0.1)


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_stage_empties_while_its_melds_are_laid(
    qtbot: QtBot, program: Program, is_reduced: bool
) -> None:
    match, _ = sit_at(qtbot, program, playing("Kc Kd Kh As Ad 2c 5s 7d"))
    table = program.window.table
    table.set_options(replace(table.options, speed=Speed.NORMAL, reduced_motion=is_reduced))
    person = MouseUser(qtbot, program)
    for cards in ("Kc Kd Kh", "As Ad 2c"):
        person.raise_cards(cards)
        person.go_to(FELT)
        rest(qtbot, program)
    items = table.table_scene.furniture.items
    assert ASIDE in items.keys
    person.press(ButtonId.LAY)
    qtbot.waitUntil(lambda: table.table_scene.player.is_busy)
    assert ASIDE not in items.keys
    rest(qtbot, program)
    assert len(match.state.public.sides[0].melds) == 2
    assert ASIDE not in items.keys


def test_the_stage_empties_when_the_pile_was_taken(qtbot: QtBot, program: Program) -> None:
    state = position("Qh Qs Kc Kd Kh 5s 7d", pile="9c As Qd")
    match, _ = sit_at(qtbot, program, state)
    table = program.window.table
    table.set_options(replace(table.options, speed=Speed.NORMAL))
    person = MouseUser(qtbot, program)
    for cards, place in (("Qh Qs", PILE), ("Kc Kd Kh", FELT)):
        person.raise_cards(cards)
        person.go_to(place)
        rest(qtbot, program)
    items = table.table_scene.furniture.items
    assert ASIDE in items.keys
    person.press(ButtonId.LAY)
    rest(qtbot, program)
    assert ASIDE not in items.keys
    assert len(match.state.public.sides[0].melds) == 2
    assert not match.state.public.pile
