"""What rare positions are about, one situation after another."""

from functools import cache

from engine import Ruleset
from engine.rng import Chance
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.rare_meld_situations import MELD_SITUATIONS
from tests.engine.kit.rare_pile_situations import PILE_SITUATIONS
from tests.engine.kit.rare_single_law_situations import SINGLE_LAW_SITUATIONS
from tests.engine.kit.rare_situation import Situation
from tests.engine.kit.rare_turn_situations import TURN_SITUATIONS
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named

_RULESETS = 20
"""By situation."""
_OFFERED = Situation("offered")
"""In the games that are offered, and in house rules that differ much from them."""
BROAD = (
    _OFFERED,
    Situation("any"),
    _OFFERED,
    *MELD_SITUATIONS,
    *PILE_SITUATIONS,
    *TURN_SITUATIONS,
)
_BROAD_POSITIONS = 2200
_ROUNDS = 40
"""By situation that single laws need."""
POSITIONS = _BROAD_POSITIONS + _ROUNDS * len(SINGLE_LAW_SITUATIONS)
"""So many are asked about in the ordinary tests."""


def situation_of(number: int) -> tuple[Situation, Ruleset]:
    """What the position of a number is about, and its rules.

    The situations that single laws need come behind the others, each with all its rounds, so that
    one more of them leaves the positions before it as they are. Beyond `POSITIONS` all follow
    again.
    """
    again, at = divmod(number, POSITIONS)
    if at < _BROAD_POSITIONS:
        round_, place = divmod(at + again * _BROAD_POSITIONS, len(BROAD))
        situation = BROAD[place]
    else:
        place, round_ = divmod(at - _BROAD_POSITIONS, _ROUNDS)
        situation, round_ = SINGLE_LAW_SITUATIONS[place], round_ + again * _ROUNDS
    return situation, _rules(situation.name, round_ % _RULESETS)


@cache
def _rules(name: str, number: int) -> Ruleset:
    if name == _OFFERED.name:
        named = (*EDITIONS, *HOUSES)
        return rules_named(named[number % len(named)])
    situation = next(one for one in (*BROAD, *SINGLE_LAW_SITUATIONS) if one.name == name)
    seed = f"{name} {number}"
    chance = Chance(seed)
    return chance_rules(seed, {path: chance.choice(of) for path, of in situation.house.items()})
