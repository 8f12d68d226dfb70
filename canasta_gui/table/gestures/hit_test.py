"""Finds the place under a point, and the one where lifted cards would go."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.arrange import Arrangement
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.gestures import TargetVerdict
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import Card

_ORDER = (
    ZoneKind.STAGE,
    ZoneKind.HAND,
    ZoneKind.PILE,
    ZoneKind.STOCK,
    ZoneKind.MELD,
    ZoneKind.BONUS,
)

_NEAR = 6.0
"""How far from the stock and the pile a point still means them, in pixels."""


def place_at(arrangement: Arrangement, x: float, y: float) -> Zone:
    """Returns the place under a point; the felt where there is nothing else. Beside the stock and
    the pile a point still means them.
    """
    for kind in _ORDER:
        for zone, area in arrangement.areas.items():
            is_empty = kind is ZoneKind.BONUS and not arrangement.poses.get(zone)
            if zone.kind is kind and area.holds(x, y) and not is_empty:
                return zone
    near = (zone for zone in (STOCK, PILE) if arrangement.areas[zone].grown(_NEAR).holds(x, y))
    return next(near, FELT)


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

    def target(self, arrangement: Arrangement, x: float, y: float) -> Zone | None:
        """Returns the place that would take the cards with the pointer at a point; ``None`` if
        none would.
        """
        found = _best_target(arrangement, self.sprites[self.held].pose.rect, self.legal)
        # The felt accepts only what is over no other place; a refusing place is a place, too.
        is_refused = self.is_refused_by(place_at(arrangement, x, y))
        return None if found == FELT and is_refused else found


def _best_target(arrangement: Arrangement, card: Rect, legal: Iterable[Zone]) -> Zone | None:
    """Returns the legal place that a card covers most; the felt where it covers none."""
    allowed = set(legal)
    found: Zone | None = None
    most = 0.0
    for zone in allowed - {FELT}:
        area = arrangement.areas.get(zone)
        common = card.overlap(area) if area is not None else 0.0
        if common > most:
            found, most = zone, common
    if found is not None and most > 0.12 * card.area:
        return found
    # The felt takes what is not over the viewer's hand.
    if FELT in allowed and not arrangement.frame.hand.holds(card.cx, card.cy):
        return FELT
    return found
