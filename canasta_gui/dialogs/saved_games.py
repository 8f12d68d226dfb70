"""The matches on this computer: which one to go on with."""

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.choice_card import ChoiceCard
from canasta_gui.dialogs.notices import file_notice
from canasta_gui.dialogs.parts import button, clear, label
from canasta_gui.dialogs.score_words import number
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.store import MatchStore
from canasta_gui.persistence.summary import MatchSummary, list_matches
from engine import JournalError


class SavedGamesDialog(SheetDialog):
    """Accepted with ``chosen`` set to the file of the match to go on with."""

    def __init__(
        self, store: MatchStore, playing: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._playing = playing
        self.cards: dict[Path, ChoiceCard] = {}
        self._matches: dict[Path, MatchSummary] = {}
        self._is_sure = False
        self._is_refused = False
        self._empty = label(role="subtitle", is_wrapped=True)
        self._unread = label(role="caption", is_wrapped=True)
        self._errors: tuple[JournalError, ...] = ()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self._make_list())
        self.delete_button, self.cancel_button = button(), button()
        self.delete_button.clicked.connect(self._delete)
        self.cancel_button.clicked.connect(self.reject)
        self.footer.add_side(self.delete_button)
        self.open_button = self.add_closing_button()
        self.footer.add_cancel(self.cancel_button)
        self._read()
        self.retranslate()
        self.resize(620, 560)

    @property
    def chosen(self) -> Path | None:
        """The file of the chosen match."""
        return next((path for path, card in self.cards.items() if card.isChecked()), None)

    def retranslate(self) -> None:
        """Write every text in the present language."""
        for path, card in self.cards.items():
            match = self._matches[path]
            players = ", ".join(player.name for player in match.players)
            card.set_texts(match.rules.title, players, self._facts(match))
        self._empty.setText(self.tr("There is no other match yet."))
        self._unread.setText("\n".join(map(file_notice, self._errors)))
        self._unread.setVisible(bool(self._errors))
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
        """Every match but the one on the table; unreadable files are left alone, but named."""
        paths = {*self._store.unarchived(), *self._store.kept()}
        listing = list_matches(path for path in paths if path != self._playing)
        self._matches = {match.path: match for match in listing.matches}
        self._errors = listing.errors
        self._rebuild()

    def _rebuild(self) -> None:
        for kept in (self._empty, self._unread):
            self._column.removeWidget(kept)
        clear(self._column)
        self.cards = {path: ChoiceCard(path.stem) for path in self._matches}
        self._column.addWidget(self._empty)
        self._empty.setVisible(not self.cards)
        for card in self.cards.values():
            card.clicked.connect(self._follow)
            self._column.addWidget(card)
        self._column.addWidget(self._unread)
        self._column.addStretch(1)
        if self.cards:
            next(iter(self.cards.values())).setChecked(True)

    def _follow(self) -> None:
        """Another match is chosen: what the buttons do concerns that one."""
        self._is_sure = self._is_refused = False
        self._describe()
        self.delete_button.setText(self.tr("Delete"))
        self.delete_button.setEnabled(self.chosen is not None)
        self.open_button.setEnabled(self.chosen is not None)

    def _describe(self) -> None:
        """The title, and below it why the last wish came to nothing."""
        calm = self.tr("Every match is saved as it is played.")
        refused = self.tr(
            "This match cannot be deleted. It may be open in another window: close that one first."
        )
        self.set_heading(self.tr("Saved games"), refused if self._is_refused else calm)

    def _delete(self) -> None:
        """The first press asks, the second one deletes."""
        if not self._is_sure:
            self._is_sure = True
            self.delete_button.setText(self.tr("Delete for good?"))
            return
        if self.chosen is not None:
            try:
                self._store.delete(self.chosen)
            except (JournalError, OSError):
                self._follow()
                self._is_refused = True
                self._describe()
                return
        self._read()
        self.retranslate()

    def _facts(self, match: MatchSummary) -> tuple[str, ...]:
        standing = match.standing
        deal = self.tr("deal {count}").format(count=number(standing.deal))
        when = QDateTime.fromSecsSinceEpoch(int(match.last_played.timestamp()))
        return (
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
            self.tr("finished") if match.is_over else deal,
            " : ".join(number(score) for score in standing.scores),
        )
