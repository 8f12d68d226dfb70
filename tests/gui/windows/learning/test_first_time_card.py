"""Tests that a note for newcomers lies on free cloth alone, at every table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QLineF, QRect

from canasta_gui.table.layout.geometry import Pose, Rect, around, hull, rail_width
from canasta_gui.table.motion.timing import TICK
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.first_time import FirstTime
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from canasta_gui.windows.panels.card_place import line_to
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.first_time_texts import FirstTimeTexts
from engine import Melded, MeldKind, RulesReference, load_ruleset, parse_cards
from tests.gui.table.games import played
from tests.gui.table.test_legibility import VIEWS
from tests.gui.table.views import view_of
from tests.kit import specimens
from tests.kit.tables import every_table
from tests.kit.tallied import drawn
from tests.kit.turns import heap_taken, opened

RULES = "winning-moves-deluxe/4p"
RIM = 3
"""How far the dark rim reaches from the middle of a line, in pixels."""
WORDS = (
    "word",
    "sign",
    "verdict",
    "why",
    "notice",
    "bubble",
    "ring",
    "seal",
    "last-action",
    "row",
    "caption",
    "foot",
)
"""The signs on the table that stand on the cloth or reach beyond their cards."""
SIZES = ((1024, 700), (1280, 860), (1366, 768), (1920, 1080))
SOME_SIZES = pytest.mark.parametrize(
    "size", [SIZES[0], *(pytest.param(it, marks=pytest.mark.soak) for it in SIZES[1:])]
)
"""The size with least room; `make soak` tries all."""


def covered(table: TableWidget, place: QRect) -> list[object]:
    """Returns what a note covers of cards and their numbers, players, words, buttons and rail."""
    note = Rect(place.x(), place.y(), place.width(), place.height())
    scene = table.table_scene
    arrangement = scene.board.arrangement
    # The foot of the own hand tells nothing: rank, suit and value stand above it.
    told = {scene.board.hand_zone: 0.53}
    lying = {
        zone: any(
            note.grown(-1).overlap(replace(it.rect, h=told.get(zone, 1.0) * it.rect.h))
            for it in poses
        )
        for zone, poses in arrangement.poses.items()
    }
    buttons = {
        key: note.grown(-1).overlap(area) > 0 for key, area in scene.furniture.buttons.items()
    }
    # It keeps apart from the piles, so that nobody takes it for a part of them.
    piles = {
        ("near", kind): note.grown(3).overlap(arrangement.areas[Zone(kind)]) > 0
        for kind in (ZoneKind.STOCK, ZoneKind.PILE)
    }
    players = {
        ("player", seat): note.grown(-1).overlap(place.body) > 0
        for seat, place in scene.board.frame.seats.items()
    }
    # A line of words is higher than its letters.
    words = {
        key: note.grown(-2).overlap(area) > 0
        for key in (*scene.furniture.items.keys, *scene.furniture.items.grounds)
        if str(key).strip("('").partition("'")[0] in WORDS
        if (area := scene.furniture.items.area(key)) is not None
    }
    rail = rail_width(table.width(), table.height())
    cloth = Rect(rail, rail, table.width() - 2 * rail, table.height() - rail)
    found: dict[object, bool] = {**lying, **buttons, **piles, **players, **words}
    found["rail"] = not cloth.contains(note)
    return [what for what, is_covered in found.items() if is_covered]


def longest(rules: str | RulesReference) -> str:
    explained = FirstTimeTexts(load_ruleset(rules))
    on_table = set(FirstTime) - {FirstTime.OUT}
    return max((explained.text(what, 50) for what in on_table), key=len)


def tried(
    program: Program,
    size: tuple[int, int],
    view: TableView,
    text: str,
    zone: Zone | None = None,
) -> bool:
    """Shows a note in a window; returns whether there is room. Fails if it covers something."""
    program.window.resize(*size)
    table, card = program.window.table, program.commands.first_time_notes.card
    # The note before would look for a place at this table, too.
    card.put_away()
    table.show_view(view)
    card.tell(text, zone)
    if card.isHidden():
        return False
    assert covered(table, card.geometry()) == []
    return True


def every_game() -> Iterator[RulesReference]:
    """Yields every game with every number of players and sides, without variations."""
    return (reference for reference in every_table() if not reference.variations)


def late_view(reference: RulesReference) -> TableView:
    """Returns a table after many moves."""
    return view_of(played(reference, "late", steps=150).state, 0)


@pytest.mark.soak
def test_a_note_finds_room_at_every_table(program: Program) -> None:
    program.flow.begin_first()
    tables = [*every_game()]
    shown = [
        tried(program, SIZES[at % len(SIZES)], late_view(reference), longest(reference))
        for at, reference in enumerate(tables)
    ]
    assert len(tables) > 60
    assert all(shown)


@pytest.mark.slow
@SOME_SIZES
def test_a_note_covers_nothing_on_the_fullest_tables(
    program: Program, size: tuple[int, int]
) -> None:
    program.flow.begin_first()
    views = (
        heap_taken()[0],
        specimens.playing(),
        specimens.playing(6),
        *(make() for make in VIEWS.values()),
    )
    shown = [tried(program, size, view, longest(RULES)) for view in views]
    # Only five who play alone, all with full rows and all that is said, leave none.
    assert sum(shown) >= len(views) - 1


def test_a_note_on_the_end_of_a_row_covers_no_second_hand(program: Program) -> None:
    program.flow.begin_first()
    view = specimens.hand_and_foot()
    view = replace(view, sides=tuple(replace(it, melds=()) for it in view.sides))
    for size in SIZES[:3]:
        assert tried(program, size, view, longest(RULES), Zone(ZoneKind.BONUS, 0))


def test_a_note_is_away_while_a_great_moment_has_words_on_the_cloth(program: Program) -> None:
    program.flow.begin_first()
    before, step = opened()
    table, card = program.window.table, program.commands.first_time_notes.card
    table.set_options(replace(table.options, speed=Speed.NORMAL))
    assert tried(program, (1024, 700), before, longest(RULES), PILE)
    table.play(step)
    seen: set[tuple[bool, bool]] = set()
    while not table.is_settled:
        seen.add((table.table_scene.has_moment, card.isHidden()))
        table.table_scene.clock.advance(TICK)
    assert {is_hidden for has_moment, is_hidden in seen if has_moment} == {True}
    assert not card.isHidden()


def drawing(view: TableView) -> TableView:
    """Returns the view before a draw: the pile says why the viewer cannot take it."""
    word = "Frozen for you: your side has not melded; two natural nines take it"
    pile = replace(
        view.pile,
        word=word,
        verdict="You cannot take it.",
        why="You need two natural nines.",
    )
    return replace(view, pile=pile)


@pytest.mark.parametrize("size", SIZES)
def test_a_note_beside_the_pile_leaves_room_for_why_it_cannot_be_taken(
    program: Program, size: tuple[int, int]
) -> None:
    program.flow.begin_first()
    furniture = program.window.table.table_scene.furniture
    for view in (specimens.started(), specimens.playing()):
        for zone in (PILE, Zone(ZoneKind.BONUS, 1)):
            assert tried(program, size, drawing(view), longest(RULES), zone)
            assert {"sign", "verdict", "why"} <= set(furniture.items.keys)


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_a_note_lies_near_what_it_is_about_and_points_at_it(
    program: Program, size: tuple[int, int]
) -> None:
    program.flow.begin_first()
    table, card = program.window.table, program.commands.first_time_notes.card
    scene, lines = table.table_scene, 0
    for zone in (PILE, Zone(ZoneKind.MELD, 1), Zone(ZoneKind.BONUS, 1), Zone(ZoneKind.HAND, 2)):
        assert tried(program, size, drawn(specimens.playing()), longest(RULES), zone)
        thing, note = card.about, card.geometry()
        assert thing is not None
        assert card.pointer.isVisible()
        line = line_to(table, thing, note)
        if line is None:
            continue
        lines += 1
        assert line.length() < 0.3 * size[1]
        assert thing.grown(1).holds(line.x2(), line.y2())
        assert note.adjusted(-1, -1, 1, 1).contains(line.p1().toPoint())
        path = card.pointer.path()
        dot = around(path.elementAt(1).x, path.elementAt(1).y, 8, 8)
        indices = [replace(it.rect, w=0.3 * it.width) for it in poses_of(table, zone)]
        assert not any(dot.overlap(replace(it, h=0.5 * it.h)) > 1 for it in indices)
        lying = scene.board.arrangement.poses.items()
        assert {other for other, poses in lying if is_touched(line, poses)} <= {zone}
    assert lines
    card.hide()
    assert not card.pointer.isVisible()


def poses_of(table: TableWidget, zone: Zone) -> Sequence[Pose]:
    """Returns the cards of a place whose indices are read, in their places."""
    poses = table.table_scene.board.arrangement.poses
    return () if zone.kind is ZoneKind.HAND else poses[zone]


def is_touched(line: QLineF, poses: Sequence[Pose]) -> bool:
    """Returns whether a line, which is as wide as its dark rim, lies on a card."""
    points = [line.pointAt(part / 20) for part in range(21)]
    return any(
        pose.covers(point.x(), point.y() + aside)
        for pose in poses
        for point in points
        for aside in (-RIM, 0, RIM)
    )


def dora_lays() -> tuple[TableView, Step]:
    """Returns a step in which the player at the right edge lays three melds, and says so."""
    start, new = specimens.playing(), ("8c 8d 8h", "6c 6d 6h 6s", "Ts Td Tc 2h")
    own, others = start.sides

    def lying(melds: tuple[str, ...], words: str) -> TableView:
        laid = replace(others, melds=tuple(map(specimens.meld, melds)))
        dora = replace(start.seats[3], action_text=words)
        return replace(start, sides=(own, laid), seats=(*start.seats[:3], dora))

    events = tuple(
        Melded(3, 1, at, MeldKind.SET, parse_cards(cards)) for at, cards in enumerate(new, 1)
    )
    after = lying(("As Ah Ac", *new), "lays three eights, four sixes and three tens")
    return lying(("As Ah Ac",), ""), Step(events, after)


@pytest.mark.parametrize("zone", [Zone(ZoneKind.MELD, 1), PILE])
def test_while_others_play_a_note_follows_its_cards_and_leaves_words_free(
    program: Program, zone: Zone
) -> None:
    program.flow.begin_first()
    before, step = dora_lays()
    table, card = program.window.table, program.commands.first_time_notes.card
    assert tried(program, (1024, 700), before, longest(RULES), zone)
    table.set_options(replace(table.options, speed=Speed.NORMAL))
    scene, moved = table.table_scene, 0
    scene.clock.stand_still()
    table.play(step)
    while not table.is_settled:
        scene.clock.advance(40)
        moved += scene.clock.is_moving
        hidden = [] if card.isHidden() else covered(table, card.geometry())
        assert ("bubble", 3) not in hidden
        if card.pointer.isVisible():
            held = scene.board.sprites[zone]
            seen = hull([it.pose.rect for it in (held[-1:] if zone == PILE else held)])
            path = card.pointer.path()
            drawn = map(path.elementAt, range(path.elementCount()))
            assert any(seen.grown(5).holds(point.x, point.y) for point in drawn)
    assert moved > 5
    assert card.pointer.isVisible()
