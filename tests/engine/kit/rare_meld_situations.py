"""Rare positions about melds and special cards."""

from engine import Phase
from engine.cards import Role
from tests.engine.kit.rare_cards import (
    a_canasta,
    a_run,
    a_samba,
    a_set,
    set_two_short,
    small_set,
    wild_cards,
)
from tests.engine.kit.rare_situation import CANASTAS, Situation

MELD_SITUATIONS = (
    Situation(
        "sequences",
        {"meld.sequences": (True,), "pile.add_to_sequence": (True, False), CANASTAS: (0, 1)},
        melds=(a_run, a_run, a_run, a_run, small_set),
    ),
    Situation(
        "a finished samba",
        {
            "canasta.size": (5, 6, 7),
            "meld.sequences": (True,),
            "meld.wild_cap": (1, 1, None),
            CANASTAS: (2, 2, 1),
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
            CANASTAS: (0, 1),
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
            CANASTAS: (0, 1),
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
            CANASTAS: (0, 1),
        },
        melds=(a_canasta, a_canasta, a_set, a_run),
        first=(Role.CALIENTE,),
        drawn=(Role.BONUS,),
        stocks=(1, 2, 3, 4),
        phases=(Phase.DRAW, Phase.DRAW, Phase.PLAY),
    ),
    Situation(
        "a Caliente card alone",
        {"caliente.count": (6,), "deal.foot_size": (0, 11), CANASTAS: (0, 1)},
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
            CANASTAS: (0, 1),
        },
        melds=(a_canasta, small_set, small_set),
        first=(Role.BONUS,),
        drawn=(Role.BONUS,),
        stocks=(0, 0, 1, 2),
        phases=(Phase.DRAW, Phase.PLAY, Phase.PLAY, Phase.PLAY),
    ),
    Situation(
        "second hands",
        {
            "deal.foot_size": (9, 11),
            "bonus.may_be_forgotten": (False, False, True),
            CANASTAS: (0, 1),
        },
        melds=(a_canasta, a_set, a_run),
        drawn=(Role.BONUS,),
        stocks=(0, 1, 1, 2, 20),
    ),
)
