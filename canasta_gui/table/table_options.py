"""The player's choices about the table."""

from dataclasses import dataclass, field

from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.viewmodel.table_choices import Speed


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The look and the pace of the table."""

    deck_style: DeckStyle = field(default_factory=DeckStyle)
    table_style: TableStyle = field(default_factory=TableStyle)
    card_scale: float = 1.0
    """The scale of the cards, relative to the size that the window allows."""
    text_scale: float = 1.0
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    """Whether cards fade in at their places instead of travelling."""
    is_calm: bool = False
    """Whether events are not celebrated, and players do not say what they did."""
