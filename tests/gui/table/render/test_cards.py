"""Tests the drawings of cards: every face exists, differs from the others, and is drawn once."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product
from math import ceil

import numpy as np
import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QApplication

from canasta_gui.settings.own_decks import own_decks
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render import index
from canasta_gui.table.render.basket.basket_faces import basket_index_of
from canasta_gui.table.render.card_painter import (
    BACK,
    FACE_TEXTS,
    SHADOW_MARGIN,
    CardPainter,
)
from canasta_gui.table.render.palette import deck_palette
from canasta_gui.table.render.style import BACKS, DeckStyle
from canasta_gui.words.card_names import names_of
from engine import CALIENTE, PACK, format_card, parse_card
from tests.gui.table.render.pictures import distance, opacity, pixels, thumbnail
from tests.kit.deck_styles import variants

pytestmark = pytest.mark.usefixtures("qapp")

_STYLES = [pytest.param(style, id=name) for name, style in variants() if name.count("+") != 2]
"""Every deck: plain, with each option alone, and with all of them."""
_WIDTH = 60
_TELLING = 0.5
"""Mean difference of grey values by which two cards must differ."""
_BOLD = 15.0
"""The same for the middles of two ranks that nobody confuses."""


def _body(width: int) -> QRect:
    margin = ceil(SHADOW_MARGIN * width)
    return QRect(margin, margin, width, round(width * CARD_ASPECT))


def _alike(looks: Mapping[str, bytes]) -> set[tuple[str, str]]:
    greys = np.array([np.frombuffer(look, np.uint8) for look in looks.values()], np.int16)
    apart = np.abs(greys[:, None] - greys).mean(axis=2)
    places = combinations(range(len(looks)), 2)
    names = [*looks]
    return {(names[one], names[other]) for one, other in places if apart[one, other] < _TELLING}


def _namesakes(deck: str) -> set[tuple[str, str]]:
    """Returns the faces that have the same name with this deck."""
    names = names_of(own_decks()[deck].names)
    return {
        (one, other)
        for one, other in combinations(FACE_TEXTS, 2)
        if names.card(parse_card(one)) == names.card(parse_card(other))
    }


def test_a_face_exists_for_every_card_of_the_engine() -> None:
    assert set(FACE_TEXTS) == {format_card(card) for card in (*PACK, CALIENTE)}


@pytest.mark.parametrize("style", _STYLES)
def test_all_faces_can_be_told_apart(style: DeckStyle) -> None:
    deck = CardPainter(style)
    looks = {
        text: thumbnail(deck.face(text, _WIDTH, 1).toImage(), _body(_WIDTH), QSize(20, 28))
        for text in FACE_TEXTS
    }
    assert _alike(looks) == _namesakes(style.deck)


@pytest.mark.parametrize(("deck", "rank"), [("ordinary", "8"), ("deco", "8"), ("basket", "4")])
@pytest.mark.parametrize("suit", "shdc")
def test_the_middle_of_a_card_tells_its_suit_alone(deck: str, rank: str, suit: str) -> None:
    style = DeckStyle(deck, four_colours=True)
    inks = {it: QColor(deck_palette(style).suit(it).ink).rgb() for it in "shdc"}
    image = CardPainter(style).face(f"{rank}{suit}", 200, 1).toImage()
    middle = _body(200).adjusted(64, 50, -40, -10)
    places = product(range(middle.left(), middle.right()), range(middle.top(), middle.bottom()))
    found = {image.pixel(x, y) for x, y in places}
    assert {it for it, ink in inks.items() if ink in found} == {suit}


@pytest.mark.parametrize("style", _STYLES)
def test_faces_differ_in_the_strip_that_fans_and_melds_show(
    style: DeckStyle,
) -> None:
    deck, corner = CardPainter(style), _body(100).topLeft()
    images = {text: deck.face(text, 100, 1).toImage() for text in FACE_TEXTS}
    for shown, size in ((QSize(28, 90), QSize(16, 48)), (QSize(100, 30), QSize(48, 16))):
        part = QRect(corner, shown)
        looks = {text: thumbnail(image, part, size) for text, image in images.items()}
        assert _alike(looks) == _namesakes(style.deck), shown


@pytest.mark.parametrize("text", FACE_TEXTS)
def test_a_card_of_the_basket_deck_says_its_value_once(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    said: list[str] = []

    def noted(word: str, _box: QRectF, **_how: float) -> QPainterPath:
        said.append(word)
        return QPainterPath()

    monkeypatch.setattr(index, "fitted_word", noted)
    CardPainter(DeckStyle("basket")).face(text, 110, 1)
    assert said == [basket_index_of(text, deck_palette(DeckStyle())).value]


@pytest.mark.parametrize("suit", "shdc")
def test_the_middles_of_the_basket_deck_differ_boldly_even_on_small_cards(suit: str) -> None:
    deck, body = CardPainter(DeckStyle("basket")), _body(40)
    middle = QRect(body.left() + 12, body.top() + 12, 28, 32)
    looks = {
        rank: thumbnail(deck.face(rank + suit, 40, 1).toImage(), middle, QSize(16, 16))
        for rank in "456789TJQKA"
    }
    apart = {pair: distance(looks[pair[0]], looks[pair[1]]) for pair in combinations(looks, 2)}
    assert min(apart.values()) > _BOLD, min(apart, key=apart.__getitem__)


@pytest.mark.parametrize("text", ["Kd", "2d", "Ad"])
def test_values_in_a_full_hand_do_not_touch_each_other(text: str) -> None:
    style = DeckStyle()
    palette, body = deck_palette(style), _body(200)
    image = CardPainter(style).face(text, 200, 1).toImage()
    ground = QColor(palette.wild if text == "2d" else palette.tag).rgb()
    strip = product(range(body.left(), body.left() + 60), range(body.top(), body.bottom()))
    found = [x for x, y in strip if image.pixel(x, y) == ground]
    assert max(found) - min(found) < 0.19 * 200


def test_every_switch_changes_the_look() -> None:
    looks = [pixels(CardPainter(style).face("9c", 110, 1)) for _, style in variants()]
    assert len(set(looks)) == len(looks)


def test_backs_differ_from_one_another() -> None:
    looks = {pixels(CardPainter(DeckStyle(back=back)).back(80, 1)) for back in BACKS}
    assert len(looks) == len(BACKS)


@pytest.mark.parametrize(("width", "ratio"), [(43, 1.0), (110, 1.0), (110, 2.0), (87, 1.25)])
def test_a_pixmap_has_a_clear_margin_for_the_shadow(width: int, ratio: float) -> None:
    pixmap = CardPainter(DeckStyle()).face("Kh", width, ratio)
    wide, high = round(width * ratio), round(width * CARD_ASPECT * ratio)
    margin = (pixmap.width() - wide) // 2
    assert 0 <= margin - SHADOW_MARGIN * width * ratio < 1
    assert (pixmap.width(), pixmap.height()) == (wide + 2 * margin, high + 2 * margin)
    assert pixmap.devicePixelRatio() == ratio
    middle = margin + high // 2
    assert opacity(pixmap, margin + 1, middle) == 255
    assert opacity(pixmap, margin + wide - 2, middle) == 255
    assert 0 < opacity(pixmap, margin - 1, middle) < 255
    assert opacity(pixmap, 0, middle) < 8
    assert opacity(pixmap, margin + wide // 2, pixmap.height() - 1) < 8


def test_corners_are_round() -> None:
    pixmap = CardPainter(DeckStyle()).face("Kh", 200, 1)
    margin = ceil(SHADOW_MARGIN * 200)
    assert opacity(pixmap, margin, margin) < 255


def test_a_card_is_drawn_once_for_a_size() -> None:
    deck = CardPainter(DeckStyle())
    first = deck.face("9h", 110, 1)
    assert deck.face("9h", 110.3, 1).cacheKey() == first.cacheKey()
    assert deck.face("9h", 111, 1).cacheKey() != first.cacheKey()
    assert deck.face("9h", 110, 2).cacheKey() != first.cacheKey()
    assert deck.face("9d", 110, 1).cacheKey() != first.cacheKey()


def test_sizes_out_of_use_are_forgotten() -> None:
    deck = CardPainter(DeckStyle())
    first = deck.face("9h", 40, 1).cacheKey()
    for width in range(41, 49):
        deck.face("9h", width, 1)
    assert deck.face("9h", 40, 1).cacheKey() != first


def test_of_large_cards_only_those_used_last_are_kept() -> None:
    deck = CardPainter(DeckStyle())
    image = deck.draw(BACK, 334, 1.0)
    faces = [format_card(face) for face in dict.fromkeys(PACK)]
    for text in faces:
        deck.keep(text, 334, 1.0, image)
    assert deck.has(faces[-24], 334, 1.0)
    assert not deck.has(faces[-25], 334, 1.0)
    deck.face(faces[-24], 334, 1.0)
    deck.keep(BACK, 334, 1.0, image)
    assert deck.has(faces[-24], 334, 1.0)
    assert not deck.has(faces[-23], 334, 1.0)


def test_a_card_that_is_worn_is_neither_drawn_nor_held_twice() -> None:
    """Before each beat all cards of a large window were drawn again, 132 in a sweep of fifty."""
    deck = CardPainter(DeckStyle())
    worn = deck.face("9h", 334, 1.0)
    image = deck.draw(BACK, 334, 1.0)
    for face in dict.fromkeys(PACK):
        deck.keep(format_card(face), 335, 1.0, image)
    assert deck.has("9h", 334, 1.0)
    assert deck.face("9h", 334, 1.0).cacheKey() == worn.cacheKey()
    assert deck.ready_width("9h", 300, 1.0) == 334
    del worn
    assert not deck.has("9h", 334, 1.0)


def test_a_packed_card_is_unpacked_as_it_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = CardPainter(DeckStyle())
    first = deck.face("Kh", 60, 2.0)
    drawn, key = first.toImage(), first.cacheKey()
    deck.pack("Kh", 60, 2.0)
    del first
    monkeypatch.delattr(CardPainter, "_drawn")
    assert deck.has("Kh", 60, 2.0)
    again = deck.face("Kh", 60, 2.0)
    assert again.cacheKey() != key
    assert (again.toImage(), again.devicePixelRatio()) == (drawn, 2.0)


def test_cards_that_are_kept_are_packed_unless_they_are_worn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deck = CardPainter(DeckStyle())
    worn, drawn = deck.face("9h", 60, 2.0), deck.face("Kh", 60, 2.0).toImage()
    assert deck.pack_next()
    assert not deck.pack_next()
    monkeypatch.delattr(CardPainter, "_drawn")
    assert deck.face("9h", 60, 2.0).cacheKey() == worn.cacheKey()
    assert deck.ready_width("Kh", 40, 2.0) == 60
    assert deck.face("Kh", 60, 2.0).toImage() == drawn


def test_of_packed_cards_those_are_kept_that_were_packed_last() -> None:
    deck = CardPainter(DeckStyle())
    image = deck.draw("Kh", 334, 1.0)
    faces = [format_card(face) for face in dict.fromkeys(PACK)]
    for text in faces:
        deck.keep(text, 334, 1.0, image)
        deck.pack(text, 334, 1.0)
    assert deck.has(faces[-20], 334, 1.0)
    assert not deck.has(faces[0], 334, 1.0)


def test_a_size_in_use_is_kept_while_others_come_and_go() -> None:
    deck = CardPainter(DeckStyle())
    first = deck.face("9h", 40, 1).cacheKey()
    for width in range(41, 46):
        deck.face("9h", width, 1)
        deck.face("9h", 40, 1)
    assert deck.face("9h", 40, 1).cacheKey() == first


def test_two_painters_draw_the_same_picture() -> None:
    one, other = (CardPainter(DeckStyle()).face("Qs", 110, 1.5) for _ in range(2))
    assert pixels(one) == pixels(other)


def test_a_card_drawn_on_another_thread_is_the_same_picture(qapp: QApplication) -> None:
    deck = CardPainter(DeckStyle())
    with ThreadPoolExecutor(1) as hands:
        image = hands.submit(deck.draw, "Qs", 110, 1.5).result()
    assert not deck.has("Qs", 110, 1.5)
    deck.keep("Qs", 110, 1.5, image)
    assert deck.has("Qs", 110, 1.5)
    kept = pixels(deck.face("Qs", 110, 1.5))
    assert kept == pixels(CardPainter(DeckStyle()).face("Qs", 110, 1.5))


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError):
        CardPainter(DeckStyle()).face("1h", 110, 1)


@pytest.mark.parametrize("text", ["Ks", "Qh", "Jd", "Kc"])
def test_courts_are_the_same_upside_down(text: str) -> None:
    image = CardPainter(DeckStyle()).face(text, 200, 1).toImage()
    middle = image.rect().center()
    panel = QRect(0, 0, 80, 200)
    panel.moveCenter(middle)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    size = QSize(40, 100)
    assert distance(thumbnail(image, panel, size), thumbnail(turned, panel, size)) < 1.0
