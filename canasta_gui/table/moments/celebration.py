"""The celebration of a won match: the winners' faces in the middle of the table, and confetti."""

from collections.abc import Sequence

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.moments.confetti import Confetti
from canasta_gui.table.moments.face_row import COMES, GOES, FaceRow, clear
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.moments.table_snapshot import TableSnapshot
from canasta_gui.table.motion.flourish import Show

_FACE = 0.24
"""The size of a face, as a part of the window's height; several faces may be smaller."""
_HOPS = 5
_SHADE = 0.5


def celebration(at: MomentContext, winners: Sequence[int], *, is_still: bool) -> Show:
    """Returns the whole celebration; with people among the winners it has confetti."""
    seats = [seat for seat in (*at.after.seats, *at.after.resting) if seat.seat in winners]
    side = next(side for side in at.after.sides if side.side == seats[0].side)
    row = FaceRow(at, seats, side.name, _FACE, _HOPS, is_still, are_crowned=True)
    shows = [_shade(at), *row.shows()]
    if any(seat.is_person for seat in seats):
        shows.append(Confetti(at, is_still=is_still).show)

    def show(part: float) -> None:
        for one in shows:
            one(part)

    return show


def _shade(at: MomentContext) -> Show:
    """Returns the shade over the rest of the table, which is shown as one picture meanwhile."""
    picture = TableSnapshot(at, z.Z_WON)
    stages: list[int] = []

    def show(part: float) -> None:
        if part in (0.0, 1.0):
            picture.remove()
            return
        stage = (part >= COMES) + (part >= GOES)
        if stages[-1:] != [stage]:
            # In between the shade is part of the picture, so that one layer less is blended.
            if stage != 1 or not stages:
                picture.show()
            if stage == 1:
                picture.keep_dark(_SHADE)
            stages.append(stage)
        if stage != 1:
            picture.darken(_SHADE * clear(part))

    return show
