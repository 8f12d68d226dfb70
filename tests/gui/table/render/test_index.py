"""Tests that a card's index lies in the part that fans and melds leave visible."""

from itertools import groupby, pairwise, product
from math import ceil

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from canasta_gui.settings.own_decks import own_decks
from canasta_gui.table.layout.arrange import arrange
from canasta_gui.table.layout.hand_layout import lower_row
from canasta_gui.table.layout.overlaps import FAN
from canasta_gui.table.render.basket.basket_faces import basket_index_of
from canasta_gui.table.render.card_faces import index_of
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.index import glyph, index_places
from canasta_gui.table.render.palette import deck_palette
from canasta_gui.table.render.style import LETTERS, DeckStyle
from canasta_gui.viewmodel.picture import picture_of
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import rank_of
from tests.gui.table.frames import frame_of
from tests.kit import specimens

_STRIP = 28.0
"""The width that a fan shows, and the height that a narrow meld shows, for a card 100 wide."""


@pytest.mark.parametrize("width", [40, 60, 110, 300])
@pytest.mark.parametrize("is_large", [False, True])
def test_the_index_lies_inside_the_visible_strips(width: int, is_large: bool) -> None:
    places = index_places(width, is_large=is_large)
    for box in (places.rank, places.sign, places.tag):
        assert box.left() >= 1
        assert box.right() <= _STRIP
    assert places.rank.top() >= 1
    assert places.rank.bottom() <= _STRIP
    assert places.rank.bottom() < places.sign.top()
    assert places.sign.bottom() < places.tag.top()


_SPECIAL = ("W", "S", "JK")


def test_wild_and_stop_cards_have_letters_that_no_court_card_has() -> None:
    palette = deck_palette(DeckStyle())
    boxed = [basket_index_of(text, palette).rank for text in ("2s", "Jk", "3c")]
    usual = [index_of(text, palette).rank for text in ("2s", "Jk", "3c")]
    assert (boxed, usual) == (["W", "W", "S"], ["2", "JK", "3"])
    assert not {*"".join(LETTERS), "A"} & {*_SPECIAL}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("is_display", [False, True])
def test_every_letter_is_whole_in_its_place(is_display: bool) -> None:
    letters = {*"".join(LETTERS), *_SPECIAL}
    for width, is_large, letter in product((40, 110), (False, True), letters):
        box = index_places(width, is_large=is_large).rank
        ink = glyph(letter, box, is_display=is_display).boundingRect()
        assert box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(ink)
        assert ink.height() == pytest.approx(box.height())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("deck", own_decks())
def test_courts_have_the_letters_that_were_chosen_in_the_visible_strips(deck: str) -> None:
    width = 43
    margin, corner = ceil(SHADOW_MARGIN * width), round(_STRIP * width / 100)
    usual = CardPainter(DeckStyle(deck))
    for letters, place in product(LETTERS[1:], range(3)):
        card, chosen = "JQK"[place] + "shd"[place], CardPainter(DeckStyle(deck, letters=letters))
        changed = (_colours(chosen, card, width) != _colours(usual, card, width)).any(axis=2)
        # The lower half may show the same letter on its head.
        rows, columns = np.nonzero((changed | changed[::-1, ::-1])[: changed.shape[0] // 2])
        assert bool(rows.size) is (letters[place] != LETTERS[0][place])
        assert ((rows > margin) & (rows <= margin + corner)).all()
        assert ((columns > margin) & (columns <= margin + corner)).all()


def _colours(painter: CardPainter, card: str, width: int) -> NDArray[np.uint8]:
    image = painter.draw(card, width, 1).convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(bytes(image.constBits()), np.uint8).reshape(
        image.height(), image.width(), 4
    )


def test_a_full_hand_in_a_small_window_has_large_suits_and_its_ranks_lie_apart() -> None:
    picture = picture_of(specimens.crowded(4))
    arrangement = arrange(frame_of((1024, 700), 4, (1,)), picture)
    hand = Zone(ZoneKind.HAND, 0)
    poses, cards = arrangement.poses[hand], filter(None, picture.cards(hand))
    ranks = [rank_of(card) for card in cards]
    assert len(poses) == len(ranks) == 30
    steps: dict[bool, list[float]] = {True: [], False: []}
    for at, (pose, after) in enumerate(pairwise(poses)):
        if at + 1 != lower_row(poses):
            steps[ranks[at] == ranks[at + 1]].append(after.x - pose.x)
    assert min(steps[False]) > max(steps[True]) + 10
    assert min(steps[True]) > 35
    for suit in "shdc":
        assert _suit_height("5" + suit, poses[0].width, FAN * poses[0].width) >= 17


def _suit_height(card: str, width: float, strip: float) -> int:
    """Returns the height in pixels of what shows below the rank in a strip of a card."""
    margin, edge = ceil(SHADOW_MARGIN * width), 2
    colours = _colours(CardPainter(DeckStyle()), card, round(width))
    seen = colours[margin + edge :, margin + edge : margin + int(strip), 1] < 140
    lines: list[bool] = np.any(seen, axis=1).tolist()
    runs = [(ink, len(list(rows))) for ink, rows in groupby(lines)]
    _rank, suit, *_ = (high for ink, high in runs if ink)
    return suit


def test_small_cards_and_the_large_index_give_rank_and_value_more_room() -> None:
    normal = index_places(110, is_large=False)
    for larger in (index_places(110, is_large=True), index_places(45, is_large=False)):
        assert larger.rank.height() > normal.rank.height()
        assert larger.tag.height() > normal.tag.height()


@pytest.mark.parametrize("is_display", [False, True])
def test_a_six_and_a_nine_have_a_bar_below_them(qtbot: QtBot, is_display: bool) -> None:
    box = index_places(110, is_large=False).rank
    below = {
        rank: glyph(rank, box, is_display=is_display).boundingRect().bottom() for rank in "2689"
    }
    assert below["6"] == below["9"] > below["2"] + 1
    assert below["6"] < index_places(110, is_large=False).sign.top()
    assert below["2"] == pytest.approx(below["8"])


@pytest.mark.parametrize(
    ("texts", "value", "role"),
    [
        ("Jk", "50", "wild"),
        ("2s 2h 2d 2c", "20", "wild"),
        ("As Ah Ad Ac", "20", "natural"),
        ("Ks Qh Jd Tc 9s 8h", "10", "natural"),
        ("7s 6h 5d 4c", "5", "natural"),
        ("3s 3c", "5", "stop"),
        ("3h 3d", "100", "bonus"),
        ("Ca", "\N{MINUS SIGN}100", "caliente"),
    ],
)
def test_every_card_says_its_value_and_its_kind(texts: str, value: str, role: str) -> None:
    palette = deck_palette(DeckStyle())
    for text, index_in in product(texts.split(), (index_of, basket_index_of)):
        index = index_in(text, palette)
        assert (index.value, index.role) == (value, role)
