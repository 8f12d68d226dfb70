"""Each feat is found in the deals that achieve it, and in no others."""

from collections import Counter
from collections.abc import Sequence

import pytest

from engine import (
    FEATS,
    DealRecord,
    Feat,
    Header,
    MatchRecord,
    ScoreItem,
    SeatPlayer,
    SeatRecord,
    SideScore,
    agent_levels,
    feats,
    load_ruleset,
)

RULES = load_ruleset("classic-1951/4p")
"""A match to 5,000; seats 0 and 2 play against seats 1 and 3."""
WEAK = SeatPlayer("Berta", "computer", "club")
STRONG = SeatPlayer("Berta", "computer", agent_levels()[-1])
OTHERS = ("score.melded_cards",)


def deal(
    own: Sequence[str] = (),
    others: Sequence[str] = OTHERS,
    points: tuple[int, int] = (400, 300),
    after: tuple[int, int] = (400, 300),
    seat: SeatRecord | None = None,
    out: int | None = None,
    number: int = 1,
    *,
    is_concealed: bool = False,
) -> DealRecord:
    """Returns the record of a deal with these rules in the sides' scores; the rest is as given."""
    sides = tuple(
        SideScore(tuple(ScoreItem(rule, 10) for rule in rules), total, match)
        for rules, total, match in zip((own, others), points, after, strict=True)
    )
    seats = (seat or SeatRecord(), *(SeatRecord() for _ in range(3)))
    return DealRecord(number, RULES, (), seats, sides, out, is_concealed)


def found(*deals: DealRecord, won: bool = False, others: SeatPlayer = WEAK) -> list[Feat]:
    """Returns the feats of Anna on seat 0 of a match."""
    seats = (SeatPlayer("Anna"), others, WEAK, others)
    winners = (0,) if won else ()
    return list(feats(MatchRecord(Header(RULES, seats, "code", 3), deals, winners)))


NATURAL = "score.natural_canasta"
BEHIND = deal(points=(0, 1700), after=(0, 1700))
NOT_FIRST = deal(points=(100, 200))
MOST = [deal(number=number) for number in (1, 2, 3)]
ALONE = {
    "concealed": ([deal(out=0, is_concealed=True)], False, WEAK),
    "shut_out": ([deal(others=(), out=0)], False, WEAK),
    "great_pile": ([deal(seat=SeatRecord(largest_pile=30))], False, WEAK),
    "three_naturals": ([deal([NATURAL] * 3)], False, WEAK),
    "seven_naturals": ([*(deal([NATURAL] * 2) for _ in range(3)), deal([NATURAL])], False, WEAK),
    "five_canastas": ([deal([NATURAL, *["score.mixed_canasta"] * 4])], False, WEAK),
    "wild_canasta": ([deal(seat=SeatRecord(Counter({"wild": 1})))], False, WEAK),
    "samba": ([deal(seat=SeatRecord(Counter({"samba": 1})))], False, WEAK),
    "sevens_canasta": ([deal(seat=SeatRecord(Counter({"sevens": 1})))], False, WEAK),
    "special_hand": ([deal(seat=SeatRecord(special="pairs"))], False, WEAK),
    "bonus_set": ([deal(["score.bonus_set"])], False, WEAK),
    "half_the_way": ([deal(points=(2500, 0))], False, WEAK),
    "comeback": ([BEHIND, deal()], True, WEAK),
    "sweep": (MOST, True, WEAK),
    "unaided": ([NOT_FIRST, deal()], True, STRONG),
}
"""By feat: the deals of a match, whether it was won, and the opponents."""


@pytest.mark.parametrize("name", ALONE)
def test_each_feat_is_recognised_alone(name: str) -> None:
    deals, won, others = ALONE[name]
    assert [(feat.id, feat.seat) for feat in found(*deals, won=won, others=others)] == [(name, 0)]


def test_a_heap_of_fifty_is_a_great_pile_too() -> None:
    done = found(deal(seat=SeatRecord(largest_pile=50)))
    assert [feat.id for feat in done] == ["great_pile", "greatest_pile"]
    assert {*ALONE, "greatest_pile", "dream_hand"} == {*FEATS}


def test_a_dream_hand_is_a_special_hand_too() -> None:
    done = found(deal(seat=SeatRecord(special="dream-five")))
    assert [feat.id for feat in done] == ["special_hand", "dream_hand"]


def test_a_canasta_of_aces_is_a_natural_canasta() -> None:
    done = found(deal([NATURAL, NATURAL, "score.aces_canasta"]))
    assert [feat.id for feat in done] == ["three_naturals"]


NEARLY = {
    "concealed by the partner": ([deal(out=2, is_concealed=True)], False, WEAK),
    "out, openly": ([deal(out=0)], False, WEAK),
    "the others had melded": ([deal(out=0)], False, WEAK),
    "the others went out": ([deal(others=(), out=1)], False, WEAK),
    "29 cards": ([deal(seat=SeatRecord(largest_pile=29))], False, WEAK),
    "two naturals": ([deal([NATURAL] * 2)], False, WEAK),
    "six naturals": ([deal([NATURAL] * 2) for _ in range(3)], False, WEAK),
    "naturals of the others": ([deal(others=[*OTHERS, *[NATURAL] * 5])], False, WEAK),
    "one point less": ([deal(points=(2499, 0))], False, WEAK),
    "behind, and lost": ([BEHIND, deal()], False, WEAK),
    "hardly behind": ([deal(points=(0, 1600), after=(0, 1600)), deal()], True, WEAK),
    "one deal lost": ([*MOST[:2], NOT_FIRST], True, WEAK),
    "two deals": (MOST[:2], True, WEAK),
    "with a hint": ([NOT_FIRST, deal(seat=SeatRecord(hints=1))], True, STRONG),
    "with an undo": ([NOT_FIRST, deal(seat=SeatRecord(undone=1))], True, STRONG),
    "strong, and lost": ([NOT_FIRST, deal()], False, STRONG),
}


@pytest.mark.parametrize("name", NEARLY)
def test_a_feat_that_is_nearly_done_is_not_recognised(name: str) -> None:
    deals, won, others = NEARLY[name]
    assert found(*deals, won=won, others=others) == []


def test_the_seventh_natural_canasta_is_told_in_its_deal_only() -> None:
    deals = [deal([NATURAL] * 2, number=number) for number in range(1, 7)]
    assert [(feat.id, feat.deal) for feat in found(*deals)] == [("seven_naturals", 4)]


def test_computers_and_whoever_sat_out_do_no_feats() -> None:
    done = deal([NATURAL] * 3)
    resting = DealRecord(1, RULES, (0,), done.seats, done.sides)
    assert found(resting) == []
