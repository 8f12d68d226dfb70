"""Tests turns by keys and mouse for three, five and six: seats that sit out, and many sides."""

from dataclasses import replace
from itertools import combinations, cycle

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.startup.program import Program
from engine import Discarded, Phase, Played, format_card
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, rest
from tests.gui.kit.play import is_to_act, match_of, view_of, wait_for_turn

NAMES = ("Anna", "Berta", "Carlos", "Dora", "Emil", "Flora")
TABLES = (
    RememberedMatch(edition="complete-standard", players=3),
    RememberedMatch(edition="complete-standard", players=4, teams=4),
    RememberedMatch(edition="complete-standard", players=5),
    RememberedMatch(edition="complete-standard", players=6),
    RememberedMatch(edition="complete-standard", players=6, variations=("extra-deck",), teams=2),
    RememberedMatch(edition="complete-standard", players=6, variations=("extra-deck",), teams=3),
)
FIVE_ALONE = RememberedMatch(edition="hand-and-foot", players=5)
TURNS = 1


def choice(table: RememberedMatch) -> RememberedMatch:
    seats = tuple(
        RememberedSeat(name=name, is_person=name == NAMES[0]) for name in NAMES[: table.players]
    )
    return replace(table, seats=seats, first_dealer=table.players - 1)


def begin(program: Program, table: RememberedMatch) -> None:
    """Starts a match in which Anna plays against computers."""
    program.flow.begin(choice(table))
    assert 0 not in match_of(program).state.public.sitting_out


def turns_of(program: Program, seat: int) -> int:
    return sum(
        isinstance(event, Discarded) and event.seat == seat
        for moment in match_of(program).moments
        if isinstance(moment.entry, Played)
        for event in moment.entry.events
    )


@pytest.mark.parametrize(
    ("table", "who"), [*zip((*TABLES, FIVE_ALONE), cycle(PEOPLE), strict=False)]
)
def test_whole_turns_are_played_by_mouse_and_keys(
    qtbot: QtBot,
    program: Program,
    table: RememberedMatch,
    who: type[MouseUser] | type[KeyUser],
) -> None:
    begin(program, table)
    person = who(qtbot, program)
    for _ in range(TURNS):
        wait_for_turn(qtbot, program)
        person.go_to(STOCK)
        qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
        lowest = view_of(program).seats[0].hand[0].face
        assert lowest is not None
        person.raise_cards(format_card(lowest))
        person.go_to(PILE)
        rest(qtbot, program)
    wait_for_turn(qtbot, program)
    assert turns_of(program, 0) == TURNS


@pytest.mark.parametrize("table", TABLES, ids=lambda it: f"{it.players}p{it.teams or ''}")
def test_every_player_and_every_side_has_a_plate(
    qtbot: QtBot, program: Program, table: RememberedMatch
) -> None:
    begin(program, table)
    wait_for_turn(qtbot, program)
    view, frame = view_of(program), program.window.table.table_scene.board.frame
    resting = match_of(program).state.public.sitting_out
    names = {seat.name for seat in (*view.seats, *view.resting)}
    assert names == {"You", *NAMES[1 : table.players]}
    assert sorted(seat.seat for seat in view.resting) == sorted(resting)
    assert len(resting) == {5: 1, 6: 2}.get(table.players, 0) * (table.teams is None)
    for seat in view.resting:
        assert seat.note == "sits out"
        assert "sits out this deal" in seat.description
    assert len(view.sides) == (table.teams or min(table.players, 2 if table.players > 3 else 3))
    plates = [frame.place(seat.seat).body for seat in (*view.seats, *view.resting)]
    plates += [frame.sides[side.side].plate for side in view.sides]
    window = program.window.table.table_scene.window
    assert all(window.contains(plate) for plate in plates)
    assert sum(one.overlap(other) for one, other in combinations(plates, 2)) == 0
