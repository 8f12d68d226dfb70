"""Every table that the editions offer, and tables with rules of no edition."""

import json
from collections.abc import Iterator, Mapping
from functools import cache

from canasta_gui.rulebook.page import Page
from canasta_gui.rulebook.rule_book import rule_pages
from engine import (
    Ruleset,
    RulesReference,
    edition_ids,
    load_ruleset,
    offered_players,
    offered_teams,
    offered_variations,
)
from engine.ruleset.model import RULESETS

SAMBA: Mapping[str, object] = {
    "deck.count": 3,
    "meld.sequences": True,
    "meld.sets_per_rank": "unlimited",
    "pile.add_to_sequence": True,
    "pile.open_add": "unfinished",
}
HAND_AND_FOOT: Mapping[str, object] = {
    "deck.count": 5,
    "deal.foot_size": 13,
    "meld.all_wild_sets": True,
    "meld.closed_at": 7,
    "meld.sets_per_rank": "one-open",
    "out.canastas": {"total": 5, "natural": 2, "mixed": 2, "wild": 1},
    "bonus.may_be_forgotten": True,
}
ROUNDS: Mapping[str, object] = {
    "opening.basis": "round",
    "opening.table": [{"score": 1, "need": 50}, {"score": 2, "need": 90}],
    "end.rounds": 4,
}
SIX: Mapping[str, object] = {
    "players": 6,
    "seats.sides": [[0, 2, 4], [1, 3, 5]],
    "seats.sitting_out": 1,
}
ALONE: Mapping[str, object] = {
    "players": 3,
    "seats.sides": [[0], [1], [2]],
    "ask.mode": "off",
}
CALIENTE: Mapping[str, object] = {"caliente.count": 2}
IMAGINED = (SAMBA, HAND_AND_FOOT, CALIENTE, ROUNDS, SIX, ALONE)
"""Option values that lead to pages which not every edition has."""


def _plain(edition: str, players: int) -> Iterator[RulesReference]:
    """Yields an edition without a variation, and with each other number of sides on offer."""
    usual = RulesReference(edition, players)
    yield usual
    for teams in offered_teams(usual):
        other = RulesReference(edition, players, (), {}, teams)
        if load_ruleset(other).seats.sides != load_ruleset(usual).seats.sides:
            yield other


def references() -> Iterator[RulesReference]:
    """Yields each edition for each number of players, plain and with every variation."""
    for edition in edition_ids():
        for players in offered_players(edition):
            yield from _plain(edition, players)
            for variation in offered_variations(edition, players):
                varied = RulesReference(edition, players, (variation,))
                for teams in offered_teams(varied) or (None,):
                    yield RulesReference(edition, players, (variation,), {}, teams)


def games() -> tuple[Ruleset, ...]:
    """Returns the rules of every table."""
    return (*map(load_ruleset, references()), *_imagined())


def few_games() -> tuple[Ruleset, ...]:
    """Returns the rules of each edition for its usual number of players, and the rules of no
    edition.
    """
    return (*map(load_ruleset, edition_ids()), *_imagined())


def _imagined() -> tuple[Ruleset, ...]:
    plain = load_ruleset("winning-moves-deluxe/4p")
    return tuple(changed(plain, values) for values in IMAGINED)


def changed(rules: Ruleset, values: Mapping[str, object]) -> Ruleset:
    """Returns the rules with other values of some options, by dotted path; conflicts are not
    checked.
    """
    tree = RULESETS.dump_python(rules, mode="json")
    for path, value in values.items():
        *groups, name = path.split(".")
        branch = tree
        for group in groups:
            branch = branch[group]
        branch[name] = value
    return RULESETS.validate_json(json.dumps(tree), strict=True)


@cache
def pages_of(rules: Ruleset) -> tuple[Page, ...]:
    """Returns the pages of a game, without what other books have otherwise."""
    return rule_pages(rules)
