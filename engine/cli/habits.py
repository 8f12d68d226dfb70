"""``habits``: what players of a level do in a deal, so that absurd play shows as a number."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from engine.ai.levels import make_agent
from engine.cli.arguments import add_rules, add_seed, agent_of, positive, rules_of
from engine.cli.command import DIFFERENT, OK, Command, complain
from engine.cli.lines import write_line
from engine.cli.playing import PlayerError, play_deal
from engine.cursor import Json
from engine.dealcode import new_code
from engine.events import (
    CalientePlayed,
    DealScored,
    Event,
    FootTaken,
    Melded,
    PileFroze,
    PileTaken,
    TurnStarted,
    WentOut,
)
from engine.match import Match
from engine.ruleset.load import load_ruleset, reference_of
from engine.ruleset.reference import format_reference
from engine.saves.records import SeatPlayer
from engine.seating import seat_count
from engine.state import State
from engine.values import canasta_kind, points_in

_PER_SIDE: dict[type[Event], str] = {
    PileTaken: "piles",
    PileFroze: "freezes",
    CalientePlayed: "calientes",
    FootTaken: "feet",
}
"""Events that are counted for each side that plays the deal."""


@dataclass(frozen=True, slots=True)
class _Table:
    """Who plays what."""

    rules: object
    """A reference that loads, and that another process can be sent."""
    level: str
    seed: str


def _configure(parser: ArgumentParser) -> None:
    parser.add_argument("--level", default="club", metavar="LEVEL", help="who sits on every seat")
    add_rules(parser)
    add_seed(parser)
    parser.add_argument("--deals", type=positive, default=100, metavar="N")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes")


def _run(args: Namespace) -> int:
    agent_of(args.level)
    rules = rules_of(args.rules)
    reference = format_reference(reference_of(rules))
    try:
        sums = _play_all(_Table(reference, args.level, args.seed), args.deals, args.jobs)
    except PlayerError as error:
        complain(str(error))
        return DIFFERENT
    who: dict[str, Json] = {"level": args.level, "rules": reference, "deals": args.deals}
    write_line(who | _means(sums, args.deals, len(rules.seats.sides)))
    return OK


def _play_all(table: _Table, deals: int, jobs: int) -> Counter[str]:
    sums = Counter[str]()
    for deal in _play_deals(table, deals, jobs):
        sums.update(deal)
    return sums


def _play_deals(table: _Table, deals: int, jobs: int) -> Iterator[Counter[str]]:
    if jobs == 1:
        yield from (_play_one(table, number) for number in range(deals))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_one, [table] * deals, range(deals))


def _play_one(table: _Table, number: int) -> Counter[str]:
    """What was done in one deal; its number and the seed decide the cards."""
    rules = load_ruleset(table.rules)
    seats = range(seat_count(rules))
    agents = tuple(make_agent(table.level) for _ in seats)
    players = tuple(SeatPlayer(table.level, "computer", table.level) for _ in seats)
    code = new_code(f"{table.seed} {number}".encode("utf-8", "surrogateescape"))
    match = Match.start(rules, players, code)
    play_deal(match, agents)
    sums = _count(event for moment in match.moments for event in moment.entry.events)
    sums.update(_canastas(match.state))
    return sums


def _count(events: Iterable[Event]) -> Counter[str]:
    sums, opened = Counter[str](), set[int]()
    for event in events:
        if name := _PER_SIDE.get(type(event)):
            sums[name] += 1
        match event:
            case TurnStarted():
                sums["turns"] += 1
            case Melded() if event.side not in opened:
                opened.add(event.side)
                sums["opening_turn"] += sums["turns"]
            case WentOut():
                sums["exits"] += 1
                sums["concealed"] += event.is_concealed
            case DealScored():
                sums["points"] += sum(side.total for side in event.sides)
                sums["left_in_hand"] += sum(map(points_in, event.hands))
            case _:
                pass
    sums["opened"] = len(opened)
    return sums


def _canastas(state: State) -> Iterator[str]:
    for side in state.public.sides:
        for meld in side.melds:
            if kind := canasta_kind(state.rules, meld):
                yield f"canastas.{kind}"


def _means(sums: Counter[str], deals: int, sides: int) -> dict[str, Json]:
    """A deal's turns and exits, and what one side does in a deal."""
    all_sides = deals * sides
    kinds = sorted(name for name in sums if name.startswith("canastas."))
    return {
        "turns": round(sums["turns"] / deals, 1),
        "exits": round(sums["exits"] / deals, 3),
        "concealed": round(sums["concealed"] / deals, 3),
        "opened": round(sums["opened"] / all_sides, 3),
        "opening_turn": round(sums["opening_turn"] / max(1, sums["opened"]), 1),
        **{name: round(sums[name] / all_sides, 2) for name in _PER_SIDE.values()},
        "canastas": {
            name.removeprefix("canastas."): round(sums[name] / all_sides, 2) for name in kinds
        },
        "points": round(sums["points"] / all_sides),
        "left_in_hand": round(sums["left_in_hand"] / all_sides),
    }


COMMAND = Command("habits", "tell what players of a level do in a deal", _configure, _run)
