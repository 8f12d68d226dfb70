"""The bounds of the search for ways out: they save time and keep its results."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import NATURAL_RANKS, Rank, parse_cards
from engine.rules.laying import laying_search as searching
from engine.rules.laying.holding import Holding, holding_of
from engine.rules.laying.laying_search import Demand, Laying, demands_of, search
from engine.rules.laying.rank_lines import BEHIND
from engine.rules.laying.runs import Lane
from engine.rules.laying.wilds_apart import are_always_absorbed
from engine.state import MeldKind, TableMeld, make_meld
from engine.values import NO_DEMAND
from tests.engine.kit.tables import rules_named

SAMBA = "sequences"
KINDS = ("5h", "6h", "7h", "8h", "9h", "9d", "Td", "Jd", "Kh", "Ks", "Kc", "Ad", "2c", "2s", "Jk")
HELD = st.lists(st.sampled_from(KINDS), max_size=16).map(" ".join)
OWN = {
    "nothing": (),
    "a run": (make_meld(MeldKind.SEQUENCE, parse_cards("6h 7h 8h")),),
    "kings": (make_meld(MeldKind.SET, parse_cards("Kd Kd Kc 2c")),),
    "wild cards and a run": (
        make_meld(MeldKind.WILD, parse_cards("2d 2d Jk Jk")),
        make_meld(MeldKind.SEQUENCE, parse_cards("Td Jd Qd Kd Ad")),
    ),
}


def demand_from(rank: Rank, hand: str) -> Demand:
    cards = holding_of(rules_named(SAMBA), (), parse_cards(hand))
    return demands_of(cards)[cards.ranks.index(rank)]


@pytest.mark.parametrize(
    ("hand", "demand"),
    [
        ("Kh Ks Kc", (0, 0, 3)),
        ("Kh Ks", (1, 1, 3)),
        ("Kh", (inf, 0, 0)),
        ("Kh Qd", (inf, inf, 0)),
        ("Jh Qh Kh", (0, 0, 0)),
        ("Jh Qh Kh Ks", (1, 0, 3)),
    ],
)
def test_a_rank_that_lies_in_no_run_needs_a_set(
    hand: str, demand: tuple[float, float, float]
) -> None:
    assert demand_from(Rank.TEN, hand) == demand


def test_ranks_below_make_no_demands_any_more() -> None:
    assert demand_from(Rank.KING, "5h Kh Ks") == (1, 1, 3)


@pytest.mark.parametrize(
    ("own", "absorbed"),
    [
        ("nothing", [True, False, False, True, True]),
        ("wild cards and a run", [True, False, True, True, True]),
    ],
)
def test_a_meld_of_wild_cards_takes_any_number_until_it_is_full_a_new_one_three(
    own: str, absorbed: list[bool]
) -> None:
    cards = holding_of(rules_named("chilean/4p"), OWN[own], parse_cards("2c 2d 2h 2s Kd"))
    assert are_always_absorbed(cards) == absorbed


def no_demands(_held: Holding) -> list[Demand]:
    return [(0, 0, inf)] * (len(NATURAL_RANKS) + 1)


def any_canastas(*_facts: object) -> int:
    return 99


def holds_nothing(*_facts: object) -> bool:
    return False


def spelled(laying: Laying | None) -> object:
    """Returns all that a way to lay a hand says, as values."""
    return laying and [laying.wild_way] + [
        (
            choice.rank,
            choice.skipped,
            [(step.runs, step.cards, step.sambas, step.moves) for step in choice.steps],
            (choice.way.wilds, choice.way.natural, choice.way.mixed, choice.way.pots),
            (choice.way.has_triple, choice.way.is_unfinished),
        )
        for choice in laying.choices
    ]


@pytest.mark.parametrize("own", OWN)
@pytest.mark.parametrize(
    "lasts",
    [(0,), (0, *NATURAL_RANKS), NATURAL_RANKS],
    ids=["lay all", "may discard", "must discard"],
)
@pytest.mark.parametrize("table", [SAMBA, "any-suit", "chilean/4p"])
@given(hand=HELD)
def test_the_same_way_is_found_without_shortcuts(
    own: str, lasts: tuple[int, ...], table: str, hand: str
) -> None:
    melds: tuple[TableMeld, ...] = OWN[own]
    cards = holding_of(rules_named(table), melds, parse_cards(hand))
    least_by_skip = [NO_DEMAND if rank in lasts else None for rank in range(BEHIND)]
    found = spelled(search(cards, least_by_skip))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searching, "demands_of", no_demands)
        patch.setattr(Lane, "canastas_ahead", any_canastas)
        patch.setattr(searching.DeadStates, "holds", holds_nothing)
        assert spelled(search(cards, least_by_skip)) == found
