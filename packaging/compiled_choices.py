"""Prints the computer players' choices with the first engine on the path, to compare two engines.

Run by `compiled_engine.py`, with the compiled engine before the plain one and without. Prints which
of the two it is, then every choice of deals at several tables.
"""

import sys
from dataclasses import dataclass

from engine.ai.agent import Agent, Choice
from engine.ai.levels import make_agent
from engine.cli.arguments import rules_of
from engine.cli.playing import play_deal
from engine.dealcode import new_code
from engine.kernel.compiled import is_compiled
from engine.match.match import Match
from engine.match.records import SeatPlayer
from engine.observation import Observation

TABLES = (
    "classic-1951/4p",
    "classic-1951/2p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "bolivia/4p",
)
STRIDE = 8
"""A searching player is asked in one of so many positions."""


@dataclass(frozen=True)
class Told:
    """Plays by rules of thumb, and records its choices and those of a searching player."""

    level: str
    thumbs: Agent
    searching: Agent
    seen: list[str]

    def choose(self, view: Observation, seed: str) -> Choice:
        """Returns the choice of the rules of thumb."""
        choice = self.thumbs.choose(view, seed)
        self.seen.append(repr(choice))
        if len(self.seen) % STRIDE == 0:
            self.seen.append(repr(self.searching.choose(view, seed)))
        return choice


def choices(table: str, deal: int) -> list[str]:
    """Returns all choices of a deal, as texts."""
    rules = rules_of(table)
    player = Told("club", make_agent("club"), make_agent("strong"), [])
    seats = (SeatPlayer("club", "computer", "club"),) * rules.players
    play_deal(Match.start(rules, seats, new_code(f"{deal}".encode())), (player,) * len(seats))
    return player.seen


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain")
    for number in range(int(sys.argv[1])):
        for name in TABLES:
            print(*choices(name, number), sep="\n")
