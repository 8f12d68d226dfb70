"""Tests the drawings of cards and faces: their names of colours, suits and moods."""

import re
import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_gui.settings import own_decks
from canasta_gui.settings.model import Settings
from canasta_gui.table.render import drawing
from canasta_gui.table.render.drawing import Drawing, court_colours, scene_colours
from canasta_gui.table.render.palette import deck_palette
from canasta_gui.table.render.pen import blank
from canasta_gui.table.render.portrait import portrait
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.theme.chosen_styles import deck_style
from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.words.setting_labels import value_words
from tests.for_each import for_each

ASSETS = Path(__file__).resolve().parents[4] / "assets"
DRAWINGS = sorted((ASSETS / "decks").glob("*/*.svg"))
PLACES = [path.relative_to(ASSETS / "decks").with_suffix("").as_posix() for path in DRAWINGS]
PALETTE = deck_palette(DeckStyle())
COLOURS = scene_colours(PALETTE) | court_colours(PALETTE, "h")
WITH_SIGN = [
    place
    for place, path in zip(PLACES, DRAWINGS, strict=True)
    if "#sign" in path.read_text(encoding="utf-8") and not place.startswith("ordinary")
]

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(picture: Drawing) -> QImage:
    image = blank(200, 280)
    painter = QPainter(image)
    painter.translate(100, 200)
    painter.scale(1.6, 1.6)
    picture.draw(painter)
    painter.end()
    return image


@for_each(path=[*DRAWINGS, *(ASSETS / "faces").glob("*.svg")])
def test_a_drawing_opens_by_itself_and_lies_within_its_view(path: Path) -> None:
    opened = QSvgRenderer(str(path))
    assert opened.isValid()
    view = opened.viewBoxF()
    image = blank(round(3 * view.width()), round(3 * view.height()))
    painter = QPainter(image)
    opened.render(painter, QRectF(image.rect()))
    painter.end()
    assert image != blank(image.width(), image.height())


@for_each(place=PLACES)
def test_every_part_has_a_named_colour(place: str) -> None:
    """What names no colour would not follow four colours and high contrast."""
    text = (ASSETS / "decks" / f"{place}.svg").read_text(encoding="utf-8")
    assert not re.findall(r'(?:fill|stroke)="(?!none")[^"]*"', text)
    named = set(re.findall(r"\.((?:fill|stroke)-\w+) \{", text))
    assert set(" ".join(re.findall(r'class="([^"]*)"', text)).split()) == named
    assert {name.split("-", 1)[1] for name in named} <= set(COLOURS)


@pytest.mark.parametrize("place", PLACES)
def test_a_drawing_is_drawn_in_the_given_colours(place: str) -> None:
    black = drawn(Drawing(place, dict.fromkeys(COLOURS, "#000000")))
    shades = {
        black.pixelColor(x, y).lightness()
        for x in range(0, 200, 4)
        for y in range(0, 280, 4)
        if black.pixelColor(x, y).alpha() > 200
    }
    assert shades == {0}


@pytest.mark.parametrize("place", WITH_SIGN)
def test_a_drawing_shows_the_suit_of_its_card(place: str) -> None:
    pictures = [drawn(Drawing(place, COLOURS, suit)) for suit in ("s", "h", "d", "c", "basket")]
    assert all(one != other for one, other in pairwise(pictures))


def test_suits_are_shown_by_the_courts_and_some_numbers() -> None:
    assert {"basket/K", "basket/8", "deco/Q"} <= set(WITH_SIGN)


def test_a_part_lies_where_it_lies_in_the_whole() -> None:
    whole, head = (drawn(Drawing("ordinary/Jk", COLOURS, part=part)) for part in ("", "head"))
    at = (100, 200 - 60)  # the cap, which nothing covers
    assert head.pixelColor(*at) == whole.pixelColor(*at)
    assert head.pixelColor(100, 195).alpha() == 0


def test_every_face_is_drawn_in_every_mood() -> None:
    assert {path.stem for path in (ASSETS / "faces").glob("*.svg")} == set(FACES)
    for face in FACES:
        pictures = [portrait(face, mood, 64, 1.0, "#c99a4b").toImage() for mood in Mood]
        assert len({bytes(picture.constBits()) for picture in pictures}) == len(Mood)


def test_a_new_deck_is_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file and the drawings that differ: the rest comes from the deck of its layout."""
    shutil.copytree(ASSETS / "decks", tmp_path / "decks")
    folder = tmp_path / "decks" / "harlequin"
    folder.mkdir()
    (folder / "deck.toml").write_text(
        'title = "Harlequin"\nplace = 4\nlayout = "ordinary"\nnames = "classic"\n'
        '[colours]\npaper = "#fff0f5"\n[colours.hearts]\nink = "#800040"\n',
        encoding="utf-8",
    )
    shutil.copy(folder.parent / "ordinary" / "Jk.svg", folder / "Kh.svg")

    def find(*parts: str) -> Path:
        return tmp_path.joinpath(*parts[1:])

    for module in (own_decks, drawing):
        monkeypatch.setattr(module, "resource_path", find)
    own_decks.own_decks.cache_clear()
    own, usual = DeckStyle("harlequin"), DeckStyle()
    assert [*own_decks.own_decks()][-1] == "harlequin"
    assert value_words()["deck"]["harlequin"] == "Harlequin"
    assert deck_style(Settings(deck="harlequin"), "box").deck == "harlequin"
    palette = deck_palette(own)
    assert (palette.paper, palette.hearts.ink) == ("#fff0f5", "#800040")
    assert palette.hearts.cloth == deck_palette(usual).hearts.cloth
    contrast = [replace(style, high_contrast=True) for style in (own, usual)]
    assert len({deck_palette(style).hearts.ink for style in contrast}) == 1
    assert palette.deck.drawing("Kh") == "harlequin/Kh"
    assert palette.deck.drawing("Qh") == "ordinary/Qh"
    own_decks.own_decks.cache_clear()
