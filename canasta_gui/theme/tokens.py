"""The colours of windows and dialogs by purpose, as ``assets/colours/windows.toml`` has them."""

import tomllib
from dataclasses import dataclass
from typing import Final

from canasta_gui.resource_path import resource_path


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
ALL: Final = [Tokens(**it) for it in tomllib.loads(_FILE.read_text(encoding="utf-8")).values()]
LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK = ALL


def choose_tokens(*, is_dark: bool, is_high_contrast: bool) -> Tokens:
    """Returns the colours for a brightness and a contrast."""
    if is_high_contrast:
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    return DARK if is_dark else LIGHT
