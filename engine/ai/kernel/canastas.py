"""Sets and canastas by their counts."""

from engine.ai.kernel.classes import NATURALS, STOP
from engine.ai.kernel.table import SideMelds
from engine.rules.laying.search import lacking
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits, is_lawful_set, is_lawful_stop_set, is_lawful_wild_meld


def is_lawful_meld(limits: ShapeLimits, rank: int, naturals: int, wilds: int) -> bool:
    """Whether so many cards make a meld of the rank: a set, stop cards, wild cards alone."""
    if rank < NATURALS:
        return is_lawful_set(limits, naturals, wilds)
    if rank == STOP:
        return not wilds and is_lawful_stop_set(limits, naturals)
    return not naturals and is_lawful_wild_meld(limits, wilds)


def missing_canastas(rules: Ruleset, melds: SideMelds) -> int:
    """How many canastas the side still lacks for going out."""
    natural, mixed, wild = melds.natural_canastas, melds.mixed_canastas, melds.wild_canastas
    return lacking(rules.out.canastas, natural, mixed, melds.sambas, wild)
