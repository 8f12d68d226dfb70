"""Which rulesets the kernel plays."""

from engine.ruleset.model import Ruleset


def claims(rules: Ruleset) -> bool:
    """Whether the kernel plays these rules exactly as the engine does."""
    return (
        rules.meld.sets_per_rank == "one"
        and rules.meld.closed_at is None
        and not rules.meld.sequences
        and not rules.meld.all_wild_sets
        and not rules.deal.foot_size
        and not rules.caliente.count
        and not rules.bonus.may_be_forgotten
        and rules.ask.mode != "mandatory"
        and rules.freeze.by == "anyone"
        and not (rules.out.canastas.samba or rules.out.canastas.wild)
    )
