"""The beats before the first deal: the draw for seats, and the cut."""

from collections.abc import Iterator

from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import DeckCut, SeatsDrawn

_SPREAD = Zone(ZoneKind.SPREAD)
_PACK = 54
"""The number of cards in the spread; more could not be told apart."""
_PACKET = 6
"""The number of cards that represent the packet lifted at the cut."""


def draw_for_seats(positions: TokenPositions, event: SeatsDrawn, view: TableView) -> Iterator[Beat]:
    """Yields the beats of the draw: the pack is spread, each player draws a card and moves to a
    seat.

    The viewer stays at the bottom of the picture, so all others change places around the viewer.
    """
    bound = _bound_for(event, view.viewer)
    chair_of = {seat: chair for chair, seat in enumerate(bound)}
    positions.chairs, positions.told = bound, view.match_start.spread
    _spread(positions)
    yield positions.beat(BeatKind.SPREAD, at=_SPREAD)
    for place, draw in enumerate(event.draws):
        seat = event.players.index(draw.player)
        zone = Zone(ZoneKind.DRAWN, chair_of[seat])
        lying = len(positions.cards(_SPREAD))
        token = positions.lift(_SPREAD, _where(place, len(event.draws), lying))
        positions.put(token, zone, len(positions.cards(zone)), draw.card)
        positions.told = "".join(view.match_start.draws[place : place + 1])
        yield positions.beat(BeatKind.PICK, chair_of[seat], zone)
    _sit_down(positions, bound)
    positions.chairs, positions.told = (), view.match_start.seated
    yield positions.beat(BeatKind.SEATS, event.highest, Zone(ZoneKind.DRAWN, event.highest))
    positions.told = ""


def cut(positions: TokenPositions, event: DeckCut, told: str) -> Iterator[Beat]:
    """Yields the beats of the cut: the upper part of the stock goes under the rest."""
    zone, stock = Zone(ZoneKind.PACKET, event.seat), positions.stock
    positions.told = told
    for at in range(_PACKET):
        positions.put(positions.appear(), zone, at, None)
    positions.stock = stock // 2
    yield positions.beat(BeatKind.CUT, event.seat, zone)
    for _ in range(_PACKET):
        positions.lift(zone, 0)
    positions.stock = stock
    yield positions.beat(BeatKind.UNDER, event.seat, zone)
    positions.told = ""


def _bound_for(event: SeatsDrawn, viewer: int) -> tuple[int, ...]:
    """Returns for each chair, as the viewer sees it before the draw, the later seat of
    its player.
    """
    count = len(event.players)
    turn = event.players[viewer] - viewer
    return tuple(event.players.index((chair + turn) % count) for chair in range(count))


def _spread(positions: TokenPositions) -> None:
    for at in range(min(positions.stock, _PACK)):
        positions.put(positions.appear(), _SPREAD, at, None)
    positions.stock = 0


def _where(place: int, draws: int, lying: int) -> int:
    """Returns the position in the spread from which a draw takes its card; draws are
    spaced evenly.
    """
    return (2 * place + 1) * lying // (2 * draws)


def _sit_down(positions: TokenPositions, bound: tuple[int, ...]) -> None:
    """Moves the drawn cards from each chair to the seat of its player."""
    taken = {
        seat: [positions.lift(zone, 0) for _ in positions.cards(zone)]
        for seat, zone in ((seat, Zone(ZoneKind.DRAWN, at)) for at, seat in enumerate(bound))
    }
    for seat, tokens in taken.items():
        for at, token in enumerate(tokens):
            positions.put(token, Zone(ZoneKind.DRAWN, seat), at, positions.faces[token])
