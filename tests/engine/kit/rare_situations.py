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
_BROAD = (
    _OFFERED,
    Situation("any"),
    _OFFERED,
    *MELD_SITUATIONS,
    *PILE_SITUATIONS,
    *TURN_SITUATIONS,
)
_BROAD_POSITIONS = 2200
_SINGLE_LAW_POSITIONS = 40 * len(SINGLE_LAW_SITUATIONS)
POSITIONS = _BROAD_POSITIONS + _SINGLE_LAW_POSITIONS
"""So many are asked about in the ordinary tests."""


def situation_of(number: int) -> tuple[Situation, Ruleset]:
    """What the position of a number is about, and its rules: one situation after another.

    Those that single laws need come behind the others, so that one more of them leaves the
    positions before it as they are. Beyond `POSITIONS` both follow again.
    """
    again, at = divmod(number, POSITIONS)
    if at < _BROAD_POSITIONS:
        situations, at = _BROAD, at + again * _BROAD_POSITIONS
    else:
        behind = at - _BROAD_POSITIONS
        situations, at = SINGLE_LAW_SITUATIONS, behind + again * _SINGLE_LAW_POSITIONS
    round_, place = divmod(at, len(situations))
    situation = situations[place]
    return situation, _rules(situation.name, round_ % _RULESETS)


@cache
def _rules(name: str, number: int) -> Ruleset:
    if name == _OFFERED.name:
        named = (*EDITIONS, *HOUSES)
        return rules_named(named[number % len(named)])
    situation = next(one for one in (*_BROAD, *SINGLE_LAW_SITUATIONS) if one.name == name)
    seed = f"{name} {number}"
    chance = Chance(seed)
    return chance_rules(seed, {path: chance.choice(of) for path, of in situation.house.items()})
