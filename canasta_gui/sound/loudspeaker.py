"""The output to the system's loudspeaker; without a device it is silent.

The audio library is imported without numpy and the network, which it loads but nothing here uses:
both together take 12 MB of the window's process.
"""

import logging
import sys
import urllib
from array import array
from collections.abc import Generator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread, get_ident
from time import monotonic
from types import ModuleType
from typing import Final, Protocol, cast

from canasta_gui.sound.mixer import Mixer
from canasta_gui.sound.sound_bank import RATE

_NUMBERS: Final = "numpy"
_NETWORK: Final = "urllib.request"


def import_audio_library() -> ModuleType:
    """Returns the module `miniaudio`; raises ``ImportError`` where it is missing."""
    without = _Without()
    sys.meta_path.insert(0, without)
    try:
        import miniaudio  # As a statement, so that the built program takes it along.

        return miniaudio
    finally:
        sys.meta_path.remove(without)
        if without.network is not None and sys.modules.get(_NETWORK) is without.network:
            del sys.modules[_NETWORK]
            urllib.__dict__.pop("request", None)


class _Without(MetaPathFinder, Loader):
    """Hides numpy, which the library can do without, from the thread that imports the library, and
    gives it an empty module for the network.
    """

    def __init__(self) -> None:
        self._thread = get_ident()
        self.network: ModuleType | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Returns the empty module's spec; raises ``ModuleNotFoundError`` for numpy."""
        del path, target
        if get_ident() != self._thread:
            return None
        if name == _NUMBERS:
            raise ModuleNotFoundError(name=name)
        return ModuleSpec(name, self) if name == _NETWORK else None

    def exec_module(self, module: ModuleType) -> None:
        """Leaves the module empty."""
        self.network = module


_log = logging.getLogger(__name__)

_PERIOD_MS = 20
_IDLE_S = 8.0
"""The seconds of silence after which the device is closed; the next sound opens the one then in
use.
"""
_RETRY_S = 30.0
"""The seconds after which a missing device is looked for again, such as headphones."""
_SYSTEMS = ("WASAPI", "DSOUND", "COREAUDIO", "PULSEAUDIO")
"""The audio systems of Windows, macOS and Linux; those of other systems are ignored."""
_PATIENCE_S = 1.0
"""The seconds to wait for a device at the end, because one may hang."""


class Output(Protocol):
    """The interface of an output for sounds."""

    is_missing: bool
    """Whether no device was found at the last attempt."""

    def play(self, voice: "array[int]") -> None:
        """Starts a sound in addition to those that have not ended."""
        ...

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Loops an ambience below all other sounds; without a gain it fades out."""
        ...

    def hush(self) -> None:
        """Ends every sound."""
        ...

    def close(self) -> None:
        """Closes the device."""
        ...


class Stream(Protocol):
    """The interface of a device that requests samples until it is closed."""

    def start(self, feed: Generator[bytes, int, None]) -> None:
        """Starts the requests."""
        ...

    def close(self) -> None:
        """Stops the requests and closes the device."""
        ...


class Loudspeaker:
    """An output that opens the device on a separate thread, because some systems take a second."""

    def __init__(self) -> None:
        self._mixer = Mixer()
        self._orders: SimpleQueue[array[int] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.is_missing = False

    def play(self, voice: "array[int]") -> None:
        """Starts a sound; an empty one only opens the device."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(voice)

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Loops an ambience below all other sounds; without a gain it fades out."""
        self._mixer.go_round(voice, gain)
        if gain > 0:
            self.play(array("h"))

    def hush(self) -> None:
        """Ends every sound."""
        self._mixer.hush()

    def close(self) -> None:
        """Closes the device."""
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
    """Opens the device in use and lets it request samples of the mixer; returns ``None`` without
    one.
    """
    try:
        miniaudio = import_audio_library()
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
    """Returns ALSA if there is a sound card; otherwise it would write errors to standard error."""
    return ["ALSA"] if any(Path("/dev/snd").glob("pcm*p")) else []


def _feed(mixer: Mixer) -> Generator[bytes, int, None]:
    """Returns a started generator that answers each number of samples with these samples."""
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
