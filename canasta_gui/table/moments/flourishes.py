"""Selects the effects of a beat, and when each of them begins; some move items of the furniture, as
the frost that settles and the knock of going out.
"""

import math
from collections.abc import Callable, Hashable, Iterator

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.moments import effects, great_moment
from canasta_gui.table.moments.celebration import celebration
from canasta_gui.table.moments.dark_cloth import shade
from canasta_gui.table.moments.effects import crystals, light, rays, ring
from canasta_gui.table.moments.face_row import FaceRow
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Flourish, Show
from canasta_gui.table.motion.path import ease
from canasta_gui.table.motion.timing import (
    FACTORS,
    FADE,
    GREAT_PARTS,
    NEXT_CANASTA,
    PARTS,
    TICK,
    TIMINGS,
    TimeSpan,
    is_great,
)
from canasta_gui.table.render import sparks
from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import PILE, Zone

_KNOCK_DEPTH = 0.14
"""How far a plate moves down, as a part of its height."""
_NOD_DEPTH = 0.1
"""The same of a face that nods."""
_FROST_REACH = 0.16
"""How much larger the ice is at the beginning, as a part of its size."""


def fading(at: MomentContext, key: Hashable) -> Show:
    """Returns a movement in which an item fades in."""
    return lambda part: at.items.pose(key, opacity=part)


def frost(at: MomentContext) -> Show:
    """Returns the movement of ice that settles on the card from around it."""

    def show(part: float) -> None:
        size = 1 + _FROST_REACH * (1 - ease(part))
        at.items.pose("frost", opacity=part, across=size, high=size)

    return show


def nod(at: MomentContext, seat: int) -> Show:
    """Returns the movement of a face that goes down twice, slowly, as one nods."""

    def show(part: float) -> None:
        at.items.pose(("face", seat), down=_NOD_DEPTH * math.sin(2 * math.pi * part) ** 2)

    return show


def knock(at: MomentContext, seat: int) -> Show:
    """Returns the movement of a player's plate that goes down twice, like a knock on the table."""

    def show(part: float) -> None:
        at.items.pose(("seat", seat), down=_KNOCK_DEPTH * abs(math.sin(2 * math.pi * part)))

    return show


_OUT_FACE, _OUT_HOPS = 0.18, 2
"""The face of who goes out: its size, as a part of the window's height, and how often it hops."""

_MIXED_POINTS = 0.75
"""The size of the points of a mixed canasta, by those of better ones."""
_CANASTA_MARKS = ("seal", "worth", "run", "edges")
"""The items that say what a canasta is."""
_NEXT = TICK
"""The milliseconds between two movements that begin at once: each is drawn in another picture."""
_Piece = tuple[Show, TimeSpan]
"""A movement and its time span within the beat, at normal speed."""


def flourishes(beat: Beat, at: MomentContext, speed: Speed) -> list[Flourish]:
    """Returns the effects beside the cards of a beat."""
    pieces = _PIECES.get(beat.kind)
    if pieces is None:
        return []
    return [
        Flourish(show, part.length * FACTORS[speed], part.begin * FACTORS[speed])
        for show, part in pieces(beat, at)
    ]


def _canastas(beat: Beat, at: MomentContext) -> Iterator[_Piece]:
    # Effects wait until the cards lie square.
    first = 0.0 if at.is_still else TIMINGS[BeatKind.CANASTA].travel
    is_own = is_great(beat, at.board.own_side)
    for number, zone in enumerate(beat.places):
        later = first + number * NEXT_CANASTA
        pieces = (_own_canasta if is_own else _canasta)(zone, at)
        yield from ((show, part.later(later)) for show, part in pieces)


def _own_canasta(zone: Zone, at: MomentContext) -> Iterator[_Piece]:
    """Yields the fan of the cards, which close below the seal, and large points; rays, a ring and
    larger points where it is better than a mixed one.
    """
    is_pure = at.state.picture.canastas[zone] != "mixed"
    yield _shade(at, "shade")
    if at.is_still:
        yield from ((fading(at, (it, zone)), TimeSpan(0, FADE.travel)) for it in _CANASTA_MARKS)
    else:
        yield great_moment.fan(at, zone), GREAT_PARTS["fan"]
        yield effects.seal(at, zone), GREAT_PARTS["seal"]
        if is_pure:
            yield effects.burst(at, zone), GREAT_PARTS["flash"]
            widening = ring(at, ("pure", zone), at.cards(zone), sparks.GOLD)
            yield widening, GREAT_PARTS["flash"].later(_NEXT)
    yield effects.flash(at, zone), GREAT_PARTS["flash"].later(2 * _NEXT)
    partners = [it.seat for it in at.after.seats if it.side == zone.owner and not it.is_viewer]
    if not at.is_still:
        yield from ((nod(at, seat), GREAT_PARTS["nod"]) for seat in partners)
    told, plate = effects.told_of(at, zone), at.state.frame.sides[zone.owner].plate
    if told is not None:
        key, cards = ("points", zone), at.cards(zone)
        size = 1.0 if is_pure else _MIXED_POINTS
        span = GREAT_PARTS["points"]
        show = great_moment.large_points(at, key, told, cards, plate, lasts=span.length, size=size)
        yield show, span
        yield effects.arrival(at, zone), GREAT_PARTS["score"]


def _shade(at: MomentContext, name: str, bright: Rect | None = None) -> _Piece:
    """Returns the shade over the table while a part of a great moment lasts."""
    span = GREAT_PARTS[name]
    return shade(at, span.length, bright), span


def _canasta(zone: Zone, at: MomentContext) -> Iterator[_Piece]:
    if at.is_still:
        yield from ((fading(at, (it, zone)), TimeSpan(0, FADE.travel)) for it in _CANASTA_MARKS)
    else:
        yield effects.turning(at, zone), PARTS["turn"]
        yield effects.seal(at, zone), PARTS["seal"]
        yield effects.burst(at, zone), PARTS["flash"]
    yield effects.flash(at, zone), PARTS["flash"]
    bonus = effects.bonus(at, zone)
    if bonus is not None:
        yield bonus, PARTS["points"]
        yield effects.arrival(at, zone), PARTS["score"]


def _opening(beat: Beat, at: MomentContext) -> Iterator[_Piece]:
    """Yields light that goes from meld to meld."""
    for number, zone in enumerate(beat.places):
        show = light(at, ("open", zone), at.cards(zone), sparks.GOLD)
        later = 0.0 if at.is_still else number * PARTS["open"].begin
        yield show, TimeSpan(later, PARTS["open"].length)
    told, cards = at.after.moment.opened, hull([*map(at.cards, beat.places)])
    if told is None:
        return
    sign = at.state.frame.sides[beat.places[0].owner].sign
    if not is_great(beat, at.board.own_side):
        show = effects.points(at, "opening", told.text, cards, sign)
        yield show, PARTS["opening"]
        return
    yield _shade(at, "opened", cards)
    span = GREAT_PARTS["opening"]
    show = great_moment.large_points(at, "opening", told, cards, sign, lasts=span.length)
    yield show, span


def _taking(beat: Beat, at: MomentContext) -> Iterator[_Piece]:
    """Yields how many cards a large heap had where that lay, and rays behind the face of who takes
    it.

    The rays wait until the cards lie: pictures would be late, and no shade is over all.
    """
    told = at.after.moment.taken
    if not told or not is_great(beat, at.board.own_side) or beat.seat is None:
        return
    pile, face = at.state.frame.pile, at.state.frame.place(beat.seat).face
    if not at.is_still:
        behind = around(face.cx, face.cy, pile.h, pile.h)
        yield rays(at, "heap rays", behind, sparks.GOLD, is_steady=True), GREAT_PARTS["heap rays"]
    show = great_moment.large_word(at, "heap", told, pile)
    yield show, GREAT_PARTS["heap"]


def _freezing(_beat: Beat, at: MomentContext) -> Iterator[_Piece]:
    if at.state.picture.cards(PILE):
        top = at.state.arrangement.poses[PILE][-1].rect
        frozen = at.state.palette.frost
        glow = light(at, "freeze", top, frozen)
        yield glow, PARTS["freeze"].later(2 * _NEXT)
        heap = hull([pose.rect for pose in at.state.arrangement.poses[PILE]])
        yield _shade(at, "freeze", heap)
        word = at.after.moment.frozen
        if word:
            show = great_moment.large_word(at, "frozen", word, heap)
            yield show, GREAT_PARTS["freeze"].later(4 * _NEXT)
        # The large crystal is gone before the small one lies on the card.
        yield great_moment.large_crystal(at, heap), GREAT_PARTS["crystal"]
        if not at.is_still:
            yield frost(at), PARTS["frost"]
            yield crystals(at, "ice", top), PARTS["freeze"].later(_NEXT)
        else:
            yield fading(at, "frost"), TimeSpan(PARTS["frost"].begin, FADE.travel)


def _going_out(beat: Beat, at: MomentContext) -> Iterator[_Piece]:
    """Yields two knocks on the table with a ring for each, then the player's face over the name."""
    if beat.seat is None:
        return
    face, colour = at.state.frame.place(beat.seat).face, at.state.palette.target
    if at.is_still:
        show = light(at, "out", face, colour, height=z.Z_UNDER_PLATES)
        yield show, PARTS["knocks"]
    else:
        yield knock(at, beat.seat), PARTS["knocks"]
        for number, name in enumerate(("first ring", "second ring")):
            yield ring(at, ("out", number), face, colour), PARTS[name]
    seats = [seat for seat in at.after.seats if seat.seat == beat.seat]
    yield _shade(at, "out")
    words = at.after.moment.out or seats[0].name
    row = FaceRow(at, seats, words, _OUT_FACE, _OUT_HOPS)
    for show in row.shows():
        yield show, PARTS["face"]


def _winning(beat: Beat, at: MomentContext) -> Iterator[_Piece]:
    winners = tuple(zone.owner for zone in beat.places)
    if winners:
        show = celebration(at, winners)
        yield show, TimeSpan(0, TIMINGS[BeatKind.WON].rest)


_PIECES: dict[BeatKind, Callable[[Beat, MomentContext], Iterator[_Piece]]] = {
    BeatKind.CANASTA: _canastas,
    BeatKind.OPEN: _opening,
    BeatKind.FREEZE: _freezing,
    BeatKind.OUT: _going_out,
    BeatKind.WON: _winning,
    BeatKind.TAKE: _taking,
}
MOMENTS = frozenset(_PIECES) - {BeatKind.TAKE}
"""Beats whose purpose is their effect: any key ends them, and does nothing else."""
