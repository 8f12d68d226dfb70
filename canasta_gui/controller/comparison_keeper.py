"""Saves a finished comparison for the rating of the person who played the deal."""

import logging
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.deal_comparison import DealComparison
from canasta_gui.diagnostics.errors import name_of
from canasta_gui.persistence.store import MatchStore
from canasta_gui.records.record_index import RecordIndex
from canasta_gui.records.record_refresher import RecordRefresher
from canasta_gui.records.statistics import DuplicateRating, duplicate_rating, times_played
from canasta_gui.settings.deal_results import (
    ComparedDeal,
    LevelLead,
    fingerprint,
    load_comparisons,
    note_comparison,
)
from engine import DealRecord, Match, format_cards, promised_deck, record_of

_log = logging.getLogger(__name__)


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
            try:
                note_comparison(self._path, self._result())
            except OSError as error:
                # A full disk must not stop the game.
                _log.info("%s was not written: %s", self._path.name, name_of(error))
        self.kept.emit()

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
