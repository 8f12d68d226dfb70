"""Finds ways to go out by trying everything: slow, simple, and independent of the rules' code."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict

from engine import (
    Card,
    Observation,
    Rank,
    TableMeld,
    is_natural,
    is_stop,
    is_wild,
    opening_minimum,
    points_in,
    rank_of,
    suit_of,
)

Cards = tuple[Card, ...]
Piles = tuple[tuple[frozenset[int], Cards], ...]
"""Melds under construction: the indices of the own melds combined in each, and its cards."""


def can_go_out_by_trying(view: Observation, melds: tuple[TableMeld, ...], hand: Cards) -> bool:
    """Returns whether laying all cards, or all but one, can lawfully end the deal."""
    question = view.public.question
    answer = question.answer if question is not None else None
    if answer is False or (view.rules.ask.mode == "mandatory" and answer is not True):
        return False
    for last in range(0 if view.rules.out.last_discard else -1, len(hand)):
        if last >= 0 and rank_of(hand[last]) is Rank.SEVEN and view.rules.throw.sevens != "free":
            continue
        if last >= 0 and is_stop(hand[last]) and view.rules.bonus.black_too:
            continue
        rest = tuple(card for place, card in enumerate(hand) if place != last)
        layouts = _layouts(view, melds, rest)
        if any(_is_lawful_end(view, melds, rest, piles) for piles in layouts):
            return True
    return False


def _layouts(view: Observation, melds: tuple[TableMeld, ...], cards: Cards) -> Iterator[Piles]:
    """Yields every way to distribute the cards on own melds, combined or not, and on new ones."""
    stops = tuple(card for card in cards if is_stop(card))
    others = tuple(card for card in cards if not is_stop(card))
    extra = ((frozenset[int](), stops),) if stops else ()
    for own in _combined(view, melds):
        for piles in _placed(view, own, others):
            yield (*piles, *extra)


def _combined(view: Observation, melds: tuple[TableMeld, ...]) -> Iterator[Piles]:
    """Yields the own melds as they are, and every combination of sets of one rank."""
    if view.rules.meld.sets_per_rank != "unlimited":
        yield tuple((frozenset({at}), meld.cards) for at, meld in enumerate(melds))
        return
    groupings: set[Piles] = {()}
    for at, meld in enumerate(melds):
        groupings = {
            grouping
            for piles in groupings
            for grouping in (
                (*piles, (frozenset({at}), meld.cards)),
                *(
                    (*piles[:place], (pile[0] | {at}, (*pile[1], *meld.cards)), *piles[place + 1 :])
                    for place, pile in enumerate(piles)
                    if meld.rank is not None and melds[min(pile[0])].rank == meld.rank
                ),
            )
        }
    yield from groupings


def _placed(view: Observation, piles: Piles, cards: Cards) -> Iterator[Piles]:
    if not cards:
        yield piles
        return
    card, rest = cards[0], cards[1:]
    for place, (members, held) in enumerate(piles):
        grown = (*held, card)
        if _may_become(view, grown):
            yield from _placed(view, (*piles[:place], (members, grown), *piles[place + 1 :]), rest)
    yield from _placed(view, (*piles, (frozenset[int](), (card,))), rest)


def _may_become(view: Observation, cards: Cards) -> bool:
    """Returns whether the cards can become a meld: one rank with wild cards, wild cards, or a
    sequence.
    """
    naturals = [card for card in cards if not is_wild(card)]
    ranks = {rank_of(card) for card in naturals}
    if len(ranks) <= 1:
        return True
    is_pure = len(ranks) == len(cards)
    one_suit = view.rules.meld.sequence_one_suit
    suits = {suit_of(card) for card in naturals} if one_suit else {0}
    return (
        view.rules.meld.sequences
        and is_pure
        and len(suits) == 1
        and (max(ranks) - min(ranks) < _longest(view))
    )


def _longest(view: Observation) -> int:
    """Returns the number of cards in the longest sequence that a player who goes out may have."""
    return 11 if view.rules.meld.long_sequences_going_out else 7


def _is_lawful_end(
    view: Observation, melds: tuple[TableMeld, ...], laid: Cards, piles: Piles
) -> bool:
    for members, cards in piles:
        is_touched = sum(len(melds[at].cards) for at in members) != len(cards)
        if (is_touched or len(members) != 1) and not _is_meld(view, cards):
            return False
        parts = [melds[at] for at in members]
        if _spoils(view, parts, cards) or _is_mixed_too_late(
            view, parts, cards, is_first=not melds
        ):
            return False
    if not _is_orderly(view, melds, piles) or _breaks_bond(view, melds, piles):
        return False
    if _has_unfinished(view, piles) or _joins_dead(view, melds, piles):
        return False
    kinds = Counter(filter(None, (kind_of_canasta(view, cards) for _, cards in piles)))
    need = view.rules.out.canastas
    wanted = asdict(need)
    del wanted["total"], wanted["wild_counts"]
    if any(kinds[kind] < count for kind, count in wanted.items()):
        return False
    if kinds.total() - (0 if need.wild_counts else kinds["wild"]) < need.total:
        return False
    return bool(melds) or not laid or (_opens(view, laid, kinds) and _is_clean(view, piles, kinds))


def _spoils(view: Observation, parts: list[TableMeld], cards: Cards) -> bool:
    """Returns whether a finished canasta got a wild card where the rules forbid it."""
    wilds = sum(map(is_wild, cards))
    finished = [part for part in parts if kind_of_canasta(view, part.cards) is not None]
    return not view.rules.meld.wild_on_canasta and any(wilds > len(p.wilds) for p in finished)


def _is_orderly(view: Observation, melds: tuple[TableMeld, ...], piles: Piles) -> bool:
    """Returns whether the numbers of sets of a rank, and of wild melds, are allowed."""
    limit, options = view.rules.meld.sets_per_rank, view.rules.meld
    for key in {key for _, cards in piles if (key := _key(cards)) is not None}:
        is_wild_meld = key == "wild"
        closed = (options.wild_melds_closed_at if is_wild_meld else None) or options.closed_at
        alike = [(members, cards) for members, cards in piles if _key(cards) == key]
        fresh = [cards for members, cards in alike if not members]
        open_own = [c for m, c in alike if m and (closed is None or len(c) < closed)]
        open_fresh = [cards for cards in fresh if closed is None or len(cards) < closed]
        if limit == "one" and not is_wild_meld and fresh and len(alike) > 1:
            return False
        has_order = limit == "one-open" or (limit == "one" and is_wild_meld)
        if has_order and ((open_own and fresh) or len(open_fresh) > 1):
            return False
    return True


def _breaks_bond(view: Observation, melds: tuple[TableMeld, ...], piles: Piles) -> bool:
    """Returns whether wild cards of the hand join sets while a meld of wild cards is unfinished,
    where the rules forbid it.
    """
    is_unfinished = any(_key(cards) == "wild" and len(cards) < 7 for _, cards in piles)
    joined = sum(
        sum(map(is_wild, cards)) - sum(len(melds[at].wilds) for at in members)
        for members, cards in piles
        if _key(cards) != "wild"
    )
    twos = sum(_twos(cards) for _, cards in piles if _key(cards) != "wild")
    twos -= sum(_twos(melds[at].cards) for m, c in piles if _key(c) != "wild" for at in m)
    is_joker_bound, is_two_bound = view.rules.meld.wild_cards_bound, view.rules.meld.twos_bound
    return is_unfinished and ((is_joker_bound and joined > 0) or (is_two_bound and twos > 0))


def _is_mixed_too_late(
    view: Observation, parts: list[TableMeld], cards: Cards, *, is_first: bool
) -> bool:
    """Returns whether a set gains wild cards that its rank, or too few natural cards, forbid."""
    options, rank = view.rules.meld, _key(cards)
    wilds, before = sum(map(is_wild, cards)), sum(len(part.wilds) for part in parts)
    if wilds == before or rank == "wild":
        return False
    if len(cards) - wilds < options.late_wild_naturals and not is_first:
        return True
    is_pure_ace = rank == Rank.ACE and not before and not is_first
    return options.pure_ranks and (rank == Rank.SEVEN or is_pure_ace)


def _has_unfinished(view: Observation, piles: Piles) -> bool:
    """Returns whether sevens, pure aces or wild cards lie unfinished, where that bars going out."""
    return view.rules.out.unfinished_bars and any(
        kind_of_canasta(view, cards) is None
        for _, cards in piles
        if _key(cards) in (Rank.SEVEN, "wild")
        or (_key(cards) == Rank.ACE and not any(map(is_wild, cards)))
    )


def _joins_dead(view: Observation, melds: tuple[TableMeld, ...], piles: Piles) -> bool:
    """Returns whether cards join a rank of which a side has a canasta, where that is forbidden."""
    if not view.rules.meld.dead_ranks:
        return False
    laid = (*melds, *(meld for side in view.public.sides for meld in side.melds))
    dead = {_key(meld.cards) for meld in laid if kind_of_canasta(view, meld.cards) is not None}
    return any(
        _key(cards) in dead - {"wild", None}
        and len(cards) > sum(len(melds[at].cards) for at in own)
        for own, cards in piles
    )


def _is_clean(view: Observation, piles: Piles, kinds: Counter[str]) -> bool:
    """Returns whether first melds have the clean meld that they need, and no canasta too much."""
    options = view.rules.opening
    allowed = {"wild"} if options.clean_triple == "natural-or-wild" else set[object]()
    has_clean = any(
        len(cards) >= 3
        and (key in allowed or (isinstance(key, Rank) and all(map(is_natural, cards))))
        for key, cards in ((_key(cards), cards) for _, cards in piles)
    )
    has_too_much = kinds["mixed"] > 0 and not options.mixed_canasta
    return (has_clean or options.clean_triple == "none") and not has_too_much


def _twos(cards: Cards) -> int:
    return sum(rank_of(card) is Rank.TWO for card in cards)


def _key(cards: Cards) -> object:
    """Returns the rank of a set, ``"wild"`` for a meld of wild cards, ``None`` for a sequence."""
    ranks = {rank_of(card) for card in cards if not is_wild(card)}
    if not ranks:
        return "wild"
    return min(ranks) if len(ranks) == 1 else None


def _opens(view: Observation, laid: Cards, kinds: Counter[str]) -> bool:
    options, score = view.rules.opening, view.public.scores[view.side]
    need = opening_minimum(view.rules, score, view.public.deal)
    if options.naturals_only and any(map(is_wild, laid)):
        return False
    if options.concealed_waiver and view.public.facts.drew == "stock" and kinds.total() > 0:
        return True
    if options.pure_canasta_from is not None and score >= options.pure_canasta_from:
        return points_in(laid) >= need and kinds.total() > kinds["mixed"]
    if options.canasta_from is not None and score >= options.canasta_from:
        return points_in(laid) >= need and kinds.total() > 0
    return points_in(laid) >= need


def kind_of_canasta(view: Observation, cards: Cards) -> str | None:
    """Returns the kind of canasta that a meld's cards are; ``None`` when they are none."""
    naturals = [card for card in cards if not is_wild(card)]
    if len(cards) < 7 or any(map(is_stop, cards)):
        return None
    if not naturals:
        return "wild"
    if len({rank_of(card) for card in naturals}) > 1:
        return "samba"
    is_canasta = len(naturals) in (len(cards), *range(view.rules.canasta.min_naturals, len(cards)))
    if rank_of(naturals[0]) is Rank.SEVEN and view.rules.score.sevens_canasta is not None:
        return "sevens" if is_canasta else None
    if len(naturals) == len(cards):
        return "natural"
    return "mixed" if len(naturals) >= view.rules.canasta.min_naturals else None


def _are_twos_enough(view: Observation, cards: Cards) -> bool:
    """Returns whether twos may be beside the jokers, where twos are a rank of their own."""
    options, twos = view.rules.meld, _twos(cards)
    jokers = len(cards) - twos
    if not options.twos_as_rank:
        return True
    is_majority = twos > jokers or not options.natural_majority
    is_capped = options.wild_cap is None or jokers <= options.wild_cap
    return twos >= 2 and is_majority and is_capped and twos >= jokers * options.naturals_per_wild


def _is_meld(view: Observation, cards: Cards) -> bool:
    options = view.rules.meld
    naturals = [card for card in cards if is_natural(card)]
    wilds = sum(map(is_wild, cards))
    most = len(cards) if options.closed_at is None else options.closed_at
    if any(map(is_stop, cards)):
        if view.rules.stop.meld_min is None:
            return False
        return not wilds and 3 <= len(cards) <= (view.rules.stop.meld_max or len(cards))
    if not naturals:
        is_sized = 3 <= wilds <= (options.wild_melds_closed_at or most)
        return options.all_wild_sets and is_sized and _are_twos_enough(view, cards)
    ranks = {rank_of(card) for card in naturals}
    if len(ranks) > 1:
        is_line = len(ranks) == len(cards) == max(ranks) - min(ranks) + 1
        return 3 <= len(cards) <= _longest(view) and is_line
    cap = len(cards) if options.wild_cap is None else options.wild_cap
    is_majority = len(naturals) > wilds or not options.natural_majority
    is_majority = is_majority and len(naturals) >= wilds * options.naturals_per_wild
    is_large = len(naturals) >= 2 and 3 <= len(cards) <= most
    return is_large and wilds <= cap and is_majority
