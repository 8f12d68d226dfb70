"""The turn of the player by rules of thumb, step by step."""

from collections.abc import Callable

from engine.ai.agent import Choice, lay_bonus
from engine.ai.club.choices import (
    answer_partner,
    choose_discard,
    choose_draw,
    choose_meld,
    consider_exit,
    lay_special_hand,
    throw_again,
)
from engine.ai.club.knowledge import Knowledge
from engine.ai.style import Style
from engine.observation import Observation
from engine.rng import Chance
from engine.rules.options import bonus_options
from engine.ruleset.model import Ruleset
from engine.state import Phase


class ClubPlayer:
    """A player by rules of thumb; its style sets its strength and depends on the game.

    One that copies throws again what was thrown by the latest so many discards, if it can.
    """

    def __init__(self, level: str, style: Callable[[Ruleset], Style], copies: int = 0) -> None:
        self.level = level
        self._style = style
        self._copies = copies

    def choose(self, view: Observation, seed: str) -> Choice:
        """Returns the choice for this view; the seed only decides between equally good discards."""
        know = Knowledge(view, self._style(view.rules))
        if view.public.phase is Phase.ANSWER:
            return answer_partner(know)
        if view.public.phase is Phase.DRAW:
            return choose_draw(know)
        bonus = bonus_options(view)
        return (
            lay_special_hand(know)
            or (lay_bonus(bonus[0]) if bonus else None)
            or consider_exit(know)
            or choose_meld(know)
            or (throw_again(know, self._copies) if self._copies else None)
            or choose_discard(know, Chance(seed))
        )
