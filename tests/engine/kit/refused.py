"""Makes random illegal actions: near misses of sensible ones, and nonsense."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from engine import (
    Action,
    Answer,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Phase,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
    is_legal,
    is_natural,
    is_wild,
    options,
    rank_of,
)
from engine.rng import Chance
from tests.engine.kit.player import propose
from tests.kit.cards import ALL_FACES

_PLAIN: tuple[Action, ...] = (
    DrawStock(),
    Pass(),
    AskPartner(),
    PlayCaliente(),
    PlaySpecialHand(),
    Answer(is_yes=True),
)


def refused_actions(view: Observation, chance: Chance, tries: int) -> Iterator[Action]:
    """Yields the illegal ones among ``tries`` random actions."""
    for _ in range(tries):
        action = chance.choice(_KINDS[view.public.phase])(view, chance)
        if not is_legal(view, action):
            yield action


def _meld(view: Observation, chance: Chance) -> Action:
    return Meld(_plays(view, chance, 1 + chance.below(3)))


def _take(view: Observation, chance: Chance) -> Action:
    using = _take_support(view, chance)
    to = chance.below(4) if not chance.below(8) else None
    return TakePile(using, to, _plays(view, chance, chance.below(3)))


def _take_support(view: Observation, chance: Chance) -> tuple[Card, ...]:
    offered = options(view).takes
    if offered and chance.below(2):
        return chance.choice(offered).action.using
    upcard = view.public.upcard
    held = [card for card in view.hand if upcard is not None and rank_of(card) == rank_of(upcard)]
    wilds = [card for card in view.hand if is_wild(card)]
    return (*held[: chance.below(3)], *wilds[: chance.below(3)])


def _near_miss(view: Observation, chance: Chance) -> Action:
    """Returns a sensible action with a card too many, or with half of a play's cards."""
    action = propose(view, chance)
    if not isinstance(action, Meld | TakePile) or not action.plays:
        return _meld(view, chance)
    at = chance.below(len(action.plays))
    cards = action.plays[at].cards
    is_more = chance.below(2) > 0
    changed = (*cards, _card(view, chance)) if is_more else cards[: len(cards) // 2]
    plays = (*action.plays[:at], replace(action.plays[at], cards=changed), *action.plays[at + 1 :])
    return replace(action, plays=plays)


def _plays(view: Observation, chance: Chance, count: int) -> tuple[Play, ...]:
    plays = (Play(_group(view, chance)) for _ in range(count))
    return tuple(
        replace(play, to=chance.below(6)) if not chance.below(5) else play for play in plays
    )


def _group(view: Observation, chance: Chance) -> tuple[Card, ...]:
    """Returns cards of one rank with wild cards, or any cards; sometimes none."""
    ranks = sorted({rank_of(card) for card in view.hand if is_natural(card)})
    if not ranks or not chance.below(4):
        return tuple(_card(view, chance) for _ in range(chance.below(5)))
    rank = chance.choice(tuple(ranks))
    wilds = tuple(card for card in view.hand if is_wild(card))
    cards = tuple(card for card in view.hand if rank_of(card) == rank)
    return (*cards[chance.below(2) :], *wilds[: chance.below(3)])


def _card(view: Observation, chance: Chance) -> Card:
    near = view.hand if view.hand and chance.below(8) else tuple(ALL_FACES)
    return chance.choice(near)


def _discard(view: Observation, chance: Chance) -> Action:
    return Discard(_card(view, chance))


def _bonus(view: Observation, chance: Chance) -> Action:
    return LayBonus(_card(view, chance))


def _plain(_view: Observation, chance: Chance) -> Action:
    return chance.choice(_PLAIN)


_KINDS: Mapping[Phase, tuple[Callable[[Observation, Chance], Action], ...]] = MappingProxyType(
    {
        Phase.DRAW: (_take, _take, _take, _near_miss, _near_miss, _meld, _discard, _plain),
        Phase.PLAY: (_meld, _meld, _near_miss, _near_miss, _near_miss, _discard, _bonus, _plain),
        Phase.ANSWER: (_meld, _take, _discard, _plain),
    }
)
"""The makers of actions by phase, mostly of those that belong to the phase."""
