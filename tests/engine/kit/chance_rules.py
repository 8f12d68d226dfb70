"""Rulesets made by chance from all options."""

from engine import (
    Ruleset,
    RulesetError,
    RulesReference,
    edition_ids,
    load_ruleset,
    offered_players,
)
from engine.rng import Chance
from engine.ruleset.catalogue import OptionInfo, catalogue
from engine.ruleset.house_check import house_problems

_CHANGED_ONE_IN = 2
_KEPT = ("seats.", "words.", "end.", "deck.", "deal.deals_cut", "deal.partner_draw")
"""Options left alone: who sits where must fit the edition; others say nothing of play."""
_HIGHEST = {"deal.hand_size": 13, "deal.foot_size": 13, "out.canastas.total": 3}
"""Lower bounds than the options have, so that a deal stays short and can be ended."""
_MOST_TRIES = 200


def chance_rules(seed: str) -> Ruleset:
    """A ruleset with no contradiction in which any option may have any value."""
    chance = Chance(f"rules {seed}")
    editions = edition_ids()
    edition = chance.choice(editions)
    reference = RulesReference(edition, chance.choice(tuple(offered_players(edition))))
    house: dict[str, object] = {}
    for info in chance.shuffle(tuple(catalogue().values())):
        if info.path.startswith(_KEPT) or chance.below(_CHANGED_ONE_IN):
            continue
        tried = {**house, info.path: _value(info, chance)}
        if _is_playable(reference, tried):
            house = tried
    return load_ruleset(RulesReference(edition, reference.players, house=house))


def _is_playable(reference: RulesReference, house: dict[str, object]) -> bool:
    try:
        return not house_problems(RulesReference(reference.edition, reference.players, house=house))
    except RulesetError:
        return False


def _value(info: OptionInfo, chance: Chance) -> object:
    match info.kind:
        case "switch":
            return not chance.below(2)
        case "choice":
            return chance.choice(info.choices)
        case "numbers":
            return [1 + chance.below(4) for _ in range(1 + chance.below(3))]
        case "steps":
            return [_row(info, place) for place in range(1 + chance.below(3))]
        case _:
            return _number(info, chance)


def _row(info: OptionInfo, place: int) -> dict[str, object]:
    """A row of a list whose first column rises."""
    first, second = info.columns
    return {first.path: place + 1, second.path: 30 * (place + 1)}


def _number(info: OptionInfo, chance: Chance) -> int | None:
    if info.is_optional and not chance.below(3):
        return None
    lowest = info.lowest or 0
    highest = min(info.highest or 0, _HIGHEST.get(info.path, lowest + 12))
    return lowest + chance.below(max(1, highest - lowest + 1))
