"""``ladder``: measures the distance of the levels by whole matches at many tables; can be
resumed.
"""

import json
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path

import tomli_w

import engine.ai
from engine.ai.levels import agent_levels
from engine.cli.arena import Duel, DuplicateBoard, LevelStanding, play_board, standing
from engine.cli.arguments import add_seed, games_or_none
from engine.cli.command import OK, Command, write_line
from engine.cli.main import run
from engine.cli.workers import Workers, add_workers
from engine.cursor import Json
from engine.ruleset.load import load_ruleset

CLASSIC = "winning-moves-deluxe/4p"
_OTHERS = (
    "winning-moves-deluxe/2p",
    "winning-moves-deluxe/3p",
    "complete-samba/4p",
    "samba/4p",
    "complete-hand-and-foot/4p",
    "pennies-from-heaven/6p",
    "modern-american/4p",
)
_WEAKEST, *_OFFERED = agent_levels()
_PARTS = {"strong": 2, "expert": 5, "master": 10}
"""The divisors for slow levels: they play one board where the others play so many."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest of a level against a weaker one."""

    level: str
    rival: str
    rules: str

    @property
    def part(self) -> int:
        """Returns how many boards of the quickest contest correspond to one of this contest."""
        return _PARTS.get(self.level, 1)


def contests() -> tuple[Contest, ...]:
    """Returns all contests: every step of the ladder, and the longer ones at the classic table."""
    steps = tuple(pairwise(_OFFERED))
    longer = (("club", _WEAKEST), ("club", "hand-set"), ("expert", "club"))
    classic = (Contest(level, rival, CLASSIC) for rival, level in steps)
    further = (Contest(level, rival, CLASSIC) for level, rival in longer)
    others = (Contest(level, rival, rules) for rules in _OTHERS for rival, level in steps)
    return (*classic, *further, *others)


_ROUND = 4
"""The number of boards of a contest before the next contest has its turn."""
RESULTS = Path(engine.ai.__file__).with_name("measured.toml")
_HEAD = """# How strong the levels are, in whole matches, each played from every side with the same
# cards; intervals of 95 %. Written by `python packaging/workshop ladder --keep DAY`; then
# `python -m tests.meta.strengths` writes the table of the document.
"""


@dataclass(frozen=True, slots=True)
class _Work:
    contest: Contest
    number: int


_Notes = dict[Contest, dict[int, DuplicateBoard]]


def _configure(parser: ArgumentParser) -> None:
    parser.add_argument("--notes", type=Path, default=Path("build/ladder.jsonl"), metavar="FILE")
    parser.add_argument(
        "--boards", type=games_or_none, default=40, metavar="N", help="0 only tells"
    )
    parser.add_argument("--of", nargs="+", metavar="LEVEL", help="play for these levels alone")
    parser.add_argument("--at", nargs="+", metavar="R", help="play under these rules alone")
    parser.add_argument("--keep", metavar="DAY", help="write to engine/ai/measured.toml")
    add_workers(parser)
    add_seed(parser, "ladder")


def _run(args: Namespace) -> int:
    notes = _read(args.notes)
    args.notes.parent.mkdir(parents=True, exist_ok=True)
    with args.notes.open("a", encoding="utf-8") as stream:
        works = list(_open(notes, args))
        for work, board in _play(works, args.seed, Workers.of(args)):
            notes.setdefault(work.contest, {})[work.number] = board
            print(json.dumps(_note(work, board)), file=stream, flush=True)
    answers = [_answer(it, _standing(it, notes)) for it in contests() if it in notes]
    for answer in answers:
        write_line(answer)
    if args.keep:
        _keep(answers, args.keep)
    return OK


def _open(notes: _Notes, args: Namespace) -> Iterator[_Work]:
    """Yields the remaining boards, in rounds: some of each contest, fewer of slow ones."""
    wanted = [
        it
        for it in sorted(contests(), key=lambda contest: contest.part)
        if it.level in (args.of or (it.level,)) and it.rules in (args.at or (it.rules,))
    ]
    for last in range(_ROUND, args.boards + _ROUND, _ROUND):
        for contest in wanted:
            first = (last - _ROUND) // contest.part
            for number in range(first, min(args.boards, last) // contest.part):
                if number not in notes.get(contest, {}):
                    yield _Work(contest, number)


def _play(
    works: list[_Work], seed: str, workers: Workers
) -> Iterator[tuple[_Work, DuplicateBoard]]:
    """Yields the boards as they are done."""
    rest = iter(works)
    with workers.executor() as pool:
        under_way = {_start(pool, work, seed): work for work in islice(rest, workers.jobs)}
        while under_way:
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield under_way.pop(future), future.result()
                under_way |= {_start(pool, work, seed): work for work in islice(rest, 1)}


def _start(pool: Executor, work: _Work, seed: str) -> Future[DuplicateBoard]:
    contest = work.contest
    duel = Duel(
        rules=contest.rules,
        a=contest.level,
        b=contest.rival,
        boards=work.number + 1,
        is_match=True,
        seed=seed,
    )
    return pool.submit(play_board, duel, work.number)


def _note(work: _Work, board: DuplicateBoard) -> dict[str, Json]:
    return {
        "level": work.contest.level,
        "rival": work.contest.rival,
        "rules": work.contest.rules,
        "board": work.number,
        "points": board.points,
        "deals": board.deals,
        "wins": board.wins,
        "games": board.games,
    }


def _read(path: Path) -> _Notes:
    """Returns the boards played before; a board whose line cannot be used is played again."""
    notes: _Notes = {}
    if not path.exists():
        return notes
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            note = json.loads(line)
            contest = Contest(note["level"], note["rival"], note["rules"])
            board = DuplicateBoard(note["points"], note["deals"], note["wins"], note["games"])
            notes.setdefault(contest, {})[note["board"]] = board
        except (ValueError, KeyError, TypeError):
            continue
    return notes


def _standing(contest: Contest, notes: _Notes) -> LevelStanding:
    sides = len(load_ruleset(contest.rules).seats.sides)
    return standing(tuple(notes[contest].values()), sides)


def _answer(contest: Contest, found: LevelStanding) -> dict[str, Json]:
    return {
        "level": contest.level,
        "rival": contest.rival,
        "rules": contest.rules,
        "matches": found.games,
        "won": round(found.won, 3),
        "elo": round(found.elo),
        "elo_interval": [round(end) for end in found.elo_interval],
        "deals": found.deals,
        "points": round(found.points),
        "interval": None if found.interval is None else [round(end) for end in found.interval],
    }


def _keep(answers: list[dict[str, Json]], day: str) -> None:
    """Writes results of more than one board; those that were not measured again stay as they
    are.
    """
    rows = tomllib.loads(RESULTS.read_text(encoding="utf-8")).get("result", [])
    rows += [answer | {"day": day} for answer in answers if answer["interval"] is not None]
    kept = {Contest(row["level"], row["rival"], row["rules"]): row for row in rows}
    result = [kept[it] for it in contests() if it in kept]
    RESULTS.write_text(_HEAD + tomli_w.dumps({"result": result}), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Plays and prints; returns the exit status."""
    command = Command("ladder", "measure how far the levels are apart", _configure, _run)
    return run((command,), (command.name, *arguments), "python packaging/workshop")
