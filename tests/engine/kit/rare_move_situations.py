"""Rare positions in which a move has a rare effect."""

from engine import Phase
from engine.cards import Role
from tests.engine.kit.rare_cards import a_canasta, a_set, set_two_short, small_set, wild_cards
from tests.engine.kit.rare_situation import CANASTAS, Situation

MOVE_SITUATIONS = (
    Situation(
        "the open set of a rank closes",
        {
            "canasta.size": (5,),
            "meld.closed_at": (5,),
            "meld.sets_per_rank": ("one-open",),
            CANASTAS: (0, 1),
        },
        melds=(set_two_short, set_two_short),
        phases=(Phase.PLAY,),
    ),
    Situation(
        "sets become one before sets of other ranks",
        {
            "deck.count": (6,),
            "meld.closed_at": (None,),
            "meld.sets_per_rank": ("unlimited",),
            "meld.wild_cards_bound": (False,),
            CANASTAS: (0,),
        },
        melds=(small_set,),
        ranks=2,
        whole_one_in=100,
        stocks=(20,),
        phases=(Phase.PLAY,),
    ),
    Situation(
        "a meld of wild cards closes",
        {
            "canasta.size": (5,),
            "deck.count": (4,),
            "meld.all_wild_sets": (True,),
            "meld.sets_per_rank": ("one",),
            "meld.wild_melds_closed_at": (5,),
            CANASTAS: (0, 1),
        },
        melds=(wild_cards,),
        first=(Role.WILD,),
        phases=(Phase.PLAY,),
    ),
    Situation(
        "an answer after the pile was taken",
        {"ask.mode": ("optional", "mandatory"), CANASTAS: (0, 1)},
        melds=(a_set, a_canasta),
        phases=(Phase.ANSWER,),
    ),
    Situation(
        "a second hand and the last bonus card",
        {
            "ask.mode": ("off",),
            "bonus.may_be_forgotten": (False,),
            "deal.foot_size": (11,),
            "exhaustion.last_bonus_ends": (True,),
            CANASTAS: (0, 1),
        },
        melds=(a_set,),
        most=1,
        drawn=(Role.BONUS,),
        stocks=(1,),
        phases=(Phase.PLAY,),
    ),
)
