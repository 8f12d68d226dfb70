"""Judges hints and findings of the review by another kind of trial: ``verdicts [--rules R ...]
[--each N] [--minutes M] [--gains]``.

A casual player plays fresh deals among club players. Some of its decisions are asked for their
hint and reviewed. Each hint that tells another move as worse, and each finding, is tried in fresh
worlds in which everybody plays by the club's rules of thumb to the end of the deal: no net, no
horizon. It is *right* if the better move is better by more than two standard errors, *wrong* if it
is worse by as much, *noise* between. *Silent* counts decisions that the hint tells as costing 100
points and more, and of which the review finds nothing. Results are noted one by one; another call
continues with the next deal. ``--gains`` prints `engine/ai/advice/gains.toml`: what is left of
gains at the end.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import hypot
from pathlib import Path
from time import monotonic

from engine.actions import Action, Discard
from engine.ai.advice.advice import Advice, is_as_good_as_advised, told_range
from engine.ai.advice.advise import advise
from engine.ai.advice.appraisal import review
from engine.ai.advice.second_look import is_same, throws_among, with_throws
from engine.ai.advice.trial_moves import part_left, time_of
from engine.ai.game_kind import finer_kind, read_toml
from engine.ai.levels import make_agent
from engine.ai.policy.playing import play_turn
from engine.ai.search.candidate_trials import begin, lead_of
from engine.ai.search.candidates import Candidate, candidates
from engine.ai.search.effort import HINTS, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.search.trial_rows import lag_of_points
from engine.ai.search.worlds import Worlds
from engine.ai.style import style_for
from engine.cursor import Json
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.kernel.counted_turn import OVER
from engine.kernel.state_reader import own_table
from engine.kernel.table import Table
from engine.observation import Observation, actor_of, observe
from engine.rng import Chance
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.ruleset.load import load_ruleset
from engine.state import Phase

TABLES = (
    "classic-1951/4p",
    "classic-1951/2p",
    "samba/4p",
    "hand-and-foot/4p",
    "modern-american/4p",
)
_LEARNER = 0
_ONE_IN = 3
"""One of so many decisions is looked at, so that a deal is seen from its beginning to its end."""
_MOST = 3
"""The most of a kind that are taken from one deal."""
_GRAVE = 100
"""The points from which the review may not be silent on what the hint tells."""
_PART = 50
"""The worlds after which a trial ends if nothing is open any more."""
_CLEAR = 4.0
"""The standard errors from which nothing is open."""
_SPREAD = 0.15
"""By how much kinds of games are taken to differ in the part of gains that is left."""
_FEWEST = 10
"""The deals below which claims do not tell of their kind of game."""
KINDS = ("hint", "finding")
VERDICTS = ("right", "noise", "wrong")
Note = dict[str, Json]
Decisions = Iterator[tuple[Observation, Action]]


@dataclass(frozen=True, slots=True)
class Claim:
    """What the program says: an action is better than another one, by how many points."""

    kind: str
    better: Action
    worse: Action
    told: int
    throws: tuple[Discard, ...]
    """What is discarded after cards are laid, the first that can be, unless the rules of thumb do
    better."""


def claims_of(view: Observation, made: Action, seed: str) -> tuple[list[Claim], bool]:
    """Returns what hint and review say of a decision, and whether the review is silent on a grave
    one.
    """
    advice = advise(view)
    best, throws = advice[0].action, throws_among(one.action for one in advice)
    worse = ((one.action, one.behind) for one in advice if one.behind)
    found = [Claim("hint", best, *other, throws) for other in islice(worse, 1)]
    if is_as_good_as_advised(advice, made):
        return found, False
    appraisal = review(view, made, seed).appraisal
    if appraisal is None:
        return found, _told(advice, made) >= _GRAVE
    better = appraisal.better
    throws = (better, *throws) if isinstance(better, Discard) else throws
    return [*found, Claim("finding", better, made, appraisal.gain, throws)], False


def _told(advice: Sequence[Advice], made: Action) -> int:
    return next((one.behind or 0 for one in advice if one.action == made), 0)


def judge(view: Observation, claim: Claim, seed: int, most: int) -> tuple[float, float]:
    """Returns by how many points the better action is better at the end of the deal, and the
    standard error.

    After cards are laid, the seat discards as the rules of thumb say or as the claim does,
    whichever brings more.
    """
    player = SearchPlayer("expert", Efforts(HINTS.in_game(view.rules)))
    pair = player.candidates_for(view, (claim.better, claim.worse))
    tried = with_throws(view, pair, claim.throws)
    worlds, style = Worlds(view, seed), style_for(view.rules)
    begun = [begin(one, worlds, view.seat, style) for one in tried]
    leads: list[list[float]] = [[] for _ in tried]
    while len(leads[0]) < most:
        for world in worlds.draw_many(range(len(leads[0]), len(leads[0]) + _PART)):
            for place, start in enumerate(begun):
                leads[place].append(_played_out(start(world), view.side))
        gain, doubt = _gain(pair, tried, leads)
        if abs(gain) > _CLEAR * doubt:
            break
    return _gain(pair, tried, leads)


def _gain(
    pair: Sequence[Candidate], tried: Sequence[Candidate], leads: Sequence[list[float]]
) -> tuple[float, float]:
    rows_of = list(zip(tried, leads, strict=True))
    rows = [max((row for one, row in rows_of if is_same(one, it)), key=sum) for it in pair]
    return lag_of_points(rows[0], rows[1])


def _played_out(table: Table, side: int) -> int:
    style = style_for(table.seating.rules)
    while table.phase != OVER:
        play_turn(table, style)
    return lead_of(table, side)


def positions(
    rules: str, deal: int, seed: str = "verdicts"
) -> Iterator[tuple[Observation, Action]]:
    """Yields some decisions of a casual player among club players, with what it does."""
    table = empty_state(load_ruleset(rules))
    order = deck_order(table.rules, new_code(seed.encode()), deal)
    state, chance = fold(table, start_deal(table, 0, order, 1)), Chance(f"{seed} {deal}")
    club, casual = make_agent("club"), make_agent("casual")
    number = 0
    while state.public.phase is not Phase.OVER:
        view, number = observe(state, actor_of(state.rules, state.public)), number + 1
        agent = casual if view.seat == _LEARNER else club
        action = agent.choose(view, f"{deal} {number}").action
        if view.seat == _LEARNER and _is_choice(view) and not chance.below(_ONE_IN):
            yield view, action
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        state = decision.after


def _is_choice(view: Observation) -> bool:
    if view.public.phase is Phase.ANSWER:
        return False
    return len(candidates(view, own_table(view), style_for(view.rules))) > 1


def judge_deal(
    rules: str, deal: int, wanted: dict[str, int], options: argparse.Namespace
) -> Iterator[Note]:
    """Yields a note for each claim of a deal, and one for the decisions that were looked at."""
    left = {kind: min(_MOST, wanted[kind]) for kind in KINDS}
    looked = silent = 0
    for number, (view, made) in enumerate(positions(rules, deal, options.seed)):
        if not any(left.values()):
            break
        found, is_silent = claims_of(view, made, f"verdicts {deal} {number}")
        looked, silent = looked + 1, silent + is_silent
        for claim in found:
            if left[claim.kind]:
                left[claim.kind] -= 1
                gain, doubt = judge(view, claim, 1000 * deal + number, options.worlds)
                yield {
                    "rules": rules, "deal": deal, "decision": number, "kind": claim.kind,
                    "told": claim.told, "gain": round(gain, 1), "doubt": round(doubt, 1),
                    "stock": view.public.stock_count, "part": part_left(view),
                }  # fmt: skip
    yield {"rules": rules, "deal": deal, "kind": "deal", "looked": looked, "silent": silent}


def verdict(note: Note) -> str:
    """Returns what a claim turned out to be."""
    gain, doubt = note["gain"], note["doubt"]
    assert isinstance(gain, float)
    assert isinstance(doubt, float)
    if abs(gain) <= 2 * doubt:
        return "noise"
    return "right" if gain > 0 else "wrong"


def rows(notes: Sequence[Note]) -> Iterator[str]:
    """Yields the rows of the table of what was judged, and one for all tables together."""
    tables = dict.fromkeys(str(note["rules"]) for note in notes)
    for rules in (*tables, "all"):
        own = [note for note in notes if rules in ("all", note["rules"])]
        looked, silent = (_sum(own, "deal", key) for key in ("looked", "silent"))
        for kind in KINDS:
            said = [verdict(note) for note in own if note["kind"] == kind]
            if said:
                count = len(said)
                told, trial = (round(_sum(own, kind, key) / count) for key in ("told", "gain"))
                figures = [count, *map(said.count, VERDICTS), told, trial, round(looked)]
                cells = [rules, kind, *map(str, figures), str(round(silent))]
                yield f"| {' | '.join(cells)} |"


def gains(notes: Sequence[Note]) -> Iterator[str]:
    """Yields the lines of `engine/ai/advice/gains.toml`: for each kind of game and time what part
    of what trials had said was left at the end, drawn to the part of all.
    """
    told = [note for note in notes if note["kind"] in KINDS]
    held = sum(map(_is_held, told)) / len(told)
    yield f"# {len(told)} claims: {held:.2f} of them turned out between the points that are told."
    for kind, times in read_toml("advice/gains.toml").items():
        yield ""
        yield f"[{kind}]"
        for time in times:
            some = [it for it in told if time_of(int(_number(it, "stock"))) == time]
            yield f"{time} = {_drawn(some or told, [it for it in some if _kind(it) == kind])}"


def _kind(note: Note) -> str:
    return finer_kind(load_ruleset(str(note["rules"])))


def _is_held(note: Note) -> bool:
    """Returns whether a claim turned out between the points that are told, but for the noise of its
    trial.
    """
    told, gain, doubt = (_number(note, key) for key in ("told", "gain", "doubt"))
    least, most = told_range(round(told))
    return abs(gain - (least + most) / 2) <= hypot(doubt, (most - least) / 2)


def _drawn(some: Sequence[Note], own: Sequence[Note]) -> str:
    """Returns the part that is left in a kind of game, and as a comment what was measured."""
    common, _ = _part(some)
    if len({str(note["deal"]) for note in own}) < _FEWEST:
        return f"{common:.2f}  # too few claims: the part of all"
    part, doubt = _part(own)
    drawn = common + (part - common) / (1 + (doubt / _SPREAD) ** 2)
    return f"{drawn:.2f}  # {part:.2f} ± {doubt:.2f} in {len(own)} claims"


def _part(notes: Sequence[Note]) -> tuple[float, float]:
    """Returns what part of the gains is left, and its standard error, deal by deal."""
    said = sum(_number(it, "told") / _number(it, "part") for it in notes)
    part = sum(_number(it, "gain") for it in notes) / said
    rest: dict[Json, float] = {}
    for it in notes:
        more = _number(it, "gain") - part * _number(it, "told") / _number(it, "part")
        rest[it["deal"]] = rest.get(it["deal"], 0.0) + more
    return part, sum(it**2 for it in rest.values()) ** 0.5 / said


def _number(note: Note, key: str) -> float:
    return float(str(note[key]))


def _sum(notes: Sequence[Note], kind: str, key: str) -> float:
    return sum(_number(note, key) for note in notes if note["kind"] == kind)


def _read(path: Path) -> list[Note]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else ()
    return [json.loads(line) for line in lines]


def _go_on(notes: list[Note], options: argparse.Namespace) -> None:
    """Judges at the table with the fewest claims, until all have enough or the time is over."""
    end = monotonic() + 60 * options.minutes
    options.notes.parent.mkdir(parents=True, exist_ok=True)
    with options.notes.open("a", encoding="utf-8") as stream:
        while monotonic() < end:
            missing = {rules: _missing(notes, rules, options.each) for rules in options.rules}
            rules = max(missing, key=lambda it: sum(missing[it].values()))
            if not any(missing[rules].values()):
                break
            of_table = [note for note in notes if note["rules"] == rules]
            deal = 1 + max((int(str(note["deal"])) for note in of_table), default=0)
            for note in judge_deal(rules, deal, missing[rules], options):
                notes.append(note)
                print(json.dumps(note), file=stream, flush=True)


def _missing(notes: Sequence[Note], rules: str, each: int) -> dict[str, int]:
    kinds = [note["kind"] for note in notes if note["rules"] == rules]
    return {kind: max(0, each - kinds.count(kind)) for kind in KINDS}


def main(arguments: Sequence[str]) -> int:
    """Judges what is missing, and prints the table of all."""
    parser = argparse.ArgumentParser(prog="verdicts")
    parser.add_argument("--rules", nargs="+", default=TABLES)
    parser.add_argument("--each", type=int, default=12, help="hints, and findings, of a table")
    parser.add_argument("--worlds", type=int, default=300, help="the most for a trial")
    parser.add_argument("--minutes", type=float, default=8.0, help="0 only tells")
    parser.add_argument("--seed", default="verdicts")
    parser.add_argument("--gains", action="store_true", help="print what is left of gains")
    parser.add_argument("--notes", type=Path, default=Path("build/verdicts.jsonl"), metavar="FILE")
    options = parser.parse_args(arguments)
    notes = _read(options.notes)
    _go_on(notes, options)
    sys.stdout.writelines(f"{row}\n" for row in (gains if options.gains else rows)(notes))
    return 0
