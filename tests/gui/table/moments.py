"""Moments of a deal for tests of their effects: how they are begun, and what is seen of them."""

from collections.abc import Callable, Hashable, Iterator

from canasta_gui.table.motion.timing import TICK, TIMINGS
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.gui.table.conftest import Table
from tests.kit.turns import Turn, canasta_closed, gone_out, match_won, opened, pile_frozen

MakeTable = Callable[..., Table]
Shown = tuple[float, float, float]
"""The opacity, the scale and the vertical offset of a sign."""

AT_REST: Shown = (1.0, 1.0, 0.0)
FIRST_MELD = Zone(ZoneKind.MELD, 0, 0)
SEAL = ("seal", FIRST_MELD)
MOMENTS: dict[BeatKind, Callable[[], Turn]] = {
    BeatKind.CANASTA: canasta_closed,
    BeatKind.OPEN: opened,
    BeatKind.FREEZE: pile_frozen,
    BeatKind.OUT: gone_out,
    BeatKind.WON: match_won,
}
SIGNS: dict[BeatKind, Hashable] = {
    BeatKind.CANASTA: SEAL,
    BeatKind.FREEZE: "frost",
    BeatKind.OUT: ("seat", 1),
}
"""The parts of the furniture that a moment moves."""


def shown(table: Table, key: Hashable) -> Shown:
    return table.widget.table_scene.furniture.items.posed(key)


def effects(table: Table) -> dict[Hashable, Shown]:
    """Returns the effects that the moment shows."""
    items = table.widget.table_scene.effects
    return {key: items.posed(key) for key in items.keys}


def pictures(table: Table, kind: BeatKind) -> Iterator[float]:
    """Advances a step; yields at every frame of a beat the milliseconds since the beat began."""
    table_scene, spent = table.widget.table_scene, 0.0
    while not table.widget.is_settled:
        if table_scene.player.beat is not None and table_scene.player.beat.kind is kind:
            yield spent
            spent += TICK
        table_scene.clock.advance(TICK)


def begun(make_table: MakeTable, kind: BeatKind, **options: object) -> Table:
    before, step = MOMENTS[kind]()
    table = make_table(before, **{"speed": Speed.NORMAL, **options})
    table.widget.play(step)
    return table


def in_the_midst(make_table: MakeTable, kind: BeatKind, **options: object) -> Table:
    """Returns a table in the middle of a moment."""
    table = begun(make_table, kind, **options)
    for spent in pictures(table, kind):
        if spent > TIMINGS[kind].travel + 0.4 * TIMINGS[kind].rest:
            return table
    raise AssertionError("the moment is too short")


def items(table: Table) -> int:
    return len(table.widget.scene().items())
