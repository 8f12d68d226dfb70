"""The files of the sounds: the ones that the script makes, quiet, clean and equally loud."""

import wave
from array import array
from pathlib import Path

import pytest

from canasta_gui.resource_path import resource_path
from canasta_gui.sound import sound_bank
from canasta_gui.sound.cue import Cue
from canasta_gui.sound.sound_bank import RATE, takes
from synthesis.loudness import decibels, loudness
from synthesis.mastering import TARGET, master
from synthesis.recipes import RECIPES, SOFTER

LONG = {"deal", "shuffle", "canasta", "won", "lost", "pile"}
"""What tells of more than one movement."""


def read(name: str) -> "array[int]":
    with wave.open(str(resource_path("assets", "sounds", f"{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def floats(name: str) -> list[float]:
    return [sample / 32_767 for sample in read(name)]


def test_the_files_are_those_of_the_recipes() -> None:
    assert {path.stem for path in resource_path("assets", "sounds").iterdir()} == set(RECIPES)


@pytest.mark.parametrize("name", RECIPES)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    made, kept = master(name), read(name)
    assert len(made) == len(kept)
    # Another machine may round the last digit of a sine the other way.
    assert max(abs(here - there) for here, there in zip(made, kept, strict=True)) <= 2


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_short_quiet_and_clean(name: str) -> None:
    sound = floats(name)
    assert len(sound) / RATE <= (0.7 if name in LONG else 0.25)
    assert decibels(max(map(abs, sound))) < -5.9
    assert abs(sum(sound) / len(sound)) < 0.0005
    assert sound[0] == 0.0
    assert sound[-1] == 0.0
    assert max(map(abs, sound[:8])) < 0.05
    assert max(map(abs, sound[-100:])) < 0.001


@pytest.mark.parametrize("name", RECIPES)
def test_sounds_are_equally_loud_but_for_those_meant_to_be_softer(name: str) -> None:
    meant = TARGET * SOFTER.get(name.partition("-")[0], 1.0)
    assert decibels(loudness(floats(name))) == pytest.approx(decibels(meant), abs=1.5)


def test_every_cue_has_its_file_and_the_common_ones_have_several() -> None:
    assert {cue: len(takes(cue)) for cue in Cue if len(takes(cue)) != 1} == {
        Cue.DRAW: 2,
        Cue.DISCARD: 2,
        Cue.MELD: 3,
    }
    assert {name.partition("-")[0] for name in RECIPES} == set(Cue)


def test_no_two_sounds_have_the_same_length() -> None:
    lengths = [(len(take), cue) for cue in Cue for take in takes(cue)]
    assert len(dict(lengths)) == len(set(lengths))


def test_without_files_there_is_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def resource_path(*parts: str) -> Path:
        return tmp_path.joinpath(*parts)

    monkeypatch.setattr(sound_bank, "resource_path", resource_path)
    assert takes.__wrapped__(Cue.DRAW) == ()
