"""How cards and table look under the settings."""

from canasta_gui.settings.model import Settings
from canasta_gui.table.motion.timing import Speed
from canasta_gui.table.options import TableOptions
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.theme import wants_high_contrast, wants_reduced_motion


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


def table_options(settings: Settings) -> TableOptions:
    """Look and pace of the table."""
    return TableOptions(
        deck_style=deck_style(settings),
        table_style=table_style(settings),
        card_scale=settings.card_scale,
        text_scale=settings.text_scale,
        speed=Speed(settings.speed),
        reduced_motion=wants_reduced_motion(settings),
        free_arrangement=settings.free_arrangement,
    )
