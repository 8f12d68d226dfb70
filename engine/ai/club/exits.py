"""Finding the melds with which a hand goes out."""

from collections.abc import Iterator

from engine.actions import Meld, Play
from engine.ai.club.knowledge import Knowledge
from engine.cards import Card, is_bonus, is_caliente, is_stop, is_wild
from engine.counts import naturals_by_rank, remove_cards
from engine.rules.bundle import own_set_index
from engine.rules.exits import can_go_out
from engine.rules.verify import is_legal


def exit_plays(know: Knowledge) -> tuple[Play, ...] | None:
    """Melds after which at most one card is left and the deal can be ended; ``None`` if none.

    An empty answer means that the last card need only be discarded.
    """
    view = know.view
    if not can_go_out(view, view.own.melds, view.hand):
        return None
    for last in (None, *sorted(set(view.hand), reverse=True)):
        if last is not None and is_bonus(last):
            continue
        rest = view.hand if last is None else remove_cards(view.hand, (last,))
        if not rest:
            return ()
        for plays in _layings(know, rest):
            if is_legal(view, Meld(plays)):
                return plays
    return None


def _layings(know: Knowledge, cards: tuple[Card, ...]) -> Iterator[tuple[Play, ...]]:
    """Ways to lay every card: naturals by rank, wild cards spread over the sets."""
    if any(is_caliente(card) for card in cards):
        return
    wilds = tuple(sorted((card for card in cards if is_wild(card)), reverse=True))
    stops = tuple(card for card in cards if is_stop(card))
    fixed = (Play(stops),) if stops else ()
    bases: list[Play] = []
    for rank, group in naturals_by_rank(cards).items():
        bases.append(Play(group, own_set_index(know.view, rank)))
    taken = {play.to for play in bases}
    bases.extend(
        Play((), index)
        for index, meld in enumerate(know.view.own.melds)
        if index not in taken and not meld.is_stops
    )
    for spread in _spreads(tuple(bases), wilds):
        yield (*fixed, *(play for play in spread if play.cards))


def _spreads(bases: tuple[Play, ...], wilds: tuple[Card, ...]) -> Iterator[tuple[Play, ...]]:
    if not bases:
        if not wilds:
            yield ()
        return
    first, rest = bases[0], bases[1:]
    for count in range(min(len(wilds), 6) + 1):
        play = Play((*first.cards, *wilds[:count]), first.to)
        for others in _spreads(rest, wilds[count:]):
            yield (play, *others)
