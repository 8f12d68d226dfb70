"""The fairness record: what each computer saw when it chose, and the check of the deal."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import number, sentences
from canasta_gui.session.fairness_check import (
    computer_decisions_of,
    fingerprint_of,
    fingerprint_of_running_deal,
    last_finished,
)
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.factory import clear, label, panel_of
from canasta_gui.widgets.rows import fill, in_row, wide
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.playback_texts import ObservationTexts
from canasta_gui.words.words import Words
from engine import Match

_LIST_WIDTH, _HAND_WIDTH = 330, 480
_LEAST_HEIGHT = 240


class FairnessDialog(SheetDialog):
    """At the left the computers' actions in the last deal, at the right what they saw
    before them.
    """

    is_of_match = True

    def __init__(self, match: Match, cards: CardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._cards = cards
        self._words = Words(match.rules)
        self._names = tuple(player.name for player in match.seats)
        self._deal = last_finished(match)
        self.decisions = computer_decisions_of(match, self._deal, self._words)
        self.fingerprint_label = label(is_wrapped=True)
        self.fingerprint_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.moves = QListWidget()
        self.moves.setFixedWidth(_LIST_WIDTH)
        self.moves.setMinimumHeight(_LEAST_HEIGHT)
        self.moves.setWordWrap(True)
        self.moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sight_area = QScrollArea()
        self.sight = QWidget()
        self.sight.setProperty("role", "page")
        self._column = QVBoxLayout(self.sight)
        self._fill()
        self.close_button = self.add_closing_button(self.tr("Close"))
        self.moves.currentRowChanged.connect(self._show)
        self._write()
        self.resize(960, 640)

    def _write(self) -> None:
        self.set_heading(self.tr("Fairness record"), self._summary())
        self.fingerprint_label.setText(self._fingerprint_text())
        self.moves.addItems([decision.action_text for decision in self.decisions])
        self.moves.setAccessibleName(self.tr("What the computers did"))
        self._sight_area.setAccessibleName(self.tr("What the computer saw"))
        self.moves.setVisible(bool(self.decisions))
        self.moves.setCurrentRow(0)

    def _fill(self) -> None:
        area = self._sight_area
        area.setWidget(self.sight)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # So that it can be scrolled by keyboard like the list.
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = in_row(self.moves, wide(area))
        sheet = panel_of(self.fingerprint_label)
        # In large type the check alone fills a low screen.
        page = ScrollColumn()
        fill(page.column, sheet, wide(row))
        self.body.addWidget(page)

    def _summary(self) -> str:
        if not self._deal:
            return self.tr("When the first deal is over, you see here what every computer saw.")
        text = self.tr("Deal {count}: what every computer saw when it chose. It was told no more.")
        return text.format(count=number(self._deal))

    def _fingerprint_text(self) -> str:
        parts: list[str] = []
        running = fingerprint_of_running_deal(self._match)
        if running is not None:
            text = self.tr("Fingerprint of deal {count}, which is being played: {print}")
            halves = _in_halves(running.fingerprint)
            parts.append(text.format(count=number(running.deal), print=halves))
        if self._deal:
            parts.append(self._checked())
        return "\n\n".join(parts)

    def _checked(self) -> str:
        published = fingerprint_of(self._match, self._deal)
        verdict = (
            self.tr("Checked: the cards dealt were those fixed before the match.")
            if published.is_kept
            else self.tr("The cards dealt are not those fixed before the match!")
        )
        text = self.tr(
            "Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint"
            " with the one shown during the deal."
        )
        halves = _in_halves(published.fingerprint)
        shown = text.format(count=number(published.deal), print=halves, salt=published.salt)
        return f"{verdict} {shown}"

    def _show(self, row: int) -> None:
        """Shows what the computer saw before the action in a row."""
        clear(self._column)
        if not 0 <= row < len(self.decisions):
            return
        decision = self.decisions[row]
        self._column.addWidget(label(decision.action_text, "heading", is_wrapped=True))
        if decision.why:
            self._column.addWidget(label(decision.why, is_wrapped=True))
        if decision.view.hand:
            self._column.addWidget(CardStrip(decision.view.hand, self._cards, width=_HAND_WIDTH))
        texts = ObservationTexts(self._words, self._match.rules.words.style, self._names)
        for name, content in texts.lines(decision.view):
            fill(
                self._column,
                label(name, "eyebrow", is_wrapped=True),
                _readable(label(content, is_wrapped=True), name),
            )
        self._column.addStretch(1)


def _in_halves(fingerprint: str) -> str:
    """Returns a fingerprint in two halves, which are easier to compare and fit a line of large
    type.
    """
    half = len(fingerprint) // 2
    return f"{fingerprint[:half]} {fingerprint[half:]}"


def _readable(text: QLabel, name: str) -> QLabel:
    text.setAccessibleName(sentences((name, text.text())))
    return text
