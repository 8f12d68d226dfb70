"""Tests mixing several sounds into one stream."""

from array import array

from canasta_gui.sound.mixer import VOICES, Mixer
from canasta_gui.sound.sound_bank import RATE


def heard(mixer: Mixer, count: int) -> list[int]:
    return list(array("h", mixer.take(count)))


def test_silence_where_nothing_sounds() -> None:
    assert heard(Mixer(), 3) == [0, 0, 0]


def test_a_sound_is_handed_out_piece_by_piece() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3, 4, 5]))
    assert heard(mixer, 2) == [1, 2]
    assert heard(mixer, 2) == [3, 4]
    assert heard(mixer, 2) == [5, 0]
    assert heard(mixer, 2) == [0, 0]


def test_sounds_are_added_up_and_never_overflow() -> None:
    mixer = Mixer()
    mixer.add(array("h", [10, 30_000, -30_000]))
    mixer.add(array("h", [5, 30_000, -30_000, 7]))
    assert heard(mixer, 5) == [15, 32_767, -32_767, 7, 0]


def test_too_many_at_once_are_left_out() -> None:
    mixer = Mixer()
    for _ in range(9):
        mixer.add(array("h", [1]))
    assert heard(mixer, 1) == [VOICES]


def test_hushing_stops_all_sounds() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 1]))
    mixer.hush()
    assert heard(mixer, 2) == [0, 0]


def come_up(mixer: Mixer) -> list[int]:
    """Returns the samples of two seconds, in which an ambience fades in."""
    return [sample for _ in range(10) for sample in heard(mixer, RATE // 5)]


def test_an_ambience_comes_softly_and_goes_round() -> None:
    mixer = Mixer()
    mixer.go_round(array("h", [1000] * 7), 0.5)
    assert mixer.is_endless
    risen = come_up(mixer)
    assert risen[0] < 250
    assert risen == sorted(risen)
    assert set(heard(mixer, 50)) == {500}


def test_an_ambience_continues_without_a_gap() -> None:
    mixer = Mixer()
    mixer.go_round(array("h", [100, 200, 300]), 1.0)
    for _ in range(10):
        mixer.take(RATE // 5 // 3 * 3)
    assert heard(mixer, 4) == [100, 200, 300, 100]
    assert heard(mixer, 4) == [200, 300, 100, 200]


def test_sounds_are_added_to_an_ambience() -> None:
    mixer = Mixer()
    mixer.go_round(array("h", [100]), 1.0)
    come_up(mixer)
    mixer.add(array("h", [5, 6]))
    assert heard(mixer, 4) == [105, 106, 100, 100]


def test_an_ambience_fades_out() -> None:
    mixer = Mixer()
    mixer.go_round(array("h", [1000]), 1.0)
    come_up(mixer)
    mixer.go_round(array("h"), 0.0)
    fallen = come_up(mixer)
    assert fallen == sorted(fallen, reverse=True)
    assert fallen[0] > 700
    assert heard(mixer, 3) == [0, 0, 0]
    assert not mixer.is_endless


def test_hushing_ends_an_ambience_at_once() -> None:
    mixer = Mixer()
    mixer.go_round(array("h", [1000]), 1.0)
    come_up(mixer)
    mixer.hush()
    assert heard(mixer, 2) == [0, 0]
