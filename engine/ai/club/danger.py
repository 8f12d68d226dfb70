"""How likely a discard hands the pile to the next player."""

from engine.ai.club.knowledge import Knowledge
from engine.cards import Card, Rank, is_natural, rank_of
from engine.seating import next_seat
from engine.values import is_blocking


def chance_of_take(know: Knowledge, card: Card) -> float:
    """The chance that the next player can take the pile when this card lies on top."""
    if is_blocking(know.rules, card) or not is_natural(card):
        return 0.0
    rank = rank_of(card)
    needs_pair = know.is_frozen_for_next or not know.is_next_open
    if know.can_next_add(card):
        return 1.0
    pair = _chance_of_holding(know, rank, 2)
    if needs_pair:
        return pair if know.is_next_open else pair * know.style.unopened_pair
    if not know.rules.pile.open_natural_plus_wild:
        return pair
    single = _chance_of_holding(know, rank, 1)
    return min(1.0, pair + know.style.single_and_wild * (single - pair))


def gift(know: Knowledge, card: Card) -> float:
    """Points that the card itself brings a run of the next player: more, the nearer the samba."""
    size, samba = know.rules.canasta.size, know.rules.score.samba
    missing = [size - len(run.cards) for run in know.runs_to_feed(card)]
    return samba / (1 + min(missing)) if missing else 0.0


def _chance_of_holding(know: Knowledge, rank: Rank, wanted: int) -> float:
    seat = know.next_player
    seen = sum(rank_of(card) == rank for card in know.known_cards(seat))
    if seen >= wanted:
        return 1.0
    share = know.public.hand_counts[seat] / know.unseen_count
    chance = _at_least(wanted - seen, max(0, know.unseen[rank] - seen), share)
    return chance * _memory_factor(know, rank)


def _at_least(wanted: int, unseen: int, share: float) -> float:
    """Chance that at least one or two of the unseen cards are in a hand of that share."""
    none = (1 - share) ** unseen
    if wanted == 1:
        return 1 - none
    one = unseen * share * (1 - share) ** max(0, unseen - 1)
    return max(0.0, 1 - none - one)


def _memory_factor(know: Knowledge, rank: Rank) -> float:
    """Who threw a rank lately seldom keeps a pair of it; who let one lie seldom has one."""
    if not know.style.has_memory:
        return 1.0
    seat = know.next_player
    recent = know.public.thrown[-24:]
    threw = any(fact.seat == seat and rank_of(fact.card) == rank for fact in recent)
    let_lie = any(
        fact.seat != seat
        and not fact.was_taken
        and rank_of(fact.card) == rank
        and _precedes(know, fact.seat, seat)
        for fact in recent[-8:]
    )
    return (0.35 if threw else 1.0) * (0.4 if let_lie else 1.0)


def _precedes(know: Knowledge, seat: int, following: int) -> bool:
    return next_seat(know.rules, know.public, seat) == following
