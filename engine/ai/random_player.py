"""A player that chooses random legal actions: quick, and good at finding unusual positions."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
)
from engine.ai.agent import Choice, because, lay_bonus
from engine.cards import CALIENTE
from engine.counts import missing_cards, remove_cards
from engine.observation import Observation
from engine.rng import Chance
from engine.rules.candidates import placeable
from engine.rules.exits import find_exit
from engine.rules.opening import can_hope_to_open, opening_need
from engine.rules.options import WITH_OTHERS, bonus_options, largest_meldable
from engine.rules.pile_ways import ways
from engine.rules.verify import is_legal
from engine.state import Phase
from engine.values import points_in

_ANSWERS: Final = Answer(is_yes=True), Answer(is_yes=False)
_MELDING: Final = (because("random.meld"),)
_ANYTHING: Final = (because("random.any"),)
_SELDOM_TOGETHER = 4
"""Two groups are laid together once in so many times where one would do."""
_SELDOM_ASKED = 24
"""The partner may be asked once in so many times."""


class RandomPlayer:
    """Chooses random actions, melding more often than not, and takes the first legal one."""

    level = "random"

    def choose(self, view: Observation, seed: str) -> Choice:
        """Returns a random legal action."""
        chance = Chance(seed)
        if bonus := bonus_options(view):
            return lay_bonus(bonus[0])
        if chance.below(3) and (meld := _meld(view, chance)):
            return Choice(meld, _MELDING)
        for action in _others(view, chance):
            if is_legal(view, action):
                return Choice(action, _ANYTHING)
        meld = _meld(view, chance) or _way_out(view)
        assert meld is not None, "whoever is to act may do something"
        return Choice(meld, _MELDING)


def _others(view: Observation, chance: Chance) -> Iterator[Action]:
    """Yields everything except melds that may be legal, in random order."""
    if not chance.below(_SELDOM_ASKED):
        yield AskPartner()
    match view.public.phase:
        case Phase.ANSWER:
            yield from chance.drawn(_ANSWERS)
        case Phase.DRAW:
            is_pile_first = chance.below(2) > 0
            yield from chance.drawn(ways(view)) if is_pile_first else _draws(view)
            yield from _draws(view) if is_pile_first else chance.drawn(ways(view))
        case _:
            if view.rules.has_special_hands:
                yield PlaySpecialHand()
            yield from map(Discard, chance.drawn(sorted(set(view.hand))))


def _draws(view: Observation) -> Iterator[Action]:
    if CALIENTE in view.hand:
        yield PlayCaliente()
    yield DrawStock() if view.public.stock_count else Pass()


def _meld(view: Observation, chance: Chance) -> Meld | None:
    """Returns groups that are legal together: mostly one, or as many as it takes to open."""
    if view.public.phase is not Phase.PLAY:
        return None
    if not view.own.has_opened and not can_hope_to_open(view, is_taking=False):
        return None
    need = opening_need(view)
    wanted = 1 if chance.below(_SELDOM_TOGETHER) else 2
    plays: tuple[Play, ...] = ()
    for group in _groups(view, chance.drawn(placeable(view))):
        plays = (*plays, group)
        if len(plays) >= wanted and sum(points_in(play.cards) for play in plays) >= need:
            break
    melds = (Meld(laid) for laid in (plays, *zip(plays)) if laid)
    return next((meld for meld in melds if is_legal(view, meld)), None)


def _way_out(view: Observation) -> Meld | None:
    """Returns melds that get rid of the hand: what is left to a seat that is bound to go out."""
    way = find_exit(view, view.own.melds, view.hand)
    return None if way is None else Meld(way.plays)


def _groups(view: Observation, plays: Iterable[Play]) -> Iterator[Play]:
    """Yields the plays that can be laid, alone or together, from the cards that are left."""
    left = view.hand
    for play in plays:
        group = largest_meldable(view, play, WITH_OTHERS)
        if group is not None and not missing_cards(left, group.cards):
            yield group
            left = remove_cards(left, group.cards)
