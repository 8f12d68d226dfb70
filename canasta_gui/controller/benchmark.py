"""Does thinking keep the picture waiting? ``python -m canasta_gui.controller.benchmark``.

A timer of 16 ms is armed anew each time it fires, as an animation does, while a computer player
thinks without a break. The worst gap between two firings is what a person would see stutter.
"""

import argparse
import sys
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from canasta_gui.controller.worker import Worker
from engine import Match, Observation, SeatPlayer, load_ruleset, new_code

FRAME_MS = 16
WORST_MS = 40.0
"""More than this is seen as a stutter."""


@dataclass(frozen=True, slots=True)
class Gaps:
    """What the timer felt."""

    worst_ms: float
    median_ms: float
    frames: int
    decisions: int


class _Pulse:
    """A timer that is armed anew each time, and writes down when it fired."""

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
    """Let a player of this level think for so long and feel the pulse meanwhile."""
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
    return Gaps(max(gaps), median(gaps), len(gaps), count)


def _run(app: QCoreApplication, seconds: float) -> None:
    QTimer.singleShot(round(seconds * 1000), app.quit)
    app.exec()


def _position() -> Observation:
    """The first turn of a deal: the hand is full and everything is open."""
    rules = load_ruleset("hasbro-2001/4p")
    match = Match.start(rules, (SeatPlayer("", "computer", "club"),) * 4, new_code(b"benchmark"))
    match.next_deal()
    return match.observe(match.actor)


def main(arguments: list[str]) -> int:
    """Print the gaps without and with thinking; fails above `WORST_MS`."""
    parser = argparse.ArgumentParser(prog="python -m canasta_gui.controller.benchmark")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--level", default="club")
    options = parser.parse_args(arguments)
    idle = measure(options.seconds, options.level, is_thinking=False)
    busy = measure(options.seconds, options.level)
    for name, gaps in (("idle", idle), ("thinking", busy)):
        sys.stdout.write(
            f"{name:9} worst {gaps.worst_ms:5.1f} ms, median {gaps.median_ms:4.1f} ms,"
            f" {gaps.frames} frames, {gaps.decisions} decisions\n"
        )
    return 0 if busy.worst_ms < WORST_MS else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
