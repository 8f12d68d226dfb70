"""Tests the sound files: equal to what the script makes, quiet, clean and equally loud."""

import math
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from canasta_gui.resource_path import resource_path
from canasta_gui.sound import sound_bank
from canasta_gui.sound.game_sounds import GAP_MS
from canasta_gui.sound.mixer import VOICES
from canasta_gui.sound.sound_bank import RATE, Cue, ambience, takes
from synthesis.ambience import AMBIENCES
from synthesis.loudness import lufs
from synthesis.mastering import (
    AMBIENT,
    CEILING,
    TARGET,
    TOLERANCE,
    master,
    master_ambience,
    measure,
    wanted_lufs,
)
from synthesis.recipes import RECIPES, SOFTER

LONG = {"deal", "shuffle", "canasta", "won", "lost", "pile", "opening", "counted"}
"""Sounds that accompany several movements, or the end of something."""
LONGEST = {"match", "heap", "sweep"}


def read(name: str) -> "array[int]":
    with wave.open(str(resource_path("assets", "sounds", f"{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def floats(name: str) -> list[float]:
    return [sample / 32_767 for sample in read(name)]


def test_the_files_are_those_of_the_recipes() -> None:
    folder = resource_path("assets", "sounds")
    assert {path.stem for path in folder.glob("*.wav")} == set(RECIPES)
    assert {path.stem for path in folder.glob("*/*.wav")} == set(AMBIENCES)


@pytest.mark.parametrize(
    ("hertz", "level", "wanted"), [(997, 1.0, -3.01), (997, 0.1, -23.01), (50, 1.0, -7.68)]
)
def test_loudness_is_that_of_the_recommendation(hertz: int, level: float, wanted: float) -> None:
    """A tone of 997 Hz in one channel measures 3.01 LU below its level; deep tones measure less."""
    tone = [level * math.sin(2 * math.pi * hertz * at / RATE) for at in range(RATE)]
    assert lufs(tone) == pytest.approx(wanted, abs=0.1)
    assert lufs([0.0] * RATE) == -math.inf


@pytest.mark.parametrize("name", RECIPES)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    made, kept = master(name), read(name)
    assert len(made) == len(kept)
    # Another machine may round the last digit of a sine differently.
    assert max(abs(here - there) for here, there in zip(made, kept, strict=True)) <= 2


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_short_quiet_and_clean(name: str) -> None:
    sound = floats(name)
    assert len(sound) / RATE <= (1.4 if name in LONGEST else 0.8 if name in LONG else 0.25)
    assert max(map(abs, sound)) <= CEILING + 0.0001
    assert abs(sum(sound) / len(sound)) < 0.0005
    assert sound[0] == 0.0
    assert sound[-1] == 0.0
    assert max(map(abs, sound[:8])) < 0.05
    assert max(map(abs, sound[-100:])) < 0.001


@pytest.mark.parametrize("name", RECIPES)
def test_sounds_are_equally_loud_but_for_those_meant_to_be_softer(name: str) -> None:
    level = measure(name, read(name), wanted_lufs(name))
    assert level.is_kept
    assert level.lufs == pytest.approx(TARGET - SOFTER.get(name.partition("-")[0], 0), abs=0.7)
    assert level.lufs <= TARGET + TOLERANCE


def test_what_clips_or_is_too_loud_does_not_pass() -> None:
    loud = array("h", [sample * 2 for sample in read("won")])
    assert not measure("won", loud, TARGET).is_kept
    peak = array("h", [0] * 1000 + [32_767] + [0] * RATE)
    assert not measure("peak", peak, 0.0).is_kept


@pytest.mark.parametrize("name", AMBIENCES)
def test_an_ambience_is_far_softer_than_all_else_and_goes_round(name: str) -> None:
    made, kept = master_ambience(name), ambience(name)
    assert max(abs(here - there) for here, there in zip(made, kept, strict=True)) <= 2
    sound = [sample / 32_767 for sample in kept]
    assert lufs(sound) == pytest.approx(AMBIENT, abs=0.1)
    assert min(map(wanted_lufs, RECIPES)) - 6 > AMBIENT
    steps = [abs(here - there) for here, there in pairwise(sound)]
    # The step at the seam is no larger than the steps within the sound.
    assert abs(sound[0] - sound[-1]) <= max(steps[1000:-1000])
    # The loudness across the seam is the usual one, so no gap is heard.
    seam = lufs([*sound[-RATE // 2 :], *sound[: RATE // 2]])
    assert seam > AMBIENT - 8


def test_nothing_clips_even_when_the_loudest_sounds_come_together() -> None:
    """As many sounds as the mixer plays start, each after the least gap, above the ambience."""
    gap = round(GAP_MS * RATE / 1000)
    levels = [list(map(abs, floats(name))) for name in RECIPES]
    worst = [max(max(level[at * gap :], default=0.0) for level in levels) for at in range(VOICES)]
    ground = max(max(map(abs, ambience(name))) / 32_767 for name in AMBIENCES)
    assert sum(worst) + ground < 1.0


def test_every_cue_has_its_file_and_the_common_ones_have_several() -> None:
    assert {cue: len(takes(cue)) for cue in Cue if len(takes(cue)) != 1} == {
        Cue.DRAW: 2,
        Cue.DISCARD: 2,
        Cue.MELD: 3,
        Cue.COUNT: 3,
    }
    assert {name.partition("-")[0] for name in RECIPES} == set(Cue)


def test_no_two_sounds_have_the_same_length() -> None:
    lengths = [(len(take), cue) for cue in Cue for take in takes(cue)]
    assert len(dict(lengths)) == len(set(lengths))


@pytest.mark.expects_log("draw-1.wav$")
@pytest.mark.expects_log("fire.wav$")
def test_missing_and_damaged_files_are_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def resource_path(*parts: str) -> Path:
        return tmp_path.joinpath(*parts)

    monkeypatch.setattr(sound_bank, "resource_path", resource_path)
    damaged = tmp_path / "assets" / "sounds" / f"{Cue.DRAW}-1.wav"
    damaged.parent.mkdir(parents=True)
    for content in (b"", b"no sound", b"RIFF\0\0\0\0WAVE"):
        damaged.write_bytes(content)
        assert takes.__wrapped__(Cue.DRAW) == ()
    assert len(ambience.__wrapped__("fire")) == 0
