"""Measures whether computing delays frames: ``responsiveness --level LEVEL``.

A timer of 16 ms is armed anew each time it fires, as an animation does, while a computer player
chooses actions without a break. The worst gap between two firings is what a person would see
stutter.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from canasta_gui.controller.player_worker import Worker
from engine import DrawStock, Match, Observation, SeatPlayer, load_ruleset, new_code

FRAME_MS = 16
WORST_MS, USUAL_MS = 34.0, 20.0
"""The limits in milliseconds of the worst gap and of the 99th percentile."""


@dataclass(frozen=True, slots=True)
class Gaps:
    """The measured gaps of the timer."""

    worst_ms: float
    usual_ms: float
    """The 99th percentile of the gaps, in milliseconds."""
    median_ms: float
    frames: int
    decisions: int


class _Pulse:
    """Arms a timer anew each time it fires, and records when it fired."""

    def __init__(self) -> None:
        self.gaps_ms: list[float] = []
        self._last = perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._beat)
        self._timer.start(FRAME_MS)

    def _beat(self) -> None:
        now = perf_counter()
        self.gaps_ms.append((now - self._last) * 1000)
        self._last = now
        self._timer.start(FRAME_MS)


def measure(seconds: float, level: str, *, is_thinking: bool = True) -> Gaps:
    """Returns the gaps measured while a player of this level computes for some seconds."""
    app = QCoreApplication.instance() or QCoreApplication([])
    worker = Worker()
    view = _position()
    count = 0

    def ask_again() -> None:
        nonlocal count
        count += 1
        worker.ask(level, view, str(count))

    worker.answered.connect(ask_again)
    _run(app, 0.5)
    pulse = _Pulse()
    if is_thinking:
        ask_again()
    _run(app, seconds)
    worker.stop()
    gaps = pulse.gaps_ms
    return Gaps(max(gaps), quantiles(gaps, n=100)[-1], median(gaps), len(gaps), count)


def _run(app: QCoreApplication, seconds: float) -> None:
    QTimer.singleShot(round(seconds * 1000), app.quit)
    app.exec()


def _position() -> Observation:
    """Returns a position after the first draw, with a full hand and all choices."""
    rules = load_ruleset("hasbro-2001/4p")
    match = Match.start(rules, (SeatPlayer("", "computer", "club"),) * 4, new_code(b"benchmark"))
    match.next_deal()
    match.play(DrawStock())
    return match.observe(match.actor)


def main(arguments: Sequence[str]) -> int:
    """Prints the gaps without and with a computing player; fails if they become too long."""
    parser = argparse.ArgumentParser(prog="responsiveness")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--level", default="strong")
    options = parser.parse_args(arguments)
    idle = measure(options.seconds, options.level, is_thinking=False)
    busy = measure(options.seconds, options.level)
    for name, gaps in (("idle", idle), ("thinking", busy)):
        sys.stdout.write(
            f"{name:9} worst {gaps.worst_ms:5.1f} ms, 99 of 100 {gaps.usual_ms:4.1f} ms,"
            f" median {gaps.median_ms:4.1f} ms, {gaps.frames} frames, {gaps.decisions} decisions\n"
        )
    return 0 if busy.worst_ms <= WORST_MS and busy.usual_ms <= USUAL_MS else 1
