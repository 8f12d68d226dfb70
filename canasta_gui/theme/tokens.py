"""The colours of windows and dialogs by purpose, and the style sheet that draws all that Fusion and
the palette alone cannot express; both as ``assets/colours`` has them.
"""

import re
from dataclasses import dataclass
from string import Template
from typing import Final

from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.fonts import DISPLAY, FAMILY
from engine import read_shipped, read_shipped_table

_ENTRY, _CLOSE_ENTRY = 6, 1
"""The usual and the least space above and below an entry of a menu, in pixels: at large text the
longest menu still has one column on a screen of 700.
"""
_LARGEST_TALLY = 56.0
"""The largest type of scores in points: three of them stand side by side on a screen of 1024."""
_LENGTH: Final = re.compile(r"(-?\d+)px")


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours by purpose, as ``#rrggbb``."""

    window: str
    """The background of a window."""
    surface: str
    """A sheet on the background: lists, fields, cards of a choice."""
    raised: str
    """A control that can be pressed."""
    hover: str
    line: str
    """A hairline between things."""
    edge: str
    """The outline of a control, with a contrast of three to one to its background."""
    text: str
    muted: str
    """Text of secondary importance."""
    accent: str
    """The colour of the felt, for the main button and the chosen item."""
    on_accent: str
    accent_soft: str
    """The background of a chosen item."""
    red: str
    """A loss, a refusal, a natural canasta."""
    gold: str
    """A win."""
    header: str
    """The band at the head of a dialog."""
    on_header: str
    on_header_muted: str
    bar: str
    """Menus and tools: darker than every table, so that the table is the brightest thing."""
    bar_hover: str
    on_bar: str
    on_bar_muted: str


_FILE: Final = resource_path("assets", "colours", "windows.toml")
ALL: Final = [Tokens(**it) for it in read_shipped_table(_FILE).values()]
LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK = ALL


def choose_tokens(*, is_dark: bool, is_high_contrast: bool) -> Tokens:
    """Returns the colours for a brightness and a contrast."""
    if is_high_contrast:
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    return DARK if is_dark else LIGHT


def style_sheet(tokens: Tokens, base: float, text_scale: float, growth: float) -> str:
    """Returns the style sheet for a set of colours, a base type size in points, the text scale
    that the player has chosen, and the factor by which all lengths grow in a large window.
    """
    colours = {name: getattr(tokens, name) for name in Tokens.__slots__}
    entry = round(max(_CLOSE_ENTRY, _ENTRY - 5 * (text_scale - 1)))
    sizes = {
        "small": f"{base * 0.9:.1f}",
        "large": f"{base * 1.2:.1f}",
        "hero": f"{base * 4.6:.1f}",
        "tally": f"{min(base * 4.6, _LARGEST_TALLY):.1f}",
        "title": f"{base * 1.65:.1f}",
        "winner": f"{base * 2.1:.1f}",
        "entry": str(entry),
        "rule": str(max(_CLOSE_ENTRY, entry - 1)),
    }
    path = resource_path("assets", "colours", "windows.qss")
    rules = Template(read_shipped(path))
    sheet = rules.substitute(colours, **sizes, display=f"'{DISPLAY}', '{FAMILY}'")
    return _LENGTH.sub(lambda length: f"{round(growth * int(length[1]))}px", sheet)
