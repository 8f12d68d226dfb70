"""Lifted cards: where they may go, and what dropping them does. Mouse and keyboard share it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.viewmodel.gestures import TargetVerdict
from canasta_gui.viewmodel.zones import Zone
from engine import Card


@dataclass(slots=True)
class LiftedCards:
    """Cards in the air."""

    sprites: tuple[CardSprite, ...]
    cards: tuple[Card, ...]
    source: Zone
    verdicts: Mapping[Zone, TargetVerdict] = field(default_factory=dict[Zone, TargetVerdict])
    held: int = 0
    """Which of the sprites is under the pointer."""

    @property
    def legal(self) -> tuple[Zone, ...]:
        """The places that would take the cards."""
        return tuple(zone for zone, verdict in self.verdicts.items() if verdict.is_legal)

    def is_refused_by(self, zone: Zone) -> bool:
        """Whether the rules name a reason why the place does not take the cards."""
        return zone not in self.legal and bool(self.text(zone))

    def text(self, zone: Zone | None) -> str:
        """What the rules say about a place; empty if they say nothing."""
        verdict = self.verdicts.get(zone) if zone is not None else None
        return verdict.text if verdict is not None else ""
