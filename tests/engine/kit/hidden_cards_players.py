"""Finds players that use hidden cards: ``python -m tests.engine.kit.hidden_cards_players``.

In each position the cards that the seat cannot know are shuffled; with the same seed the decision
must stay the same.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from engine import (
    Phase,
    State,
    actor_of,
    decide,
    empty_state,
    fold,
    make_agent,
    observe,
    start_deal,
)
from engine.ai.agent import Agent
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.dealcode import full_deck
from engine.rng import Chance
from engine.rules.decide import Accepted
from engine.ruleset.load import load_ruleset
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped

GAMES = (
    "winning-moves-deluxe/4p",
    "hasbro-2001/2p",
    "complete-standard/3p+caliente",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
)
QUICK = ("random", "beginner", "casual", "club")
SEARCHING = ("strong", "expert")
_SELDOM = 24
"""Searching players, which are slow, are asked in one of this many positions of each game."""
_GLANCE = Efforts(Effort(4, 2), Effort(4, 1), Effort(4, 1, finalists=3))


def positions(seed: str) -> Iterator[State]:
    """Yields positions from deals of club players, for all games in turn, without end."""
    tables = [_positions(seed, game) for game in GAMES]
    while True:
        yield from map(next, tables)


def _positions(seed: str, game: str) -> Iterator[State]:
    rules, player, number = load_ruleset(game), make_agent("club"), 0
    while True:
        table, number = empty_state(rules), number + 1
        order = Chance(f"{seed} {game} {number}").shuffle(full_deck(rules))
        state = fold(table, start_deal(table, 0, order))
        while state.public.phase is not Phase.OVER:
            yield state
            view = observe(state, actor_of(rules, state.public))
            decision = decide(state, player.choose(view, str(number)).action)
            assert isinstance(decision, Accepted)
            state = fold(state, decision.events)


def check(count: int, seed: str = "blind") -> Counter[str]:
    """Returns the number of decisions compared by level. Raises `AssertionError` for the first that
    differs.
    """
    agents: dict[str, Agent] = {level: make_agent(level) for level in QUICK}
    agents |= {level: SearchPlayer(level, _GLANCE) for level in SEARCHING}
    done: Counter[str] = Counter()
    for number, state in zip(range(count), positions(seed), strict=False):
        seat = actor_of(state.rules, state.public)
        twin = with_hidden_cards_swapped(state, seat, Chance(f"{seed} twin {number}"))
        is_seldom = number % _SELDOM == 0
        for level in (*QUICK, *SEARCHING) if is_seldom else QUICK:
            mine = agents[level].choose(observe(state, seat), str(number))
            theirs = agents[level].choose(observe(twin, seat), str(number))
            assert mine == theirs, (level, number, state)
            done[level] += 1
        done["mixed"] += twin != state
    return done


def main() -> None:
    """Prints the number of decisions compared by level."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.kit.hidden_cards_players")
    parser.add_argument("--positions", type=int, default=10_000)
    options = parser.parse_args()
    for name, count in check(options.positions).items():
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main()
