"""Which rulesets the kernel plays."""

from engine.ruleset.model import Ruleset

_SHORTEST_RUN, _SAMBA = 3, 7
"""What the search for runs takes for granted."""


def claims(rules: Ruleset) -> bool:
    """Whether the kernel plays these rules exactly as the engine does."""
    if rules.bonus.may_be_forgotten or rules.freeze.by != "anyone":
        return False
    return _claims_sequences(rules) if rules.meld.sequences else _claims_sets(rules)


def _claims_sets(rules: Ruleset) -> bool:
    return (
        rules.meld.sets_per_rank != "unlimited"
        and (not rules.meld.all_wild_sets or _do_sets_renew_alike(rules))
        and rules.canasta.min_naturals <= _least_naturals(rules)
        and not rules.out.canastas.samba
    )


def _claims_sequences(rules: Ruleset) -> bool:
    """Games like Samba: runs of one suit, and sets beside one another."""
    return (
        rules.meld.sequence_one_suit
        and rules.meld.sets_per_rank == "unlimited"
        and rules.meld.min_size >= _SHORTEST_RUN
        and rules.canasta.size == _SAMBA
        and not rules.meld.all_wild_sets
        and not rules.deal.foot_size
        and rules.ask.mode != "mandatory"
        and rules.ask.yes != "must"
    )


def _do_sets_renew_alike(rules: Ruleset) -> bool:
    """Whether a full meld of wild cards makes room for another where any other set does."""
    return rules.meld.sets_per_rank == "one-open" or rules.meld.closed_at is None


def _least_naturals(rules: Ruleset) -> int:
    """The fewest natural cards that a set of the size of a canasta can have."""
    size, cap = rules.canasta.size, rules.meld.wild_cap
    by_cap = 0 if cap is None else size - cap
    by_majority = size // 2 + 1 if rules.meld.natural_majority else 0
    return max(rules.meld.min_naturals, by_cap, by_majority)
