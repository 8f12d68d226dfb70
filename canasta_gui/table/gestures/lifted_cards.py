"""Lifted cards with the places where they may be dropped, for mouse and keyboard."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.viewmodel.gestures import TargetVerdict
from canasta_gui.viewmodel.zones import Zone
from engine import Card


@dataclass(slots=True)
class LiftedCards:
    """Cards that are being dragged, and what dropping them on each place would do."""

    sprites: tuple[CardSprite, ...]
    cards: tuple[Card, ...]
    source: Zone
    verdicts: Mapping[Zone, TargetVerdict] = field(default_factory=dict[Zone, TargetVerdict])
    held: int = 0
    """The index of the sprite that is under the pointer."""

    @property
    def legal(self) -> tuple[Zone, ...]:
        """Returns the places where the cards may be dropped."""
        return tuple(zone for zone, verdict in self.verdicts.items() if verdict.is_legal)

    def is_refused_by(self, zone: Zone) -> bool:
        """Returns whether the rules refuse the place with a reason."""
        return zone not in self.legal and bool(self.text(zone))

    def text(self, zone: Zone | None) -> str:
        """Returns the text of the rules about a place; it is empty if they have none."""
        verdict = self.verdicts.get(zone) if zone is not None else None
        return verdict.text if verdict is not None else ""
