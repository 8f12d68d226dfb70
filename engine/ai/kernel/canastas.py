"""Sets and canastas by their counts."""

from engine.ai.kernel.table import SideMelds
from engine.ruleset.model import Ruleset


def is_lawful(rules: Ruleset, naturals: int, wilds: int) -> bool:
    """Whether so many natural and wild cards make a set."""
    options = rules.meld
    return (
        naturals + wilds >= options.min_size
        and naturals >= options.min_naturals
        and (options.wild_cap is None or wilds <= options.wild_cap)
        and (not options.natural_majority or naturals > wilds)
    )


def lacking(rules: Ruleset, natural: int, mixed: int) -> int:
    """How many canastas are missing for going out."""
    need = rules.out.canastas
    by_kind = max(0, need.natural - natural) + max(0, need.mixed - mixed)
    return max(by_kind, need.total - natural - mixed)


def missing_canastas(rules: Ruleset, melds: SideMelds) -> int:
    """How many canastas the side still lacks for going out."""
    return lacking(rules, melds.natural_canastas, melds.mixed_canastas)
