"""The way to the system's loudspeaker; where there is none, silence."""

import logging
from array import array
from collections.abc import Generator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Protocol, cast

from canasta_gui.sound.mixer import Mixer
from canasta_gui.sound.sound_bank import RATE

_log = logging.getLogger(__name__)

_PERIOD_MS = 20
_IDLE_S = 8.0
"""After so much silence the device is let go; the next sound finds the one that is then in use."""
_RETRY_S = 30.0
"""Where no device was found it is looked for again: headphones may have been plugged in."""
_SYSTEMS = ("WASAPI", "DSOUND", "COREAUDIO", "PULSEAUDIO")
"""The ways to a device on Windows, macOS and Linux; those of other systems are passed over."""
_PATIENCE_S = 1.0
"""A device that hangs must not keep the program from ending."""


class Output(Protocol):
    """Something that can be heard."""

    is_missing: bool
    """Whether no device was found when one was last looked for."""

    def play(self, voice: "array[int]") -> None:
        """Let a sound begin, beside those that have not ended."""
        ...

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Let something sound again and again below all else; without a gain it dies away."""
        ...

    def hush(self) -> None:
        """End every sound."""
        ...

    def close(self) -> None:
        """Let go of the device."""
        ...


class Stream(Protocol):
    """A device that asks for samples until it is closed."""

    def start(self, feed: Generator[bytes, int, None]) -> None:
        """Begin to ask."""
        ...

    def close(self) -> None:
        """Stop and let go."""
        ...


class Loudspeaker:
    """Opens the device on a thread of its own: some systems take a second for it."""

    def __init__(self) -> None:
        self._mixer = Mixer()
        self._orders: SimpleQueue[array[int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.is_missing = False

    def play(self, voice: "array[int]") -> None:
        """Let a sound begin; an empty one only opens the device."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(voice)

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Let something sound again and again below all else; without a gain it dies away."""
        self._mixer.go_round(voice, gain)
        if gain > 0:
            self.play(array("h"))

    def hush(self) -> None:
        """End every sound."""
        self._mixer.hush()

    def close(self) -> None:
        """Let go of the device."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(_PATIENCE_S)
            self._thread = None

    def _serve(self) -> None:
        stream: Stream | None = None
        again_at = 0.0
        while True:
            try:
                voice = self._orders.get(timeout=None if stream is None else _IDLE_S)
            except Empty:
                if not self._mixer.is_endless:
                    stream = _closed(stream)
                continue
            if voice is None:
                break
            if stream is None and monotonic() >= again_at:
                stream = open_stream(self._mixer)
                self.is_missing = stream is None
                again_at = monotonic() + _RETRY_S if self.is_missing else 0.0
            if stream is not None:
                self._mixer.add(voice)
        _closed(stream)


def open_stream(mixer: Mixer) -> Stream | None:
    """Open the device in use and let it ask the mixer; ``None`` where there is none."""
    try:
        import miniaudio
    except ImportError as error:
        _log.info("no sound: %s", error)
        return None
    backends = [miniaudio.Backend[name] for name in (*_SYSTEMS, *_alsa())]
    try:
        device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_PERIOD_MS,
            backends=backends,
            app_name="Canasta",
        )
        stream = cast("Stream", device)
        stream.start(_feed(mixer))
    except miniaudio.MiniaudioError as error:
        _log.info("no sound: %s", error)
        return None
    return stream


def _alsa() -> list[str]:
    """The oldest way on Linux; without a card it would complain on the standard error."""
    return ["ALSA"] if any(Path("/dev/snd").glob("pcm*p")) else []


def _feed(mixer: Mixer) -> Generator[bytes, int, None]:
    """A generator that answers each number of samples, begun as the device wants it."""
    feed = _answers(mixer)
    next(feed)
    return feed


def _answers(mixer: Mixer) -> Generator[bytes, int, None]:
    count = yield b""
    while True:
        count = yield mixer.take(count)


def _closed(stream: Stream | None) -> None:
    if stream is not None:
        stream.close()
