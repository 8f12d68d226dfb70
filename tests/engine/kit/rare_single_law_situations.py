"""Rare positions that single laws of the kernel need: nearly all others are alike without them."""

from engine import Phase
from engine.cards import Role
from tests.engine.kit.rare_cards import a_canasta, a_run, a_samba, a_set, many_twos, small_set
from tests.engine.kit.rare_situation import CANASTAS, Situation

SINGLE_LAW_SITUATIONS = (
    Situation(
        "more twos than a canasta has cards",
        {
            "canasta.size": (5,),
            "deck.count": (6,),
            "meld.all_wild_sets": (True,),
            "meld.closed_at": (None,),
            "meld.wild_cards_bound": (False,),
            "meld.wild_melds_closed_at": (None,),
            CANASTAS: (0, 1),
        },
        melds=(many_twos, a_canasta),
        first=(Role.WILD,),
        stocks=(0,),
        phases=(Phase.PLAY,),
    ),
    Situation(
        "a finished sequence grows",
        {
            "canasta.size": (5,),
            "meld.long_sequences_going_out": (True,),
            "meld.sequences": (True,),
            "meld.wild_cards_bound": (False,),
            CANASTAS: (0, 1),
        },
        melds=(a_samba,),
        stocks=(20,),
        phases=(Phase.PLAY,),
    ),
    Situation(
        "a first hand that goes whole",
        {
            "canasta.size": (5,),
            "deal.foot_size": (11,),
            "opening.basis": ("score",),
            "opening.concealed_waiver": (True,),
            "opening.table": ([{"need": 500}],),
            "out.concealed_with_discard": (True, False),
            CANASTAS: (0, 1),
        },
        phases=(Phase.PLAY,),
        whole_one_in=1,
    ),
    Situation(
        "a yes and an empty stock",
        {
            "ask.before_draw": (True,),
            "ask.mode": ("optional", "mandatory"),
            "ask.yes": ("must",),
            "deal.foot_size": (0,),
            "pile.always_frozen": (False,),
            CANASTAS: (0,),
        },
        melds=(small_set, a_set),
        ranks=1,
        piles=(3,),
        stocks=(0,),
        phases=(Phase.DRAW,),
        is_about_pile=True,
        crosswise_one_in=20,
    ),
    Situation(
        "sets become one with the pile",
        {
            "deck.count": (3,),
            "meld.closed_at": (None,),
            "meld.sets_per_rank": ("unlimited",),
            "meld.wild_cards_bound": (False,),
            CANASTAS: (0, 1),
        },
        melds=(small_set,),
        ranks=2,
        stocks=(20,),
        phases=(Phase.DRAW,),
        is_about_pile=True,
        crosswise_one_in=20,
    ),
    Situation(
        "an up-card for sequences alone",
        {
            "exhaustion.forced_take": (True,),
            "meld.sequences": (True,),
            "pile.add_to_sequence": (False,),
            "pile.always_frozen": (False,),
            "pile.open_add": ("never",),
            CANASTAS: (0,),
        },
        melds=(a_run,),
        stocks=(0,),
        phases=(Phase.DRAW,),
        is_about_pile=True,
        crosswise_one_in=20,
    ),
)
