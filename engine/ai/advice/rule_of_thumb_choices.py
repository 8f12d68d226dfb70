"""The other actions that the rules of thumb would consider, for tables without a search."""

from collections.abc import Iterator
from itertools import chain, islice

from engine.ai.agent import Choice
from engine.ai.club.choices import other_discards, other_draws, other_melds
from engine.ai.club.knowledge import Knowledge
from engine.ai.style import style_for
from engine.observation import Observation
from engine.state import Phase

_MELDS = 1
"""The number of melds that are offered beside the discards."""


def other_choices(view: Observation) -> Iterator[Choice]:
    """Yields sensible actions, the likelier ones first."""
    know = Knowledge(view, style_for(view.rules))
    if view.public.phase is Phase.DRAW:
        return other_draws(know)
    if view.public.phase is Phase.PLAY:
        return chain(islice(other_melds(know), _MELDS), other_discards(know))
    return iter(())
