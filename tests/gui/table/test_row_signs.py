"""Tests that every row of melds says whose it is."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPathItem
from pytestqt.qtbot import QtBot

from canasta_gui.settings.languages import language_codes
from canasta_gui.table.furniture import row_signs
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.index import index_places
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.seals import wax_of
from canasta_gui.table.render.style import TableStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.builders.table_builder import build_table_view
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.seat_views import LargeFigure
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import observe
from tests.for_each import for_each
from tests.gui.kit import drawn_pictures
from tests.gui.kit.widest_language import spoken
from tests.gui.table.hard_views import wordy
from tests.gui.table.legibility import Lying, Words, lay, troubles
from tests.gui.table.moments import MakeTable
from tests.gui.words.sources import words_for
from tests.kit import specimens
from tests.kit.positions import with_lone_hand

SIZE = (1366, 768)


@pytest.fixture(autouse=True)
def own_font(qtbot: QtBot) -> None:
    load_fonts()


VIEWS: list[Callable[[], TableView]] = [
    specimens.started,
    specimens.playing,
    lambda: specimens.playing(2, 2),
    lambda: specimens.playing(3, 3),
    lambda: specimens.crowded(6, 2),
    lambda: specimens.crowded(6, 3),
    lambda: specimens.crowded(5, 5),
]


def titles_of(lying: Lying) -> list[Words]:
    said = {side.title for side in lying.view.sides}
    return [it for it in lying.ledger.words if "row" in str(it.key) and it.text in said]


def row_of(lying: Lying, side: int, kind: ZoneKind) -> Rect:
    found = [rect for zone, _, _, rect in lying.cards if (zone.kind, zone.owner) == (kind, side)]
    return hull(found)


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (4, 2), (6, 2), (6, 3), (5, 5)])
def test_title_faces_and_points_stand_before_a_row_and_bonus_cards_behind_it(
    players: int, sides: int
) -> None:
    view = specimens.crowded(players, sides)
    lying = lay(view, SIZE, TableOptions())
    for side in view.sides:
        sign, _ = lying.ledger.rects["row", side.side]
        melds = row_of(lying, side.side, ZoneKind.MELD)
        bonus = row_of(lying, side.side, ZoneKind.BONUS)
        assert sign.right < melds.x or sign.bottom <= melds.y
        # Many melds of one of several sides have all of the width.
        assert melds.right < bonus.x or (sides > 2 and sign.right < bonus.x)
        assert melds.overlap(bonus) == 0
        assert sign.h >= (0.03 if sides > 2 else 0.05) * SIZE[1]
        said = [it.text for it in lying.ledger.words if it.key == ("row", side.side)]
        assert said == [side.title, side.gain]


@for_each(size=[(1024, 652), SIZE, (1920, 1030), (3840, 2110)], view=VIEWS)
def test_whose_a_row_is_stands_there_in_large_letters(
    size: tuple[int, int], view: Callable[[], TableView]
) -> None:
    shown = view()
    titles = titles_of(lay(shown, size, TableOptions()))
    text = 0.0185 * size[1]
    assert len(titles) == len(shown.sides)
    least = 1.0 if len(shown.sides) > 2 else 1.3
    assert all(it.size >= max(13, least * text) and "…" not in it.text for it in titles)


@for_each(size=[(1024, 652), SIZE, (1920, 1030)], view=VIEWS)
def test_titles_melds_and_bonus_cards_keep_off_the_edges_of_their_row(
    size: tuple[int, int], view: Callable[[], TableView]
) -> None:
    lying = lay(view(), size, TableOptions())
    text = lying.arrangement.frame.measure.text
    trays = [
        it.path().boundingRect()
        for it in lying.ledger.scene.items()
        if isinstance(it, QGraphicsPathItem)
    ]
    for side in lying.view.sides:
        sign, _ = lying.ledger.rects["row", side.side]
        title = next(it for it in titles_of(lying) if it.text == side.title)
        assert min(title.rect.x - sign.x, sign.right - title.rect.right) >= 0.45 * text
        if side.bonus and side.melds:
            bonus = row_of(lying, side.side, ZoneKind.BONUS)
            tray = next(it for it in trays if it.contains(bonus.cx, bonus.cy))
            assert tray.right() - bonus.right >= 0.5 * text
            assert row_of(lying, side.side, ZoneKind.MELD).x - tray.left() >= 0.2 * text


def test_the_figure_of_an_opening_may_come_first(qapp: QCoreApplication) -> None:
    view = specimens.started()
    own, other = view.sides
    sides = (replace(own, opening=LargeFigure("1,500 points open", "1,500")), other)
    lying = lay(replace(view, sides=sides), SIZE, TableOptions())
    words = [it for it in lying.ledger.words if it.key == ("row", own.side)][1:]
    figure, *said = sorted(words, key=lambda it: it.rect.x)
    assert figure.text == "1,500"
    assert " ".join(it.text for it in said) == "points open"


@for_each(size=[(1024, 652), SIZE], language=language_codes())
def test_what_an_opening_needs_stands_large_before_its_row(
    qapp: QCoreApplication, size: tuple[int, int], language: str
) -> None:
    with spoken(qapp, language):
        words = words_for("winning-moves-deluxe/4p")
        first, following = (
            LargeFigure(words.say(it, need=120), "120")
            for it in (TextId.SIDE_OPENING, TextId.SIDE_NEXT_OPENING)
        )
    view = specimens.started()
    own, other = view.sides
    sides = (replace(own, opening=first), replace(other, opening=following))
    lying = lay(replace(view, sides=sides), size, TableOptions())
    text = lying.arrangement.frame.measure.text
    for side in sides:
        said = [it for it in lying.ledger.words if it.key == ("row", side.side)][1:]
        assert said[-1].text == "120"
        assert said[-1].size >= 1.3 * text
        assert side.opening is not None
        assert " ".join(it.text for it in said) == side.opening.text
        assert min(it.size for it in said) >= 10
        assert all(one.rect.overlap(two.rect) == 0 for one, two in combinations(said, 2))


@for_each(size=[(1024, 652), SIZE], view=[*VIEWS, specimens.samba, specimens.full_samba])
def test_every_meld_says_how_many_cards_it_has(
    size: tuple[int, int], view: Callable[[], TableView]
) -> None:
    lying = lay(view(), size, TableOptions())
    for side in lying.view.sides:
        for index, meld in enumerate(side.melds):
            key = Zone(ZoneKind.MELD, side.side, index)
            is_sealed = ("seal", key) in lying.ledger.rects
            assert is_sealed or _caption(lying, key) in (meld.caption, str(len(meld.cards)))


def test_a_count_in_two_sizes_has_its_figure_larger_and_stays_below_its_card() -> None:
    lying = lay(specimens.full_samba(), (1024, 652), TableOptions())
    for zone in lying.picture.melds_of(0):
        if zone in lying.picture.canastas:
            continue
        figure, words = (it for it in lying.ledger.words if it.key == ("caption", zone))
        assert (figure.text, words.text) == (str(len(lying.picture.cards(zone))), "of 7")
        assert figure.size >= 14 > words.size >= 10
        rect, _ = lying.ledger.rects["caption", zone]
        assert rect.w <= 1.1 * lying.arrangement.areas[zone].w


def _caption(lying: Lying, zone: Zone) -> str:
    """Returns what a caption says, also where the figure is larger than its words."""
    return " ".join(it.text for it in lying.ledger.words if it.key == ("caption", zone))


@for_each(
    view=[wordy(specimens.crowded()), wordy(specimens.playing()), specimens.full_samba()],
    size=[(1024, 652), (1366, 720)],
)
def test_all_melds_say_in_one_form_how_many_cards_they_have(
    view: TableView, size: tuple[int, int]
) -> None:
    lying = lay(view, size, TableOptions())
    growing = {
        Zone(ZoneKind.MELD, side.side, at): meld
        for side in view.sides
        for at, meld in enumerate(side.melds)
        if meld.canasta is None
    }
    said = {_caption(lying, zone) for zone in growing}
    melds = growing.values()
    assert said in ({it.caption for it in melds}, {str(len(it.cards)) for it in melds})


@for_each(
    size=[(1024, 652), (1366, 720), (1920, 1030), (3840, 2110)],
    view=[specimens.playing, specimens.crowded],
)
def test_what_stands_below_melds_and_on_canastas_can_be_read_from_a_chair(
    size: tuple[int, int], view: Callable[[], TableView]
) -> None:
    lying = lay(view(), size, TableOptions())
    low = [it for it in lying.ledger.words if repr(it.key).startswith(("('caption'", "('worth'"))]
    # The seal says a canasta's kind, too.
    low = [it for it in low if any(map(str.isdigit, it.text)) and "cards" not in it.text]
    assert min(it.size for it in low) >= (15 if size[0] < 1366 or view is specimens.crowded else 18)


def test_a_row_shows_all_faces_of_its_side_also_who_sits_out(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, draw = list[str](), row_signs.portrait

    def portrait(face: str, *look: Any) -> QPixmap:
        drawn.append(face)
        return draw(face, *look)

    monkeypatch.setattr(row_signs, "portrait", portrait)
    monkeypatch.setattr(drawn_pictures, "_signs", {})
    view = specimens.resting()
    make_table(view)
    assert sorted(drawn) == sorted(seat.face for seat in view.players)


def test_a_canasta_says_what_it_counts_but_not_below_its_seal() -> None:
    for view, size in [
        (specimens.playing(), (1366, 720)),
        (specimens.playing(), (1920, 1030)),
        (specimens.hand_and_foot(), (1024, 652)),
    ]:
        lying = lay(view, size, TableOptions())
        said = {(it.key, it.text) for it in lying.ledger.words}
        for zone in lying.picture.canastas:
            meld = lying.view.sides[zone.owner].melds[zone.index]
            assert (("worth", zone), meld.bonus) in said
            (worth, _), (seal, _) = (lying.ledger.rects[it, zone] for it in ("worth", "seal"))
            assert worth.overlap(seal) == 0


@for_each(
    size=[(1024, 652), (1366, 722), (3840, 2110)],
    view=[specimens.playing, specimens.hand_and_foot, specimens.crowded],
)
def test_bonus_cards_say_what_they_count_in_figures_as_large_as_text(
    size: tuple[int, int], view: Callable[[], TableView]
) -> None:
    lying = lay(view(), size, TableOptions())
    for side in lying.view.sides:
        said = [it for it in lying.ledger.words if it.key == ("bonus", side.side)]
        assert [it.text for it in said] == [side.bonus_points]
        assert said[0].size >= min(lying.arrangement.frame.measure.text, 15)
        area = lying.arrangement.areas[Zone(ZoneKind.BONUS, side.side)]
        assert said[0].rect.y > area.y + 0.5 * area.h


def test_a_canasta_of_more_cards_than_usual_says_how_many() -> None:
    view = specimens.playing()
    own = view.sides[0]
    fives = next(it for it in own.melds if it.canasta)
    more = replace(fives, cards=(*fives.cards, fives.cards[0]), count="8 cards")
    own = replace(own, melds=tuple(more if it is fives else it for it in own.melds))
    lying = lay(replace(view, sides=(own, *view.sides[1:])), (1920, 1030), TableOptions())
    assert "8 cards" in {it.text for it in lying.ledger.words}
    for zone in lying.picture.canastas:
        meld = lying.view.sides[zone.owner].melds[zone.index]
        said = [it.text for it in lying.ledger.words if it.key == ("worth", zone)]
        assert set(said) == {meld.caption, meld.count, meld.bonus} - {""}


@for_each(size=[(1024, 652), (3840, 2110)], language=language_codes())
def test_no_language_cuts_whose_a_row_is(
    qapp: QCoreApplication, size: tuple[int, int], language: str
) -> None:
    with spoken(qapp, language):
        words = words_for("winning-moves-deluxe/4p")
        ours, others, turn = (
            words.say(it) for it in (TextId.SIDE_WE, TextId.SIDE_OPPONENTS, TextId.YOUR_TURN)
        )
    view = specimens.playing()
    own, other = view.sides
    sides = (replace(own, title=ours), replace(other, title=others))
    view = replace(view, sides=sides, turn=turn)
    lying = lay(view, size, TableOptions())
    assert [it.text for it in titles_of(lying)] == [it.title for it in sides]
    assert all(it.size >= 0.0185 * size[1] for it in titles_of(lying))
    assert [it.text for it in lying.ledger.words if it.key == "turn"] == [view.turn]


@pytest.mark.parametrize("is_over", [False, True])
def test_a_plate_in_a_low_window_says_all_in_its_room(*, is_over: bool) -> None:
    view = specimens.playing() if is_over else specimens.started()
    need = "Nächste Eröffnung 120" if is_over else "Eröffnung 50"
    opening = LargeFigure(need, "120" if is_over else "50")
    own, other = (replace(it, title="Gegner", opening=opening, gain="") for it in view.sides)
    lying = lay(replace(view, sides=(own, other)), (1024, 430), TableOptions())
    for side in (0, 1):
        plate = lying.arrangement.frame.sides[side].sign
        words = [it for it in lying.ledger.words if it.key == ("row", side)]
        assert " ".join(it.text for it in words) == f"Gegner {need}"
        assert all(plate.x <= it.rect.x and it.rect.right <= plate.right for it in words)


def test_a_long_word_is_broken_and_not_cut_before_a_row() -> None:
    name = "Maximilianabertadorotheakarlotta"
    view = specimens.playing(2, 2)
    own, other = view.sides
    view = replace(view, sides=(own, replace(other, title=name)))
    lying = lay(view, (1024, 652), TableOptions())
    first, second, _ = (it for it in lying.ledger.words if it.key == ("row", 1))
    assert first.text.removesuffix("-") + second.text == name
    assert min(first.size, second.size) >= 10


def test_a_bonus_card_is_as_large_as_a_card_of_a_meld() -> None:
    lying = lay(specimens.playing(), SIZE, TableOptions())
    poses = lying.arrangement.poses
    for side in (0, 1):
        melded = poses[Zone(ZoneKind.MELD, side, 0)][0].width
        assert all(pose.width >= melded - 0.01 for pose in poses[Zone(ZoneKind.BONUS, side)])


@pytest.mark.parametrize("size", [(1024, 652), SIZE, (1920, 1030)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_an_opening_is_told_once_for_each_side_before_its_row(
    size: tuple[int, int], scale: float
) -> None:
    view = specimens.started()
    said = lay(view, size, TableOptions(text_scale=scale)).ledger.words
    for side in view.sides:
        assert side.opening is not None
        told = [it.key for it in said if side.opening.figure in it.text.split()]
        assert told.count(("row", side.side)) == 1
        assert set(told) == {("row", it.side) for it in view.sides}


@for_each(size=[(1024, 652), SIZE, (3840, 2110)], language=language_codes())
def test_the_score_board_adds_match_and_deal_to_a_sum_which_is_the_largest(
    qapp: QCoreApplication, size: tuple[int, int], language: str
) -> None:
    with spoken(qapp, language):
        words = words_for("winning-moves-deluxe/4p")
        heads = tuple(map(words.say, (TextId.SCORE_MATCH, TextId.SCORE_DEAL, TextId.SCORE_TOTAL)))
    for players, sides in [(2, 2), (3, 3), (4, 2), (6, 2)]:
        view = specimens.crowded(players, sides)
        points = {"before": "12,400", "gain": "+2,585", "total": "14,985"}
        many = (replace(it, short_name="You · Carlos", **points) for it in view.sides)
        view = replace(view, sides=tuple(many), turn="Your turn", score_heads=heads)
        said = lay(view, size, TableOptions()).ledger.words
        board = {it.text: it for it in said if it.key == "score"}
        shown = [it for it in points.values() if it in board]
        assert [it for it in heads if it in board] == list(heads[-len(shown) :])
        lefts = [board[it].rect.right for it in shown]
        assert shown[-1] == "14,985"
        assert lefts == sorted(lefts)
        assert all(board["14,985"].size > 1.2 * board[it].size for it in shown[:-1])


def test_points_below_zero_say_why_at_their_row() -> None:
    view = specimens.playing()
    charged = replace(view.sides[0], gain="−85", charged="Red threes: −100")
    lying = lay(replace(view, sides=(charged, *view.sides[1:])), (1024, 652), TableOptions())
    said = {it.key for it in lying.ledger.words if it.text == charged.charged}
    assert said == {("row", 0)}
    assert not [it for it in troubles(lying) if "row" in it or "score" in it]


def three_with(lone: int, bonus: list[str]) -> TableView:
    """Returns the table of three at which a seat plays against partners of this deal."""
    seen = observe(with_lone_hand(lone, bonus), 0)
    facts = TableFacts(seen, ("Anna", "Ben", "Cleo"), persons=frozenset({0}))
    return build_table_view(facts, words_for("three-way/3p"))


@pytest.mark.parametrize(
    ("lone", "bonus", "plates", "lead"),
    [
        (0, ["3h 3d", "", "3h"], [["+240"], ["+75", "+175"]], "65 ahead"),
        (0, ["3h 3d", "", ""], [["+240"], ["+75"]], "165 ahead"),
        (1, ["3h", "3d", ""], [["+175", "+75"], ["+140"]], "35 ahead"),
    ],
)
def test_points_before_rows_and_on_the_score_board_agree_in_a_deal_of_partners(
    lone: int, bonus: list[str], plates: list[list[str]], lead: str
) -> None:
    view = three_with(lone, bonus)
    lying = lay(view, (1920, 1030), TableOptions())
    rows = [[it for it in lying.ledger.words if it.key == ("row", side)] for side in (0, 1)]
    assert [[it.text for it in words[1:]] for words in rows] == plates
    assert [lead in side.description for side in view.sides] == [True, False, False]
    for words in rows:
        assert words[1:] == sorted(words[1:], key=lambda it: it.rect.x)


@for_each(size=[(1024, 652), SIZE], scale=[1.0, 1.5])
def test_each_partner_of_a_deal_has_own_points_below_its_face(
    size: tuple[int, int], scale: float
) -> None:
    view = three_with(0, ["", "", "3h"])
    own, first, second = view.sides
    many = replace(first, gain="+1,285"), replace(second, gain="+1,385")
    lying = lay(replace(view, sides=(own, *many)), size, TableOptions(text_scale=scale))
    assert [it for it in troubles(lying) if "row" in it] == []
    sign, _ = lying.ledger.rects["row", 1]
    row = [it for it in lying.ledger.words if it.key == ("row", 1)]
    left, right = (it for it in row if it.text in ("+1,285", "+1,385"))
    assert left.rect.right <= sign.cx <= right.rect.x
    assert min(left.size, right.size) >= 14


@for_each(size=[(960, 470), (1024, 652), SIZE], bonus=["3h", "3h 3d"])
def test_bonus_cards_of_partners_of_a_deal_say_apart_what_they_count(
    size: tuple[int, int], bonus: str
) -> None:
    lying = lay(three_with(0, ["", bonus, "3h 3d"]), size, TableOptions())
    assert [it for it in troubles(lying) if "bonus" in it] == []
    assert ("bonus", 2) in lying.ledger.rects


def test_what_a_canasta_counts_has_the_colour_of_its_seal(make_table: MakeTable) -> None:
    table = make_table(specimens.hand_and_foot(), size=(1366, 768))
    items, palette = table.widget.table_scene.furniture.items, table_palette(TableStyle())
    image, seen = table.widget.grab().toImage(), dict[str, str]()
    for zone, kind in table.board.picture.canastas.items():
        rect = items.area(("worth", zone))
        assert rect is not None
        at = table.widget.mapFromScene(QPointF(rect.x + 5, rect.cy))
        seen[kind] = image.pixelColor(at).name()
    assert seen == {kind: wax_of(kind, palette) for kind in ("natural", "mixed", "wild")}


@for_each(
    view=[
        specimens.playing(),
        specimens.hand_and_foot(),
        specimens.samba(),
        specimens.full_samba(),
    ],
    size=[(1024, 612), (1366, 720), (1920, 1030), (3840, 2110)],
)
def test_canastas_say_their_kind_in_a_word_also_in_a_small_window(
    view: TableView, size: tuple[int, int]
) -> None:
    lying = lay(view, size, TableOptions())
    kinds = [it.caption for side in view.sides for it in side.melds if it.canasta]
    said = [it for it in lying.ledger.words if it.text in kinds]
    assert sorted(it.text for it in said) == sorted(kinds)
    assert all(it.size >= 11 for it in said)


@for_each(
    size=[(1024, 652), (1366, 720)],
    view=[specimens.playing(), specimens.hand_and_foot(), specimens.full_samba()],
)
def test_nothing_of_the_lower_corner_shows_beside_what_a_card_counts(
    view: TableView, size: tuple[int, int]
) -> None:
    lying = lay(view, size, TableOptions())
    bonus = {("bonus", it.side): Zone(ZoneKind.BONUS, it.side) for it in view.sides if it.bonus}
    for key, zone in {("worth", it): it for it in lying.picture.canastas}.items() | bonus.items():
        ribbon, _ = lying.ledger.rects[key]
        card = lying.arrangement.poses[zone][-1].rect
        rank = index_places(card.w, is_large=True).rank
        unit = card.w / 100
        assert ribbon.y <= card.bottom - (rank.bottom() - 1) * unit
        assert ribbon.right >= card.right - rank.left() * unit
        assert ribbon.bottom >= card.bottom - rank.top() * unit


def test_a_seal_lies_in_its_card_and_leaves_the_index_free() -> None:
    for view in (specimens.hand_and_foot(), specimens.full_samba(), specimens.crowded(6, 3)):
        lying = lay(view, (1024, 652), TableOptions())
        for zone in lying.picture.canastas:
            card, (seal, _) = (
                lying.arrangement.poses[zone][-1].rect,
                lying.ledger.rects["seal", zone],
            )
            index = index_places(card.w, is_large=True).rank
            assert card.contains(seal)
            assert seal.x >= card.x + index.right() * card.w / 100
