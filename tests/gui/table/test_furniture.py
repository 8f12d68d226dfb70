"""Tests that words, plates and buttons are neither cut off nor covered."""

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPathItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture.curtain import panel
from canasta_gui.table.furniture.pixmap_items import PixmapItems, paint
from canasta_gui.table.furniture.text_drawing import (
    Align,
    TextStyle,
    draw_words,
    fitted,
    is_whole,
    text_height,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.pen import disc, fill
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.gestures import Press, Thing
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, TableView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from tests.for_each import for_each
from tests.gui.table import hard_views
from tests.gui.table.conftest import Table, centre
from tests.gui.table.legibility import lay
from tests.kit import specimens
from tests.kit.tallied import DRAW, tallied

MakeTable = Callable[..., Table]
SIZES = ((1024, 700), (1600, 1000), (900, 1200))
LONG = (
    ButtonView(ButtonId.LAY, "Drei Meldungen auslegen: 120 Punkte"),
    ButtonView(ButtonId.TAKE_BACK, "Alles zurücknehmen"),
    ButtonView(ButtonId.ASK, "Darf ich ausmachen?"),
)


def shown(table: Table) -> set[object]:
    return set(table.widget.table_scene.furniture.items.keys)


def wordy(view: TableView) -> TableView:
    sort = ButtonView(ButtonId.SORT, "Sortieren")
    prompt = "Lege deine ersten Meldungen aus oder wirf ab."
    return replace(view, buttons=LONG, sort=sort, prompt=prompt)


@pytest.mark.parametrize("size", SIZES)
def test_buttons_and_prompt_share_their_line(make_table: MakeTable, size: tuple[int, int]) -> None:
    table = make_table(wordy(specimens.opening()), size=size)
    furniture, frame = table.widget.table_scene.furniture, table.board.frame
    rects = [*furniture.buttons.values(), furniture.prompt]
    assert len(rects) == 5
    for one, other in itertools.combinations(rects, 2):
        assert one.overlap(other) == 0
    assert all(frame.line.grown(1).contains(rect) for rect in rects)
    assert furniture.prompt.w > 8 * frame.measure.text


@pytest.mark.parametrize("size", SIZES)
def test_read_from_the_right_everything_is_still_there(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    plain = make_table(wordy(specimens.opening()), size=size)
    other = make_table(wordy(specimens.opening()), size=size)
    other.widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert shown(other) == shown(plain)
    before, after = (it.widget.table_scene.furniture for it in (plain, other))
    for key, rect in before.buttons.items():
        assert after.buttons[key].x == pytest.approx(rect.mirrored(size[0]).x)
    assert after.prompt.x == pytest.approx(before.prompt.mirrored(size[0]).x)


def with_remedy(view: TableView) -> TableView:
    return replace(
        view,
        notice="You need 120 points to open and have 45: 75 more.",
        rules_link="Rules: F1",
        remedy=ButtonView(ButtonId.DO_THIS, "Do this (T): lay 3 kings, 3 queens as well"),
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_the_remedy_stands_below_the_refusal(
    make_table: MakeTable, size: tuple[int, int], direction: Qt.LayoutDirection
) -> None:
    table = make_table(with_remedy(specimens.opening()), size=size)
    table.widget.setLayoutDirection(direction)
    furniture, frame = table.widget.table_scene.furniture, table.board.frame
    reason, button = furniture.refusal, furniture.buttons[ButtonId.DO_THIS]
    assert reason is not None
    assert reason.overlap(button) == 0
    assert all(Rect(0, 0, *size).contains(rect) for rect in (reason, button))
    assert button.y >= reason.bottom
    is_left = reason.cx < frame.stock.x
    assert is_left is (direction is Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_a_refusal_of_the_pile_stands_beside_it_in_place_of_its_words(
    make_table: MakeTable, size: tuple[int, int], direction: Qt.LayoutDirection
) -> None:
    told = "The pile is frozen: only two natural nines from your hand take it."
    view = tallied(replace(specimens.frozen(), prompt=DRAW, notice=told, notice_at=PILE))
    assert view.pile.verdict
    table = make_table(view, size=size)
    table.widget.setLayoutDirection(direction)
    items, frame = table.widget.table_scene.furniture.items, table.board.frame
    said, heap = items.area("notice"), table.board.arrangement.areas[PILE]
    assert said is not None
    assert not {"verdict", "sign", "why", "word"} & set(items.keys)
    is_right = direction is Qt.LayoutDirection.LeftToRight
    assert said.x > heap.right if is_right else said.right < heap.x
    assert said.overlap(hull([frame.stock, heap])) == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_key_to_the_rules_stays_on_one_line(size: tuple[int, int], qtbot: QtBot) -> None:
    told = "The pile is frozen: only two natural nines from your hand take it."
    view = replace(specimens.frozen(), notice=told, notice_at=PILE, rules_link="Rules: F1")
    lines = [it.text for it in lay(view, size, TableOptions()).ledger.words if it.key == "notice"]
    assert "Rules: F1" in " / ".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def test_sentences_are_no_columns_of_words(qtbot: QtBot) -> None:
    """Beside large text one stood in six to nine lines of a word or two."""
    view = hard_views.wordy(specimens.playing(2, 2))
    asked = replace(view, notice="", prompt="Draw 2 cards from the stock.", brief_prompt="")
    words = lay(asked, (800, 600), TableOptions(text_scale=2.0)).ledger.words
    assert Counter(it.key for it in words)["prompt"] <= 4


@pytest.mark.parametrize("size", SIZES)
def test_a_remedy_too_long_for_one_line_has_a_higher_button(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    view = with_remedy(specimens.opening())
    table = make_table(replace(view, remedy=ButtonView(ButtonId.DO_THIS, "Do this")), size=size)
    furniture = table.widget.table_scene.furniture
    short = furniture.buttons[ButtonId.DO_THIS]
    words = "Do this (T): take the pile with 2 tens for your tens, lay 3 eights, keep a joker"
    table.widget.show_view(replace(view, remedy=ButtonView(ButtonId.DO_THIS, words)))
    reason, long = furniture.refusal, furniture.buttons[ButtonId.DO_THIS]
    assert reason is not None
    assert long.h > short.h
    assert reason.overlap(long) == 0
    assert all(Rect(0, 0, *size).contains(rect) for rect in (reason, long))


def test_the_remedy_is_pressed_by_mouse_and_by_its_key(make_table: MakeTable) -> None:
    table = make_table(with_remedy(specimens.opening()))
    table.click(centre(table.widget.table_scene.furniture.buttons[ButtonId.DO_THIS]))
    table.key(Qt.Key.Key_T)
    assert table.gestures == [Press(ButtonId.DO_THIS)] * 2
    table.widget.show_view(specimens.opening())
    table.key(Qt.Key.Key_T)
    assert len(table.gestures) == 2


def test_a_short_prompt_stands_in_the_middle(make_table: MakeTable) -> None:
    table = make_table(specimens.playing())
    assert table.widget.table_scene.furniture.prompt.cx == pytest.approx(640)


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_holds_its_words_and_its_button(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    table = make_table(specimens.curtained(), size=size)
    show = table.widget.table_scene.furniture_state()
    assert show is not None
    area = panel(show)
    assert Rect(0, 0, *size).contains(area)
    button = table.widget.table_scene.furniture.buttons[ButtonId.NEXT]
    assert area.contains(button)
    assert shown(table) == {"curtain", "curtain-panel", ("button", ButtonId.NEXT)}


def test_a_curtain_without_a_button_gets_one(make_table: MakeTable) -> None:
    view = replace(specimens.curtained(), buttons=())
    table = make_table(view)
    assert "Anna" in table.widget.table_scene.furniture.views[ButtonId.NEXT].text


def test_the_frozen_word_frost_and_notice_come_and_go(make_table: MakeTable) -> None:
    table = make_table(specimens.frozen())
    assert {"frost", "word", "notice"} <= shown(table)
    table.widget.show_view(specimens.playing())
    assert not {"frost", "word", "notice"} & shown(table)


def test_the_table_says_why_a_button_is_dim_unless_an_action_was_refused(
    make_table: MakeTable,
) -> None:
    """Only with all hints: of a grey *Lay all* a newcomer read no reason."""
    view = specimens.opening()
    assert not view.is_wordy
    table = make_table(view)
    assert "reason" in shown(table)
    table.widget.show_view(replace(view, notice="No."))
    assert "reason" not in shown(table)
    assert "notice" in shown(table)


def test_the_stage_shows_ring_captions_and_the_borrowed_card(make_table: MakeTable) -> None:
    table = make_table(specimens.opening())
    assert {"ring", ("group", 1), ("ghost", 1), ("way", 1)} <= shown(table)
    # The ring beside it tells the points of the only good group.
    assert not {("ghost", 0), ("way", 0), ("group", 0)} & shown(table)


def test_a_meld_laid_aside_has_a_tick_once_all_of_them_open(make_table: MakeTable) -> None:
    view = specimens.opening()
    good, _ = view.stage.groups
    short = replace(view, stage=replace(view.stage, groups=(good, good)))
    table = make_table(short)
    items, key = table.widget.table_scene.furniture.items, ("group", 0)
    bare = items.picture(key).width()
    table.widget.show_view(replace(short, stage=replace(short.stage, is_short=False)))
    assert items.picture(key).width() > bare


def test_only_what_changed_is_drawn_again(make_table: MakeTable) -> None:
    table = make_table(specimens.playing())
    items = table.widget.table_scene.furniture.items
    before = {key: items.picture(key).cacheKey() for key in shown(table)}
    view = replace(specimens.playing(), prompt="Discard a card.")
    table.widget.show_view(view)
    changed = {key for key in before if items.picture(key).cacheKey() != before[key]}
    assert changed == {"prompt"}


def test_the_seal_of_one_size_is_one_picture_whatever_room_its_meld_has(
    make_table: MakeTable,
) -> None:
    table = make_table(specimens.samba())
    items = table.widget.table_scene.furniture.items
    pictures: dict[tuple[object, int], set[int]] = {}
    for width in range(1000, 1100, 9):
        table.widget.resize(width, 700)
        for key in shown(table):
            if str(key).startswith("('seal'"):
                seal = items.picture(key)
                pictures.setdefault((key, seal.width()), set()).add(seal.cacheKey())
    assert pictures
    assert all(len(same) == 1 for same in pictures.values())


def test_another_text_scale_draws_larger_words(make_table: MakeTable) -> None:
    small, large = make_table(), make_table(text_scale=1.5)
    assert large.board.frame.measure.text == pytest.approx(1.5 * small.board.frame.measure.text)


class TestWords:
    INK = TextStyle(20, "#000000")

    def test_a_long_line_is_wrapped_and_then_shortened(self, qtbot: QtBot) -> None:
        text = "Your side needs ninety points for its first meld"
        assert is_whole(text, width_of(text, self.INK) + 1, self.INK)
        assert not is_whole(text, 200, self.INK)
        wrapped = replace(self.INK, lines=4)
        assert is_whole(text, 200, wrapped)
        assert text_height(text, 200, wrapped) > 2 * text_height(text, 2000, wrapped)

    def test_words_are_made_smaller_but_not_too_small(self, qtbot: QtBot) -> None:
        text = "Bartholomew and Dora"
        width = width_of(text, self.INK)
        assert fitted(text, width + 1, self.INK) == self.INK
        assert fitted(text, 0.9 * width, self.INK).size < 20
        assert fitted(text, 0.1 * width, self.INK).size == 16

    @pytest.mark.parametrize(("align", "column"), [("left", 0), ("centre", 1), ("right", 2)])
    def test_words_stand_where_they_should(self, qtbot: QtBot, align: Align, column: int) -> None:
        ink = TextStyle(20, "#ff0000", align=align)

        image = paint(300, 40, 1, lambda p, box: draw_words(p, box, "abc", ink)).toImage()
        third = [
            sum(
                image.pixelColor(x, y).alpha() for x in range(start, start + 100) for y in range(40)
            )
            for start in (0, 100, 200)
        ]
        assert third[column] == max(third)
        assert third[column] > 0.99 * sum(third)

    def test_nothing_is_drawn_outside_the_box(self, qtbot: QtBot) -> None:
        box = QRectF(50, 10, 60, 20)
        ink = TextStyle(14, "#ff0000", lines=1)
        image = paint(200, 40, 1, lambda p, _: draw_words(p, box, "x" * 80, ink)).toImage()
        lit = [x for x in range(200) for y in range(40) if image.pixelColor(x, y).alpha()]
        assert min(lit) >= 49
        assert max(lit) <= 111


def test_the_smallest_window_is_told(qtbot: QtBot) -> None:
    widget = TableWidget()
    qtbot.addWidget(widget)
    assert (widget.minimumSizeHint().width(), widget.minimumSizeHint().height()) == (1024, 700)


@pytest.mark.parametrize("size", SIZES)
def test_seats_that_sit_out_have_plates_and_the_viewer_a_notice(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    assert {("seat", 4), ("seat", 5)} <= shown(make_table(specimens.resting(), size=size))
    watching = make_table(specimens.resting(is_viewer=True), size=size)
    assert {"rest", ("seat", 0), ("seat", 5)} <= shown(watching)
    assert watching.board.hand == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", [("We", "They"), ("Anna and Clara", "Bruno and David")])
def test_the_score_keeps_its_place_whatever_lies_on_the_table(
    qapp: QApplication, size: tuple[int, int], names: tuple[str, str]
) -> None:
    assert qapp
    assert load_fonts()
    rights: set[int] = set()
    middles: dict[str, list[float]] = {"1,250": [], "1,350": []}
    for gain in ("", "+155", "+2,455"):
        view = specimens.playing()
        sides = tuple(
            replace(side, name=name, total=score, gain=gain)
            for side, name, score in zip(view.sides, names, ("1,250", "1,350"), strict=True)
        )
        lying = lay(replace(view, sides=sides), size, TableOptions())
        for words in lying.ledger.words:
            if words.text in middles:
                rights.add(round(words.rect.right))
                middles[words.text].append(words.rect.cy)
    assert len(rights) == 1
    # Letters of another size have their middle half a pixel beside it.
    assert all(len(it) == 3 and max(it) - min(it) <= 0.5 for it in middles.values())


def test_the_board_names_each_side_as_before_its_melds(qapp: QApplication) -> None:
    assert qapp
    assert load_fonts()
    view = specimens.playing(6, 3)
    lying = lay(view, (1024, 700), TableOptions())
    texts = {words.text for words in lying.ledger.words if words.key == "score"}
    points = {text for it in view.sides for text in (it.before, it.gain, it.total)}
    assert texts == {
        *view.score_heads,
        view.score_target,
        *points,
        "We",
        "Bruno · Emilia",
        "Clara · Franz",
    }
    names = [words.text for words in lying.ledger.words if words.key != "score"]
    assert names.count("We") == 1


_ENDS = "The match ends with the deal in which somebody has 500 points; then the most points win."
_ENDS_IN_LINES = (
    "The match ends with the deal in which somebody has 500",
    "points; then the most points win.",
)


def test_the_board_tells_how_far_each_side_is_from_the_end_of_the_match(table: Table) -> None:
    view = specimens.playing()
    sides = tuple(replace(it, to_win="155 more to win") for it in view.sides)
    view = replace(view, sides=sides, score_told=_ENDS)
    table.widget.show_view(view)
    scene, board = table.widget.table_scene.scene, table.board.frame.board
    (told,) = {it.toolTip() for it in scene.items(QPointF(board.cx, board.cy))} - {""}
    rows = (f"{it.name}: 155 more to win" for it in view.sides)
    assert told == "\n".join((*_ENDS_IN_LINES, *rows))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_what_is_told_of_a_picture_is_found_wherever_it_is_seen(
    qapp: QApplication, ratio: float
) -> None:
    """On fine screens the edge of a face told nothing."""
    assert qapp
    items, place = PixmapItems(QGraphicsScene(), ratio), Rect(100, 100, 50, 50)
    items.draw(
        "face", place, 1, None, lambda painter, box: fill(painter, disc(box.center(), 25), "red")
    )
    items.tell("face", "Anna")
    for x, y in ((2, 0), (-2, 0), (0, 2), (0, -2)):
        edge = QPointF(place.cx + x * 11.5, place.cy + y * 11.5)
        assert [it.toolTip() for it in items.scene.items(edge)] == ["Anna"]


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_sign_has_smooth_edges_while_it_grows(qapp: QApplication, ratio: float) -> None:
    """Seals, points and large words were blocky until they had their size."""
    assert qapp
    items, place = PixmapItems(QGraphicsScene(), ratio), Rect(0, 0, 20, 20)
    left = QRectF(0, 0, 7, 20)
    items.draw(
        "sign", place, 1, None, lambda painter, _: painter.fillRect(left, Qt.GlobalColor.red)
    )
    items.pose("sign", across=1.7, high=1.7)
    shown = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    shown.fill(Qt.GlobalColor.white)
    with QPainter(shown) as painter:
        items.scene.render(painter, QRectF(shown.rect()), QRectF(-10, -10, 40, 40))
    row = {shown.pixelColor(x, 20).green() for x in range(40)}
    assert {0, 255} < row, "an edge between whole red and white has tones between"


def test_what_the_pile_says_stands_on_a_ground_of_its_own_beside_the_cards(table: Table) -> None:
    view = specimens.playing()
    table.widget.show_view(view)
    items, pile = table.widget.table_scene.furniture.items, table.board.arrangement.poses[PILE]
    parts = [area for key in ("verdict", "sign", "why") if (area := items.area(key))]
    (ground,) = grounds_of(table, parts[0])
    assert all(ground.contains(QRectF(it.x, it.y, it.w, it.h)) for it in parts)
    box = Rect(ground.x(), ground.y(), ground.width(), ground.height())
    assert not any(pose.rect.overlap(box) for pose in pile)
    table.widget.show_view(replace(view, pile=replace(view.pile.unasked(), short="", word="")))
    assert not grounds_of(table, parts[0])


def test_a_remark_stands_on_a_ground_as_what_the_pile_says(table: Table) -> None:
    view = replace(specimens.playing(), last_action="Bruno discards a nine.", is_wordy=True)
    table.widget.show_view(view)
    said = table.widget.table_scene.furniture.items.area("last-action")
    assert said is not None
    (ground,) = grounds_of(table, said)
    assert ground.contains(QRectF(said.x, said.y, said.w, said.h))


def test_a_second_hand_says_what_it_is_where_one_points_at_it(table: Table) -> None:
    view = specimens.hand_and_foot()
    seats = (replace(it, foot_told="A second hand.") for it in view.seats)
    table.widget.show_view(replace(view, seats=tuple(seats)))
    scene, heard = table.widget.table_scene.scene, list[Zone]()

    def hear(thing: Thing) -> None:
        heard.append(thing.zone)

    table.widget.asked.connect(hear)
    packets = {seat: table.board.frame.seats[seat].foot for seat in (0, 1, 3)}
    for packet in packets.values():
        below = QPointF(packet.cx, packet.bottom - 4)
        assert "A second hand." in {it.toolTip() for it in scene.items(below)}
        table.widget.whats_this.ask_at(QPointF(packet.cx, packet.cy))
    assert heard == [Zone(ZoneKind.FOOT, seat) for seat in packets]


def grounds_of(table: Table, area: Rect) -> list[QRectF]:
    """Returns the grounds below a rectangle, but for trays."""
    scene, centre_row = table.widget.table_scene.scene, table.board.frame.measure.centre
    found = scene.items(QPointF(area.cx, area.cy))
    boxes = [it.sceneBoundingRect() for it in found if isinstance(it, QGraphicsPathItem)]
    return [it for it in boxes if it.height() < centre_row]


def test_what_is_laid_aside_is_counted_in_a_ring(make_table: MakeTable) -> None:
    assert "ring" in shown(make_table(specimens.opening()))
    assert "ring" not in shown(make_table(specimens.started()))
    lying = lay(specimens.opening(), (1024, 700), TableOptions())
    assert [words.text for words in lying.ledger.words if words.key == "ring"] == ["40", "90"]


@for_each(
    size=SIZES,
    view=[specimens.playing(), specimens.crowded(6, 3), specimens.hand_and_foot()],
    name=["Eva", "Bartholomäus"],
)
def test_numbers_of_cards_are_told_in_one_way_at_a_table(
    size: tuple[int, int], view: TableView, name: str
) -> None:
    seats = (replace(view.seats[0], name=name), *view.seats[1:])
    lying = lay(replace(view, seats=seats), size, TableOptions())
    said = [it.text for it in lying.ledger.words if "seat" in repr(it.key)]
    numbers = [text for text in said if text.split()[0].isdigit()]
    assert len(numbers) == len(seats)
    assert len({"cards" in text for text in numbers}) == 1
