"""Measures whether hints and the review agree: ``judgement [--rules R ...] [--deals N] [--keep
DAY]``.

Deals are played in which the first hint is always followed. Counted are accusations of the review
against it, hints that contradict themselves, and planted mistakes that the review finds: other
moves of the same positions that are known to cost a lot, in many worlds of their own. A suspicion
is what the review would say if it did not ask the hint. Results are noted deal by deal; another
call continues from there.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import tomli_w

from engine.actions import Action, Discard
from engine.ai.advice.appraisal import appraise, suspicion
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.cursor import Json
from engine.observation import Observation
from engine.rng import Chance
from engine.rules.options import discard_options
from engine.state import Phase
from tests.kit.contradictions import contradictions, is_counted
from tests.kit.followed_hints import follow_hints

TABLES = (
    "winning-moves-deluxe/4p",
    "classic-1951/4p",
    "winning-moves-deluxe/2p",
    "hasbro-2001/3p",
    "hand-and-foot/4p",
    "samba/4p",
    "pennies-from-heaven/6p",
)
GRAVE = 150
"""The points from which on a move is a planted mistake."""
RESULTS = Path(__file__).with_name("judgement.toml")
_WORLDS = 2000
_PLANTED = 2
"""The largest number of mistakes planted in a deal."""
_FIGURES = (
    "hints",
    "counted",
    "accusations",
    "suspicions",
    "contradictions",
    "planted",
    "found",
)
_HEAD = """# How often hints and the review agree. Written by
# `python packaging/workshop judgement --keep DAY`.
"""
Note = dict[str, int]
"""The figures of a deal, or of several, each by its name."""
Notes = dict[tuple[str, int], Note]
"""The notes by table and number of the deal."""


def judge_deal(rules: str, deal: int) -> Note:
    """Returns the figures of one deal."""
    note: Note = dict.fromkeys(_FIGURES, 0)
    chance = Chance(f"judgement {rules} {deal}")
    for number, moment in enumerate(follow_hints(rules, deal)):
        if not moment.advice:
            continue
        view, made, seed = moment.view, moment.action, f"review {number}"
        note["hints"] += 1
        note["counted"] += is_counted(moment.advice)
        doubted = suspicion(view, made, seed) is not None
        note["suspicions"] += doubted
        note["accusations"] += doubted and appraise(view, made, seed) is not None
        for said in contradictions(view, moment.advice):
            note["contradictions"] += 1
            sys.stderr.write(f"{rules} deal {deal} decision {number}: {said}\n")
        wrong = planted(view, made, chance) if note["planted"] < _PLANTED else None
        if wrong is not None:
            note["planted"] += 1
            note["found"] += appraise(view, wrong, seed) is not None
    return note


def planted(view: Observation, best: Action, chance: Chance) -> Action | None:
    """Returns another discard that costs a lot in many worlds; None if the first one tried does
    not.

    Any card of the hand may be tried, as a learner might throw it.
    """
    if view.public.phase is not Phase.PLAY or not isinstance(best, Discard):
        return None
    others = tuple(card for card in discard_options(view) if card != best.card)
    if not others:
        return None
    made = Discard(chance.choice(others))
    judge = SearchPlayer("expert", Efforts(Effort(_WORLDS, 4)))
    verdicts = judge.compare(view, judge.candidates_for(view, (best, made)), "planted")
    loss = next((-one.gain for one in verdicts if not one.is_usual), 0.0)
    return made if loss >= GRAVE else None


def totals(notes: Notes) -> Iterator[dict[str, Json]]:
    """Yields the figures of every table, and of all together if there are several."""
    tables = dict.fromkeys(rules for rules, _ in notes)
    groups = [
        (name, [note for (rules, _), note in notes.items() if rules == name]) for name in tables
    ]
    if len(groups) > 1:
        groups.append(("all", list(notes.values())))
    for name, deals in groups:
        sums = {key: sum(note[key] for note in deals) for key in deals[0]}
        yield {"rules": name, "deals": len(deals), **sums}


def _read(path: Path) -> Notes:
    notes: Notes = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            note = json.loads(line)
            notes[note.pop("rules"), note.pop("deal")] = note
    return notes


def _judge(notes: Notes, path: Path, rules: Sequence[str], deals: int) -> None:
    """Plays what is not noted yet: the same deal at every table before the next one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as stream:
        for deal in range(1, deals + 1):
            for table in rules:
                if (table, deal) not in notes:
                    notes[table, deal] = judge_deal(table, deal)
                    note = {"rules": table, "deal": deal, **notes[table, deal]}
                    print(json.dumps(note), file=stream, flush=True)


def _keep(notes: Notes, day: str) -> None:
    """Writes the figures of the tables; those that were not measured again stay as they are."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    kept = {row["rules"]: row for row in tomllib.loads(text).get("result", [])}
    kept |= {
        str(row["rules"]): row | {"day": day} for row in totals(notes) if row["rules"] != "all"
    }
    RESULTS.write_text(_HEAD + tomli_w.dumps({"result": list(kept.values())}), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Measures what is not noted yet, and prints the figures of all."""
    parser = argparse.ArgumentParser(prog="judgement")
    parser.add_argument("--rules", nargs="+", default=TABLES)
    parser.add_argument("--deals", type=int, default=50, help="at each table; 0 only tells")
    parser.add_argument("--notes", type=Path, default=Path("build/judgement.jsonl"), metavar="FILE")
    parser.add_argument("--keep", metavar="DAY", help=f"write to {RESULTS.name}")
    options = parser.parse_args(arguments)
    notes = _read(options.notes)
    _judge(notes, options.notes, options.rules, options.deals)
    for row in totals(notes):
        sys.stdout.write(json.dumps(row) + "\n")
    if options.keep:
        _keep(notes, options.keep)
    return 0
