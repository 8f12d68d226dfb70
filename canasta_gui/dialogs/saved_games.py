"""The matches on this computer: which one to go on with."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.choice_card import ChoiceCard
from canasta_gui.dialogs.parts import button, clear, label
from canasta_gui.dialogs.score_words import number
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.store import MatchStore
from engine import JournalError, Match, load_match


class SavedGamesDialog(SheetDialog):
    """Accepted with ``chosen`` set to the file of the match to go on with."""

    def __init__(
        self, store: MatchStore, playing: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._playing = playing
        self.cards: dict[Path, ChoiceCard] = {}
        self._matches: dict[Path, Match] = {}
        self._is_sure = False
        self._empty = label(role="subtitle", is_wrapped=True)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self._make_list())
        self.delete_button, self.cancel_button = button(), button()
        self.delete_button.clicked.connect(self._delete)
        self.cancel_button.clicked.connect(self.reject)
        self.footer.addWidget(self.delete_button)
        self.open_button = self.add_closing_button()
        self.footer.insertWidget(self.footer.count() - 1, self.cancel_button)
        self._read()
        self.retranslate()
        self.resize(620, 560)

    @property
    def chosen(self) -> Path | None:
        """The file of the chosen match."""
        return next((path for path, card in self.cards.items() if card.isChecked()), None)

    def retranslate(self) -> None:
        """Write every text in the present language."""
        self.set_heading(self.tr("Saved games"), self.tr("Every match is saved as it is played."))
        for path, card in self.cards.items():
            match = self._matches[path]
            card.set_texts(match.rules.title, self._players(match), self._facts(path, match))
        self._empty.setText(self.tr("There is no other match yet."))
        self.open_button.setText(self.tr("Go on with it"))
        self.cancel_button.setText(self.tr("Cancel"))
        self._follow()

    def _make_list(self) -> QScrollArea:
        page = QWidget()
        page.setProperty("role", "page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(24, 18, 24, 18)
        self._column.setSpacing(10)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def _read(self) -> None:
        """Read every match but the one on the table; unreadable files are left alone."""
        paths = {*self._store.unarchived(), *self._store.kept()} - {self._playing}
        self._matches = {}
        for path in sorted((p for p in paths if p is not None), key=_played_at, reverse=True):
            try:
                self._matches[path] = load_match(path).match
            except JournalError:
                continue
        self._rebuild()

    def _rebuild(self) -> None:
        self._column.removeWidget(self._empty)
        clear(self._column)
        self.cards = {path: ChoiceCard(path.stem) for path in self._matches}
        self._column.addWidget(self._empty)
        self._empty.setVisible(not self.cards)
        for card in self.cards.values():
            card.clicked.connect(self._follow)
            self._column.addWidget(card)
        self._column.addStretch(1)
        if self.cards:
            next(iter(self.cards.values())).setChecked(True)

    def _follow(self) -> None:
        """Another match is chosen: what the buttons do concerns that one."""
        self._is_sure = False
        self.delete_button.setText(self.tr("Delete"))
        self.delete_button.setEnabled(self.chosen is not None)
        self.open_button.setEnabled(self.chosen is not None)

    def _delete(self) -> None:
        """The first press asks, the second one deletes."""
        if not self._is_sure:
            self._is_sure = True
            self.delete_button.setText(self.tr("Delete for good?"))
            return
        if self.chosen is not None:
            self._store.delete(self.chosen)
        self._read()
        self.retranslate()

    def _players(self, match: Match) -> str:
        return ", ".join(seat.name for seat in match.seats)

    def _facts(self, path: Path, match: Match) -> Sequence[str]:
        public = match.state.public
        when = QDateTime.fromSecsSinceEpoch(int(_played_at(path)))
        state = (
            self.tr("finished")
            if match.is_over
            else self.tr("deal {count}").format(count=number(public.deal))
        )
        return (
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
            state,
            " : ".join(number(score) for score in public.scores),
        )


def _played_at(path: Path) -> float:
    """When the match was played last, in seconds since 1970."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
