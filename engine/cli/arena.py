"""``arena``: measures how much stronger one level is than another."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from functools import partial
from itertools import chain

from engine.ai.levels import agent_levels
from engine.cli.arguments import add_jobs, add_rules, add_seed, agent_of, games, rules_of
from engine.cli.command import DIFFERENT, OK, Command, InputError, complain
from engine.cli.duel import Duel, DuplicateBoard, play_board
from engine.cli.figures import percentile
from engine.cli.lines import write_line
from engine.cli.playing import PlayerError
from engine.cli.processes import in_processes
from engine.cli.standings import standing
from engine.cursor import Json
from engine.ruleset.load import reference_of
from engine.ruleset.reference import format_reference


def _configure(parser: ArgumentParser) -> None:
    parser.add_argument("--levels", action="store_true", help="list the levels, weakest first")
    parser.add_argument("--a", metavar="LEVEL")
    parser.add_argument("--b", metavar="LEVEL")
    parser.add_argument("--partner", default="", metavar="LEVEL", help="who plays with one A")
    add_rules(parser)
    add_seed(parser)
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=games, metavar="N", help="deals on each side")
    length.add_argument("--matches", type=games, metavar="N", help="matches on each side")
    add_jobs(parser)


def _run(args: Namespace) -> int:
    if args.levels:
        for level in agent_levels():
            print(level, flush=True)
        return OK
    if args.a is None or args.b is None:
        raise InputError(["either --levels, or --a and --b"])
    try:
        _fight(args)
    except PlayerError as error:
        complain(str(error))
        return DIFFERENT
    return OK


def _fight(args: Namespace) -> None:
    for level in filter(None, (args.a, args.b, args.partner)):
        agent_of(level)
    rules = format_reference(reference_of(rules_of(args.rules)))
    duel = Duel(
        rules=rules,
        a=args.a,
        b=args.b,
        boards=args.matches or args.deals or 100,
        is_match=args.matches is not None,
        seed=args.seed,
        partner=args.partner,
    )
    jobs = min(args.jobs, duel.boards)
    boards = tuple(in_processes(partial(play_board, duel), duel.boards, jobs))
    who: dict[str, Json] = {"a": duel.a, "b": duel.b, "rules": rules, "boards": duel.boards}
    if duel.partner:
        who["partner"] = duel.partner
    write_line(who | _summary(boards, len(rules_of(args.rules).seats.sides)))


def _summary(boards: tuple[DuplicateBoard, ...], sides: int) -> dict[str, Json]:
    found = standing(boards, sides)
    reach = found.interval
    return {
        "games": found.games,
        "deals": found.deals,
        "mean": round(found.points, 1),
        "interval": None if reach is None else [round(end, 1) for end in reach],
        "win_rate": round(found.won, 4),
        "elo": round(found.elo),
        "elo_interval": [round(end) for end in found.elo_interval],
        "decision_ms": {
            "a": _times(chain.from_iterable(board.seconds_a for board in boards)),
            "b": _times(chain.from_iterable(board.seconds_b for board in boards)),
        },
    }


def _times(seconds: Iterable[float]) -> dict[str, Json]:
    taken = [1000 * second for second in seconds]
    return {
        "p50": round(percentile(taken, 0.5), 3),
        "p95": round(percentile(taken, 0.95), 3),
        "p99.9": round(percentile(taken, 0.999), 3),
        "max": round(max(taken), 3),
    }


COMMAND = Command("arena", "measure one level against another", _configure, _run)
