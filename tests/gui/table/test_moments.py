"""Tests what is seen at an opening, a freeze, a going out and a victory."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from canasta_gui.table.furniture.text_drawing import TextStyle, width_of
from canasta_gui.table.furniture.z_order import Z_SEALS, Z_SHADE
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.motion.timing import TICK
from canasta_gui.table.render import sparks, surfaces
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.seat_views import CardView
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import parse_cards
from tests.gui.table.moments import (
    AT_REST,
    FIRST_MELD,
    SEAL,
    MakeTable,
    Shown,
    begun,
    effects,
    in_the_midst,
    items,
    pictures,
    shown,
)
from tests.gui.table.render.pictures import opacity
from tests.kit.turns import (
    Turn,
    canasta_closed,
    gone_out,
    heap_taken,
    match_won,
    others_closed,
    others_opened,
)


def test_light_goes_from_meld_to_meld_of_who_opens(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.OPEN)
    first: dict[Hashable, float] = {}
    for spent in pictures(table, BeatKind.OPEN):
        for key in table.widget.table_scene.effects.keys:
            first.setdefault(key, spent)
    melds = [Zone(ZoneKind.MELD, 0, at) for at in range(3)]
    points = first.pop("opening")
    assert points <= 12 * TICK
    assert list(first) == [("open", zone) for zone in melds]
    assert sorted(set(first.values())) == list(first.values())


def test_who_has_opened_opens_no_more(make_table: MakeTable) -> None:
    before, step = canasta_closed()
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    assert list(pictures(table, BeatKind.OPEN)) == []


def test_ice_grows_inwards_onto_the_pile_and_flies_off_it(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.FREEZE)
    found: list[Shown] = []
    flying = 0
    for _ in pictures(table, BeatKind.FREEZE):
        found.append(shown(table, "frost"))
        flying = max(flying, sum("ice" in str(key) for key in effects(table)))
    assert found[0][0] == 0.0
    assert found[0][1] > 1.1
    sizes = [across for _, across, _ in found]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1.0
    assert flying >= 6


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_large_crystal_is_gone_before_the_small_one_lies(
    make_table: MakeTable, reduced_motion: bool
) -> None:
    table = begun(make_table, BeatKind.FREEZE, reduced_motion=reduced_motion)
    larges: list[float] = []
    for _ in pictures(table, BeatKind.FREEZE):
        larges.append(effects(table).get("large crystal", (0.0,))[0])
        assert not larges[-1] or not shown(table, "frost")[0]
    assert max(larges) > 0.5
    assert shown(table, "frost") == AT_REST


@pytest.mark.parametrize("kind", [BeatKind.CANASTA, BeatKind.FREEZE, BeatKind.OPEN])
def test_what_asks_for_a_move_is_away_while_the_table_is_dark(
    make_table: MakeTable, kind: BeatKind
) -> None:
    table = begun(make_table, kind)
    seen = {sign: [1.0] for sign in ("turn", "prompt")}
    for _ in pictures(table, kind):
        for sign, clear in seen.items():
            clear.append(shown(table, sign)[0])
    assert {sign: min(clear) for sign, clear in seen.items()} == {"turn": 0.0, "prompt": 0.0}
    assert {shown(table, sign) for sign in seen} == {AT_REST}


def test_no_picture_makes_the_whole_table_darker(make_table: MakeTable) -> None:
    """A whole window drawn anew would be late."""
    table = begun(make_table, BeatKind.FREEZE)
    seen: list[list[float]] = []
    for _ in pictures(table, BeatKind.FREEZE):
        halves = [it for it in table.widget.scene().items() if it.zValue() == Z_SHADE]
        halves = sorted((it.boundingRect().y(), it.opacity()) for it in halves if it.isVisible())
        dark = [opacity for _, opacity in halves]
        seen.append([*dark, 0.0, 0.0][:2])
    assert max(map(max, seen)) == pytest.approx(0.25)
    for before, after in pairwise(seen):
        assert before[0] == after[0] or before[1] == after[1]
        assert abs(after[0] - after[1]) < 0.07


def test_no_melds_are_lit_while_the_pile_is_frozen(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.FREEZE)
    lit: list[QRectF] = []
    for _ in pictures(table, BeatKind.FREEZE):
        halves = [it for it in table.widget.scene().items() if it.zValue() == Z_SHADE]
        lit += [it.sceneBoundingRect() for half in halves for it in half.childItems()]
    assert lit
    for side in table.board.frame.sides.values():
        row = QRectF(side.melds.x, side.melds.y, side.melds.w, side.melds.h).adjusted(0, 2, 0, -2)
        assert not any(place.intersects(row) for place in lit)


def test_the_dark_begins_softly_beside_a_bright_place() -> None:
    picture = sparks.clearing(120, 80, 1.0)
    across = [opacity(picture, x, 40) for x in range(60, 120)]
    assert across[0] == 0
    assert across[-1] > 250
    assert max(later - sooner for sooner, later in pairwise(across)) < 20
    assert [opacity(picture, x, y) for x in (0, 119) for y in (0, 79)] == [255] * 4


def test_how_many_cards_were_taken_stands_beside_where_the_pile_lay(make_table: MakeTable) -> None:
    before, step = heap_taken(50)
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    words, places = table.widget.table_scene.effects, list[Rect]()
    for _ in pictures(table, BeatKind.TAKE):
        if (place := words.area("heap")) is not None:
            places.append(place)
    assert len({(round(it.cx), round(it.cy)) for it in places}) == 1, "it grows, and stays"
    frame = table.board.frame
    assert places[-1].overlap(hull([frame.stock, frame.pile])) == 0


@pytest.mark.parametrize(
    ("kind", "words"),
    [(BeatKind.FREEZE, "frozen"), (BeatKind.OPEN, "opening"), (BeatKind.CANASTA, "points")],
)
def test_words_of_a_moment_stand_beside_stock_and_pile(
    make_table: MakeTable, kind: BeatKind, words: str
) -> None:
    """They lay on the card that is played next, and "Frozen" on melds."""
    table = begun(make_table, kind)
    drawn, frame = table.widget.table_scene.effects, table.board.frame
    key = (words, FIRST_MELD) if kind is BeatKind.CANASTA else words
    places = [place for _ in pictures(table, kind) if (place := drawn.area(key))]
    for kept in (frame.stock, frame.pile, *(frame.sides[0].melds,) * (kind is BeatKind.FREEZE)):
        assert places[0].overlap(kept) == 0


def test_no_card_of_a_canasta_moves_over_its_seal(make_table: MakeTable) -> None:
    """It lay below the last of the fan as a dark half disc."""
    table = begun(make_table, BeatKind.CANASTA)
    for _ in pictures(table, BeatKind.CANASTA):
        if shown(table, SEAL)[0] > 0:
            assert all(it.zValue() < Z_SEALS for it in table.board.sprites[FIRST_MELD])


BRIGHT = 60
"""The lightness that nothing but words and cards has on a dark table."""
_STILL = 250
"""How long nothing moves, in milliseconds."""
RINGS: list[Hashable] = [("out", 0), ("out", 1)]


def test_whoever_goes_out_knocks_twice_and_rings_widen(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.OUT)
    depths: list[float] = []
    rings: dict[Hashable, list[float]] = {}
    for _ in pictures(table, BeatKind.OUT):
        depths.append(shown(table, ("seat", 1))[2])
        for key, (_, across, _) in effects(table).items():
            if key in RINGS:
                rings.setdefault(key, []).append(across)
    assert depths[0] == 0
    lowest = [
        at
        for at in range(1, len(depths) - 1)
        if depths[at - 1] < depths[at] >= depths[at + 1] and depths[at] > 0.1
    ]
    assert len(lowest) == 2
    assert depths[-1] == 0
    assert list(rings) == RINGS
    assert all(sizes == sorted(sizes) and sizes[-1] > 3 * sizes[0] for sizes in rings.values())


def test_the_face_of_who_goes_out_is_seen_over_a_ribbon(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.OUT)
    seen = [
        (area(("large face", 0)), area("ribbon"), area(("crown", 0)))
        for _ in pictures(table, BeatKind.OUT)
        for area in [table.widget.table_scene.effects.area]
    ]
    window = table.widget.table_scene.window
    shown_together = [(face, ribbon) for face, ribbon, _ in seen if face and ribbon]
    assert len(shown_together) > len(seen) / 2
    assert max(face.h for face, _ in shown_together) == pytest.approx(0.18 * window.h, rel=0.05)
    assert all(ribbon.w > 2 * face.w for face, ribbon in shown_together)
    assert not any(crown for _, _, crown in seen), "only who has won the match is crowned"


def test_the_winners_are_seen_with_their_glad_faces_and_names(make_table: MakeTable) -> None:
    table = in_the_midst(make_table, BeatKind.WON)
    area = table.widget.table_scene.effects.area
    faces = [area(("large face", 0)), area(("large face", 1))]
    window = table.widget.table_scene.window
    assert all(face is not None and face.h > 0.15 * window.h for face in faces)
    assert area(("large face", 2)) is None
    assert area("ribbon") is not None
    crowns = [area(("crown", 0)), area(("crown", 1)), area(("crown", 2))]
    assert crowns[2] is None
    for face, crown in zip(faces, crowns, strict=False):
        assert face is not None
        assert crown is not None
        assert crown.cx == pytest.approx(face.cx, abs=1)
        assert crown.y < face.y < crown.bottom, "it sits on the upper edge"


@pytest.mark.parametrize(("winner", "has_confetti"), [(0, True), (1, False)])
def test_confetti_falls_for_people(make_table: MakeTable, winner: int, has_confetti: bool) -> None:
    before, step = match_won(winner)
    table = make_table(before, speed=Speed.NORMAL)
    without_any = items(table)
    table.widget.play(step)
    most = max(items(table) - without_any for _ in pictures(table, BeatKind.WON))
    assert (most > 100) is has_confetti
    assert items(table) == without_any


@pytest.mark.parametrize("is_reduced", [False, True])
def test_a_won_match_shows_points_and_a_button_and_confetti_covers_no_words(
    make_table: MakeTable, *, is_reduced: bool
) -> None:
    before, step = match_won()
    size = (1024, 700)
    table = make_table(before, size, speed=Speed.NORMAL, reduced_motion=is_reduced)
    table.widget.play(step)
    scene = table.widget.table_scene
    next(spent for spent in pictures(table, BeatKind.WON) if spent > 2000)
    found = [scene.effects.area(key) for key in ("ribbon", "figures", "go on")]
    signs = [area for area in found if area is not None]
    assert len(signs) == len(found)
    assert all(one.bottom <= other.y for one, other in pairwise(signs))
    assert all(it.x > 0 and it.right < size[0] and it.bottom < size[1] for it in signs)
    below = table.widget.scene().backgroundBrush().texture().toImage()
    for words in (scene.board.frame.board, scene.board.frame.seats[1].plate):
        across = range(round(words.x), round(words.right))
        seen = [below.pixelColor(x, round(words.cy)).lightness() for x in across]
        assert max(seen) < BRIGHT, "the dark table has no words"


def test_the_button_of_a_won_match_lies_on_no_cards_of_the_hand(make_table: MakeTable) -> None:
    before, step = match_won()
    held = tuple(CardView(face) for face in parse_cards("4d 5h"))
    before, after = (
        replace(it, seats=(replace(it.seats[0], hand=held), *it.seats[1:]))
        for it in (before, step.after)
    )
    table = make_table(before, (1024, 700), speed=Speed.NORMAL)
    table.widget.play(replace(step, after=after))
    scene = table.widget.table_scene
    next(spent for spent in pictures(table, BeatKind.WON) if spent > 2000)
    button, poses = scene.effects.area("go on"), scene.board.arrangement.poses
    assert button is not None
    assert not any(button.overlap(it.rect) for it in poses[Zone(ZoneKind.HAND, 0)])


def test_the_table_below_a_celebration_is_drawn_a_piece_at_a_time(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn or copied at once, its picture took 29 ms three times at 3840 by 2160."""
    before, step = match_won(1)
    table = make_table(before, speed=Speed.NORMAL)
    high, drawn = table.widget.height(), list[float]()
    table.widget.grab()
    lay = surfaces.table

    def noted(*how: Any) -> QPixmap:
        drawn.append(1)
        return lay(*how)

    monkeypatch.setattr(surfaces, "table", noted)
    table.widget.play(step)
    corner = QRect(0, round(0.8 * high), 200, round(0.2 * high))
    shades: list[int] = []
    for _ in pictures(table, BeatKind.WON):
        assert len(drawn) <= 1, "one band a picture"
        drawn.clear()
        seen = table.widget.grab(corner).toImage()
        shades.append(seen.pixelColor(100, 40).lightness())
    dark = min(shades)
    assert dark < 0.6 * max(shades)
    at_least = shades.count(dark) + shades.count(dark + 1)
    assert at_least > 0.75 * len(shades), "the shade does not change while the picture is made anew"


def test_cards_that_come_up_under_the_pointer_are_left_alone(make_table: MakeTable) -> None:
    """An effect of the other players does not keep a player from looking through the hand."""
    table = in_the_midst(make_table, BeatKind.OUT)
    QTest.mouseMove(table.widget.viewport(), QPoint(10, 10))
    assert table.board.peeking is None


@pytest.mark.parametrize("kind", [BeatKind.CANASTA, BeatKind.FREEZE, BeatKind.OUT])
def test_nothing_moves_for_a_while_after_a_moment(make_table: MakeTable, kind: BeatKind) -> None:
    table = begun(make_table, kind)
    scene = table.widget.table_scene

    def seen() -> tuple[object, ...]:
        parts = (scene.effects, scene.furniture.items)
        posed = tuple((key, *it.posed(key)) for it in parts for key in it.keys)
        return posed, tuple(sprite.pose for sprite in scene.board.all_sprites())

    found = [(spent, seen()) for spent in pictures(table, kind)]
    end, last = found[-1]
    assert end - max(spent for spent, it in found if it != last) >= _STILL


def test_nobody_is_asked_to_take_the_pile_while_somebody_goes_out(make_table: MakeTable) -> None:
    before, _ = gone_out()
    lights = {("hint light", zone) for zone in before.pile.joined}
    asked = {"verdict", "sign", "why", "pile light", *lights}
    assert lights
    assert asked <= set(make_table(before).widget.table_scene.furniture.items.keys)
    table = in_the_midst(make_table, BeatKind.OUT)
    assert asked.isdisjoint(table.widget.table_scene.furniture.items.keys)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (BeatKind.FREEZE, "frozen"),
        (BeatKind.OPEN, "opening"),
        (BeatKind.CANASTA, ("points", FIRST_MELD)),
    ],
)
def test_a_moment_says_what_it_is_at_its_peak(
    make_table: MakeTable, kind: BeatKind, words: Hashable
) -> None:
    """A canasta was fanned out, closed and sealed before a word of it stood there."""
    table = begun(make_table, kind)
    clear = [effects(table).get(words, (0.0,))[0] for _ in pictures(table, kind)]
    peak = clear[2 * len(clear) // 5 : len(clear) // 2]
    assert set(peak) == {1.0}


@pytest.mark.parametrize("make", [others_closed, others_opened])
def test_points_of_others_say_what_they_are_for(
    make_table: MakeTable, make: Callable[[], Turn]
) -> None:
    before, step = make()
    table = make_table(before, speed=Speed.NORMAL)
    kind = BeatKind.CANASTA if make is others_closed else BeatKind.OPEN
    moment = step.after.moment.opened or step.after.sides[1].melds[0].told
    assert moment is not None
    table.widget.play(step)
    wide = {
        area.w
        for _ in pictures(table, kind)
        for key in table.widget.table_scene.effects.keys
        if str(key).startswith(("opening", "('points"))
        and (area := table.widget.table_scene.effects.area(key))
    }
    ink = TextStyle(table.board.frame.measure.text, "", is_bold=True)
    assert max(wide) > width_of(moment.text, ink)


def test_a_sweep_counts_the_hand_that_it_ends_as(make_table: MakeTable) -> None:
    """“11 cards” stood below a hand of seventeen."""
    before, step = heap_taken(50)
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    held = set[int]()
    for _ in pictures(table, BeatKind.TAKE):
        state = table.widget.table_scene.furniture_state()
        assert state is not None
        held.add(state.held(0))
    assert held == {len(table.board.hand)}
