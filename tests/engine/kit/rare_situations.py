"""What rare positions are about, one situation after another."""

from functools import cache

from engine import Phase, Ruleset
from engine.cards import Role
from engine.rng import Chance
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.rare_cards import (
    a_canasta,
    a_run,
    a_samba,
    a_set,
    set_two_short,
    small_set,
    wild_cards,
)
from tests.engine.kit.rare_situation import Situation
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named

_TOTAL = "out.canastas.total"
_RULESETS = 20
"""By situation."""
_OFFERED = Situation("offered")
"""In the games that are offered, and in house rules that differ much from them."""

SITUATIONS = (
    _OFFERED,
    Situation("any"),
    _OFFERED,
    Situation(
        "sequences",
        {"meld.sequences": (True,), "pile.add_to_sequence": (True, False), _TOTAL: (0, 1)},
        melds=(a_run, a_run, a_run, a_run, small_set),
    ),
    Situation(
        "a finished samba",
        {
            "canasta.size": (5, 6, 7),
            "meld.sequences": (True,),
            "meld.wild_cap": (1, 1, None),
            _TOTAL: (2, 2, 1),
        },
        melds=(a_samba, a_samba, set_two_short, set_two_short),
        first=(Role.WILD,),
        most=3,
    ),
    Situation(
        "sets of one rank",
        {
            "canasta.size": (5, 6, 7),
            "deck.count": (3,),
            "meld.all_wild_sets": (True, False),
            "meld.sets_per_rank": ("unlimited", "unlimited", "unlimited", "one-open"),
            "meld.wild_on_canasta": (True, False),
            _TOTAL: (0, 1),
        },
        melds=(small_set, small_set, small_set, a_canasta, a_canasta, a_run, wild_cards),
        ranks=2,
    ),
    Situation(
        "wild melds",
        {
            "deck.count": (2, 3),
            "meld.all_wild_sets": (True,),
            "meld.sets_per_rank": ("one", "one-open", "unlimited"),
            _TOTAL: (0, 1),
        },
        melds=(wild_cards, wild_cards, a_set, a_canasta),
        first=(Role.WILD,),
    ),
    Situation(
        "Caliente cards",
        {
            "caliente.count": (6,),
            "bonus.may_be_forgotten": (False, False, True),
            "deal.foot_size": (0, 0, 11),
            _TOTAL: (0, 1),
        },
        melds=(a_canasta, a_canasta, a_set, a_run),
        first=(Role.CALIENTE,),
        drawn=(Role.BONUS,),
        stocks=(1, 2, 3, 4),
        phases=(Phase.DRAW, Phase.DRAW, Phase.PLAY),
    ),
    Situation(
        "a Caliente card alone",
        {"caliente.count": (6,), "deal.foot_size": (0, 11), _TOTAL: (0, 1)},
        melds=(a_canasta, a_set),
        first=(Role.CALIENTE,),
        most=1,
        drawn=(Role.BONUS,),
        stocks=(1, 2, 3, 4),
        phases=(Phase.DRAW,),
    ),
    Situation(
        "forgotten bonus cards",
        {
            "ask.mode": ("optional",),
            "ask.yes": ("may", "must"),
            "bonus.may_be_forgotten": (True,),
            _TOTAL: (0, 1),
        },
        melds=(a_canasta, small_set, small_set),
        first=(Role.BONUS,),
        drawn=(Role.BONUS,),
        stocks=(0, 0, 1, 2),
        phases=(Phase.DRAW, Phase.PLAY, Phase.PLAY, Phase.PLAY),
    ),
    Situation(
        "second hands",
        {"deal.foot_size": (9, 11), "bonus.may_be_forgotten": (False, False, True), _TOTAL: (0, 1)},
        melds=(a_canasta, a_set, a_run),
        drawn=(Role.BONUS,),
        stocks=(0, 1, 1, 2, 20),
    ),
    Situation(
        "the pile",
        {
            "ask.before_draw": (True,),
            "ask.mode": ("optional", "mandatory"),
            "ask.yes": ("must", "may"),
            "deal.foot_size": (0, 0, 11),
            "exhaustion.forced_take": (True, True, False),
            "freeze.by": ("anyone", "opponents"),
            "meld.min_naturals": (1, 2),
            "meld.natural_majority": (True, False),
            "meld.sequences": (True, False),
            "meld.sets_per_rank": ("one", "unlimited"),
            "opening.basis": ("score",),
            "opening.table": ([{"need": 15}], [{"need": 60}]),
            "pile.always_frozen": (True, False, False),
            "pile.frozen_add": ("never", "unfinished"),
            "pile.open_add": ("any", "unfinished", "never"),
            "stop.aside_from_pile": (True, False),
            _TOTAL: (0, 1),
        },
        melds=(small_set, small_set, a_set, a_run),
        phases=(Phase.DRAW,),
        is_about_pile=True,
    ),
    Situation(
        "an open pile",
        {
            "ask.before_draw": (True,),
            "ask.mode": ("optional",),
            "ask.yes": ("must", "may"),
            "exhaustion.forced_take": (True, True, False),
            "meld.min_naturals": (1, 2),
            "meld.natural_majority": (False,),
            "meld.sequences": (True,),
            "meld.sets_per_rank": ("one", "unlimited", "unlimited"),
            "pile.add_to_sequence": (True, False),
            "pile.always_frozen": (False,),
            "pile.open_add": ("any", "unfinished", "never"),
            "pile.open_natural_plus_wild": (True, False),
            _TOTAL: (0, 1),
        },
        melds=(small_set, small_set, a_canasta, a_run),
        ranks=3,
        stocks=(0, 0, 0, 2, 20),
        phases=(Phase.DRAW,),
        is_about_pile=True,
        crosswise_one_in=20,
    ),
    Situation(
        "an empty stock",
        {
            "canasta.size": (5,),
            "deck.count": (4,),
            "exhaustion.forced_take": (True,),
            "meld.closed_at": (None,),
            "meld.sequences": (True,),
            "pile.add_to_sequence": (False, False, True),
            "pile.always_frozen": (False,),
            "pile.open_add": ("unfinished", "never"),
            _TOTAL: (0, 1),
        },
        melds=(a_canasta, a_canasta, a_run, a_run),
        ranks=3,
        stocks=(0,),
        phases=(Phase.DRAW,),
        is_about_pile=True,
        crosswise_one_in=20,
    ),
    Situation(
        "an opening with the pile",
        {
            "opening.basis": ("score",),
            "opening.table": ([{"need": 15}], [{"need": 45}], [{"need": 90}]),
            "opening.upcard_counts": (True, False),
            _TOTAL: (0, 1),
        },
        phases=(Phase.DRAW,),
        whole_one_in=1,
        is_about_pile=True,
    ),
    Situation(
        "the question",
        {
            "ask.mode": ("optional", "mandatory"),
            "ask.yes": ("may", "must", "must"),
            "ask.before_draw": (True, False),
            _TOTAL: (0, 1),
        },
        melds=(a_canasta, a_set, a_run),
        phases=(Phase.DRAW, Phase.PLAY, Phase.PLAY, Phase.ANSWER),
    ),
    Situation(
        "a concealed hand",
        {
            "deal.foot_size": (0, 0, 11),
            "opening.basis": ("score",),
            "opening.table": ([{"need": 50}], [{"need": 200}]),
            "opening.concealed_waiver": (True, True, False),
            "out.concealed_with_discard": (True, False),
            _TOTAL: (0, 1, 2),
        },
        whole_one_in=1,
    ),
    Situation(
        "an opening with a canasta",
        {
            "canasta.size": (5, 6, 7),
            "meld.all_wild_sets": (True, False),
            "meld.sequences": (True, False),
            "opening.basis": ("score",),
            "opening.canasta_from": (0, 1000),
            "opening.pure_canasta_from": (None, 1000),
            "opening.table": ([{"need": 15}],),
            "opening.with_pile": (True, False),
            _TOTAL: (0, 1),
        },
        melds=(a_set,),
        phases=(Phase.DRAW, Phase.PLAY, Phase.PLAY),
        whole_one_in=1,
        is_about_pile=True,
    ),
    Situation(
        "long sequences",
        {
            "canasta.size": (5, 6),
            "meld.long_sequences_going_out": (True,),
            "meld.sequences": (True,),
            _TOTAL: (0, 1),
        },
        melds=(a_samba, a_samba, a_run, a_canasta),
        stocks=(2, 20, 0),
        phases=(Phase.DRAW, Phase.PLAY, Phase.PLAY),
    ),
    Situation(
        "many stop cards",
        {"canasta.size": (5,), "deck.count": (6,), "stop.meld_max": (None,), _TOTAL: (0, 1)},
        melds=(a_canasta, a_canasta, a_set),
        first=(Role.STOP,),
        phases=(Phase.PLAY,),
    ),
    Situation(
        "stop cards",
        {
            "canasta.size": (5,),
            "deck.count": (3,),
            "stop.is_barred_in_first_turn": (True, False),
            "stop.meld_max": (None, None, 5),
            _TOTAL: (0, 1),
        },
        melds=(a_canasta, a_canasta, a_set, a_run),
        first=(Role.STOP, Role.WILD),
    ),
)


def rules_for(situation: Situation, number: int) -> Ruleset:
    """Rules for the position of a number in a situation."""
    return _rules(situation.name, number % _RULESETS)


@cache
def _rules(name: str, number: int) -> Ruleset:
    if name == _OFFERED.name:
        named = (*EDITIONS, *HOUSES)
        return rules_named(named[number % len(named)])
    situation = next(one for one in SITUATIONS if one.name == name)
    seed = f"{name} {number}"
    chance = Chance(seed)
    return chance_rules(seed, {path: chance.choice(of) for path, of in situation.house.items()})
