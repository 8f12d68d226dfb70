"""Arguments that several commands share, and their conversion to values."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from functools import partial

from engine.ai.agent import Agent
from engine.ai.levels import make_agent
from engine.cli.command import InputError, read_json
from engine.dealcode import DealCodeError, new_code, parse_code
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.ruleset.reference import RulesetError


def add_rules(parser: ArgumentParser, default: str | None = "winning-moves-deluxe/4p") -> None:
    """Adds ``--rules``: an edition with its variations, or the JSON of a rules reference."""
    parser.add_argument("--rules", default=default, metavar="R", help="such as hasbro-2001/4p")


def add_seed(parser: ArgumentParser, default: str | None = "canasta") -> None:
    """Adds ``--seed``: any text, or a deal code."""
    parser.add_argument("--seed", default=default, metavar="S", help="any text, or a deal code")


_MOST_GAMES = 100_000
_MOST_PROCESSES = 61
"""The limit on Windows, where a process can wait for no more handles at once."""


def add_jobs(parser: ArgumentParser, jobs: int = 1) -> None:
    """Adds ``--jobs``: the number of processes that share the work."""
    kind = partial(_whole_number, low=1, high=_MOST_PROCESSES)
    parser.add_argument("--jobs", type=kind, default=jobs, metavar="J", help="processes")


def games(text: str) -> int:
    """Returns the number of deals or matches to play, at least 1."""
    return _whole_number(text, 1, _MOST_GAMES)


def games_or_none(text: str) -> int:
    """Returns the number of deals or matches to play; 0 for none."""
    return _whole_number(text, 0, _MOST_GAMES)


def _whole_number(text: str, low: int, high: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise ArgumentTypeError(f"a number from {low} to {high} expected, not {text!r}")
    return number


def rules_of(text: str) -> Ruleset:
    """Returns the ruleset of an argument. Raises `InputError`."""
    try:
        return load_ruleset(reference_of_text(text))
    except RulesetError as error:
        raise InputError(f"rules: {problem}" for problem in error.problems) from None


def reference_of_text(text: str) -> object:
    """Returns the argument as a text form, or the JSON object in it. Raises `InputError`."""
    return read_json(text) if text.lstrip().startswith("{") else text


def code_of(args: Namespace) -> str:
    """Returns the seed if it is a deal code, else a code made from it. Raises `InputError`."""
    seed: str = args.seed
    if not seed:
        raise InputError(["--seed: a text expected"])
    try:
        return parse_code(seed)
    except DealCodeError:
        return new_code(seed.encode("utf-8", "surrogateescape"))


def agent_of(level: str) -> Agent:
    """Returns the computer player of a level. Raises `InputError`."""
    try:
        return make_agent(level)
    except ValueError as error:
        raise InputError([str(error)]) from None
