"""Makes random rulesets from all options.

Every choice of a ruleset has a chance of its own, so that a further edition or option changes few
other choices.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import TypeVar

from engine import (
    Ruleset,
    RulesetError,
    RulesReference,
    edition_ids,
    format_reference,
    load_ruleset,
    offered_players,
)
from engine.rng import Chance
from engine.ruleset.catalogue import OptionInfo, catalogue
from engine.ruleset.load import house_problems

Item = TypeVar("Item")

_CHANGED_ONE_IN = 2
_KEPT = ("seats.", "words.", "end.", "deal.deals_cut", "deal.partner_draw", "deal.first_dealer")
"""The options that are not changed: seats must fit the edition; the others do not affect play."""
_HIGHEST = {
    "deck.count": 3,
    "deal.hand_size": 13,
    "deal.foot_size": 13,
    "out.canastas.total": 3,
}
"""Upper bounds below those of the options, so that a deal stays short and can end."""
_PLACES = 1 << 30
"""So many places that no two things of a random order have the same."""
_NOTHING: Mapping[str, object] = MappingProxyType({})


def played_options() -> tuple[str, ...]:
    """Returns the paths of the options that affect play."""
    return tuple(path for path in catalogue() if not path.startswith(_KEPT))


def chance_rules(seed: str, demanded: Mapping[str, object] = _NOTHING) -> Ruleset:
    """Returns a random ruleset without contradictions, in which any option may have any value.

    The demanded options have the given values. Raises `ValueError` if no edition allows them.
    """
    return _any_rules(seed) if demanded is _NOTHING else _rules_with(seed, demanded)


@cache
def _any_rules(seed: str) -> Ruleset:
    """Returns a random ruleset, made once for all tests that try it."""
    return _rules_with(seed, _NOTHING)


def limit_rules(seed: str) -> Ruleset:
    """Returns a random ruleset without contradictions, in which most numbers are the lowest or the
    highest that they can be.
    """
    return _rules_with(f"limits {seed}", _NOTHING, _limit)


def _rules_with(
    seed: str,
    demanded: Mapping[str, object],
    number_of: Callable[[OptionInfo, Chance], int | None] | None = None,
) -> Ruleset:
    reference = _edition(seed, demanded)
    house = dict(demanded)
    for info, chance in _in_chance_order(seed, catalogue().values(), attrgetter("path")):
        is_kept = info.path.startswith(_KEPT) or info.path in demanded
        if is_kept or (number_of is None and chance.below(_CHANGED_ONE_IN)):
            continue
        value = _value(info, chance, number_of or _number)
        tried = {**house, info.path: value}
        if _is_playable(reference, tried):
            house = tried
    return load_ruleset(replace(reference, house=house))


def edition_with(seed: str, demanded: Mapping[str, object]) -> Ruleset:
    """Returns the rules of a random edition in which only the demanded options are changed.

    Raises `ValueError` if no edition allows them.
    """
    return load_ruleset(replace(_edition(seed, demanded), house=demanded))


def _edition(seed: str, demanded: Mapping[str, object]) -> RulesReference:
    """Returns a random edition and number of players that allow the demanded values."""
    offered = [
        RulesReference(edition, players)
        for edition in edition_ids()
        for players in offered_players(edition)
    ]
    for reference, _ in _in_chance_order(seed, offered, format_reference):
        if _is_playable(reference, demanded):
            return reference
    raise ValueError(f"no edition agrees with {demanded}")


def _in_chance_order(
    seed: str, items: Iterable[Item], name_of: Callable[[Item], object]
) -> list[tuple[Item, Chance]]:
    """Returns the items in a random order, each with a chance of its own."""
    chances = [(item, Chance(f"rules {seed} {name_of(item)}")) for item in items]
    return sorted(chances, key=lambda one: one[1].below(_PLACES))


def _is_playable(reference: RulesReference, house: Mapping[str, object]) -> bool:
    try:
        return not house_problems(RulesReference(reference.edition, reference.players, house=house))
    except RulesetError:
        return False


def _value(
    info: OptionInfo, chance: Chance, number_of: Callable[[OptionInfo, Chance], int | None]
) -> object:
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
            return number_of(info, chance)


def _limit(info: OptionInfo, chance: Chance) -> int | None:
    if info.is_optional and not chance.below(3):
        return None
    return info.highest if chance.below(2) else info.lowest


def _row(info: OptionInfo, place: int) -> dict[str, object]:
    """Returns a row of a list whose first column rises."""
    first, second = info.columns
    return {first.path: place + 1, second.path: 30 * (place + 1)}


def _number(info: OptionInfo, chance: Chance) -> int | None:
    if info.is_optional and not chance.below(3):
        return None
    lowest = info.lowest or 0
    highest = min(info.highest or 0, _HIGHEST.get(info.path, lowest + 12))
    return lowest + chance.below(max(1, highest - lowest + 1))
