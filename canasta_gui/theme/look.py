"""How cards and table look under the settings."""

from canasta_gui.settings.model import Settings
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.theme import wants_high_contrast


def deck_style(settings: Settings) -> DeckStyle:
    """The cards; an unknown back (from another version) becomes the first."""
    return DeckStyle(
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        high_contrast=wants_high_contrast(settings),
        back=settings.back if settings.back in BACKS else BACKS[0],
    )


def table_style(settings: Settings) -> TableStyle:
    """The table; an unknown felt becomes the first."""
    return TableStyle(
        felt=settings.felt if settings.felt in FELTS else FELTS[0],
        high_contrast=wants_high_contrast(settings),
    )
