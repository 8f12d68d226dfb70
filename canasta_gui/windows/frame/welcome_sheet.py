"""The style sheet of the first page: colours as on the table, sizes by the page."""

from canasta_gui.table.render.palette import blend, table_palette
from canasta_gui.table.render.style import TableStyle

TITLE = 4.6
"""The size of the title in sizes of the text."""


def ink_sheet(table: TableStyle) -> str:
    """Returns the style sheet of the page's words and buttons in the colours of its table."""
    palette = table_palette(table)
    ink, ground = palette.word, palette.plate
    edge = blend(palette.word, palette.felt, 0.6)
    return f"""
QLabel, FaceButton, BoxButton, QPushButton[role="link"] {{ color: {ink}; }}
FaceButton, BoxButton {{ selection-background-color: {ink}; selection-color: {ground}; }}
QPushButton[role="link"] {{ text-decoration: none; border: 1px solid {edge}; border-radius: 8px;
  padding: 6px 12px; }}
LanguageButton[role="link"] {{ border-color: transparent; padding: 6px 8px; }}
QPushButton[role="link"]:hover {{ border-color: {ink}; text-decoration: underline; }}
QPushButton[role="link"]:focus {{ border: 2px solid {ink}; padding: 5px 11px; }}
LanguageButton[role="link"]:focus {{ padding: 5px 7px; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QPushButton[role="big"] {{ background: {ink}; border-color: {ink}; color: {ground}; }}
QPushButton[role="big"]:focus {{ border-color: {ground}; }}
QPushButton[role="outline"] {{ border-color: {ink}; color: {ink}; }}
QPushButton[role="outline"]:hover {{ background: {ink}; color: {ground}; }}
"""


def size_sheet(points: float, scale: float, title: float) -> str:
    """Returns the style sheet that enlarges words and buttons by a factor; sizes follow
    the text, but the title takes no room from words.
    """
    large, more = 1.2 * points * scale, scale - 1
    heads = f"""QLabel[role="hero"] {{ font-size: {title:.1f}pt; }}
QLabel[role="facts"] {{ font-size: {large:.1f}pt; font-weight: 600; }}
"""
    if scale == 1.0:
        return heads
    button = f"border-radius: {10 * scale:.0f}px; margin: 0 {10 * more:.0f}px"
    return f"""
QLabel, FaceButton, QPushButton[role="link"] {{ font-size: {points * scale:.1f}pt; }}
QPushButton[role="link"] {{ margin: 0 {8 * more:.0f}px; }}
{heads}QLabel[role="facts"] {{ margin: {8 * more:.0f}px 0 {6 * more:.0f}px; }}
QPushButton[role="big"] {{ font-size: {large:.1f}pt; padding: {_pad(13, 34, scale)}; {button}; }}
QPushButton[role="big"]:focus {{ padding: {_pad(11, 32, scale)}; }}
QPushButton[role="outline"] {{ font-size: {large:.1f}pt; padding: {_pad(12, 33, scale)}; {button};
  border-width: {2 * scale:.0f}px; }}
QPushButton[role="outline"]:focus {{ border-width: {5 * scale:.0f}px;
  padding: {_pad(9, 30, scale)}; }}
"""


def _pad(down: float, across: float, scale: float) -> str:
    return f"{down * scale:.0f}px {across * scale:.0f}px"
