"""Plays a person's cards again with computer players of each level, in the background, and saves a
finished comparison for the rating of the person who played the deal.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path
from statistics import fmean
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.computer_turn import last_resort, seed_for
from canasta_gui.controller.player_messages import Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.store import MatchStore
from canasta_gui.records.record_index import RecordIndex
from canasta_gui.records.record_refresher import RecordRefresher
from canasta_gui.records.statistics import DuplicateRating, duplicate_rating, times_played
from canasta_gui.session.deal_replay import DealReplay, Parting, margin_of, moments_of
from canasta_gui.settings.deal_results import (
    ComparedDeal,
    LevelLead,
    fingerprint,
    load_comparisons,
    note_comparison,
)
from engine import DealRecord, Match, format_cards, promised_deck, record_of

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
    ) -> None:
        super().__init__()
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


class Objection(StrEnum):
    """The reasons why a comparison does not count."""

    AIDED = "aided"
    """The person was given a hint, or took something back."""
    KNOWN = "known"
    """The person had played the cards before."""


class ComparisonKeeper(QObject):
    """Keeps a comparison once all its deals were played and the index of the matches is current.

    It counts only if the person played the cards for the first time, and without help.
    """

    kept = Signal()
    """Emitted when the comparison was kept, or does not count."""
    unsaved = Signal(Path, OSError)
    """Emitted with the path and the error where the comparison could not be written."""
    index_renewed = Signal()
    """Emitted when a damaged index of the matches was made anew."""

    def __init__(
        self,
        comparison: DealComparison,
        match: Match,
        place: tuple[int, int],
        store: MatchStore,
        path: Path,
        names: Iterable[str],
    ) -> None:
        """Creates the keeper.

        ``place`` is the number of the deal and the person's seat, ``path`` the file of the person's
        comparisons, ``names`` are all names of the person.
        """
        super().__init__()
        self.objection: Objection | None = None
        self._comparison = comparison
        self._match = match
        self._deal, self._seat = place
        self._path = path
        self._names = tuple(names)
        self._is_current = self._is_done = False
        self._index = RecordIndex(store.folder)
        self._refresher = RecordRefresher(self._index, store.folder, self)
        self._refresher.finished.connect(self._follow_index)
        self._refresher.renewed.connect(self.index_renewed)
        comparison.progressed.connect(self._follow)
        self._refresher.refresh(lambda: (*store.unarchived(), *store.kept()))

    @property
    def rating(self) -> DuplicateRating | None:
        """The rating of the person in the game of the match."""
        deals = load_comparisons(self._path).deals
        return duplicate_rating(deals, self._match.rules.edition)

    def stop(self) -> None:
        """Stops reading; a comparison that is not finished is not kept."""
        self._is_done = True
        self._refresher.stop()
        self._index.close()

    def _follow_index(self) -> None:
        self._is_current = True
        self._follow()

    def _follow(self) -> None:
        """Keeps the comparison when everything for it is known."""
        comparison = self._comparison
        if self._is_done or not self._is_current or comparison.done < comparison.total:
            return
        self._is_done = True
        self.objection = self._find_objection()
        if self.objection is None:
            self._keep(self._result())
        self.kept.emit()

    def _keep(self, made: ComparedDeal) -> None:
        """Has a comparison written; a full or late disk must not stop the game."""

        def refuse(error: OSError) -> None:
            self.unsaved.emit(self._path, error)

        try:
            OWN_FILES.have_done(lambda: note_comparison(self._path, made), refuse)
        except OSError as error:
            refuse(error)

    def _find_objection(self) -> Objection | None:
        seat = self._record.seats[self._seat]
        if seat.hints or seat.undone:
            return Objection.AIDED
        code, names = self._match.header.code, self._names
        times = self._index.ask(lambda tables: times_played(tables, names, code))
        return Objection.KNOWN if times > 1 and not self._deck else None

    @property
    def _deck(self) -> str:
        """Returns the deck, where it comes from the deal before; empty where the code decides."""
        if not self._match.header.riffles or self._deal == 1:
            return ""
        return format_cards(promised_deck(self._match, self._deal))

    @property
    def _record(self) -> DealRecord:
        deals = record_of(self._match).deals
        return next(deal for deal in deals if deal.number == self._deal)

    def _result(self) -> ComparedDeal:
        means = ((level, self._comparison.mean(level)) for level in self._comparison.levels)
        return ComparedDeal(
            cards=fingerprint(self._match.header.code, self._deal, self._deck),
            game=self._match.rules.edition,
            own=self._comparison.own,
            levels=tuple(LevelLead(level=one, lead=it) for one, it in means if it is not None),
        )
