"""The note with a hint: the best move with its reasons, and the other good moves."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import sentences
from canasta_gui.session.hint_words import Hint, Proposal
from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.table.widget import TableWidget
from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.rows import at, fill, in_row, wide
from canasta_gui.windows.panels.card_place import best_place, cloth
from canasta_gui.windows.panels.note import NotePanel

_PLAY_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WIDTHS = (44, 40, 37, 30, 56)
"""The widths that are tried, in letters."""


class HintNote(NotePanel):
    """The note with a hint; Enter plays the best move, 2 and 3 the others.

    Where the note with all moves would cover something, it shows one of them at a time, and the
    keys no more; where that has no room either, no bars.
    """

    chosen = Signal(Proposal)
    """Emitted when the player wants a `Proposal` to be played."""
    turned = Signal(Proposal)
    """Emitted with the `Proposal` that is shown instead of another one."""

    def __init__(self, window: QMainWindow, table: TableWidget) -> None:
        super().__init__(window)
        self._table = table
        self.hint: Hint = ()
        """The moves that it tells."""
        self._alone: int | None = None
        """The number of the move that is shown alone, counted from 0; ``None`` if all are."""
        self._has_bars = True
        """Whether what was counted is drawn, too."""
        self._is_free = True
        """Whether the note covers nothing."""
        self._forms: Sequence[tuple[int | None, bool]] = ()
        """The moves shown alone, and whether with bars, of which the first with room is taken."""

    @property
    @override
    def anchor(self) -> str:
        return self.shown[0][1].anchor if self.hint else ""

    @property
    @override
    def text(self) -> str:
        parts = (
            sentences((str(place + 1), one.action_text, one.gap, one.why))
            for place, one in self.shown
        )
        others = self.tr("Space shows the next move.") if self._has_next else ""
        rules = self.tr("{key} shows the rules for it.").format(key=TableKeys.rules_name())
        return sentences((*parts, self._keys(), others, rules if self.anchor else ""))

    def tell(self, hint: Hint, at: int) -> None:
        """Shows a hint; where only one move has room, the one of this number."""
        self.hint = hint
        self._show((None, True), (at, True), (at, False))

    def _show(self, *forms: tuple[int | None, bool]) -> None:
        self._forms = forms
        self.show_beside(self._table.whereabouts.piles())

    @override
    def lay_out(self, beside: QRect) -> None:
        """Writes the note in the first form that covers nothing, or in the last one."""
        for form in self._forms:
            self._alone, self._has_bars = form
            super().lay_out(beside)
            if self._is_free:
                break

    @override
    def place(self, beside: QRect) -> QRect:
        """Returns a rectangle on the cloth where the note covers nothing that matters for the
        moves, near the right of the piles.
        """
        over, table, room = self._over, self._table, cloth(self._table)
        places = self.shown[0][1].places if self.shown else ()
        near = QRect(table.mapFromGlobal(beside.topRight()), beside.size())
        sizes = [self.size_at(letters, room.width()) for letters in _WIDTHS]
        found, self._is_free = best_place(table, sizes, near, places)
        return found.translated(table.mapTo(over, QPoint(0, 0)))

    @override
    def write(self) -> None:
        for place, proposal in self.shown:
            if place and self._alone is None:
                self.add_gap()
            self.add_widget(self._heading(place, proposal))
            if proposal.gap:
                self.add_line(proposal.gap, "caption", proposal.spread)
            if proposal.why:
                self.add_line(proposal.why, "caption" if place else "body")
            if self._has_bars and _has_counts(proposal):
                self._add_bars(place, proposal)
        links: dict[str, Callable[[], None]] = {}
        if self._has_next:
            links[self.tr("Next move (Space)")] = self._turn
        if self._alone is None:
            self.add_gap()
            self.add_line(self._keys(), "caption")
        if self.anchor:
            text = self.tr("Rules ({key})").format(key=TableKeys.rules_name())
            links[text] = self.read_on
        if links:
            self.add_links(links)

    @property
    def shown(self) -> tuple[tuple[int, Proposal], ...]:
        """The moves that are shown, each with its number counted from 0."""
        listed = tuple(enumerate(self.hint))
        return listed if self._alone is None else (listed[self._alone],)

    @property
    def _has_next(self) -> bool:
        """Whether a move is shown alone and there are others."""
        return self._alone is not None and len(self.hint) > 1

    def _turn(self) -> None:
        """Shows the next move, after the last one the first."""
        if self._alone is not None:
            self._show_alone((self._alone + 1) % len(self.hint))

    def _show_alone(self, place: int) -> None:
        self.turned.emit(self.hint[place])
        self._show((place, True), (place, False))

    def _add_bars(self, place: int, proposal: Proposal) -> None:
        """Adds what was counted for a move and the one it is compared with, by their numbers."""
        from canasta_gui.widgets.bars import TrialBars

        bars = TrialBars(is_flat=True)
        self.add_widget(bars)
        bars.show_counts(proposal.reasons, str(place + 1), str(proposal.against + 1))

    def _heading(self, place: int, proposal: Proposal) -> QWidget:
        """Returns the best move and the button that plays it."""
        row = QWidget()
        line = in_row(of=row, margins=0)
        action_text = label(f"{place + 1}  {proposal.action_text}", "strong", is_wrapped=True)
        action_text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        fill(line, wide(action_text), at(Qt.AlignmentFlag.AlignTop, self._player(place, proposal)))
        return row

    def _player(self, place: int, proposal: Proposal) -> QPushButton:
        role = "plain" if place else "primary"
        made = button(self.tr("Play"), role, then=lambda: self._choose(place))
        made.setAccessibleName(sentences((made.text(), proposal.action_text)))
        # The button takes no focus: otherwise the note would close before the button is released.
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def _keys(self) -> str:
        if len(self.shown) > 2:
            return self.tr("Enter plays the first, 2 or 3 another one, Escape goes back.")
        if len(self.shown) > 1:
            return self.tr("Enter plays the first, 2 the other one, Escape goes back.")
        return self.tr("Enter plays it, Escape goes back.")

    def _choose(self, place: int) -> None:
        """Plays a move that is shown; shows one that is not."""
        if place >= len(self.hint):
            return
        if self._alone not in (None, place):
            self._show_alone(place)
            return
        proposal = self.hint[place]
        self.put_away()
        self.chosen.emit(proposal)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _PLAY_KEYS:
            self._choose(self._alone or 0)
        elif key == Qt.Key.Key_Space and self._has_next:
            self._turn()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._choose(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


def _has_counts(proposal: Proposal) -> bool:
    """Returns whether something was counted for a move."""
    # Bars bring the computer players along, which no window needs before a hint.
    from canasta_gui.widgets.bars import counted_among

    return counted_among(proposal.reasons) is not None
