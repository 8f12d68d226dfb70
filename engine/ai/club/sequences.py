"""Runs to lay or to lengthen, judged by what all runs of the side are worth afterwards."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Literal

from engine.actions import Play
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.runs import Holding, holding, worth_of_runs
from engine.cards import Card
from engine.rules.bundle import make_bundle
from engine.rules.candidates import sequence_plays
from engine.rules.lawful import does_fit, is_lawful_sequence
from engine.state import TableMeld
from engine.values import canasta_kind

Purpose = Literal["add", "canasta", "combine", "extend_run", "new", "new_run", "spend_wild"]
"""What a group of cards is laid for."""

_LEAST_GAIN = -20.0
"""A run on the table is safe and helps the partner: that is worth a little hope."""


def new_runs(know: Knowledge, hand: tuple[Card, ...]) -> Iterator[Play]:
    """The runs that a hand could begin, each as long as it can be."""
    if know.rules.meld.sequences:
        for play in sequence_plays(replace(know.view, hand=hand)):
            if play.to is None and is_lawful_sequence(know.rules, play.cards):
                yield play


def run_plays(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Runs to begin and cards for own runs, the best first, as long as nothing is spoilt."""
    if not know.rules.meld.sequences:
        return
    plays = (*_extensions(know), *new_runs(know, know.view.hand))
    gains = {play: gain_for_runs(know, play) for play in plays}
    for play in sorted(plays, key=lambda play: (-gains[play], -len(play.cards))):
        if gains[play] >= _LEAST_GAIN:
            yield play, _purpose(know, play)


def _extensions(know: Knowledge) -> Iterator[Play]:
    """Cards for one end of an own run, for the other, and for both as far as there is room."""
    longer = [play for play in sequence_plays(know.view) if play.to is not None]
    yield from longer
    for one, other in combinations(longer, 2):
        both = Play((*one.cards, *other.cards), one.to)
        if one.to == other.to and _fits(know, both):
            yield both


def _fits(know: Knowledge, play: Play) -> bool:
    return play.to is not None and does_fit(know.rules, know.view.own.melds[play.to], play.cards)


def gain_for_runs(know: Knowledge, play: Play) -> float:
    """How much more the own runs are worth once the cards lie on the table."""
    bundle = make_bundle(know.view, (play,))
    after = Holding(bundle.melds_after, bundle.hand_after)
    return worth_of_runs(know, after) - worth_of_runs(know, holding(know))


def _purpose(know: Knowledge, play: Play) -> Purpose:
    before = 0 if play.to is None else len(know.view.own.melds[play.to].cards)
    if before + len(play.cards) >= know.rules.canasta.size:
        return "canasta"
    return "new_run" if play.to is None else "extend_run"


def combinations_of_sets(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Two unfinished sets of a rank that are nearer to a canasta as one."""
    sets = [
        (place, meld)
        for place, meld in enumerate(know.view.own.melds)
        if meld.rank is not None and canasta_kind(know.rules, meld) is None
    ]
    for (place, meld), (source, other) in combinations(sets, 2):
        if meld.rank == other.rank and _is_better_as_one(know, meld, other):
            yield Play((), place, source), "combine"


def _is_better_as_one(know: Knowledge, meld: TableMeld, other: TableMeld) -> bool:
    """Wild cards spoil a natural set only for a canasta that is needed now."""
    if bool(meld.wilds) == bool(other.wilds):
        return True
    is_canasta = len(meld.cards) + len(other.cards) >= know.rules.canasta.size
    is_needed = know.is_late or know.canastas < know.rules.out.canastas.total
    return is_canasta and is_needed
