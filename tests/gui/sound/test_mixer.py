"""Several sounds in one stream."""

from array import array

from canasta_gui.sound.mixer import Mixer


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
    assert heard(mixer, 1) == [4]


def test_hushed() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 1]))
    mixer.hush()
    assert heard(mixer, 2) == [0, 0]
