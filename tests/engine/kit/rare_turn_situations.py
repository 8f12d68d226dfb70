"""Rare positions about opening, going out and the question."""

from engine import Phase
from engine.cards import Role
from tests.engine.kit.rare_cards import a_canasta, a_run, a_samba, a_set
from tests.engine.kit.rare_situation import CANASTAS, Situation

TURN_SITUATIONS = (
    Situation(
        "the question",
        {
            "ask.mode": ("optional", "mandatory"),
            "ask.yes": ("may", "must", "must"),
            "ask.before_draw": (True, False),
            CANASTAS: (0, 1),
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
            CANASTAS: (0, 1, 2),
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
            CANASTAS: (0, 1),
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
            CANASTAS: (0, 1),
        },
        melds=(a_samba, a_samba, a_run, a_canasta),
        stocks=(2, 20, 0),
        phases=(Phase.DRAW, Phase.PLAY, Phase.PLAY),
    ),
    Situation(
        "many stop cards",
        {"canasta.size": (5,), "deck.count": (6,), "stop.meld_max": (None,), CANASTAS: (0, 1)},
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
            "stop.takes_wild": (False, True),
            CANASTAS: (0, 1),
        },
        melds=(a_canasta, a_canasta, a_set, a_run),
        first=(Role.STOP, Role.WILD),
    ),
)
