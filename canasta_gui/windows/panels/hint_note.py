"""The note with a hint: the best move with its reasons, and the other good moves."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.i18n.sentences import sentences
from canasta_gui.session.hint_words import Hint, Proposal
from canasta_gui.widgets.factory import button, label
from canasta_gui.windows.panels.note import GAP, NotePanel

_FIRST_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_1)
_STEP = 4
"""The distance in pixels between heights that are tried for the note."""


class HintNote(NotePanel):
    """The note with a hint; Enter plays the best move, 2 and 3 the others.

    Where the note would cover players or melds, it shows the best move alone. A player who unfolds
    it sees the others from then on.
    """

    chosen = Signal(object)
    """Emitted when the player wants a `Proposal` to be played."""
    closed = Signal()
    """Emitted when the note was closed."""
    refused = Signal()
    """Emitted when the player went back without a move."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.hint: Hint = ()
        """The moves proposed now; empty while they are being computed."""
        self._players: Sequence[QRect] = ()
        self._meant: Sequence[QRect] = ()
        self._others: Sequence[QRect] = ()
        self._beside = QRect()
        self._is_folded = False
        """Whether the moves after the best one are not shown."""
        self._was_unfolded = False

    @property
    @override
    def anchor(self) -> str:
        return self.hint[0].anchor if self.hint else ""

    @property
    @override
    def text(self) -> str:
        if not self.hint:
            return self.tr("Looking for a hint…")
        parts = (sentences((one.action_text, one.gap, one.why)) for one in self._shown)
        numbered = (f"{number}: {part}" for number, part in enumerate(parts, start=1))
        others = self.tr("Space shows the other moves.") if self._is_folded else ""
        rules = self.tr("F1 shows the rules for it.") if self.anchor else ""
        return sentences((*numbered, self._keys(), others, rules))

    def tell(
        self,
        hint: Hint,
        beside: QRect,
        players: Sequence[QRect],
        meant: Sequence[QRect] = (),
        others: Sequence[QRect] = (),
    ) -> None:
        """Shows a hint; an empty one says that it is being computed.

        The note lies beside the piles and, if there is room, covers none of the players and none
        of the melds that are meant, and of the others as little as can be (screen coordinates).
        """
        self.hint = hint
        self._players, self._meant, self._others = players, meant, others
        self._fold(beside, is_folded=False)
        kept = self._within((*players, *meant, *others))
        is_long = len(hint) > 1 and not self._was_unfolded
        if is_long and _covered(self.geometry(), kept):
            self._fold(beside, is_folded=True)

    def _fold(self, beside: QRect, *, is_folded: bool) -> None:
        self._is_folded, self._beside = is_folded, beside
        self.show_beside(beside)

    @override
    def put_away(self) -> None:
        if not self.isHidden():
            super().put_away()
            self.closed.emit()

    @override
    def corner(self, place: QRect, size: QSize, area: QRect) -> QPoint:
        """Returns the corner at the right, as near to the height of the piles as the
        players allow; at the left where it would cover a meld that is meant.
        """
        middle = place.center().y() - size.height() // 2
        right = area.right() - size.width()
        players, meant = self._within(self._players), self._within(self._meant)
        beside = [it for it in players if it.left() > place.right() and it.bottom() > place.top()]
        columns = [right, *(it.left() - GAP - size.width() for it in beside)]
        highest = area.bottom() - size.height() + 1
        lines = sorted(range(area.top(), highest, _STEP), key=lambda y: abs(y - middle))
        wanted = [QPoint(x, y) for x in columns if x > place.right() + GAP for y in lines]
        left = place.left() - GAP - size.width()
        anywhere = [*wanted, *(QPoint(left, y) for y in lines)]

        def is_free(corner: QPoint, kept: Sequence[QRect]) -> bool:
            note = QRect(corner, size)
            return area.contains(note) and not any(note.intersects(it) for it in kept)

        others = self._within(self._others)
        best = [at for at in anywhere if is_free(at, (*players, *meant))]
        if best:
            return min(best, key=lambda at: _covered(QRect(at, size), others))
        return next((at for at in wanted if is_free(at, players)), QPoint(right, middle))

    def _within(self, rects: Sequence[QRect]) -> list[QRect]:
        """Converts rectangles on the screen to those of the window."""
        return [QRect(self._over.mapFromGlobal(it.topLeft()), it.size()) for it in rects]

    @override
    def write(self) -> None:
        if not self.hint:
            self.add_line(self.text)
            return
        for place, proposal in enumerate(self._shown):
            if place:
                self.add_gap()
            self.add_widget(self._heading(place, proposal))
            if proposal.gap:
                self.add_line(proposal.gap, "caption")
            if proposal.why:
                self.add_line(proposal.why, "caption" if place else "body")
        self.add_gap()
        if not self._is_folded:
            self.add_line(self._keys(), "caption")
        links = {self.tr("Other moves (Space)"): self._unfold} if self._is_folded else {}
        if self.anchor:
            links[self.tr("Rules (F1)")] = self.read_on
        if links:
            self.add_links(links)

    @property
    def _shown(self) -> Hint:
        return self.hint[:1] if self._is_folded else self.hint

    def _unfold(self) -> None:
        self._was_unfolded = True
        self._fold(self._beside, is_folded=False)

    def _heading(self, place: int, proposal: Proposal) -> QWidget:
        """Returns the best move and the button that plays it."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        action_text = label(f"{place + 1}  {proposal.action_text}", "strong", is_wrapped=True)
        action_text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        line.addWidget(action_text, 1)
        line.addWidget(self._player(place, proposal), 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _player(self, place: int, proposal: Proposal) -> QPushButton:
        made = button("plain" if place else "primary")
        made.setText(self.tr("Play"))
        made.setAccessibleName(f"{self.tr('Play')}: {proposal.action_text}")
        # The button takes no focus: otherwise the note would close before the button is released.
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(lambda: self._choose(place))
        return made

    def _keys(self) -> str:
        if len(self._shown) > 2:
            return self.tr("Enter plays the first, 2 or 3 another one, Escape goes back.")
        if len(self._shown) > 1:
            return self.tr("Enter plays the first, 2 the other one, Escape goes back.")
        return self.tr("Enter plays it, Escape goes back.")

    def _choose(self, place: int) -> None:
        if place < len(self.hint):
            proposal = self.hint[place]
            self.put_away()
            self.chosen.emit(proposal)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _FIRST_KEYS:
            # While the hint is being computed, Enter waits for it.
            self._choose(0)
        elif self._is_folded and key in (Qt.Key.Key_Space, Qt.Key.Key_2, Qt.Key.Key_3):
            self._unfold()
        elif self.hint and Qt.Key.Key_2 <= key <= Qt.Key.Key_9:
            self._choose(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Escape:
            self.put_away()
            self.refused.emit()
        else:
            super().keyPressEvent(event)


def _covered(note: QRect, rects: Sequence[QRect]) -> int:
    """Returns how much of the rectangles a note covers, in square pixels."""
    shared = (note.intersected(it) for it in rects)
    return sum(it.width() * it.height() for it in shared if it.isValid())
