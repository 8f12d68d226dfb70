"""What the runs of the own side may still become: how near its hand and table are to sambas."""

from collections import Counter
from dataclasses import dataclass, replace

from engine.ai.club.knowledge import Knowledge
from engine.cards import NATURAL_RANKS, Card, Rank, is_natural, rank_of
from engine.counts import remove_cards
from engine.rules.lawful import lane_of
from engine.state import MeldKind, TableMeld

_HIDDEN = 0.8
"""What a run in the hand is worth beside one on the table, to which a partner can add."""


@dataclass(frozen=True, slots=True)
class Holding:
    """The melds of a side and the cards of a hand that could go on with them."""

    melds: tuple[TableMeld, ...]
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class _Hope:
    """What a stretch of neighbouring ranks is worth, and the hand cards that it counts on."""

    worth: float = 0.0
    used: tuple[Rank, ...] = ()


def holding(know: Knowledge) -> Holding:
    """What the own side has now, as far as the seat knows."""
    return Holding(know.view.own.melds, know.view.hand)


def worth_of_runs(know: Knowledge, held: Holding) -> float:
    """Points that sambas will bring, as far as one can hope for them; finished ones in full."""
    if not know.rules.meld.sequences:
        return 0.0
    lanes = {lane_of(know.rules, card) for card in held.hand if is_natural(card)}
    lanes |= {lane_of(know.rules, meld.cards[0]) for meld in held.melds if is_run(meld)}
    return sum(_worth_of_lane(know, held, lane) for lane in lanes)


def loss_to_runs(know: Knowledge, card: Card, hand: tuple[Card, ...] | None = None) -> float:
    """What the runs lose when the card leaves the hand for anything else."""
    if not know.rules.meld.sequences or not is_natural(card):
        return 0.0
    held = holding(know) if hand is None else replace(holding(know), hand=hand)
    lane = lane_of(know.rules, card)
    without = replace(held, hand=remove_cards(held.hand, (card,)))
    return _worth_of_lane(know, held, lane) - _worth_of_lane(know, without, lane)


def spare_cards(know: Knowledge, cards: tuple[Card, ...], limit: float) -> tuple[Card, ...]:
    """Those of the cards that can go elsewhere while no run loses more than the limit."""
    hand, spare = know.view.hand, list[Card]()
    for card in cards:
        if loss_to_runs(know, card, hand) <= limit:
            hand = remove_cards(hand, (card,))
            spare.append(card)
    return tuple(spare)


def is_run(meld: TableMeld) -> bool:
    """Whether the meld is a sequence."""
    return meld.kind is MeldKind.SEQUENCE


def _worth_of_lane(know: Knowledge, held: Holding, lane: int) -> float:
    """Each own run takes its best stretch, longest first; what is left may begin one more."""
    counts = Counter(
        rank_of(card)
        for card in held.hand
        if is_natural(card) and lane_of(know.rules, card) == lane
    )
    runs = (meld for meld in held.melds if is_run(meld))
    own = [meld for meld in runs if lane_of(know.rules, meld.cards[0]) == lane]
    total = 0.0
    for meld in sorted(own, key=lambda run: -len(run.cards)):
        laid = frozenset(map(rank_of, meld.cards))
        best = _best_stretch(know, lane, counts, laid)
        counts.subtract(best.used)
        total += best.worth
    return total + _HIDDEN * _best_stretch(know, lane, counts, frozenset()).worth


def _best_stretch(know: Knowledge, lane: int, held: Counter[Rank], laid: frozenset[Rank]) -> _Hope:
    size = know.rules.canasta.size
    starts = range(len(NATURAL_RANKS) - size + 1)
    stretches = (NATURAL_RANKS[start : start + size] for start in starts)
    hopes = (_hope(know, lane, held, laid, line) for line in stretches if laid <= set(line))
    return max(hopes, key=lambda hope: hope.worth, default=_Hope())


def _hope(
    know: Knowledge, lane: int, held: Counter[Rank], laid: frozenset[Rank], line: tuple[Rank, ...]
) -> _Hope:
    """What a stretch is worth: the samba by the chance that every missing card still comes."""
    worth, used = float(know.rules.score.samba), list[Rank]()
    for rank in line:
        if rank in laid:
            continue
        if held[rank] > 0:
            used.append(rank)
        else:
            worth *= know.chance_to_get(lane, rank)
    return _Hope(worth if laid or used else 0.0, tuple(used))
