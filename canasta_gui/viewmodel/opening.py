"""How a match and a deal are opened: the draw for seats, and the cut."""

from collections.abc import Iterator

from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.desk import Desk
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import DeckCut, SeatsDrawn

_SPREAD = Zone(ZoneKind.SPREAD)
_PACK = 54
"""Cards of the spread: more would not be told apart."""
_PACKET = 6
"""Cards that stand for those lifted at the cut."""


def draw_for_seats(desk: Desk, event: SeatsDrawn, view: TableView) -> Iterator[Beat]:
    """The pack is spread, everybody draws a card and turns it, and goes to the drawn seat.

    The viewer stays at the bottom of the picture: for the viewer, all others change places.
    """
    bound = _bound_for(event, view.viewer)
    chair_of = {seat: chair for chair, seat in enumerate(bound)}
    desk.chairs, desk.told = bound, view.opening.spread
    _spread(desk)
    yield desk.beat(BeatKind.SPREAD, at=_SPREAD)
    for place, draw in enumerate(event.draws):
        seat = event.players.index(draw.player)
        zone = Zone(ZoneKind.DRAWN, chair_of[seat])
        lying = len(desk.cards(_SPREAD))
        token = desk.lift(_SPREAD, _where(place, len(event.draws), lying))
        desk.put(token, zone, len(desk.cards(zone)), draw.card)
        desk.told = "".join(view.opening.draws[place : place + 1])
        yield desk.beat(BeatKind.PICK, chair_of[seat], zone)
    _sit_down(desk, bound)
    desk.chairs, desk.told = (), view.opening.seated
    yield desk.beat(BeatKind.SEATS, event.highest, Zone(ZoneKind.DRAWN, event.highest))
    desk.told = ""


def cut(desk: Desk, event: DeckCut, told: str) -> Iterator[Beat]:
    """The upper part of the stock is lifted and set under the rest."""
    zone, stock = Zone(ZoneKind.PACKET, event.seat), desk.stock
    desk.told = told
    for at in range(_PACKET):
        desk.put(desk.appear(), zone, at, None)
    desk.stock = stock // 2
    yield desk.beat(BeatKind.CUT, event.seat, zone)
    for _ in range(_PACKET):
        desk.lift(zone, 0)
    desk.stock = stock
    yield desk.beat(BeatKind.UNDER, event.seat, zone)
    desk.told = ""


def _bound_for(event: SeatsDrawn, viewer: int) -> tuple[int, ...]:
    """By chair as the viewer sees the table before the draw: the seat of whoever sits there."""
    count = len(event.players)
    turn = event.players[viewer] - viewer
    return tuple(event.players.index((chair + turn) % count) for chair in range(count))


def _spread(desk: Desk) -> None:
    for at in range(min(desk.stock, _PACK)):
        desk.put(desk.appear(), _SPREAD, at, None)
    desk.stock = 0


def _where(place: int, draws: int, lying: int) -> int:
    """Here and there in the spread, never twice at the same place."""
    return (2 * place + 1) * lying // (2 * draws)


def _sit_down(desk: Desk, bound: tuple[int, ...]) -> None:
    """Whoever sits on a chair takes the drawn cards along to the seat."""
    taken = {
        seat: [desk.lift(zone, 0) for _ in desk.cards(zone)]
        for seat, zone in ((seat, Zone(ZoneKind.DRAWN, at)) for at, seat in enumerate(bound))
    }
    for seat, tokens in taken.items():
        for at, token in enumerate(tokens):
            desk.put(token, Zone(ZoneKind.DRAWN, seat), at, desk.faces[token])
