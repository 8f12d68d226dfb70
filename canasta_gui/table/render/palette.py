"""All colours of cards and table."""

from dataclasses import replace

from canasta_gui.settings.own_decks import ORDINARY_DECK, OwnDeck, own_decks
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
from canasta_gui.table.render.style import LETTERS, DeckStyle, TableStyle

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

_SPADES = SuitColours("#1b2230", "#2d4a7c", "#1e3462", "#b9343c", "#4a3327", "#2b1c14")
_HEARTS = SuitColours("#c01a2b", "#c32d3a", "#9c1d2c", "#2d4a7c", "#dba647", "#8d6116")
_DIAMONDS = replace(_HEARTS, cloth="#c8452b", shade="#a02f1a", trim="#2f6f6b", hair="#a9552a",
                    hair_low="#6b2f12")  # fmt: skip
_CLUBS = replace(_SPADES, cloth="#2f5f4d", shade="#1e4637", trim="#8e2f4f", hair="#7d5836",
                 hair_low="#4a2f19")  # fmt: skip
_BLUE_DIAMONDS = replace(_DIAMONDS, ink="#1450a8", cloth="#2a67bd", shade="#1b4c93", trim="#d28f1f")
_GREEN_CLUBS = replace(_CLUBS, ink="#127a3c", cloth="#23804c", shade="#15623a", trim="#b9343c")
_SPADES_ALONE = replace(_SPADES, cloth="#3a4257", shade="#262d3f")
_JOKER = SuitColours("#6a2a86", "#7a3a97", "#5d2477", "#1f8a83", "#c65a1e", "#7d3410")
_CALIENTE = SuitColours("#c03c08", "#d9541a", "#8f2a04", "#f0c04a", "#c65a1e", "#7d3410")
_SCENES = {
    "little": SceneColours("#17736d", "#21877f"),
    "big": SceneColours("#5a2274", "#6c3188"),
    "bonus": SceneColours("#5f3d0c", "#745018"),
    "stop": SceneColours("#20262f", "#2d3540"),
    "caliente": SceneColours("#6b1608", "#842410"),
}
_SCENES_CONTRAST = {
    "little": SceneColours("#004d48", "#004d48"),
    "big": SceneColours("#3d0a58", "#3d0a58"),
    "bonus": SceneColours("#432800", "#432800"),
    "stop": SceneColours("#000000", "#000000"),
    "caliente": SceneColours("#560c00", "#560c00"),
}

_ORDINARY = DeckPalette(
    paper="#fffdf7",
    paper_low="#f5f0e3",
    edge="#b9b09c",
    line="#1f1a17",
    frame="#8a7a55",
    spades=_SPADES,
    hearts=_HEARTS,
    diamonds=_DIAMONDS,
    clubs=_CLUBS,
    gold="#f0c04a",
    gold_low="#b27d16",
    basket=BasketColours(),
    star_high="#fff0b0",
    panel="#fbf3df",
    ray="#f5e6c0",
    tag="#f4ecd8",
    tag_edge="#b9a878",
    tag_word="#4a3b1c",
    wild="#f0c04a",
    wild_word="#3a2500",
    bonus="#c01a2b",
    bonus_word="#ffffff",
    stop="#1b2230",
    stop_word="#ffffff",
    joker=_JOKER,
    caliente=_CALIENTE,
    letters=LETTERS[0],
    deck=own_decks()[ORDINARY_DECK],
    scenes=_SCENES,
)
_FOUR = {"spades": _SPADES_ALONE, "diamonds": _BLUE_DIAMONDS, "clubs": _GREEN_CLUBS}
_CONTRAST = {
    "paper": "#ffffff",
    "paper_low": "#ffffff",
    "edge": "#000000",
    "line": "#000000",
    "frame": "#000000",
    "tag": "#ffffff",
    "tag_word": "#000000",
    "wild": "#ffd21f",
    "wild_word": "#000000",
    "bonus": "#b00018",
    "stop": "#000000",
    "gold": "#ffd21f",
    "gold_low": "#7a5200",
    "panel": "#ffffff",
    "ray": "#ffffff",
    "tag_edge": "#000000",
}
_CONTRAST_INKS = {
    "#1b2230": "#000000",
    "#c01a2b": "#c00018",
    "#1450a8": "#0038b0",
    "#127a3c": "#00664e",
    "#6a2a86": "#5a0a80",
    "#c03c08": "#a83200",
}

_BACKS = {
    "basket-blue": BackPalette("#1d3a6b", "#4a78bd", "#2f5a9c", "#14294d"),
    "basket-red": BackPalette("#7a1626", "#bf4a4c", "#9c2f38", "#4f0d18"),
    "basket-green": BackPalette("#17503a", "#4f9a72", "#2f7a56", "#0d3325"),
    "coil": BackPalette("#3a2113", "#dcb56c", "#a5452e", "#22130a", weaving="coiled"),
}

_MARKS = {
    "target": "#ffe27a",
    "selected": "#7fd4ff",
    "focus": "#8fdcff",
    "drawn": "#ffc270",
    "seal_natural": "#b3182a",
    "seal_mixed": "#23262e",
    "seal_samba": "#1d4f9c",
    "seal_wild": "#6a2a86",
    "seal_sevens": "#8a5510",
    "seal_word": "#ffffff",
    "ribbon_trim": "#f0c04a",
    "frost": "#d8f1ff",
    "frost_high": "#ffffff",
    "frost_line": "#1f5580",
}
_SIDES = tuple(
    SideColours(line, ground)
    for line, ground in (
        ("#a9d5ff", "#0b3a6b"),
        ("#ffb8a3", "#6e1428"),
        ("#dcc8ff", "#3d1f6b"),
        ("#f3e27c", "#4d4000"),
        ("#9fe6c8", "#00463a"),
        ("#f5b8dc", "#5c1440"),
    )
)
"""The colours of sides on dark cloth, told apart by hue and, for the first two, by warmth."""
_SIDES_BY_DAY = tuple(
    SideColours(line, ground)
    for line, ground in (
        ("#0d4a86", "#b9d8f8"),
        ("#8a1f14", "#f6b7ac"),
        ("#5a2a86", "#dcc8fa"),
        ("#5c4500", "#f7e59a"),
        ("#0f5547", "#b4e8d2"),
        ("#7d1650", "#f8bcd8"),
    )
)
TRAY = 0.8
"""The opacity of the ground below a row of melds."""
_CLUB = TablePalette(
    room="#15100c", rail_high="#b9743d", rail="#7e4520", rail_low="#3d1e0c", inlay="#c99a4b",
    stitch="#cfe6d2", felt_high="#2d7853", felt="#1f6544", felt_low="#10402a", mark="#b7dcc4",
    word="#fffbe8", word_quiet="#e6f4e6", plate="#0a2318", plate_edge="#d5a95a",
    sides=_SIDES, plate_opacity=0.8, **_MARKS,
)  # fmt: skip
_TABLES = {
    "club": _CLUB,
    "garden": replace(
        _CLUB, room="#31471f", rail_high="#9fb08a", rail="#7d9270", rail_low="#566a4d",
        inlay="#4b3a1e", stitch="#ffffff", felt_high="#f0ddb4", felt="#e4cb9c",
        felt_low="#cba873", mark="#5a4424", word="#2a1b08", word_quiet="#2c1c08",
        plate="#fdf7e6", plate_edge="#8a6a34", plate_opacity=0.86, target="#8a2f0a",
        selected="#0d4a86", focus="#0a3f8f", drawn="#773800",
        sides=_SIDES_BY_DAY,
    ),
    "night": replace(
        _CLUB, room="#06070b", rail_high="#4a4a58", rail="#1a1a22", rail_low="#08080c",
        inlay="#d9ab55", stitch="#d9ab55", felt_high="#50658a", felt="#1d3764",
        felt_low="#081227", mark="#b3c9ea", word_quiet="#dfe8f7", plate="#070e1f",
    ),
    "plain": replace(
        _CLUB, room="#22292c", rail_high="#4b5a60", rail="#3a474c", rail_low="#2c363a",
        inlay="#2c363a", stitch="#4a5b62", felt_high="#45565c", felt="#45565c",
        felt_low="#45565c", mark="#c9d6d9", word_quiet="#e9eff0", plate="#1f282b",
        plate_edge="#a9b9bd",
    ),
}  # fmt: skip
_DARKEST = {"club": "#10402a", "garden": "#33290f", "night": "#10213f", "plain": "#1f282b"}
"""The single colour of each table with high contrast."""
_TABLE_CONTRAST = {
    "word": "#ffffff",
    "word_quiet": "#ffffff",
    "mark": "#ffffff",
    "plate": "#000000",
    "plate_edge": "#ffffff",
    "target": "#ffee00",
    "selected": "#5fd8ff",
    "seal_mixed": "#000000",
    "frost": "#ffffff",
    "frost_line": "#003a66",
}


PAPER_EDGE = "#d9cdb0"
"""The edge of a card that is seen from its side."""


def deck_palette(style: DeckStyle) -> DeckPalette:
    """Returns the colours of a deck in a style; an imported deck has those of the ordinary one."""
    deck = own_decks().get(style.deck, _ORDINARY.deck)
    palette = replace(_ORDINARY, letters=style.letters, deck=deck, **_colours_of(deck))
    if style.four_colours:
        palette = replace(palette, **_FOUR)
    if not style.high_contrast:
        return palette
    inks = {
        name: replace(suit, ink=_CONTRAST_INKS[suit.ink])
        for name in ("spades", "hearts", "diamonds", "clubs", "joker", "caliente")
        for suit in (getattr(palette, name),)
    }
    return replace(palette, scenes=_SCENES_CONTRAST, **_CONTRAST, **inks)


def _colours_of(deck: OwnDeck) -> dict[str, str | SuitColours]:
    """Returns the fields of the palette in which a deck differs."""
    return {
        name: value if isinstance(value, str) else replace(_suit_named(name), **value)
        for name, value in deck.colours.items()
    }


def _suit_named(name: str) -> SuitColours:
    return getattr(_ORDINARY, name)


def back_palette(style: DeckStyle) -> BackPalette:
    """Returns the colours of the chosen card back; the first one for an unknown name."""
    return _BACKS.get(style.back, _BACKS["basket-blue"])


def table_palette(style: TableStyle) -> TablePalette:
    """Returns the colours of a table; those of the club room for an unknown name."""
    name = style.felt if style.felt in _TABLES else "club"
    if not style.high_contrast:
        return _TABLES[name]
    dark = _DARKEST[name]
    flat = {"felt_high": dark, "felt": dark, "felt_low": dark}
    return replace(_CLUB, **_TABLE_CONTRAST, **flat, plate_opacity=1.0)
