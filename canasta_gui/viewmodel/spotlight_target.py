"""The things on the table that a spotlight can show."""

from dataclasses import dataclass

from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone
from engine import Card


@dataclass(frozen=True, slots=True)
class HandTarget:
    """Cards of the viewer's hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ScoreTarget:
    """The score board; its rows touch each other, so that none is shown alone."""


SpotlightTarget = Zone | ButtonId | HandTarget | ScoreTarget
