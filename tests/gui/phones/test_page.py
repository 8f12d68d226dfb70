"""Tests the page of a phone in a real browser: that all of it is seen, and told to readers."""

from collections.abc import Callable, Generator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui.phones.gestures import Raise
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import State
from tests.gui.kit.widest_language import WIDEST_LANGUAGES, spoken
from tests.gui.phones.test_browser import NEEDS_BROWSER
from tests.gui.phones.test_hidden import Wire
from tests.kit.positions import cards, match_at, playing, position

pytest.importorskip("playwright")

from playwright.sync_api import Browser

from tests.gui.phones.told_page import ToldPage, chromium

pytestmark = [NEEDS_BROWSER, pytest.mark.slow]


SIZES: Final = (
    *((320, 568), (360, 640), (360, 740), (412, 915)),
    *((568, 320), (740, 360), (820, 1180), (1180, 820)),
)
LANGUAGES: Final = (
    *("widest-words", pytest.param("widest-lines", marks=pytest.mark.soak)),
    *WIDEST_LANGUAGES[2:],
)
SCALES: Final = (1.0, 1.3, 1.6, 2.0)
KINGS, FOURS = "Kh Ks Kd", "4s 4c 4d"
HAND: Final = f"{FOURS} 7d 8c 9h Th Jd Qc {KINGS} Kc Ad 2c"
MANY: Final = "4s 5s 5h 6h 7d 7h 8c 9h 9d Th Td Jd Jc Qc Qh Kh Ks Ad Ac 2c 2h Jk"


@pytest.fixture(scope="module")
def browser() -> Generator[Browser]:
    with chromium() as opened:
        yield opened


def drawing() -> Wire:
    return wire_of(position("4s 4h 5s 5h 6h 7d 8c 9h Th Jd Qc Kh Ad 2c"))


def holding_many() -> Wire:
    return wire_of(playing(MANY, rules="samba/4p"))


def having_raised() -> Wire:
    wire = wire_of(playing(HAND))
    wire.seats[0].answer(Raise(wire.number(0), cards(KINGS)))
    return wire


def having_laid_aside() -> Wire:
    wire = wire_of(playing(HAND))
    for aside in (KINGS, FOURS):
        wire.do(0, Activate(FELT, cards(aside)))
    del wire.sent[0][:-1]
    return wire


def watching_another_turn() -> Wire:
    return wire_of(position(HAND, turn=1))


def wire_of(state: State) -> Wire:
    return Wire(match_at(state), (0,))


MOMENTS: Final[tuple[Callable[[], Wire], ...]] = (
    *(drawing, holding_many, having_raised, having_laid_aside, watching_another_turn),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_in_sight(
    qapp: QApplication, browser: Browser, language: str, request: pytest.FixtureRequest
) -> None:
    """At 200 % eight of ten tiles lay below the fold of a phone."""
    is_soak = request.config.getoption("markexpr") == "soak"
    scales, sizes = (SCALES, SIZES) if is_soak else (SCALES[::3], SIZES[:6:2])
    page = ToldPage(browser)
    with spoken(qapp, language):
        for scale in scales:
            page.welcome(scale=scale)
            for moment in MOMENTS:
                state, *answer = moment().sent[0][-2:]
                page.tell(state)
                for raised in answer if moment is having_raised else ():
                    for _ in cards(KINGS):
                        page.page.locator(".tile", has_text="×4").tap()
                    page.tell(raised)
                for size in sizes:
                    page.resize(*size)
                    faults = {what: found for what, found in page.look().items() if found}
                    if moment is holding_many and (scale > 1 or min(size) < 568 <= size[0]):
                        # So many are not in sight of a small phone unless they are too small.
                        faults.pop("unseen", None)
                    assert not faults, (scale, moment.__name__, size)
    assert not page.errors


def test_what_is_chosen_is_seen_where_the_system_gives_all_colours(browser: Browser) -> None:
    """Shadows and fills are left out there: raised and chosen cards looked like all others."""
    look = "(it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).outlineStyle]"
    page = ToldPage(browser, forced_colors="active")
    page.welcome()
    page.tell(wire_of(playing(HAND)).sent[0][-1])
    tile = page.page.locator(".tile", has_text="×4")
    tile.press("ContextMenu")
    first, second = page.page.locator(".pick").all()[:2]
    first.tap()
    assert first.evaluate(look)[0] != second.evaluate(look)[0]
    page.page.locator("dialog .main").tap()
    raised, lying = tile.locator(".face").all()[:2]
    assert raised.evaluate(look)[1] != lying.evaluate(look)[1]


def test_once_a_match_is_over_its_end_comes_first(browser: Browser) -> None:
    """It stood below all melds, where nobody looks for it."""
    state = playing("4c", "7s 7s 7h 7h 7d 7d 7c", scores=[4900, 0])
    wire = wire_of(state)
    wire.do(0, Activate(PILE, cards("4c")))
    page = ToldPage(browser, (320, 568))
    page.welcome()
    page.tell(wire.sent[0][-1])
    ends = page.page.locator(".ended")
    assert "victory" in ends.last.inner_text()
    assert page.page.locator("#table > *").first.inner_text() == ends.first.inner_text()


def test_a_screen_reader_finds_the_table_in_order(browser: Browser) -> None:
    page = ToldPage(browser)
    page.welcome()
    page.tell(wire_of(playing(HAND, "8s 8h 8d", theirs="9s 9h 9d")).sent[0][-1])
    page.page.locator("#peek").tap()
    tree = page.tree()
    headings = [name for role, name in tree if role == "heading"]
    # The sign before the prompt is for eyes alone, and one's own melds come first.
    assert headings == ["Lay cards, or discard one.", "We", "Opponents"]
    assert ("region", "On the table") in tree
    melds = [name for role, name in tree if role == "StaticText" and "of 7" in name]
    assert [it.split(",")[0] for it in melds] == ["3 eights", "3 nines"]
    assert sum(role == "listitem" for role, _ in tree) == 4 + len(melds)


def test_keys_reach_every_card(browser: Browser) -> None:
    """A card below none was not reached by the arrow, and Escape lowered nothing."""
    page = ToldPage(browser, (820, 1180))
    page.welcome()
    page.tell(wire_of(playing("4s 5s 6h 7d 8c")).sent[0][-1])
    page.page.locator(".tile").first.focus()
    reached: list[str] = []
    for key in ("End", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "Home", "ArrowUp"):
        page.page.keyboard.press(key)
        reached.append(page.page.evaluate("document.activeElement.ariaLabel").partition(" ")[0])
    assert reached == ["eight", "four", "five", "six", "eight", "four", "four"]
    page.page.keyboard.press("Space")
    assert page.page.locator(".tile[aria-pressed=true]").count() == 1
    page.page.keyboard.press("Escape")
    assert page.page.locator(".tile[aria-pressed=true]").count() == 0


def test_a_new_card_shows_its_index(browser: Browser) -> None:
    """On a small phone the word "new" hid it."""
    page = ToldPage(browser, (320, 568))
    page.welcome()
    wire = wire_of(position(HAND, pile="Qd 2c 9c"))
    wire.do(0, Activate(STOCK, ()))
    page.tell(wire.sent[0][-1])
    page.page.locator(".new").first.wait_for()
    for tile in page.page.locator(".tile:has(.new)").all():
        index, mark = (tile.locator(it).first.bounding_box() for it in (".face", ".new"))
        assert index is not None
        assert mark is not None
        assert mark["x"] > index["x"] + 0.3 * index["width"]
