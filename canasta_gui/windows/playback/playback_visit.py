"""The match whose record is watched, and the way back to what was on the table before."""

from collections.abc import Callable
from dataclasses import dataclass

from canasta_gui.session.decisions import Finding
from canasta_gui.viewmodel.recorded_deal import RecordedDeal
from engine import Match


@dataclass(frozen=True, slots=True)
class PlaybackVisit:
    """The match that is looked at, and the way back."""

    match: Match
    deals: tuple[RecordedDeal, ...]
    findings: tuple[Finding, ...]
    back: Callable[[], object]
    is_review: bool
    """Whether the review sent the player here."""

    def deal_at(self, moment: int) -> RecordedDeal:
        """Returns the deal to which a moment of the match belongs."""
        return next(deal for deal in reversed(self.deals) if deal.first <= moment)

    def deal_of(self, number: int) -> RecordedDeal | None:
        """Returns the deal of a number, otherwise the first one; ``None`` if there is none."""
        first = next(iter(self.deals), None)
        return next((deal for deal in self.deals if deal.number == number), first)
