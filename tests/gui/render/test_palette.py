"""Colours: words and marks stand out from their grounds in every style."""

from itertools import product

import pytest

from canasta_gui.table.render.contact_sheet import variants
from canasta_gui.table.render.palette import (
    back_palette,
    contrast,
    deck_palette,
    table_palette,
)
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle

_WORD, _MARK = 4.5, 3.0
_DECKS = [pytest.param(style, id=name) for name, style in variants()]
_TABLES = [
    pytest.param(TableStyle(felt, high), id=f"{felt}-{'high' if high else 'plain'}")
    for felt, high in product(FELTS, (False, True))
]


def test_contrast_follows_the_definition() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#336699", "#336699") == 1
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


@pytest.mark.parametrize("style", _DECKS)
def test_ranks_can_be_read_on_paper(style: DeckStyle) -> None:
    palette = deck_palette(style)
    inks = [palette.suit(suit).ink for suit in "shdck"] + [palette.caliente.ink]
    for ink, paper in product(inks, (palette.paper, palette.paper_low)):
        assert contrast(ink, paper) >= _WORD


@pytest.mark.parametrize("style", _DECKS)
def test_values_can_be_read_on_their_tags(style: DeckStyle) -> None:
    palette = deck_palette(style)
    pairs = [
        (palette.tag_word, palette.tag),
        (palette.wild_word, palette.wild),
        (palette.bonus_word, palette.bonus),
        (palette.stop_word, palette.stop),
        (palette.bonus_word, palette.caliente.ink),
    ]
    for word, ground in pairs:
        assert contrast(word, ground) >= _WORD


@pytest.mark.parametrize("style", _DECKS)
def test_the_suit_shows_on_the_star_of_a_bonus_card(style: DeckStyle) -> None:
    palette = deck_palette(style)
    for suit in "hd":
        assert contrast(palette.suit(suit).ink, palette.gold) >= _MARK


@pytest.mark.parametrize("style", _DECKS)
def test_gold_shows_behind_the_pictures_of_special_cards(style: DeckStyle) -> None:
    palette = deck_palette(style)
    for scene in palette.scenes.values():
        assert contrast(palette.gold, scene.ground) >= _MARK


@pytest.mark.parametrize("back", BACKS)
def test_the_basket_shows_on_the_back(back: str) -> None:
    palette = back_palette(DeckStyle(back=back))
    assert contrast(palette.gold, palette.ground) >= _MARK
    assert contrast(palette.border, palette.ground) >= _MARK


@pytest.mark.parametrize("style", _TABLES)
def test_words_can_be_read_on_the_table(style: TableStyle) -> None:
    palette = table_palette(style)
    for word, ground in product(
        (palette.word, palette.word_quiet), (palette.felt_high, palette.felt, palette.felt_low)
    ):
        assert contrast(word, ground) >= _WORD


@pytest.mark.parametrize("style", _TABLES)
def test_words_can_be_read_on_plates_and_ribbons(style: TableStyle) -> None:
    palette = table_palette(style)
    for word, ground in product(
        (palette.plate_word, palette.plate_word_quiet),
        (palette.plate_high, palette.plate, palette.plate_low),
    ):
        assert contrast(word, ground) >= _WORD
    for ribbon in (
        palette.ribbon_natural,
        palette.ribbon_mixed,
        palette.ribbon_samba,
        palette.ribbon_wild,
    ):
        assert contrast(palette.ribbon_word, ribbon) >= _WORD
    assert contrast(palette.frost_high, palette.frost_line) >= _WORD


@pytest.mark.parametrize("style", _TABLES)
def test_marks_show_on_the_table(style: TableStyle) -> None:
    palette = table_palette(style)
    marks = (palette.mark, palette.target, palette.selected, palette.focus, palette.drawn)
    for mark, ground in product(marks, (palette.felt_high, palette.felt, palette.felt_low)):
        assert contrast(mark, ground) >= _MARK


def test_high_contrast_is_never_weaker() -> None:
    for felt in FELTS:
        plain, high = table_palette(TableStyle(felt)), table_palette(TableStyle(felt, True))
        assert contrast(high.word, high.felt) > contrast(plain.word, plain.felt)
        assert contrast(high.mark, high.felt) > contrast(plain.mark, plain.felt)


def test_unknown_names_fall_back_to_the_first() -> None:
    assert back_palette(DeckStyle(back="?")) == back_palette(DeckStyle(back=BACKS[0]))
    assert table_palette(TableStyle("?")) == table_palette(TableStyle(FELTS[0]))
