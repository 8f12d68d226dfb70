"""Sets and canastas by their counts."""

from engine.ai.kernel.classes import NATURALS, STOP
from engine.ai.kernel.table import SideMelds
from engine.rules.laying.search import lacking
from engine.ruleset.model import Ruleset


def is_lawful(rules: Ruleset, naturals: int, wilds: int) -> bool:
    """Whether so many natural and wild cards make a set."""
    options = rules.meld
    return (
        naturals + wilds >= options.min_size
        and naturals >= options.min_naturals
        and (options.wild_cap is None or wilds <= options.wild_cap)
        and (not options.natural_majority or naturals > wilds)
        and (options.closed_at is None or naturals + wilds <= options.closed_at)
    )


def is_lawful_meld(rules: Ruleset, rank: int, naturals: int, wilds: int) -> bool:
    """Whether so many cards make a meld of the rank: a set, stop cards, wild cards alone."""
    if rank < NATURALS:
        return is_lawful(rules, naturals, wilds)
    if rank == STOP:
        return not wilds and are_lawful_stops(rules, naturals)
    options = rules.meld
    is_small_enough = options.closed_at is None or wilds <= options.closed_at
    return options.all_wild_sets and not naturals and options.min_size <= wilds and is_small_enough


def are_lawful_stops(rules: Ruleset, stops: int) -> bool:
    """Whether so many stop cards make a set."""
    limits = (rules.stop.meld_max, rules.meld.closed_at)
    return stops >= rules.stop.meld_min and all(most is None or stops <= most for most in limits)


def missing_canastas(rules: Ruleset, melds: SideMelds) -> int:
    """How many canastas the side still lacks for going out."""
    natural, mixed, wild = melds.natural_canastas, melds.mixed_canastas, melds.wild_canastas
    return lacking(rules.out.canastas, natural, mixed, melds.sambas, wild)
