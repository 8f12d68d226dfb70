"""``habits``: counts habits of levels in deals with themselves, in a thousand deals.

What was counted is kept beside this file, so that a later run with the same seed plays further
deals; the page tells everything that is kept.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from textwrap import fill
from typing import Final

from engine.ai.levels import agent_levels
from engine.cli.arena import SPREAD_OF_95_PERCENT
from engine.cli.arguments import add_rules, add_seed, agent_of, rules_of
from engine.cli.command import Command
from engine.cli.main import run
from engine.ruleset.load import load_ruleset, reference_of
from engine.ruleset.reference import format_reference
from workshop.deal_counts import HABITS, counts_of_deal
from workshop.kept import Series, add_keeping, row

NOTES = Path(__file__).with_suffix(".jsonl")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "measured" / "habits.md"
_ROUND = 10
"""The number of deals of a level before the next one has its turn."""
_THOUSAND = 1000
_UNSEEN: Final = 3.7
"""What never happened would, if it happens so often, have been seen in 39 series of 40."""


def _heading(name: str) -> str:
    return name.replace("_", " ")


_MEANINGS = "\n".join(
    fill(f"- *{_heading(name)}*: {what}", 100, subsequent_indent="  ")
    for name, what in HABITS.items()
)
_HEAD = f"""\
# Habits of computer players

How often they do what a strong player who watches would notice, in a thousand single deals of a
level with itself, all seats together; intervals of 95 % over the deals. The goal: from `club` up
fewer than two sevenths. Players are as the program had them on the last day of a row. Made by
`python packaging/workshop habits`, which counts further deals where the last run ended.

{_MEANINGS}

{row(("level", "table", "deals", *map(_heading, HABITS), "seed", "until"))}
{row(("---", "---", *["---:"] * (1 + len(HABITS)), "---", "---"))}
"""


@dataclass(frozen=True, slots=True)
class Trial:
    """Deals of a level with itself; the seed and the number of a deal decide its cards."""

    level: str
    rules: str
    seed: str


@dataclass(slots=True)
class Counted:
    """What was counted in its deals so far, by the name of the habit."""

    deals: int = 0
    times: dict[str, int] = field(default_factory=dict[str, int])
    squares: dict[str, int] = field(default_factory=dict[str, int])
    """The sums of the squares of the numbers of single deals, from which the spread follows."""
    day: str = ""
    """The last one on which deals were played."""
    uncounted: dict[str, int] = field(default_factory=dict[str, int])
    """The deals that were played before a habit was counted at all."""

    def __len__(self) -> int:
        return self.deals

    def add(self, deal: Counter[str], /) -> None:
        """Adds the counts of a deal."""
        for name in HABITS:
            if self.deals and name not in self.times:
                self.uncounted[name] = self.deals
            self.times[name] = self.times.get(name, 0) + deal[name]
            self.squares[name] = self.squares.get(name, 0) + deal[name] ** 2
        self.deals += 1

    def told(self, name: str) -> str:
        """Returns how often something happened in a thousand of the deals in which it was counted,
        with its interval; a dash where it never was.
        """
        if name not in self.times:
            return "–"
        times, deals = self.times[name], self.deals - self.uncounted.get(name, 0)
        middle = times / deals
        spread = sqrt((self.squares[name] - deals * middle**2) / max(1, deals - 1))
        reach = SPREAD_OF_95_PERCENT * spread / sqrt(deals)
        low, high = (middle - reach, middle + reach) if times else (0.0, _UNSEEN / deals)
        figures = (_THOUSAND * figure for figure in (middle, max(0.0, low), high))
        return "{:,.0f} [{:,.0f}, {:,.0f}]".format(*figures)


def _configure(parser: ArgumentParser) -> None:
    parser.add_argument("--levels", nargs="+", default=agent_levels()[1:], metavar="LEVEL")
    add_rules(parser, "classic-1951/4p")
    add_seed(parser)
    add_keeping(parser, "deals", 100, NOTES, PAGE)


def _run(args: Namespace) -> int:
    for level in args.levels:
        agent_of(level)
    trials = [Trial(level, args.rules, args.seed) for level in args.levels]
    return Series(Trial, Counted, _ROUND, _work, page, _row).go_on(trials, args.deals, args)


def _work(trial: Trial) -> Callable[[int], Counter[str]]:
    rules = format_reference(reference_of(rules_of(trial.rules)))
    return partial(_habits_of, rules, trial)


def _habits_of(reference: object, trial: Trial, number: int) -> Counter[str]:
    """Returns what is counted of a deal, of all its seats."""
    rules = load_ruleset(reference)
    levels = (trial.level,) * rules.players
    return counts_of_deal(rules, levels, f"{trial.seed} {number}").deal


def page(notes: dict[Trial, Counted]) -> str:
    """Returns the page with everything that is kept."""
    return _HEAD + "".join(f"{_row(*it)}\n" for it in notes.items())


def _row(trial: Trial, counted: Counted) -> str:
    return row(
        (
            f"`{trial.level}`",
            trial.rules,
            f"{counted.deals:,}",
            *map(counted.told, HABITS),
            trial.seed,
            counted.day,
        )
    )


def main(arguments: Sequence[str]) -> int:
    """Plays and prints; returns the exit status."""
    command = Command("habits", "count habits of levels in a thousand deals", _configure, _run)
    return run((command,), (command.name, *arguments), "python packaging/workshop")
