"""Players of a lesson's other seats: they draw, discard what the lesson needs, meld nothing."""

from collections.abc import Sequence

from engine import (
    Action,
    Answer,
    Card,
    Choice,
    Discard,
    DrawStock,
    LayBonus,
    Observation,
    Pass,
    Phase,
    is_bonus,
    is_natural,
    rank_of,
)


class ScriptedPlayers:
    """The players of every seat except the learner's."""

    def __init__(self, throws: Sequence[Card]) -> None:
        self._throws = tuple(throws)

    def __call__(self, view: Observation) -> Choice:
        """Returns the choice of the seat."""
        return Choice(self.action(view))

    def action(self, view: Observation) -> Action:
        """Returns the action: yes to a question, a draw, or the discard of a wanted or else a low
        card.
        """
        if view.public.phase is Phase.ANSWER:
            return Answer(is_yes=True)
        if view.public.phase is Phase.DRAW:
            return DrawStock() if view.public.stock_count else Pass()
        bonus = next((card for card in view.hand if is_bonus(card)), None)
        return Discard(self._throw(view)) if bonus is None else LayBonus(bonus)

    def _throw(self, view: Observation) -> Card:
        wanted = next((card for card in self._throws if card in view.hand), None)
        if wanted is not None:
            return wanted
        return min(view.hand, key=lambda card: (not is_natural(card), rank_of(card)))
