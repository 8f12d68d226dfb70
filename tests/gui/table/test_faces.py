"""Tests that every player has a face on the table, which shows what the player does."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip

from canasta_gui.table.furniture.seat_faces import face_area
from canasta_gui.table.layout.geometry import around
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.portrait import portrait
from canasta_gui.table.render.style import TableStyle
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.viewmodel.seat_views import SeatView
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.gui.table.conftest import Table, centre
from tests.kit import specimens

MakeTable = Callable[..., Table]
CONTRAST = TableStyle(high_contrast=True)


def changed(view: TableView, seat: int, **changes: object) -> TableView:
    def change(it: SeatView) -> SeatView:
        return replace(it, **changes) if it.seat == seat else it

    return replace(view, seats=tuple(map(change, view.seats)))


def picture(table: Table, seat: int) -> QImage:
    return table.widget.table_scene.furniture.items.picture(("face", seat)).toImage()


def middle(image: QImage, share: float = 0.3) -> QImage:
    """Returns the middle of a picture: the features of a face without its ring."""
    side = round(share * image.width())
    edge = (image.width() - side) // 2
    return image.copy(edge, edge, side, side)


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
@pytest.mark.parametrize("mood", Mood)
def test_the_face_of_the_view_is_drawn_in_its_mood(
    make_table: MakeTable, size: tuple[int, int], mood: Mood
) -> None:
    table = make_table(changed(specimens.playing(), 2, face="owl", mood=mood), size=size)
    frame = table.board.frame.seats[2]
    palette = table_palette(table.widget.table_scene.options.table_style)
    expected = portrait("owl", mood, frame.face.w, 1.0, palette.plate_edge).toImage()
    area = face_area(frame.face)
    seen = picture(table, 2)
    assert (seen.width(), seen.height()) == (round(area.w), round(area.h))
    side = round(0.4 * expected.width())
    start, drawn = (expected.width() - side) // 2, (seen.width() - side) // 2
    offsets = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    wanted = expected.copy(start, start, side, side)
    apart = min(
        difference(seen.copy(drawn + dx, drawn + dy, side, side), wanted) for dx, dy in offsets
    )
    assert apart < 12


def difference(one: QImage, other: QImage) -> float:
    """Returns the mean difference of the channels."""
    total = 0
    for x in range(one.width()):
        for y in range(one.height()):
            a, b = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
            total += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
    return total / (3 * one.width() * one.height())


def test_all_moods_and_all_faces_look_different(make_table: MakeTable) -> None:
    view = specimens.playing()
    looks = [picture(make_table(changed(view, 2, mood=mood)), 2) for mood in Mood]
    looks += [
        picture(make_table(changed(view, 2, face=face)), 2) for face in FACES if face != "fox"
    ]
    assert len({bytes(middle(look).constBits()) for look in looks}) == len(Mood) + len(FACES) - 1


def test_whose_turn_it_is_glows_and_in_high_contrast_has_a_plain_ring(
    make_table: MakeTable,
) -> None:
    view = specimens.playing()
    for style, has_glow in ((TableStyle(), True), (CONTRAST, False)):
        acting, waiting = (
            picture(make_table(changed(view, 2, is_to_act=acts), table_style=style), 2)
            for acts in (True, False)
        )
        x = acting.width() // 2
        outside = round(0.03 * acting.width())
        assert (acting.pixelColor(x, outside).alpha() > 0) is has_glow
        assert waiting.pixelColor(x, outside).alpha() == 0
        ring = round((0.12 + 0.03) / 1.24 * acting.width())
        assert acting.pixelColor(x, ring) == QColor(table_palette(style).target)


@pytest.mark.parametrize("style", [TableStyle(), CONTRAST])
def test_a_crystal_marks_for_whom_the_pile_is_frozen(
    make_table: MakeTable, style: TableStyle
) -> None:
    view, ice = specimens.frozen(), QColor(table_palette(style).frost_line)
    for frost, is_marked in (("the pile is frozen", True), ("", False)):
        face = picture(make_table(changed(view, 2, frost=frost), table_style=style), 2)
        half = face.copy(0, face.height() // 2, face.width() // 2, face.height() // 2)
        places = [(x, y) for x in range(half.width()) for y in range(half.height())]
        assert (sum(half.pixelColor(*place) == ice for place in places) > 20) is is_marked


def test_the_pointer_on_a_face_tells_what_its_marks_mean(make_table: MakeTable) -> None:
    view = specimens.frozen()
    told = "Clara, 13 cards, the pile is frozen"
    table = make_table(changed(view, 2, frost="the pile is frozen", description=told))
    place = centre(table.board.frame.seats[2].face)
    viewport = table.widget.viewport()
    # Qt asks so after the pointer has rested.
    event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    assert QToolTip.text() == told


@pytest.mark.parametrize("word", ["dealer", "gibt", "donneur", "mazziere"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (900, 1200)])
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_button_says_so_beside_the_eyes_and_above_all_words(
    make_table: MakeTable, dealer: int, size: tuple[int, int], word: str
) -> None:
    view = specimens.playing()
    seats = (
        replace(it, is_dealer=it.seat == dealer, dealt=word if it.seat == dealer else "")
        for it in view.seats
    )
    table = make_table(replace(view, seats=tuple(seats)), size=size)
    items, place = table.widget.table_scene.furniture.items, table.board.frame.seats[dealer]
    assert [key for key in items.keys if isinstance(key, tuple) and key[0] == "dealer"] == [
        ("dealer", dealer)
    ]
    button = items.area(("dealer", dealer))
    assert button is not None
    assert button.h > 0.9 * table.board.frame.measure.text
    # Half of a face are its eyes, and what is below them.
    assert not button.overlap(around(place.face.cx, place.face.cy, 0.1 * place.face.w, 9))
    assert button.bottom < place.face.cy
    # No more of it than the edge.
    assert button.overlap(place.plate) <= 2 * button.w
    assert table.board.frame.on_cloth(button) == button


def test_the_dealers_button_has_its_letter_where_the_word_has_no_room(
    make_table: MakeTable,
) -> None:
    looks = [
        picture(make_table(changed(specimens.playing(), 1, is_dealer=deals, dealt=word)), 1)
        for deals, word in ((True, "a very long word for the dealer"), (True, ""), (False, ""))
    ]
    assert looks[0] == looks[1] != looks[2]


def test_who_sits_out_is_dim(make_table: MakeTable) -> None:
    table = make_table(specimens.resting())
    view = specimens.resting()
    view = replace(view, resting=tuple(replace(seat, note="") for seat in view.resting))
    dim, bright = (middle(picture(it, 4)) for it in (table, make_table(view)))
    at = dim.width() // 2
    assert dim.pixelColor(at, at).value() < 0.8 * bright.pixelColor(at, at).value()


@pytest.mark.parametrize("style", [TableStyle(), CONTRAST])
def test_no_plate_shows_through_who_sits_out(make_table: MakeTable, style: TableStyle) -> None:
    face = middle(picture(make_table(specimens.resting(), table_style=style), 4), 0.5)
    side = range(face.width())
    # Drawing rounds an opacity.
    assert min(face.pixelColor(x, y).alpha() for x in side for y in side) >= 254


def test_thoughts_move_unless_motion_is_reduced(make_table: MakeTable) -> None:
    view = changed(specimens.playing(), 2, is_thinking=True, mood=Mood.THINKING)
    table = make_table(view)
    before = picture(table, 2)
    assert table.widget.table_scene.think()
    assert picture(table, 2) != before
    assert not make_table(specimens.playing()).widget.table_scene.think()


def test_a_face_is_its_player_to_the_mouse_and_to_the_screen_reader(
    make_table: MakeTable,
) -> None:
    table = make_table(specimens.resting())
    asked = list[Thing]()

    def hear(thing: Thing) -> None:
        asked.append(thing)

    table.widget.asked.connect(hear)
    lists = {node.spoken.key: node for node in table.widget.access.nodes}
    nodes = {node.spoken.key: node.spoken for node in lists["seats"].children_nodes}
    for seat in range(6):
        face = table.board.frame.place(seat).face
        table.widget.whats_this.ask_at(QPointF(face.cx, face.cy))
        assert asked[-1] == Thing(Zone(ZoneKind.HAND, seat))
        assert nodes["seat", seat].rect.contains(face)
    assert centre(table.board.frame.seats[0].plate)


def test_while_seats_are_drawn_the_faces_sit_where_their_players_sit(
    make_table: MakeTable,
) -> None:
    table = make_table(specimens.playing())
    furniture, show = table.widget.table_scene.furniture, table.widget.table_scene.furniture_state()
    assert show is not None
    before = {seat: middle(picture(table, seat)) for seat in (1, 3)}
    furniture.show(replace(show, told="The seats are drawn.", chairs=(0, 3, 2, 1)))
    assert middle(picture(table, 1)) == before[3]
    assert middle(picture(table, 3)) == before[1]
