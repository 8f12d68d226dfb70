"""``play``: lets computer players play deals or a match."""

from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path

from engine.cli.arguments import add_rules, add_seed, agent_of, code_of, games, rules_of
from engine.cli.command import DIFFERENT, OK, Command, InputError, complain
from engine.cli.lines import write_line
from engine.cli.playing import DealResult, PlayerError, match_of_computers, play_deal
from engine.codec.scores import format_score
from engine.cursor import Json
from engine.journal import Journal
from engine.match.match import Match
from engine.saves.journal_error import JournalError
from engine.seating import seat_count


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
    levels = _levels(args.seats, seat_count(rules))
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
