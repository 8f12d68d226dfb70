"""Tests what the table says of a deal that is over."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture.bubbles import is_bubble
from canasta_gui.table.layout.geometry import Pose, Rect, hull
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.seat_views import CardView
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, TableView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import parse_cards
from tests.gui.table.legibility import lay, troubles
from tests.kit import specimens

OWN_HAND = Zone(ZoneKind.HAND, 0)


def over(players: int = 4, sides: int = 2, *, is_empty: bool = True) -> TableView:
    view = specimens.playing(players, sides)
    results = ("940", "\N{MINUS SIGN}280", "1,205")
    ended = (replace(it, result=results[it.side], gain="") for it in view.sides)
    own, *others = view.seats
    seats = (replace(own, hand=() if is_empty else own.hand, mood=Mood.GLAD), *others)
    buttons = (
        ButtonView(ButtonId.COUNTED, "How it was counted"),
        ButtonView(ButtonId.NEXT, "Next deal"),
    )
    return replace(view, sides=tuple(ended), seats=seats, is_over=True, buttons=buttons, sort=None)


@pytest.mark.parametrize("size", [(1024, 652), (1366, 718), (1920, 1030)])
def test_the_result_stands_large_in_the_empty_place_of_the_hand(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    load_fonts()
    lying = lay(over(), size, TableOptions())
    result, _ = lying.ledger.rects["result"]
    head, *points = [it for it in lying.ledger.words if it.key == "result"]
    assert head.text == "This deal"
    assert head.size >= lying.arrangement.frame.measure.text
    assert [it.text for it in points] == ["940", ":", "\N{MINUS SIGN}280"]
    assert all(it.size >= 0.07 * size[1] for it in points)
    assert lying.arrangement.frame.hand.contains(result)
    for key in (ButtonId.COUNTED, ButtonId.NEXT):
        button, _ = lying.ledger.rects["button", key]
        assert button.overlap(result) == 0
        assert result.y < button.cy < result.bottom
    assert not list(troubles(lying))


def test_beside_long_buttons_in_large_text_the_result_stands_over_the_pile(qtbot: QtBot) -> None:
    load_fonts()
    view = over()
    long = ("Come sono stati contati i punti", "Prossima smazzata")
    buttons = tuple(replace(it, text=text) for it, text in zip(view.buttons, long, strict=True))
    lying = lay(replace(view, buttons=buttons), (800, 545), TableOptions(text_scale=1.5))
    said = [it for it in lying.ledger.words if it.key == "result"]
    assert min(it.size for it in said) >= 12
    assert "This deal" in {it.text for it in said}


@pytest.mark.parametrize("size", [(1024, 652), (1366, 718), (1920, 1030)])
@pytest.mark.parametrize("is_empty", [True, False])
def test_open_hands_at_the_edge_lie_upright_beside_the_result(
    qtbot: QtBot, size: tuple[int, int], *, is_empty: bool
) -> None:
    load_fonts()
    view = over(is_empty=is_empty)
    view = replace(view, pile=view.pile.unasked(), marks=(), prompt="", turn="")
    held = tuple(CardView(card) for card in parse_cards("4s 6s 7h 9d Js Js Qs 2s Ah Ad Kc"))
    own, *others = view.seats
    seats = (own, *(replace(it, hand=held[:4] if it.seat == 2 else held) for it in others))
    lying = lay(replace(view, seats=seats), size, TableOptions())
    frame, poses = lying.arrangement.frame, lying.arrangement.poses
    kept = [*melds(poses)]
    kept += [frame.stock, hull([it.rect for it in poses[PILE]])] * is_empty
    kept.append(lying.ledger.rects["result"][0])
    for seat in (1, 3):
        hand = poses[Zone(ZoneKind.HAND, seat)]
        assert all(abs(it.angle) < 20 for it in hand)
        assert hand[0].width > (1.25 if is_empty else 0.9) * frame.seats[seat].back
        around = hull([it.rect for it in hand])
        assert not any(around.overlap(it) for it in (*kept, frame.seats[seat].body))
    assert not list(troubles(lying))


def melds(poses: Mapping[Zone, Sequence[Pose]]) -> Iterator[Rect]:
    for zone, lying in poses.items():
        if zone.kind is ZoneKind.MELD:
            yield hull([pose.rect for pose in lying])


def test_the_result_leaves_the_own_cards_free(qtbot: QtBot) -> None:
    load_fonts()
    lying = lay(over(is_empty=False), (1024, 652), TableOptions())
    result, _ = lying.ledger.rects["result"]
    held = hull([pose.rect for pose in lying.arrangement.poses[OWN_HAND]])
    assert result.overlap(held) == 0
    assert all(result.overlap(it.plate) == 0 for it in lying.arrangement.frame.seats.values())


def test_who_went_out_says_so_no_more_once_the_result_is_there(qtbot: QtBot) -> None:
    load_fonts()
    view = over(is_empty=False)
    says = tuple(replace(it, action_text="" if it.is_viewer else "Out!") for it in view.seats)
    for sides, are_heard in ((specimens.playing().sides, True), (view.sides, False)):
        lying = lay(replace(view, seats=says, sides=sides), (1024, 652), TableOptions())
        assert any(map(is_bubble, lying.ledger.rects)) is are_heard


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (6, 2), (6, 3)])
def test_every_table_has_room_for_the_result(qtbot: QtBot, players: int, sides: int) -> None:
    load_fonts()
    lying = lay(over(players, sides), (1024, 652), TableOptions())
    result, _ = lying.ledger.rects["result"]
    assert lying.arrangement.frame.hand.contains(result)
    assert not list(troubles(lying))
