"""Contradictions between options, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

_WITH: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "seats.not_a_partition": (),
        "seats.empty_side": (),
        "seats.uneven": (),
        "seats.nobody_plays": (),
        "seats.wrong_teams": (),
        "deal.empty_foot": ("bonus.may_be_forgotten",),
        "deal.base_stays": ("pile.most_taken",),
        "deal.base_without_upcard": ("deal.upcard",),
        "deck.too_small": ("deal.hand_size", "deal.foot_size", "deal.pile_base", "caliente.count"),
        "opening.no_steps": (),
        "opening.unordered": (),
        "opening.score_in_rounds": ("opening.basis",),
        "opening.need_out_of_reach": ("deal.hand_size",),
        "opening.canasta_out_of_reach": ("deal.hand_size", "canasta.size"),
        "opening.triple_too_small": ("meld.min_size",),
        "meld.more_naturals_than_cards": ("meld.min_size",),
        "canasta.out_of_reach": ("canasta.size",),
        "canasta.wild_out_of_reach": ("canasta.size",),
        "canasta.more_naturals_than_cards": ("canasta.size",),
        "stop.least_above_most": ("stop.meld_min",),
        "pile.no_sequences": ("meld.sequences",),
        "pile.no_wild_sets": ("meld.all_wild_sets",),
        "out.kinds_above_total": (
            "out.canastas.natural",
            "out.canastas.mixed",
            "out.canastas.wild",
            "out.canastas.samba",
            "out.canastas.sevens",
        ),
        "out.no_feet": (),
        "out.no_mixed": ("meld.wild_cap",),
        "out.mixed_out_of_reach": ("canasta.min_naturals", "meld.closed_at"),
        "out.natural_out_of_reach": ("deck.count", "canasta.size"),
        "out.wild_out_of_reach": ("deck.count", "canasta.size", "meld.wild_melds_closed_at"),
        "out.wild_meld_stays_open": ("meld.wild_melds_closed_at", "meld.sets_per_rank"),
        "out.sevens_out_of_reach": ("meld.sets_per_rank", "deck.count", "canasta.size"),
        "out.canastas_out_of_reach": ("deck.count", "canasta.size"),
        "out.no_wild_sets": ("meld.all_wild_sets",),
        "out.no_sequences": ("meld.sequences",),
        "out.no_sevens": ("score.sevens_canasta",),
        "ask.no_partner": (),
        "seats.lone_hand_of_three": (),
        "bonus.unordered": (),
        "bonus.out_of_reach": ("deck.count",),
        "stop.aside_unordered": (),
        "score.wild_unordered": (),
        "score.short_canastas": ("canasta.size",),
        "special.wrong_size": ("draw.count",),
        "end.never": ("end.rounds",),
        "caliente.no_cards": (),
        "caliente.no_factors": (),
        "option.unknown": (),
        "option.wrong_value": (),
    }
)
"""Every id that a problem can have, with the options that contradict the one it names."""

ProblemValue = int | str


@dataclass(frozen=True, slots=True)
class Problem:
    """Options that contradict each other: an id, the option to look at first, the numbers."""

    id: str
    option: str
    params: Mapping[str, ProblemValue] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def options(self) -> tuple[str, ...]:
        """Every option that can be changed to solve it, the one to look at first in front."""
        return (self.option, *_WITH[self.id])

    def __str__(self) -> str:
        """Returns a message for programmers; the words for players are made elsewhere."""
        figures = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.option}: {self.id} ({figures})" if figures else f"{self.option}: {self.id}"


def problem_ids() -> tuple[str, ...]:
    """Returns every id that a problem can have."""
    return tuple(_WITH)


def problem(problem_id: str, option: str, **params: ProblemValue) -> Problem:
    """Returns the problem of an option, with its numbers."""
    return Problem(problem_id, option, MappingProxyType(params))
