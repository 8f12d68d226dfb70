"""Tests that sentences on the table are never smaller than the words of the menus, or where a
window is too small for those, than the names of the players.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.geometry import hull
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.table_options import TableOptions
from canasta_gui.theme.theme import BASE_POINTS
from canasta_gui.viewmodel.seat_views import LargeFigure
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.gui.table import hard_views
from tests.gui.table.legibility import Lying, lay, troubles
from tests.gui.table.test_legibility import VIEWS
from tests.kit import specimens
from tests.kit.scenes import SCENES

SIZES = ((1024, 645), (1366, 715), (1920, 1030), (1000, 1100))
"""The room that menus leave to the table in usual windows."""
SCALES = (1.0, 1.5, 2.0, 3.0, 4.0)
FULL = 1.5
"""Up to this scale nothing that is said is smaller than the menus, at four players."""
LANGUAGES = ("de", "es", "fr", "it", "nl", "pt_BR")
REMEDY = "Das hier tun: mit 2 Zehnen nehmen, 3 Achten legen"
MENU = BASE_POINTS * 4 / 3
"""The height of the words in menus at normal size, in pixels."""
CROWDED = {
    "three": 19,
    "six": 18,
    "five-alone": 13,
    "staged": 15,
    "full-samba": 15,
    "teams": 15,
    "pairs": 15,
    "many-feet": 15,
    "three-crowds": 12,
}
"""The least size of words in pixels in the smallest window where so much lies on the table that
there is no room for 20: counts of a dozen melds in a row, and long words below staged cards.
"""
USED = (ZoneKind.MELD, ZoneKind.BONUS, ZoneKind.STAGE, ZoneKind.PILE, ZoneKind.STOCK)


@pytest.fixture(autouse=True)
def own_font(qtbot: QtBot) -> None:
    load_fonts()


@cache
def refusals(language: str) -> list[str]:
    """Returns the refusals of a language, the shortest first."""
    path = Path(f"translations/canasta_{language}.ts")
    texts = ET.parse(path).iter("context")  # noqa: S314 - our own file
    found = [
        re.sub(r"\{.*?\}", "7", message.findtext("translation") or "")
        for context in texts
        if (context.findtext("name") or "").endswith("Refusals")
        for message in context.iter("message")
    ]
    return sorted(found, key=len)


def refused(view: TableView, notice: str) -> TableView:
    return replace(
        view, notice=notice, remedy=ButtonView(ButtonId.DO_THIS, REMEDY), rules_link="F1"
    )


def covered(it: Lying) -> Iterator[str]:
    """Yields the cards in use and the buttons on which a refusal lies."""
    said = [it.ledger.rects[key][0] for key in ("notice", ("button", ButtonId.DO_THIS))]
    for zone, poses in it.arrangement.poses.items():
        is_own = zone.kind is ZoneKind.HAND and zone.owner == it.view.viewer
        if poses and (is_own or zone.kind in USED):
            area = hull([pose.rect for pose in poses])
            if any(area.overlap(rect) > 1 for rect in said):
                yield str(zone)
    for key, (rect, _) in it.ledger.rects.items():
        is_other = key in {("button", button) for button in ButtonId if button != "do-this"}
        if is_other and any(rect.overlap(place) > 1 for place in said):
            yield str(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_as_large_as_the_menus_and_covers_no_card_in_use(language: str) -> None:
    at, known = LANGUAGES.index(language), refusals(language)
    usual, long = known[len(known) * 3 // 4], known[-3]
    for notice, scale in ((usual, 1.5), (usual, SCALES[2 + at % 3]), (long, 1.5)):
        size = SIZES[at % 3]
        it = lay(refused(specimens.frozen(), notice), size, TableOptions(text_scale=scale))
        text = it.arrangement.frame.measure.text
        least = MENU * scale if scale <= FULL else min(MENU * scale, text)
        said = [w.size for w in it.ledger.words if w.key in ("notice", ("button", "do-this"))]
        assert len(said) >= 2
        assert min(said) >= round(least) - 1 if notice == usual else min(said) >= 12
        assert not list(covered(it)), (size, scale)
        assert not [one for one in troubles(it) if "notice" in one or "do-this" in one]


@pytest.mark.parametrize("size", SIZES)
def test_what_is_expected_is_as_large_as_the_names(size: tuple[int, int]) -> None:
    view = replace(hard_views.wordy(specimens.frozen()), notice="", buttons=())
    for scale in SCALES[1::2]:
        it = lay(view, size, TableOptions(text_scale=scale))
        least = it.arrangement.frame.measure.least_words
        sizes = [words.size for words in it.ledger.words if words.key == "prompt"]
        assert min(sizes) >= 0.9 * least, (scale, sizes)


def test_a_row_says_whose_it_is_and_what_opening_needs_in_the_largest_words() -> None:
    view = specimens.playing(2, 2)
    opening = {"gain": "", "opening": LargeFigure("Eröffnung 50", "50"), "title": "Wir"}
    for opens in ({0}, {1}, {0, 1}):
        sides = tuple(
            replace(it, melds=(), bonus=(), **opening) if it.side in opens else it
            for it in view.sides
        )
        it = lay(replace(view, sides=sides), SIZES[0], TableOptions(text_scale=SCALES[-1]))
        assert min(_sizes(it, "row")) >= 18, opens
        assert {"Wir", "Eröffnung 50"} <= {words.text for words in it.ledger.words}
        assert not list(troubles(it))


def test_a_row_below_zero_shows_its_points_whole_in_the_largest_words() -> None:
    view = specimens.playing(4, 2)
    charged = tuple(
        replace(it, melds=(), bonus=(), gain="−190", charged="tre rossi: −300") for it in view.sides
    )
    it = lay(replace(view, sides=charged), SIZES[0], TableOptions(text_scale=SCALES[-1]))
    assert min(_sizes(it, "row")) >= 20
    assert not list(troubles(it))


def test_what_is_expected_stays_large_beside_all_else_that_is_said() -> None:
    for view in (specimens.playing(2, 2), specimens.playing(3, 3)):
        it = lay(hard_views.wordy(view), (1024, 645), TableOptions(text_scale=SCALES[-1]))
        assert min(_sizes(it, "prompt")) >= 20


@pytest.mark.parametrize("view", [specimens.playing(), specimens.crowded(6, 3)], ids=["4", "6"])
def test_words_grow_with_their_size_until_no_decoration_is_left(view: TableView) -> None:
    for size in SIZES[:3]:
        texts = [
            lay(view, size, TableOptions(text_scale=scale)).arrangement.frame.measure.text
            for scale in (*SCALES[:2], 2.0, 4.0)
        ]
        assert texts == sorted(texts)
        assert texts[1] >= 1.45 * texts[0]
        assert texts[-1] >= 1.49 * texts[0]


@pytest.mark.parametrize("name", VIEWS)
def test_in_the_smallest_window_the_largest_words_stay_large(name: str) -> None:
    it = lay(VIEWS[name](), SIZES[0], TableOptions(text_scale=SCALES[-1]))
    small = {(words.key, words.text) for words in it.ledger.words if words.size < 20}
    least = min(words.size for words in it.ledger.words)
    assert least >= CROWDED.get(name, 20), small
    assert not list(troubles(it))


@pytest.mark.parametrize(("players", "least", "said"), [(4, 27, 26), (6, 25, 25)])
def test_in_the_largest_words_faces_and_backs_leave_their_room_to_what_is_said(
    players: int, least: int, said: int
) -> None:
    view = specimens.crowded(players, 2)
    asks = tuple(replace(seat, says="Darf ich ausmachen?") for seat in view.seats)
    it = lay(replace(view, seats=asks), SIZES[1], TableOptions(text_scale=SCALES[-1]))
    sizes = {name: [*_sizes(it, name)] for name in ("seat", "score", "prompt", "button", "bubble")}
    assert min(sizes.pop("bubble")) >= said
    assert min(map(min, sizes.values())) >= least
    assert not list(troubles(it))


def _sizes(it: Lying, name: str) -> Iterator[float]:
    """Yields the sizes of the words of things of this name."""
    for words in it.ledger.words:
        key = words.key
        if name == (key[0] if isinstance(key, tuple) else key):
            yield words.size


@pytest.mark.parametrize("name", ["teams", "six", "five-alone", "full-samba", "samba", "feet"])
@pytest.mark.parametrize("size", SIZES[:2])
def test_counts_of_melds_stand_on_one_line_in_letters_that_are_read(
    name: str, size: tuple[int, int]
) -> None:
    it = lay(SCENES[name](), size, TableOptions())
    assert min(_sizes(it, "caption")) >= 12
    for key, group in groupby(it.ledger.words, key=lambda words: words.key):
        if not (isinstance(key, tuple) and key[0] == "caption"):
            continue
        tops, feet = zip(*((words.rect.y, words.rect.bottom) for words in group), strict=True)
        assert max(tops) < min(feet)


@pytest.mark.parametrize("name", ["teams", "six", "samba", "feet", "three", "two"])
@pytest.mark.parametrize("size", SIZES[:2])
def test_names_and_heads_on_the_score_board_are_no_smaller_than_text(
    name: str, size: tuple[int, int]
) -> None:
    view = SCENES[name]()
    it = lay(view, size, TableOptions())
    names = {side.short_name or side.name for side in view.sides}
    sizes = {w.text: w.size for w in it.ledger.words if w.key == "score"}
    wanted = {*names, *view.score_heads} & set(sizes)
    assert wanted >= {*names, view.score_heads[2]}
    assert min(sizes[word] for word in wanted) >= round(it.arrangement.frame.measure.text)


@pytest.mark.parametrize(
    ("players", "sides", "least"), [(3, 3, 1.25), (6, 3, 1.25), (4, 4, 1.1), (5, 5, 1.25)]
)
@pytest.mark.parametrize("size", SIZES[:2])
def test_the_sums_of_many_sides_are_larger_than_the_text_around_them(
    players: int, sides: int, least: float, size: tuple[int, int]
) -> None:
    view = specimens.crowded(players, sides)
    it = lay(view, size, TableOptions())
    sums = {side.total for side in view.sides}
    sizes = [w.size for w in it.ledger.words if w.key == "score" and w.text in sums]
    assert len(sizes) == sides
    assert min(sizes) >= least * it.arrangement.frame.measure.text


@pytest.mark.parametrize("words", ["1 card short", "2 Karten fehlen", "il manque 1 carte"])
def test_what_a_group_laid_aside_lacks_is_as_large_as_the_menus(words: str) -> None:
    view = specimens.opening()
    groups = (view.stage.groups[0], replace(view.stage.groups[1], caption=words))
    it = lay(replace(view, stage=replace(view.stage, groups=groups)), SIZES[0], TableOptions())
    assert min(w.size for w in it.ledger.words if w.key == ("group", 1)) >= MENU


@pytest.mark.parametrize("high", [654, 700])
def test_everything_of_three_pairs_with_many_melds_can_be_read(high: int) -> None:
    it = lay(specimens.crowded(6, 3), (1024, high), TableOptions())
    for side in (1, 2):
        assert it.arrangement.poses[Zone(ZoneKind.BONUS, side)][0].width >= 32
        for zone in it.picture.melds_of(side):
            assert it.arrangement.poses[zone][0].width >= 48
    names = [w.size for w in it.ledger.words if w.key in (("row", 1), ("row", 2))]
    assert min(names) >= 16
    assert {"Natural", "5 of 7"} <= {w.text for w in it.ledger.words}
