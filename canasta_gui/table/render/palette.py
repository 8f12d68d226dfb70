"""All colours of cards and table, as ``assets/colours`` has them, and their contrast; a colour is a
text ``#rrggbb``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, Literal

import msgspec

from canasta_gui.resource_path import resource_path
from canasta_gui.settings.own_decks import ORDINARY_DECK, Colours, OwnDeck, own_decks
from canasta_gui.table.render.style import LETTERS, DeckStyle, TableStyle
from engine import read_shipped_table

Weaving = Literal["plaited", "coiled"]
"""The ways in which the cane of a back is woven."""


@dataclass(frozen=True, slots=True)
class SuitColours:
    """The colours of one suit: its ink, and the cloth of its courts."""

    ink: str
    cloth: str
    shade: str
    """The darker folds of the cloth."""
    trim: str
    """The second cloth: sleeves, caps, sashes."""
    hair: str
    hair_low: str


@dataclass(frozen=True, slots=True)
class BasketColours:
    """The colours of the woven basket, which marks the wild cards and stands for the program."""

    cane: str = "#f0c04a"
    cane_low: str = "#b27d16"
    stake: str = "#7a4a12"
    line: str = "#1f1a17"


@dataclass(frozen=True, slots=True)
class SceneColours:
    """The ground behind the picture of a special card of the basket deck, and the rays on it."""

    ground: str
    ray: str


@dataclass(frozen=True, slots=True)
class DeckPalette:
    """The colours of a deck of cards, the letters on its courts, and its drawings."""

    paper: str
    paper_low: str
    """The colour of the paper at the bottom of the card, where less light falls."""
    edge: str
    line: str
    """The colour of the drawings' outlines."""
    frame: str
    """The colour of the thin frame around a court."""
    spades: SuitColours
    hearts: SuitColours
    diamonds: SuitColours
    clubs: SuitColours
    gold: str
    gold_low: str
    star_high: str
    panel: str
    """The colour of the ground behind a court."""
    ray: str
    tag: str
    tag_edge: str
    tag_word: str
    wild: str
    wild_word: str
    bonus: str
    bonus_word: str
    stop: str
    stop_word: str
    joker: SuitColours
    caliente: SuitColours
    scenes: Mapping[str, SceneColours]
    """The colours of the special cards by kind: ``little``, ``big``, ``bonus``, ``stop``,
    ``caliente``.
    """
    basket: BasketColours = BasketColours()
    letters: str = LETTERS[0]
    """The letters of jack, queen and king."""
    deck: OwnDeck = field(default_factory=lambda: own_decks()[ORDINARY_DECK])
    """The deck that has the drawings."""

    def suit(self, suit: str) -> SuitColours:
        """Returns the colours of a suit by its letter; ``k`` is the joker."""
        return {
            "s": self.spades,
            "h": self.hearts,
            "d": self.diamonds,
            "c": self.clubs,
            "k": self.joker,
        }[suit]


@dataclass(frozen=True, slots=True)
class BackPalette:
    """The colours of a card back."""

    ground: str
    weave: str
    weave_low: str
    line: str
    """The darkest tone, which lies below everything."""
    border: str = "#fffdf7"
    edge: str = "#b9b09c"
    gold: str = "#f0c04a"
    weaving: Weaving = "plaited"


@dataclass(frozen=True, slots=True)
class SideColours:
    """The colours of a side: of its lines, and of the ground below its melds."""

    line: str
    ground: str


@dataclass(frozen=True, slots=True)
class TablePalette:
    """The colours of a table: surface, rail, plates, words and marks."""

    room: str
    """The colour of the room beyond the rail."""
    rail_high: str
    """The colour of the rail where it catches the light."""
    rail: str
    rail_low: str
    inlay: str
    """The colour of the line between rail and cloth."""
    stitch: str
    """The colour of the sewn line on the cloth."""
    felt_high: str
    """The colour of the felt under the lamp."""
    felt: str
    felt_low: str
    """The colour of the felt towards the corners."""
    mark: str
    """The colour of the outlines of empty places."""
    word: str
    """The colour of texts on the felt, on plates and on quiet buttons."""
    word_quiet: str
    plate: str
    """The ground of plates and quiet buttons; also the colour of texts on ``word`` as a ground."""
    plate_edge: str
    target: str
    selected: str
    focus: str
    drawn: str
    seal_natural: str
    seal_mixed: str
    seal_samba: str
    seal_wild: str
    seal_sevens: str
    seal_word: str
    ribbon_trim: str
    frost: str
    frost_high: str
    frost_line: str
    """The dark blue behind the snow crystal."""
    sides: tuple[SideColours, ...]
    """The colours of the sides, the own one first."""
    plate_opacity: float
    """The opacity of a plate, from 0 to 1."""


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
    return read_shipped_table(resource_path("assets", "colours", f"{name}.toml"))


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
    inks = {name: {"ink": _contrast_ink(colours, palette, name)} for name in _SUITS}
    palette = _with(_with(palette, inks), colours.contrast)
    return replace(palette, scenes=colours.contrast_scenes)


def _contrast_ink(colours: _CardColours, palette: DeckPalette, suit: str) -> str:
    """Returns the ink of a suit with high contrast: an own one of a deck gives way to the usual."""
    usual, inks = getattr(colours.ordinary, suit).ink, colours.contrast_inks
    return inks.get(getattr(palette, suit).ink, inks[usual])


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


def blend(over: str, under: str, part: float) -> str:
    """Returns one colour over another with an opacity from 0 to 1."""
    pairs = ((int(over[at : at + 2], 16), int(under[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Returns the relative luminance of a ``#rrggbb`` colour by WCAG 2, from 0 to 1."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Returns the contrast of two colours by WCAG 2: 1 for the same, 21 for black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
