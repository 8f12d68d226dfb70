"""Plays a person's cards again with computer players of each level, in the background."""

from collections.abc import Callable
from statistics import fmean
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.computer_turn import last_resort, seed_for
from canasta_gui.controller.player_messages import Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.session.deal_replay import DealReplay, Parting, margin_of, moments_of
from engine import Match

TIMES: Final = 3
"""How often each level plays the deal, because its choices contain chance."""


class DealComparison(QObject):
    """Plays a finished deal with each level on the person's seat, in a separate process.

    The others repeat their recorded actions while everybody does; after the first difference
    computers play on at their own level, and people are replaced by club players.
    """

    progressed = Signal()
    """Emitted when another deal was played to its end."""

    def __init__(
        self,
        match: Match,
        deal: int,
        seat: int,
        levels: tuple[str, ...],
        make_worker: Callable[[], Worker],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.levels = levels
        self.own = margin_of(moments_of(match, deal)[1][-1], seat)
        """The person's own margin in points."""
        self._match, self._deal, self._seat = match, deal, seat
        self._make_worker = make_worker
        self._worker: Worker | None = None
        self._margins: dict[str, list[int]] = {level: [] for level in levels}
        self._partings: dict[str, Parting | None] = {}
        self._replay: DealReplay | None = None

    @property
    def done(self) -> int:
        """Returns how many deals were played."""
        return sum(map(len, self._margins.values()))

    @property
    def total(self) -> int:
        """Returns how many deals there are to play."""
        return TIMES * len(self.levels)

    def mean(self, level: str) -> float | None:
        """Returns the mean margin of a level so far; ``None`` before its first deal is over."""
        margins = self._margins[level]
        return fmean(margins) if margins else None

    def leads(self, level: str) -> tuple[int, ...]:
        """Returns the lead of a level in each deal so far, the smallest first."""
        return tuple(sorted(self._margins[level]))

    def parting(self, level: str) -> Parting | None:
        """Returns where the first replay of a level first differs from the person's play; ``None``
        if nowhere.
        """
        return self._partings.get(level)

    def go_on(self) -> None:
        """Starts or resumes playing the remaining deals."""
        if self.done < self.total and self._worker is None:
            self._worker = self._make_worker()
            self._worker.answered.connect(self._on_reply)
            self._next_deal()

    def stop(self) -> None:
        """Stops playing; a deal that is being played is dropped."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()

    @property
    def _round(self) -> int:
        return self.done // len(self.levels)

    def _next_deal(self) -> None:
        if self.done < self.total:
            level = self.levels[self.done % len(self.levels)]
            self._replay = DealReplay(self._match, self._deal, self._seat, level)
            self._ask()
        else:
            self.stop()

    def _ask(self) -> None:
        replay = self._replay
        if replay is None or self._worker is None:
            return
        replay.follow()
        if replay.is_over:
            self._finish(replay)
        else:
            name, view = replay.ask()
            seed = seed_for(replay.match, replay.match.actor)
            self._worker.ask(name, view, f"{seed} {self._round}")

    def _on_reply(self, reply: Reply) -> None:
        replay = self._replay
        if replay is None:
            return
        if reply.choice is None or not replay.play(reply.choice.action):
            actor = replay.match.actor
            replay.play(last_resort(actor, replay.match.observe(actor), replay.match).action)
        self._ask()

    def _finish(self, replay: DealReplay) -> None:
        self._partings.setdefault(replay.level, replay.parting)
        self._margins[replay.level].append(replay.margin)
        self.progressed.emit()
        self._next_deal()
