"""Tests the audio device: opened when first needed, closed when unused, and never an error."""

import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Generator
from enum import Enum
from types import SimpleNamespace

import pytest

from canasta_gui.sound import loudspeaker
from canasta_gui.sound.loudspeaker import Loudspeaker, open_stream
from canasta_gui.sound.mixer import Mixer

SOUND = array("h", [7, 8, 9])


class BrokenDeviceError(Exception):
    """The error that the real library raises."""


class Backend(Enum):
    """The part of the audio library that the program uses."""

    WASAPI = 0
    DSOUND = 1
    COREAUDIO = 2
    PULSEAUDIO = 3
    ALSA = 4


class Device:
    """Replaces a device; asks for samples when a test wants it to."""

    opened: "list[Device]"
    sought: int
    feed: Generator[bytes, int, None]

    def __init__(self, **_options: object) -> None:
        self.is_open = True
        Device.opened.append(self)

    def start(self, feed: Generator[bytes, int, None]) -> None:
        self.feed = feed

    def ask(self, count: int) -> list[int]:
        return list(array("h", self.feed.send(count)))

    def close(self) -> None:
        self.is_open = False


def no_device(**_options: object) -> None:
    Device.sought += 1
    raise BrokenDeviceError("failed to init device")


def install(monkeypatch: pytest.MonkeyPatch, device: Callable[..., object]) -> None:
    Device.opened, Device.sought = [], 0
    library = SimpleNamespace(
        Backend=Backend, PlaybackDevice=device, MiniaudioError=BrokenDeviceError
    )
    monkeypatch.setitem(sys.modules, "miniaudio", library)


def wait_until(is_there: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not is_there():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_nothing_is_opened_before_the_first_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Device)
    speaker = Loudspeaker()
    speaker.close()
    assert Device.opened == []


def test_a_sound_reaches_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Device)
    speaker = Loudspeaker()
    speaker.play(array("h"))
    wait_until(lambda: bool(Device.opened))
    device = Device.opened[0]
    speaker.play(SOUND)
    wait_until(lambda: device.ask(3) == [7, 8, 9])
    assert device.ask(3) == [0, 0, 0]
    speaker.close()
    assert not device.is_open


def test_the_device_is_let_go_in_silence_and_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Device)
    monkeypatch.setattr(loudspeaker, "_IDLE_S", 0.02)
    speaker = Loudspeaker()
    speaker.play(SOUND)
    wait_until(lambda: bool(Device.opened) and not Device.opened[0].is_open)
    speaker.play(SOUND)
    wait_until(lambda: len(Device.opened) == 2)
    speaker.close()


def test_no_device_is_no_error_and_not_sought_for_each_sound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, no_device)
    speaker = Loudspeaker()
    assert not speaker.is_missing
    for _ in range(3):
        speaker.play(SOUND)
    speaker.close()
    assert Device.sought == 1
    assert speaker.is_missing


def test_a_device_that_is_plugged_in_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, no_device)
    monkeypatch.setattr(loudspeaker, "_RETRY_S", 0.0)
    speaker = Loudspeaker()
    speaker.play(SOUND)
    wait_until(lambda: Device.sought == 1)
    install(monkeypatch, Device)
    speaker.play(SOUND)
    wait_until(lambda: bool(Device.opened))
    speaker.close()
    assert not speaker.is_missing


def test_no_library_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert open_stream(Mixer()) is None


def test_the_library_comes_without_numpy_and_the_network() -> None:
    code = (
        "import sys; from canasta_gui.sound.loudspeaker import import_audio_library as get;"
        "library = get(); print(library.__name__, *{'numpy', 'urllib.request'} & {*sys.modules});"
        "import urllib.request, numpy; print(callable(urllib.request.urlopen), len(sys.meta_path));"
        "get(); print(len(sys.meta_path))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second, third = done.stdout.splitlines()
    assert first == "miniaudio"
    assert second == f"True {third}"


def test_the_real_library_finds_a_device_or_says_nothing(
    capfd: pytest.CaptureFixture[str],
) -> None:
    stream = open_stream(Mixer())
    if stream is not None:
        stream.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_hangs_does_not_keep_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()

    def hang(**_options: object) -> None:
        release.wait()
        raise BrokenDeviceError("at last")

    install(monkeypatch, hang)
    monkeypatch.setattr(loudspeaker, "_PATIENCE_S", 0.02)
    speaker = Loudspeaker()
    speaker.play(SOUND)
    (thread,) = (one for one in threading.enumerate() if one.name == "sound")
    speaker.close()
    assert thread.is_alive()
    release.set()
    thread.join()
