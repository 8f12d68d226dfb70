"""The colours of windows and dialogs, in a bright and a dark version."""

from dataclasses import dataclass
from typing import Final


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


LIGHT: Final = Tokens(
    window="#f3efe6",
    surface="#fdfbf6",
    raised="#ffffff",
    hover="#ece6d8",
    line="#ddd5c4",
    edge="#8d8674",
    text="#22261f",
    muted="#5f6257",
    accent="#1f6b4a",
    on_accent="#ffffff",
    accent_soft="#e0ece1",
    red="#a32a25",
    gold="#8a6410",
    header="#17513a",
    on_header="#fbf7ea",
    on_header_muted="#c9dccb",
    bar="#0d0a08",
    bar_hover="#332a22",
    on_bar="#f3ead8",
    on_bar_muted="#a59c8d",
)

DARK: Final = Tokens(
    window="#191d1a",
    surface="#222823",
    raised="#2d342e",
    hover="#374038",
    line="#39423b",
    edge="#7f8a80",
    text="#efebdf",
    muted="#b0b5a8",
    accent="#63c295",
    on_accent="#0c1a13",
    accent_soft="#24402f",
    red="#f08d84",
    gold="#e3bd68",
    header="#113d2c",
    on_header="#fbf7ea",
    on_header_muted="#b8d0bd",
    bar="#0d0a08",
    bar_hover="#332a22",
    on_bar="#f3ead8",
    on_bar_muted="#a59c8d",
)

CONTRAST_LIGHT: Final = Tokens(
    window="#ffffff",
    surface="#ffffff",
    raised="#ffffff",
    hover="#e4e4e4",
    line="#000000",
    edge="#000000",
    text="#000000",
    muted="#1c1c1c",
    accent="#003f24",
    on_accent="#ffffff",
    accent_soft="#dff3e6",
    red="#8a0000",
    gold="#4f3600",
    header="#000000",
    on_header="#ffffff",
    on_header_muted="#ffffff",
    bar="#000000",
    bar_hover="#303030",
    on_bar="#ffffff",
    on_bar_muted="#f0f0f0",
)

CONTRAST_DARK: Final = Tokens(
    window="#000000",
    surface="#000000",
    raised="#000000",
    hover="#303030",
    line="#ffffff",
    edge="#ffffff",
    text="#ffffff",
    muted="#f0f0f0",
    accent="#8dffc4",
    on_accent="#000000",
    accent_soft="#063d24",
    red="#ffb3ab",
    gold="#ffe08a",
    header="#000000",
    on_header="#ffffff",
    on_header_muted="#ffffff",
    bar="#000000",
    bar_hover="#303030",
    on_bar="#ffffff",
    on_bar_muted="#f0f0f0",
)

ALL: Final = (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)


def choose_tokens(*, is_dark: bool, is_high_contrast: bool) -> Tokens:
    """Returns the colours for a brightness and a contrast."""
    if is_high_contrast:
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    return DARK if is_dark else LIGHT
