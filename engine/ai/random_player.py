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
)
from engine.ai.agent import Choice, because, lay_bonus
from engine.counts import missing_cards, remove_cards
from engine.observation import Observation
from engine.rng import Chance
from engine.rules.candidates import candidates
from engine.rules.nearest_way.opening_bound import can_hope_to_open
from engine.rules.opening import opening_need
from engine.rules.options import TO_GO_OUT, TO_OPEN, bonus_options, largest_meldable
from engine.rules.pile import ways
from engine.rules.verify import is_legal
from engine.state import Phase
from engine.values import points_in

_ANSWERS: Final = Answer(is_yes=True), Answer(is_yes=False)
_DRAWS: Final = DrawStock(), Pass(), PlayCaliente()
_MELDING: Final = (because("random.meld"),)
_ANYTHING: Final = (because("random.any"),)
_SELDOM_TOGETHER = 4
"""Two groups are laid together once in so many times where one would do."""
_SELDOM_ASKED = 8
"""The partner may be asked once in so many times."""


class RandomPlayer:
    """Chooses random legal actions, melding more often than not.

    Actions are judged in random order until one is legal.
    """

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
        meld = _meld(view, chance)
        assert meld is not None, "whoever is to act may do something"
        return Choice(meld, _MELDING)


def _others(view: Observation, chance: Chance) -> Iterable[Action]:
    """Returns everything except melds that may be legal, in random order."""
    ask = () if chance.below(_SELDOM_ASKED) else (AskPartner(),)
    match view.public.phase:
        case Phase.ANSWER:
            return chance.shuffle(_ANSWERS)
        case Phase.DRAW:
            return chance.shuffle((*_DRAWS, *ways(view), *ask))
        case _:
            shuffled = chance.shuffle((*sorted(set(view.hand)), *ask))
            return (it if isinstance(it, AskPartner) else Discard(it) for it in shuffled)


def _meld(view: Observation, chance: Chance) -> Meld | None:
    """Returns groups that are legal together: mostly one, or as many as it takes to open."""
    if view.public.phase is not Phase.PLAY:
        return None
    if not view.own.has_opened and not can_hope_to_open(view, is_taking=False):
        return None
    need = 0 if view.own.has_opened else opening_need(view)
    wanted = 1 if chance.below(_SELDOM_TOGETHER) else 2
    plays: tuple[Play, ...] = ()
    for group in _groups(view, chance.shuffle(tuple(candidates(view)))):
        plays = (*plays, group)
        points = sum(points_in(play.cards) for play in plays)
        if len(plays) >= wanted and points >= need:
            break
    melds = (Meld(plays), *(Meld((play,)) for play in plays))
    return next((meld for meld in melds if meld.plays and is_legal(view, meld)), None)


def _groups(view: Observation, plays: tuple[Play, ...]) -> Iterator[Play]:
    """Yields those of the plays that can be laid, alone or together, from the cards that are
    left.
    """
    left = view.hand
    for play in plays:
        group = largest_meldable(view, play, (*TO_OPEN, *TO_GO_OUT))
        if group is not None and not missing_cards(left, group.cards):
            left = remove_cards(left, group.cards)
            yield group
