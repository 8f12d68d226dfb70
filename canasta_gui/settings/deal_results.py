"""What the deals of a person tell: results with the same cards as computer players, kept for the
rating, and what decisions cost in deals that were reviewed to the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import msgspec

from canasta_gui.settings.record import Number, Text
from canasta_gui.settings.store import load_model, save_model
from engine import ErrorRate, Theme, total_rate

_MOST: Final = 2000
"""The largest number of comparisons that are kept; the oldest are dropped."""
_KEY_DIGITS: Final = 16
Lead = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
"""Points more than the best other side, as a number with a fraction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelLead:
    """The mean lead of players of a level with the cards."""

    level: Text
    lead: Lead


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedDeal:
    """A deal that a person played, and that each level played with the same cards."""

    cards: Text
    """A fingerprint of the cards, which tells none of them."""
    game: Text
    """The id of the edition."""
    own: Lead
    """The lead of the person."""
    levels: tuple[LevelLead, ...]


@dataclass(frozen=True, slots=True)
class Comparisons:
    """All comparisons of a person, the oldest first; no cards twice."""

    schema_version: Number = 1
    deals: tuple[ComparedDeal, ...] = ()

    def has(self, cards: str) -> bool:
        """Returns whether the cards were compared before."""
        return any(one.cards == cards for one in self.deals)


def fingerprint(code: str, deal: int, deck: str = "") -> str:
    """Returns a text that is the same for the same cards and leads back to none of them.

    The deck belongs to it where the code and the number of the deal do not decide it.
    """
    return sha256(f"compared {code} {deal} {deck}".rstrip().encode()).hexdigest()[:_KEY_DIGITS]


def comparisons_path(folder: Path) -> Path:
    """Returns the path of the comparisons in a person's folder."""
    return folder / "comparisons.json"


def load_comparisons(path: Path) -> Comparisons:
    """Returns the content of a file; sets an unusable file aside and returns no comparisons."""
    return load_model(path, Comparisons).value


def note_comparison(path: Path, made: ComparedDeal) -> None:
    """Saves a comparison, unless the cards were compared before. Raises `OSError`."""
    before = load_comparisons(path)
    if not before.has(made.cards):
        save_model(path, replace(before, deals=(*before.deals, made)[-_MOST:]))


_Square = Annotated[float, msgspec.Meta(ge=0, le=1e12)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeCost:
    """What the decisions of a theme cost in a deal, as in `ErrorRate`."""

    theme: Text
    decisions: Number
    points: Lead
    variance: _Square
    squares: _Square

    @property
    def rate(self) -> ErrorRate:
        """The same as a value that can be added to others."""
        return ErrorRate(self.decisions, self.points, self.variance, self.squares)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedDeal:
    """A deal of which every decision of the person was reviewed."""

    cards: Text
    """A fingerprint of the cards, which tells none of them."""
    game: Text
    """The id of the edition."""
    lead: Lead
    """The points that the person's side made more than the best other side."""
    costs: tuple[ThemeCost, ...]


@dataclass(frozen=True, slots=True)
class ReviewedDeals:
    """All reviewed deals of a person, the oldest first; no cards twice."""

    schema_version: Number = 1
    deals: tuple[ReviewedDeal, ...] = ()


def reviewed_deal(
    cards: str, game: str, lead: int, rates: Mapping[Theme, ErrorRate]
) -> ReviewedDeal:
    """Returns a deal with what its decisions cost by theme."""
    costs = (
        ThemeCost(
            theme=theme.value,
            decisions=rate.decisions,
            points=round(rate.points, 1),
            variance=round(rate.variance, 1),
            squares=round(rate.squares, 1),
        )
        for theme, rate in rates.items()
    )
    return ReviewedDeal(cards=cards, game=game, lead=lead, costs=tuple(costs))


def rates_of(deals: Sequence[ReviewedDeal]) -> Mapping[Theme, ErrorRate]:
    """Returns the error rate of each theme that occurs, in the order of the themes."""
    every = [one for deal in deals for one in deal.costs]
    rates = {theme: total_rate(it.rate for it in every if it.theme == theme) for theme in Theme}
    return {theme: rate for theme, rate in rates.items() if rate.decisions}


def rates_in_parts(deals: Sequence[ReviewedDeal], most: int, fewest: int) -> tuple[ErrorRate, ...]:
    """Returns the error rates of at most so many parts of the time, the oldest first.

    Each part has ``fewest`` deals or more; empty if there are not enough for two parts.
    """
    count = min(most, len(deals) // fewest)
    ends = [len(deals) * place // count for place in range(count + 1)] if count > 1 else []
    parts = (rates_of(deals[first:last]) for first, last in pairwise(ends))
    return tuple(total_rate(part.values()) for part in parts)


def decisions_path(folder: Path) -> Path:
    """Returns the path of the reviewed deals in a person's folder."""
    return folder / "decisions.json"


def load_decisions(path: Path) -> ReviewedDeals:
    """Returns the content of a file; sets an unusable file aside and returns no deals."""
    return load_model(path, ReviewedDeals).value


def note_decisions(path: Path, made: ReviewedDeal) -> None:
    """Saves what the decisions of a deal cost; the same cards are not counted twice. Raises
    `OSError`.
    """
    before = load_decisions(path)
    if all(one.cards != made.cards for one in before.deals):
        save_model(path, replace(before, deals=(*before.deals, made)[-_MOST:]))
