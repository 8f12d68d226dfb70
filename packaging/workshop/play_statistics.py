"""``play-statistics``: counts what players of a level do in a deal."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean

from engine.cli.arena import interval
from engine.cli.arguments import add_rules, add_seed, agent_of, games, rules_of
from engine.cli.command import DIFFERENT, OK, Command, complain, write_line
from engine.cli.main import run
from engine.cli.playing import PlayerError
from engine.cli.workers import Workers, add_workers
from engine.cursor import Json
from engine.ruleset.load import load_ruleset, reference_of
from engine.ruleset.model import Ruleset
from engine.ruleset.reference import format_reference
from engine.seating import side_of
from engine.state import Side
from workshop.deal_counts import CANASTAS, HABITS, EventCounts, counts_of_deal

_PER_SIDE = ("piles", "given", "freezes", "calientes", "feet", "asked", "allowed", "out")


@dataclass(frozen=True, slots=True)
class _Table:
    """The rules and players of a table."""

    rules: object
    """A reference that can be loaded and sent to another process."""
    level: str
    rival: str
    """The level of the other sides; empty for the same level."""
    seed: str


@dataclass(frozen=True, slots=True)
class _Board:
    """The counts of the deals that were played with the same cards."""

    deals: int
    sides: int
    """The number of sides counted, over all deals."""
    own: Counter[str]
    beside: Counter[str]
    """The counts of the other sides, scaled to the number of own ones; empty without rivals."""
    deal: Counter[str]


def _configure(parser: ArgumentParser) -> None:
    parser.add_argument("--level", default="club", metavar="LEVEL", help="whose play")
    parser.add_argument("--against", default="", metavar="LEVEL", help="who plays the other sides")
    add_rules(parser)
    add_seed(parser)
    parser.add_argument("--deals", type=games, default=100, metavar="N")
    add_workers(parser)


def _run(args: Namespace) -> int:
    for level in filter(None, (args.level, args.against)):
        agent_of(level)
    reference = format_reference(reference_of(rules_of(args.rules)))
    try:
        table = _Table(reference, args.level, args.against, args.seed)
        boards = tuple(Workers.of(args).results(partial(_play_board, table), args.deals))
    except PlayerError as error:
        complain(str(error))
        return DIFFERENT
    who: dict[str, Json] = {"level": args.level, "rules": reference, "deals": args.deals}
    if args.against:
        write_line(who | {"against": args.against} | _means(boards) | {"more": _more(boards)})
    else:
        write_line(who | _means(boards))
    return OK


def _play_board(table: _Table, number: int) -> _Board:
    """Plays one deal, or with rivals one for each side that the level can have; returns the
    counts.
    """
    rules = load_ruleset(table.rules)
    sides = range(len(rules.seats.sides))
    own, beside, deal = Counter[str](), Counter[str](), Counter[str]()
    if not table.rival:
        counts = _play_one(table, rules, number, None)
        return _Board(1, len(sides), _sum(counts.sides), beside, counts.deal)
    for side in sides:
        counts = _play_one(table, rules, number, side)
        own.update(counts.sides[side])
        beside.update(counts.sides[(side + 1) % len(sides)])
        deal.update(counts.deal)
    return _Board(len(sides), len(sides), own, beside, deal)


def _play_one(table: _Table, rules: Ruleset, number: int, own: Side | None) -> EventCounts:
    """Returns the counts of one deal; its number and the seed decide the cards."""
    seats = range(rules.players)
    levels = [
        table.level if own is None or side_of(rules, seat) == own else table.rival for seat in seats
    ]
    return counts_of_deal(rules, levels, f"{table.seed} {number}")


def _sum(counters: Iterable[Counter[str]]) -> Counter[str]:
    """Returns the sum of counts; unlike adding counters it keeps values below zero."""
    sums = Counter[str]()
    for counter in counters:
        sums.update(counter)
    return sums


def _means(boards: tuple[_Board, ...]) -> dict[str, Json]:
    """Returns a deal's mean turns and exits, and the means of one side's counts."""
    deals, sides = sum(board.deals for board in boards), sum(board.sides for board in boards)
    deal, sums = _sum(board.deal for board in boards), _sum(board.own for board in boards)
    kinds = sorted(name for name in sums if name.startswith(CANASTAS))
    return {
        "turns": round(deal["turns"] / deals, 1),
        "exits": round(deal["exits"] / deals, 3),
        "concealed": round(deal["concealed"] / deals, 3),
        "opened": round(sums["opened"] / sides, 3),
        "opening_turn": round(sums["opening_turn"] / max(1, sums["opened"]), 1),
        **{name: round(sums[name] / sides, 2) for name in _PER_SIDE},
        "canastas": {name.removeprefix(CANASTAS): round(sums[name] / sides, 2) for name in kinds},
        "points": round(sums["points"] / sides),
        "left_in_hand": round(sums["left_in_hand"] / sides),
        "habits": {name: round(1000 * deal[name] / deals) for name in HABITS},
    }


def _more(boards: tuple[_Board, ...]) -> Json:
    """Returns how much more a side of the level does than the other ones, with the uncertainty."""
    names = {name for board in boards for name in (*board.own, *board.beside)} - {"opened"}
    found: dict[str, Json] = {}
    for name in sorted(names):
        gains = [(board.own[name] - board.beside[name]) / board.sides for board in boards]
        reach = interval(gains)
        ends: list[Json] | None = None if reach is None else [round(end, 2) for end in reach]
        found[name] = {"mean": round(mean(gains), 2), "interval": ends}
    return found


def main(arguments: Sequence[str]) -> int:
    """Plays and prints; returns the exit status."""
    command = Command(
        "play-statistics", "tell what players of a level do in a deal", _configure, _run
    )
    return run((command,), (command.name, *arguments), "python packaging/workshop")
