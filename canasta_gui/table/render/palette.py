"""All colours of cards and table, as ``assets/colours`` has them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import msgspec

from canasta_gui.resource_path import resource_path
from canasta_gui.settings.own_decks import Colours, own_decks
from canasta_gui.table.render.colours import (
    BackPalette,
    BasketColours,
    DeckPalette,
    SceneColours,
    SideColours,
    SuitColours,
    TablePalette,
    blend,
    contrast,
    luminance,
)
from canasta_gui.table.render.style import DeckStyle, TableStyle

__all__ = [
    "TRAY",
    "BackPalette",
    "BasketColours",
    "DeckPalette",
    "SceneColours",
    "SideColours",
    "SuitColours",
    "TablePalette",
    "back_palette",
    "blend",
    "contrast",
    "deck_palette",
    "luminance",
    "table_palette",
]

TRAY = 0.8
"""The opacity of the ground below a row of melds."""
PAPER_EDGE = "#d9cdb0"
"""The edge of a card that is seen from its side."""
_SUITS: Final = ("spades", "hearts", "diamonds", "clubs", "joker", "caliente")


@dataclass(frozen=True)
class _CardColours:
    """The colours of cards and backs: the usual ones, and what differs by choices of the player."""

    ordinary: DeckPalette
    four_colours: Mapping[str, Colours]
    contrast: Mapping[str, str]
    contrast_inks: Mapping[str, str]
    contrast_scenes: Mapping[str, SceneColours]
    backs: Mapping[str, BackPalette]


@cache
def _cards() -> _CardColours:
    return msgspec.convert(_file("cards"), _CardColours)


@cache
def _tables() -> Mapping[str, Mapping[str, object]]:
    return _file("tables")


def _file(name: str) -> Mapping[str, Mapping[str, object]]:
    path = resource_path("assets", "colours", f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def deck_palette(style: DeckStyle) -> DeckPalette:
    """Returns the colours of a deck in a style; an imported deck has those of the ordinary one."""
    colours = _cards()
    deck = own_decks().get(style.deck, colours.ordinary.deck)
    palette = replace(colours.ordinary, letters=style.letters, deck=deck)
    palette = _with(palette, deck.colours)
    if style.four_colours:
        palette = _with(palette, colours.four_colours)
    if not style.high_contrast:
        return palette
    inks = {name: {"ink": colours.contrast_inks[getattr(palette, name).ink]} for name in _SUITS}
    palette = _with(_with(palette, inks), colours.contrast)
    return replace(palette, scenes=colours.contrast_scenes)


def _with(palette: DeckPalette, colours: Mapping[str, Colours]) -> DeckPalette:
    """Returns a palette in which these colours differ, or these colours of a suit."""
    differing = {
        name: value if isinstance(value, str) else replace(getattr(palette, name), **value)
        for name, value in colours.items()
    }
    return replace(palette, **differing)


def back_palette(style: DeckStyle) -> BackPalette:
    """Returns the colours of the chosen card back; the first one for an unknown name."""
    backs = _cards().backs
    return backs.get(style.back, backs["basket-blue"])


@cache
def table_palette(style: TableStyle) -> TablePalette:
    """Returns the colours of a table; those of the club room for an unknown name."""
    tables = _tables()
    name = style.felt if style.felt in tables["flat"] else "club"
    own = tables[name]
    if style.high_contrast:
        flat = tables["flat"][name]
        own = {**tables["contrast"], "felt_high": flat, "felt": flat, "felt_low": flat}
    return msgspec.convert({**tables["club"], **own}, TablePalette)
