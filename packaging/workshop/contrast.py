"""Measures the contrast of texts and marks: ``contrast [--short]``.

Every ink with every ground that it may stand on, in every look of windows, tables, cards and backs,
by the measure of WCAG 2. The short form is the table in ``docs/look.md``.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from canasta_gui.settings.own_decks import DeckLayout
from canasta_gui.table.furniture.buttons import DIM_GROUND, DIM_WORD
from canasta_gui.table.render.deco_faces import column_colours
from canasta_gui.table.render.palette import (
    TRAY,
    TablePalette,
    back_palette,
    blend,
    contrast,
    deck_palette,
    table_palette,
)
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.tokens import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Tokens
from tests.kit.deck_styles import variants

WORD: Final = 4.5
WINDOW_WORD: Final = 7.0
"""The least contrast of texts in windows with high contrast."""
MARK: Final = 3.0

_WINDOWS: Final[Mapping[str, Tokens]] = {
    "light": LIGHT,
    "dark": DARK,
    "light, high contrast": CONTRAST_LIGHT,
    "dark, high contrast": CONTRAST_DARK,
}
_WINDOW_INKS: Final = {
    "text": ("window", "surface", "raised", "hover", "accent_soft"),
    "muted": ("window", "surface", "hover", "accent_soft"),
    "accent": ("window", "surface"),
    "red": ("window", "surface", "accent_soft"),
    "gold": ("window", "surface"),
    "on_accent": ("accent",),
    "on_bar": ("bar", "bar_hover"),
    "on_bar_muted": ("bar",),
    "on_header": ("header",),
    "on_header_muted": ("header",),
    "header": ("on_header",),
}
"""The grounds on which each ink of a window stands; disabled words are ``muted``."""


@dataclass(frozen=True, slots=True)
class Figure:
    """An ink on a ground, with the least contrast that it must have."""

    what: str
    look: str
    ink: str
    ground: str
    least: float

    @property
    def value(self) -> float:
        """Returns the contrast, from 1 to 21."""
        return contrast(self.ink, self.ground)

    @property
    def is_high(self) -> bool:
        """Returns whether the look is one of high contrast."""
        return "high" in self.look


def figures() -> Iterator[Figure]:
    """Yields every figure."""
    for look, tokens in _WINDOWS.items():
        yield from _of_window(look, tokens)
    for felt, is_high in product(FELTS, (False, True)):
        look = f"{felt}, high contrast" if is_high else felt
        yield from _of_table(look, table_palette(TableStyle(felt, is_high)))
    for look, style in variants():
        yield from _of_deck(look, style)
    for back in BACKS:
        palette = back_palette(DeckStyle(back=back))
        inks = (palette.gold, palette.border)
        yield from _all("basket and border of the back", back, inks, (palette.ground,), MARK)


def _all(
    what: str, look: str, inks: Iterable[str], grounds: Sequence[str], least: float
) -> Iterator[Figure]:
    return (Figure(what, look, ink, ground, least) for ink, ground in product(inks, grounds))


def _of_window(look: str, tokens: Tokens) -> Iterator[Figure]:
    least = WINDOW_WORD if "high" in look else WORD
    for ink, grounds in _WINDOW_INKS.items():
        papers = [getattr(tokens, ground) for ground in grounds]
        yield from _all("words in windows", look, (getattr(tokens, ink),), papers, least)
    marks = (tokens.edge, tokens.accent, tokens.text)
    papers = (tokens.window, tokens.surface)
    yield from _all("outlines and focus in windows", look, marks, papers, MARK)


def _of_table(look: str, palette: TablePalette) -> Iterator[Figure]:
    felt = (palette.felt_high, palette.felt, palette.felt_low)
    trays = [blend(side.ground, it, TRAY) for side, it in product(palette.sides, felt)]
    words = (palette.word, palette.word_quiet)
    yield from _all("words on the table", look, words, (*felt, *trays), WORD)
    below = (*felt, palette.rail_high, palette.rail, palette.rail_low)
    plates = [blend(palette.plate, it, palette.plate_opacity) for it in below]
    grounds = [side.ground for side in palette.sides]
    plates += grounds
    yield from _all("words on plates", look, words, plates, WORD)
    yield from _all("words on plates", look, (palette.plate,), (palette.target,), WORD)
    for ground in felt:
        below = blend(palette.plate, ground, DIM_GROUND)
        dim = blend(palette.word, below, DIM_WORD)
        yield from _all("words on dim buttons", look, (dim,), (below,), WORD)
    yield from _all("openings on plates", look, (palette.target,), grounds, WORD)
    yield from _all("numbers of cards", look, (palette.plate,), (palette.word,), WORD)
    seals = (
        palette.seal_natural,
        palette.seal_mixed,
        palette.seal_samba,
        palette.seal_wild,
        palette.seal_sevens,
    )
    yield from _all("signs on seals", look, (palette.seal_word,), seals, WORD)
    yield from _all("sign of the ice", look, (palette.frost_high,), (palette.frost_line,), WORD)
    marks = (palette.mark, palette.target, palette.selected, palette.focus, palette.drawn)
    lines = [side.line for side in palette.sides]
    yield from _all("marks on the table", look, (*marks, *lines), (*felt, *trays), MARK)


def _of_deck(look: str, style: DeckStyle) -> Iterator[Figure]:
    palette = deck_palette(style)
    inks = (*(palette.suit(suit).ink for suit in "shdck"), palette.caliente.ink)
    yield from _all("ranks on paper", look, inks, (palette.paper, palette.paper_low), WORD)
    for word, ground in (
        (palette.tag_word, palette.tag),
        (palette.wild_word, palette.wild),
        (palette.bonus_word, palette.bonus),
        (palette.stop_word, palette.stop),
        (palette.bonus_word, palette.caliente.ink),
    ):
        yield Figure("values on their tags", look, word, ground, WORD)
    if palette.deck.layout is DeckLayout.DECO:
        for text in (*(rank + suit for rank in "A2" for suit in "shdc"), "Jk", "Ca"):
            ground, letter = column_colours(text, palette)
            yield Figure("ranks on columns", look, letter, ground, WORD)
    red = [palette.suit(suit).ink for suit in "hd"]
    yield from _all("suit on the bonus star", look, red, (palette.gold,), MARK)
    scenes = [scene.ground for scene in palette.scenes.values()]
    yield from _all("gold on special cards", look, (palette.gold,), scenes, MARK)


def short_table() -> str:
    """Returns the least contrast of each kind, with and without high contrast, as Markdown."""
    lines = ["| what | must be | least | with high contrast |", "|---|---|---|---|"]
    every = list(figures())
    for what in dict.fromkeys(figure.what for figure in every):
        of_kind = [figure for figure in every if figure.what == what]
        plain = _least(figure for figure in of_kind if not figure.is_high)
        high = _least(figure for figure in of_kind if figure.is_high)
        lines.append(f"| {what} | {min(it.least for it in of_kind)} : 1 | {plain} | {high} |")
    return "\n".join(lines) + "\n"


def _least(chosen: Iterable[Figure]) -> str:
    """Returns the least contrast of some figures, rounded down; a dash if there are none."""
    values = [figure.value for figure in chosen]
    return f"{int(min(values) * 10) / 10:.1f}" if values else "–"


def full_table() -> str:
    """Returns every figure on a line of its own, with what falls short."""
    return "".join(
        f"{figure.value:5.1f} : 1  {'ok   ' if figure.value >= figure.least else 'SHORT'}"
        f"  {figure.ink} on {figure.ground}  {figure.look}: {figure.what}\n"
        for figure in figures()
    )


def main(arguments: Sequence[str]) -> int:
    """Prints a table; fails if a contrast falls short."""
    parser = argparse.ArgumentParser(prog="contrast", description=__doc__)
    parser.add_argument("--short", action="store_true", help="the table in the documents")
    is_short: bool = parser.parse_args(arguments).short
    sys.stdout.write(short_table() if is_short else full_table())
    return 0 if all(figure.value >= figure.least for figure in figures()) else 1
