"""``arena``: measures how much stronger a level is than another, on the same cards."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from math import ceil, log10, sqrt
from statistics import mean, stdev

from engine.ai.levels import agent_levels, make_agent
from engine.cli.arguments import add_rules, add_seed, agent_of, games, rules_of
from engine.cli.command import DIFFERENT, OK, Command, InputError, complain, write_line
from engine.cli.playing import PlayerError, match_of_computers, play_deal
from engine.cli.workers import Workers, add_workers
from engine.cursor import Json
from engine.dealcode import new_code
from engine.ruleset.load import load_ruleset, reference_of
from engine.ruleset.model import Ruleset
from engine.ruleset.reference import format_reference
from engine.seating import side_of
from engine.state import Side

SPREAD_OF_95_PERCENT = 1.96


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Returns the interval of the mean with 95 % confidence; ``None`` for fewer than two values."""
    if len(values) < 2:
        return None
    middle, reach = mean(values), SPREAD_OF_95_PERCENT * stdev(values) / sqrt(len(values))
    return middle - reach, middle + reach


def percentile(values: Sequence[float], share: float) -> float:
    """Returns the smallest of the values that at least this share (0 to 1) does not exceed."""
    return sorted(values)[max(0, ceil(len(values) * share) - 1)]


@dataclass(frozen=True, slots=True)
class Duel:
    """The setup of a comparison: rules, levels and number of boards."""

    rules: object
    """A rules reference that loads and can be sent to another process."""
    a: str
    b: str
    boards: int
    """The number of deals (or matches) that are played with A on every side."""
    is_match: bool
    seed: str
    partner: str = ""
    """The level of A's partners; empty where A plays all seats of its side."""


@dataclass(slots=True)
class DuplicateBoard:
    """The result of the same cards, played once with A on each side."""

    points: float = 0
    """A's points minus the mean of the other sides' points, summed over all deals."""
    deals: int = 0
    wins: float = 0
    """The number of games that A won; a shared win counts in part."""
    games: int = 0
    seconds_a: list[float] = field(default_factory=list[float])
    """The processor time of each decision on A's side."""
    seconds_b: list[float] = field(default_factory=list[float])


def play_board(duel: Duel, number: int) -> DuplicateBoard:
    """Plays one board; its number and the seed decide the cards. Raises `PlayerError`."""
    rules, board = load_ruleset(duel.rules), DuplicateBoard()
    code = new_code(f"{duel.seed} {number}".encode("utf-8", "surrogateescape"))
    for side in range(len(rules.seats.sides)):
        _play_game(duel, rules, code, side, board)
    return board


def _play_game(duel: Duel, rules: Ruleset, code: str, own: Side, board: DuplicateBoard) -> None:
    """Plays the board's deal or match with A on a side."""
    levels = _levels(duel, rules, own)
    agents = tuple(map(make_agent, levels))
    match = match_of_computers(rules, levels, code)

    def watch(seat: int, seconds: float) -> None:
        is_own = side_of(rules, seat) == own
        (board.seconds_a if is_own else board.seconds_b).append(seconds)

    while not match.is_over and (duel.is_match or not match.state.public.deal):
        play_deal(match, agents, watch)
        board.deals += 1
    totals = match.state.public.scores
    board.points += _lead(totals, own)
    board.wins += _win(totals, own)
    board.games += 1


def _levels(duel: Duel, rules: Ruleset, own: Side) -> list[str]:
    """Returns the level of each seat; with a partner level A plays one seat of its side."""
    levels = [duel.b] * rules.players
    first, *others = rules.seats.sides[own]
    levels[first] = duel.a
    for seat in others:
        levels[seat] = duel.partner or duel.a
    return levels


def _lead(totals: tuple[int, ...], own: Side) -> float:
    others = [total for side, total in enumerate(totals) if side != own]
    return totals[own] - sum(others) / len(others)


def _win(totals: tuple[int, ...], own: Side) -> float:
    return 1 / totals.count(max(totals)) if totals[own] == max(totals) else 0


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
    """Computes the standing; each board is one measurement, because its games share the cards."""
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
