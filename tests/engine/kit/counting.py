"""Counts a finished deal as people with real cards do."""

from collections import Counter
from collections.abc import Iterable

from engine import (
    Card,
    MeldKind,
    Rank,
    Role,
    SideScore,
    State,
    TableMeld,
    canasta_kind,
    points_in,
    rank_of,
    role_of,
)
from engine.counted_deal import CountedDeal, LeftCount, SideCount
from engine.seating import side_of
from engine.state import SideTable
from engine.values import (
    are_aces_paid,
    canasta_number,
    is_sevens_canasta,
    is_unfinished_at_risk,
)


def counted(state: State, hands: tuple[tuple[Card, ...], ...]) -> CountedDeal:
    """Returns what was counted of a deal, with the cards left in the hands by seat."""
    public = state.public
    return CountedDeal(
        sides=tuple(_side(state, table) for table in public.sides),
        hands=tuple(map(_left, hands)),
        feet=tuple(map(_left, state.hidden.feet)),
        out=public.out if public.special is None else public.special.seat,
        is_concealed=public.is_concealed,
        special=None if public.special is None else public.special.kind,
        lone=public.lone,
    )


def _left(cards: tuple[Card, ...]) -> LeftCount:
    roles, ranks = [role_of(card) for card in cards], [rank_of(card) for card in cards]
    return LeftCount(
        points=points_in(cards),
        stops=roles.count(Role.STOP),
        calientes=roles.count(Role.CALIENTE),
        bonus=roles.count(Role.BONUS),
        aces=ranks.count(Rank.ACE),
        sevens=ranks.count(Rank.SEVEN),
    )


def _side(state: State, table: SideTable) -> SideCount:
    rules = state.rules
    kinds = [_kind(state, meld) for meld in table.melds]
    runs = [len(meld.cards) for meld in table.melds if meld.kind is MeldKind.SEQUENCE]
    risky = [meld for meld in table.melds if is_unfinished_at_risk(rules, meld)]
    return SideCount(
        melded=sum(points_in(meld.cards) for meld in table.melds),
        natural=kinds.count("natural"),
        aces=kinds.count("aces"),
        mixed=kinds.count("mixed"),
        sevens=kinds.count("sevens"),
        sambas=kinds.count("samba"),
        wild=tuple(
            sum(rank_of(card) is Rank.JOKER for card in meld.cards)
            for meld, kind in zip(table.melds, kinds, strict=True)
            if kind == "wild"
        ),
        has_sevens=any(is_sevens_canasta(rules, meld) for meld in table.melds),
        stops=sum(len(meld.naturals) for meld in table.melds if meld.is_stops),
        unfinished_pure=sum(meld.kind is not MeldKind.WILD for meld in risky),
        unfinished_wild=sum(meld.kind is MeldKind.WILD for meld in risky),
        short_sequences=sum(size < rules.score.short_sequence_below for size in runs),
        bonus=len(table.bonus),
        aside=len(table.aside),
        calientes=table.caliente_played,
        asked_in_vain=table.asked_in_vain + _is_vain(state, table),
    )


def _is_vain(state: State, table: SideTable) -> bool:
    """Returns whether this side asked in the last turn of the deal and did not go out."""
    public = state.public
    question = public.question
    if question is None or question.seat == public.out:
        return False
    return table is public.sides[side_of(state.rules, question.seat)]


def _kind(state: State, meld: TableMeld) -> str | None:
    laws, kind = state.rules.laws, canasta_number(state.rules, meld)
    return "aces" if are_aces_paid(laws, kind, meld.rank) else canasta_kind(state.rules, meld)


def summed(sides: Iterable[SideScore]) -> list[tuple[int, int, dict[str, int]]]:
    """Returns what each side scored in all, its score after it, and its points by rule."""
    return [(side.total, side.match, _by_rule(side)) for side in sides]


def _by_rule(side: SideScore) -> dict[str, int]:
    points: Counter[str] = Counter()
    for item in side.items:
        points[item.rule] += item.points
    return {rule: count for rule, count in points.items() if count}
