"""The numbering of rare positions: the situation and the rules of each number."""

from functools import cache

from engine import Ruleset
from engine.rng import Chance
from tests.engine.kit.chance_rules import chance_rules, edition_with
from tests.engine.kit.rare_aimed_situations import AIMED_SITUATIONS
from tests.engine.kit.rare_meld_situations import MELD_SITUATIONS
from tests.engine.kit.rare_pile_situations import PILE_SITUATIONS
from tests.engine.kit.rare_single_law_situations import SINGLE_LAW_SITUATIONS
from tests.engine.kit.rare_situation import Situation
from tests.engine.kit.rare_turn_situations import TURN_SITUATIONS
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named

_RULESETS = 20
"""The number of rulesets for each situation."""
_OFFERED = Situation("offered")
"""Positions of the offered games, and of house rules that differ much from them."""
_BROAD = (
    _OFFERED,
    Situation("any"),
    _OFFERED,
    *MELD_SITUATIONS,
    *PILE_SITUATIONS,
    *TURN_SITUATIONS,
)
_BROAD_POSITIONS = 2200
_AIMED = (*SINGLE_LAW_SITUATIONS, *AIMED_SITUATIONS)
_SINGLE = tuple((one, round_) for one in _AIMED for round_ in range(one.rounds))
"""The situations that single laws need, each with its rounds."""
POSITIONS = _BROAD_POSITIONS + len(_SINGLE)
"""The number of positions that the ordinary tests judge."""


def situation_of(number: int) -> tuple[Situation, Ruleset]:
    """Returns the situation and the rules of the position with this number.

    The situations for single laws follow the others, each with all its rounds, so that a further
    one does not renumber the positions before it. From `POSITIONS` on, the order repeats.
    """
    again, at = divmod(number, POSITIONS)
    if at < _BROAD_POSITIONS:
        round_, place = divmod(at + again * _BROAD_POSITIONS, len(_BROAD))
        situation = _BROAD[place]
    else:
        situation, round_ = _SINGLE[at - _BROAD_POSITIONS]
        round_ += again * situation.rounds
    return situation, _rules(situation.name, round_ % _RULESETS)


@cache
def _rules(name: str, number: int) -> Ruleset:
    if name == _OFFERED.name:
        named = (*EDITIONS, *HOUSES)
        return rules_named(named[number % len(named)])
    situation = next(one for one in (*_BROAD, *_AIMED) if one.name == name)
    seed = f"{name} {number}"
    chance = Chance(seed)
    demanded = {path: chance.choice(of) for path, of in situation.house.items()}
    # A further option must not take a law out of the positions that are made for it.
    return (edition_with if situation in _AIMED else chance_rules)(seed, demanded)
