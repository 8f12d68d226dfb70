"""``play``: lets computer players play deals or a match, and reports the results."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from engine.ai.agent import Agent
from engine.cli.arguments import add_rules, add_seed, agent_of, code_of, games, rules_of
from engine.cli.command import DIFFERENT, OK, Command, InputError, complain, write_line
from engine.codec.forms import format_score
from engine.cursor import Json
from engine.events import DealScored
from engine.journal import Journal
from engine.match.match import Match
from engine.match.records import SeatPlayer
from engine.rules.decide import Refused
from engine.ruleset.model import Ruleset
from engine.saves.journal_error import JournalError
from engine.state import Seat


class PlayerError(Exception):
    """A computer player chose an action that the rules refuse: a defect of the program."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal."""

    scored: DealScored
    actions: int


def match_of_computers(rules: Ruleset, levels: Iterable[str], code: str) -> Match:
    """Returns a match among computer players, with a level for each seat."""
    players = tuple(SeatPlayer(level, "computer", level) for level in levels)
    return Match.start(rules, players, code)


def play_deal(
    match: Match, agents: tuple[Agent, ...], watch: Callable[[Seat, float], None] | None = None
) -> DealResult:
    """Deals and lets the players play to the end of the deal; calls ``watch`` after each choice.

    ``watch`` gets the seat and the processor time of the choice in seconds, so that other load on
    the machine does not count. Raises `PlayerError`.
    """
    match.next_deal()
    seed, actions = f"{match.header.code} {match.state.public.deal}", 0
    while not match.is_between_deals:
        seat = match.actor
        view = match.observe(seat)
        start = 0.0 if watch is None else process_time()
        choice = agents[seat].choose(view, f"{seed} {actions}")
        if watch is not None:
            watch(seat, process_time() - start)
        decision = match.play(choice.action, choice.reasons)
        if isinstance(decision, Refused):
            rules = ", ".join(refusal.rule for refusal in decision.refusals)
            raise PlayerError(
                f"deal {match.state.public.deal}, seat {seat} ({agents[seat].level}): {rules}"
            )
        actions += 1
    last = match.moments[-1].entry.events
    return DealResult(next(event for event in last if isinstance(event, DealScored)), actions)


def _configure(parser: ArgumentParser) -> None:
    add_rules(parser)
    add_seed(parser)
    parser.add_argument(
        "--seats", default="club", metavar="A,B,..", help="a level for each seat, or one for all"
    )
    parser.add_argument("--deals", type=games, metavar="N", help="at most so many deals")
    parser.add_argument("--match", action="store_true", help="play until the match is won")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write a match file")


def _run(args: Namespace) -> int:
    rules = rules_of(args.rules)
    levels = _levels(args.seats, rules.players)
    agents = tuple(map(agent_of, levels))
    match = match_of_computers(rules, levels, code_of(args))
    deals = args.deals or (None if args.match else 1)
    try:
        with _recorded(match, args.record):
            while not match.is_over and (deals is None or match.state.public.deal < deals):
                write_line(_format(match, play_deal(match, agents)))
    except JournalError as error:
        raise InputError([str(error)]) from None
    except PlayerError as error:
        complain(str(error))
        return DIFFERENT
    return OK


def _levels(text: str, seats: int) -> tuple[str, ...]:
    levels = tuple(level.strip() for level in text.split(","))
    if len(levels) not in (1, seats):
        raise InputError([f"--seats: {seats} levels expected, not {len(levels)}"])
    return levels if len(levels) == seats else levels * seats


def _recorded(match: Match, path: Path | None) -> "Journal | nullcontext[None]":
    """Returns a context in which the match writes to a file, if a path is given."""
    if path is None:
        return nullcontext()
    journal = Journal.create(path, match.header, is_synced=False)
    match.log = journal
    return journal


def _format(match: Match, result: DealResult) -> dict[str, Json]:
    public = match.state.public
    return {
        "deal": public.deal,
        "dealer": public.dealer,
        "how": public.end,
        "out": public.out,
        "concealed": public.is_concealed,
        "actions": result.actions,
        "score": format_score(result.scored.sides, public.winners),
    }


COMMAND = Command("play", "let computer players play deals or a match", _configure, _run)
