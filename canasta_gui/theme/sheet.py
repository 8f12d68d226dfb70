"""The style sheet, ``assets/colours/windows.qss``: everything that Fusion and the palette alone
cannot express.
"""

import re
from string import Template
from typing import Final

from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.fonts import DISPLAY, FAMILY
from canasta_gui.theme.tokens import Tokens

_ENTRY, _CLOSE_ENTRY = 6, 1
"""The usual and the least space above and below an entry of a menu, in pixels: at large text the
longest menu still has one column on a screen of 700.
"""
_LARGEST_TALLY = 56.0
"""The largest type of scores in points: three of them stand side by side on a screen of 1024."""
_LENGTH: Final = re.compile(r"(-?\d+)px")


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
    rules = Template(path.read_text(encoding="utf-8"))
    sheet = rules.substitute(colours, **sizes, display=f"'{DISPLAY}', '{FAMILY}'")
    return _LENGTH.sub(lambda length: f"{round(growth * int(length[1]))}px", sheet)
