"""Tests which moment plays which sound."""

from dataclasses import replace

import pytest

from canasta_gui.sound.game_sounds import BEATS, SoundSpacing, gist, moment_of, verdict
from canasta_gui.sound.sound_bank import Cue
from canasta_gui.viewmodel.beat import Beat, BeatKind
from engine import (
    CanastaMade,
    CardDrawn,
    Discarded,
    Melded,
    MeldKind,
    PileFroze,
    TurnStarted,
    parse_card,
)

FIVE = parse_card("5h")
SILENT = {
    BeatKind.CUT,
    BeatKind.SEATS,
    BeatKind.SAY,
    BeatKind.REVEAL,
    BeatKind.SETTLE,
}
MELDED = Melded(0, 0, 0, MeldKind.SET, (FIVE,))


def test_every_movement_of_cards_is_heard() -> None:
    assert set(BeatKind) - set(BEATS) == SILENT


def test_a_step_without_movement_has_one_sound_for_what_matters_most() -> None:
    discarded = Discarded(0, FIVE, is_crosswise=False)
    assert gist(()) is None
    assert gist((TurnStarted(1),)) is None
    assert gist((CardDrawn(0, FIVE),)) is Cue.DRAW
    assert gist((discarded, PileFroze(FIVE))) is Cue.FREEZE
    assert gist((MELDED, CanastaMade(0, 0, "natural"), discarded)) is Cue.CANASTA


@pytest.mark.parametrize(
    ("points", "ours", "cue"),
    [
        ((300, 200), {0}, Cue.WON),
        ((300, 400), {0}, Cue.LOST),
        ((300, 300), {0}, Cue.WON),
        ((-50, 20, 10), {0, 1}, Cue.WON),
        ((300, 400), set[int](), Cue.WON),
    ],
    ids=["ahead", "behind", "even", "people on several sides", "nobody but computers"],
)
def test_the_end_of_a_deal(points: tuple[int, ...], ours: set[int], cue: Cue) -> None:
    assert verdict(points, frozenset(ours)) is cue


@pytest.mark.parametrize(
    ("winners", "ours", "cue"),
    [
        ((0,), {0}, Cue.MATCH),
        ((1,), {0}, Cue.LOST),
        ((0, 1), {1}, Cue.MATCH),
        ((1,), set[int](), Cue.MATCH),
    ],
    ids=["won", "lost", "shared", "nobody but computers"],
)
def test_the_end_of_a_match_counts_more_than_its_last_deal(
    winners: tuple[int, ...], ours: set[int], cue: Cue
) -> None:
    assert verdict((300, 200), frozenset(ours), winners) is cue


@pytest.mark.parametrize(
    ("cards", "cue"), [(3, Cue.PILE), (11, Cue.PILE), (12, Cue.HEAP), (30, Cue.GREAT_HEAP)]
)
def test_a_large_heap_is_heard_as_a_wave(cards: int, cue: Cue) -> None:
    beat = Beat(BeatKind.TAKE, {}, tuple(range(cards)), 0, frozenset(), {}, is_frozen=False)
    moment = moment_of(replace(beat, taken=cards))
    assert moment is not None
    assert moment.cue is cue


def test_sounds_keep_their_distance() -> None:
    now = 0.0
    pacing = SoundSpacing(lambda: now)
    assert pacing.allows()
    now = 0.02
    assert not pacing.allows()
    now = 0.05
    assert pacing.allows()
    assert not pacing.allows(250)
    now = 0.31
    assert pacing.allows(250)
