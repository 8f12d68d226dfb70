"""Ranks that are finished for everybody, because a side has a canasta of them."""

from itertools import chain

from engine.cards import Rank
from engine.observation import Observation
from engine.state import TableMeld
from engine.values import dead_ranks


def dead_for(view: Observation, own: tuple[TableMeld, ...] = ()) -> frozenset[Rank]:
    """Returns the ranks of which nobody lays cards any more; empty where the rules have none.

    ``own`` are melds that the side has besides those on the table.
    """
    laid = (side.melds for side in view.public.sides)
    return dead_ranks(view.rules, chain(own, *laid))
