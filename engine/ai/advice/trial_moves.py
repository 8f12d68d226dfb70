"""Who tries actions in sampled worlds for advice and appraisals."""

from dataclasses import replace

from engine.ai.search.effort import HINTS, Efforts
from engine.ai.search.player import SearchPlayer
from engine.observation import Observation
from engine.seating import seat_count


def adviser() -> SearchPlayer:
    """Returns who tries actions for advice."""
    return SearchPlayer("expert", HINTS)


def second_adviser(view: Observation, times: int) -> SearchPlayer:
    """Returns who tries actions once more, in ``times`` as many worlds and farther ahead.

    The net is less exact for unusual tables, such as those after a large pile was taken; after
    more turns they are more usual. With two players it takes more of them.
    """
    effort = HINTS.in_game(view.rules)
    turns = effort.turns * (3 if seat_count(view.rules) == 2 else 2)
    again = replace(effort, worlds=times * effort.worlds, turns=turns)
    return SearchPlayer("expert", Efforts(again))
