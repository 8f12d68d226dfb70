"""Other legal actions, for when nothing like the refused action is legal."""

from collections.abc import Iterator
from itertools import islice

from engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    PlayCaliente,
)
from engine.cards import Card, is_bonus, is_natural, rank_of
from engine.observation import Observation
from engine.rules.candidates import candidates
from engine.rules.exits import find_exit
from engine.rules.nearest_way.opening_bound import can_hope_to_open
from engine.rules.options import take_options
from engine.rules.verify import is_legal
from engine.state import Phase
from engine.values import points_of


def others(view: Observation, wanted: Action) -> Iterator[Action]:
    """Yields other legal actions, those nearest to what was wanted first."""
    if not view.is_to_act:
        return
    yield from (action for action in _others(view, wanted) if is_legal(view, action))


def _others(view: Observation, wanted: Action) -> Iterator[Action]:
    match view.public.phase:
        case Phase.ANSWER:
            yield from (Answer(is_yes=True), Answer(is_yes=False))
        case Phase.DRAW:
            yield from _at_start(view)
        case _:
            yield from _in_play(view, wanted)


def _at_start(view: Observation) -> Iterator[Action]:
    yield DrawStock()
    yield from (take.action for take in take_options(view) if take.is_legal_alone)
    yield from (Pass(), PlayCaliente())


def _in_play(view: Observation, wanted: Action) -> Iterator[Action]:
    card = wanted.card if isinstance(wanted, Discard | LayBonus) else None
    if card is not None and is_bonus(card):
        yield LayBonus(card)
    melds, discards = _melds(view), map(Discard, _discards(view, card))
    # A player who wanted to lay cards is offered a discard only where nothing can be laid.
    if not isinstance(wanted, Meld):
        yield from islice(discards, 1)
    yield from melds
    yield from discards
    yield AskPartner()
    found = find_exit(view, view.own.melds, view.hand)
    if found is not None and found.plays:
        yield Meld(found.plays)


def _melds(view: Observation) -> Iterator[Action]:
    if can_hope_to_open(view, is_taking=False):
        yield from (Meld((play,)) for play in candidates(view))


def _discards(view: Observation, wanted: Card | None) -> tuple[Card, ...]:
    """Returns one card of each rank: the wanted rank first, then singles, then cards of low
    value.
    """
    ranks = [rank_of(card) for card in view.hand]
    goal = None if wanted is None else rank_of(wanted)

    def place(card: Card) -> tuple[bool, bool, int, int]:
        rank = rank_of(card)
        return rank != goal, not is_natural(card), ranks.count(rank), points_of(card)

    by_rank = {rank_of(card): card for card in sorted(view.hand, reverse=True)}
    return tuple(sorted(by_rank.values(), key=place))
