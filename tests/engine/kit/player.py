"""A random player that tries unusual actions: odd bundles, split wild cards, needless questions."""

from collections import deque
from itertools import combinations

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
    Options,
    Pass,
    Phase,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
    is_bonus,
    is_legal,
    is_wild,
    options,
    rank_of,
)
from engine.rng import Chance
from engine.rules.exits import find_exit
from engine.rules.options import TakeOption, bonus_options, discard_options

_TRIES = 4
_MANY = 15


_RECENT: deque[tuple[Observation, Options]] = deque(maxlen=4)


def offered(view: Observation) -> Options:
    """Returns the options of a seat, computed once for all callers at the same position."""
    for seen, found in _RECENT:
        if seen == view:
            return found
    found = options(view)
    _RECENT.append((view, found))
    return found


def choose(view: Observation, chance: Chance, reluctance: int = 0) -> Action:
    """Returns any legal action. Raises `ValueError` when there is none: the table is stuck.

    The higher the reluctance (0 to 9), the less is melded, and the longer a deal lasts.
    """
    if view.public.phase is Phase.ANSWER:
        return Answer(is_yes=chance.below(3) > 0)
    if chance.below(12) == 0 and is_legal(view, AskPartner()):
        return AskPartner()
    is_willing = chance.below(10) >= reluctance or has_foot_to_reach(view)
    for _ in range(_TRIES if is_willing else 0):
        action = propose(view, chance)
        if action is not None and is_legal(view, action):
            return action
    return chance.choice(_plain(view))


def propose(view: Observation, chance: Chance) -> Action | None:
    """Returns something to lay or to take with, legal or not; ``None`` when nothing is found."""
    if view.public.phase is Phase.DRAW:
        return _before_drawing(view, chance)
    return _after_drawing(view, chance)


def _plain(view: Observation) -> tuple[Action, ...]:
    """Returns the listed legal actions, the fallback when nothing else is found.

    What can be melded is sought only where nothing simpler is left: no list takes longer.
    """
    plain: list[Action] = [Discard(card) for card in discard_options(view)]
    plain.extend(take.action for take in _takes(view) if take.is_legal_alone)
    simple = (DrawStock(), Pass(), PlayCaliente(), PlaySpecialHand())
    plain.extend(action for action in simple if is_legal(view, action))
    laid = map(LayBonus, bonus_options(view))
    return tuple(plain) or _bundles(view, 1) or _bundles(view, 2) or _exit(view) or tuple(laid)


def _takes(view: Observation) -> tuple[TakeOption, ...]:
    """Returns the ways to take the pile, sought once for all tries at a position."""
    return offered(view).takes if view.public.phase is Phase.DRAW else ()


def _bundles(view: Observation, size: int) -> tuple[Action, ...]:
    """Returns bundles of ``size`` offered groups: going out may need several for the minimum."""
    melds = map(Meld, combinations(offered(view).groups, size))
    return tuple(meld for meld in melds if is_legal(view, meld))


def _exit(view: Observation) -> tuple[Action, ...]:
    """Returns actions that lay everything at once, for a seat that must go out."""
    found = find_exit(view, view.own.melds, view.hand)
    return () if found is None else (Meld(found.plays),)


def _before_drawing(view: Observation, chance: Chance) -> Action | None:
    takes = _takes(view)
    if not takes or (has_foot_to_reach(view) and len(view.hand) < _MANY):
        return None
    take = chance.choice(takes).action
    plays = (
        random_plays(view, chance, take.using) if chance.below(2) or not view.own.has_opened else ()
    )
    return TakePile(take.using, take.to, plays)


def has_foot_to_reach(view: Observation) -> bool:
    """Returns whether the hand is better emptied than filled with a pile."""
    return view.public.foot_counts[view.seat] > 0


def _after_drawing(view: Observation, chance: Chance) -> Action | None:
    forgotten = [card for card in view.hand if is_bonus(card)]
    if forgotten and chance.below(2):
        return LayBonus(forgotten[0])
    plays = random_plays(view, chance, ())
    return Meld(plays) if plays else None


def random_plays(view: Observation, chance: Chance, spent: tuple[Card, ...]) -> tuple[Play, ...]:
    """Returns groups of the hand by rank, most of them whole, with wild cards dealt out at
    random.
    """
    hand = list(view.hand)
    for card in spent:
        hand.remove(card)
    wilds = [card for card in hand if is_wild(card)]
    groups: dict[int, list[Card]] = {}
    for card in hand:
        if not is_wild(card) and not is_bonus(card):
            groups.setdefault(rank_of(card), []).append(card)
    melded = {meld.rank for meld in view.own.melds}
    plays: list[Play] = []
    for rank, group in groups.items():
        size = len(group) if chance.below(4) else chance.below(len(group) + 1)
        joining = [wilds.pop() for _ in range(chance.below(3)) if wilds]
        if size and (rank in melded or size + len(joining) >= 3):
            plays.append(Play((*group[:size], *joining)))
        else:
            wilds.extend(joining)
    if view.rules.meld.all_wild_sets and len(wilds) >= 3:
        plays.append(Play(tuple(wilds)))
        wilds = []
    if wilds and view.own.melds and not chance.below(4):
        plays.append(Play((wilds.pop(),), to=chance.below(len(view.own.melds))))
    return tuple(plays)
