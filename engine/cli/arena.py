"""``arena``: measures how much stronger one level is than another.

Boards are shared among workers; points, wins and the difference in strength follow from them.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import log10, sqrt

from engine.ai.levels import agent_levels
from engine.cli.arguments import add_rules, add_seed, agent_of, games, rules_of
from engine.cli.command import DIFFERENT, OK, Command, InputError, complain
from engine.cli.duel import Duel, DuplicateBoard, play_board
from engine.cli.figures import SPREAD_OF_95_PERCENT, interval, percentile
from engine.cli.lines import write_line
from engine.cli.playing import PlayerError
from engine.cli.workers import Workers, add_workers
from engine.cursor import Json
from engine.ruleset.load import reference_of
from engine.ruleset.reference import format_reference

_A_TENTH = 400.0
"""The Elo difference at which the odds are ten to one."""


@dataclass(frozen=True, slots=True)
class LevelStanding:
    """How far A is ahead of B, with 95 % intervals."""

    games: int
    deals: int
    points: float
    """Points a deal more than the mean of the other sides."""
    interval: tuple[float, float] | None
    """``None`` for fewer than two boards."""
    won: float
    """The share of games won, from 0 to 1."""
    elo: float
    elo_interval: tuple[float, float]


def standing(boards: Sequence[DuplicateBoard], sides: int) -> LevelStanding:
    """Computes the standing from all boards.

    Each board is one independent measurement of points, because its games share the cards.
    """
    games, deals = sum(board.games for board in boards), sum(board.deals for board in boards)
    wins = sum(board.wins for board in boards)
    low, high = _likely_share(wins, games)
    # Nobody is infinitely strong because of a few games: half a win more for either.
    even = (wins + 0.5) / (games + 1)
    points = sum(board.points for board in boards) / deals
    return LevelStanding(
        games=games,
        deals=deals,
        points=points,
        interval=_likely_points(boards, points, deals / len(boards)),
        won=wins / games,
        elo=elo(even, sides),
        elo_interval=(elo(low, sides), elo(high, sides)),
    )


def elo(share: float, sides: int) -> float:
    """Returns the Elo difference for a share of games won among so many sides."""
    least = 1e-4
    bounded = min(1 - least, max(least, share))
    return _A_TENTH * log10(bounded / (1 - bounded) * (sides - 1))


def _likely_points(
    boards: Sequence[DuplicateBoard], points: float, deals: float
) -> tuple[float, float] | None:
    """Returns the 95 % interval of the points a deal; ``None`` for fewer than two boards.

    Boards with more deals weigh more: the interval is taken over each board's deviation from its
    expected points, divided by the mean number of deals.
    """
    return interval([points + (it.points - points * it.deals) / deals for it in boards])


def _likely_share(wins: float, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of the share of games won (Wilson's interval)."""
    square, share = SPREAD_OF_95_PERCENT**2, wins / games
    middle = share + square / (2 * games)
    reach = SPREAD_OF_95_PERCENT * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return (middle - reach) / scale, (middle + reach) / scale


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
    add_workers(parser)


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
    workers = Workers(min(args.jobs, duel.boards), args.cluster)
    boards = tuple(workers.results(partial(play_board, duel), duel.boards))
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
