"""Requests a hint, and shows it by the cards on the table."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.i18n.formats import sentences
from canasta_gui.session.hint_words import Hint, Proposal
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, Ghosts, HintView, TableView
from canasta_gui.viewmodel.zones import ZoneKind
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.hint_note import HintNote


class HintDisplay(QObject):
    """Shows one move of a hint at a time: its cards raised, and pale where they would lie, its
    words in place of the prompt. A note tells the reasons of all when it is asked for.
    """

    asked = Signal()
    """Emitted when a hint was requested."""
    ended = Signal()
    """Emitted when none is shown any more."""

    def __init__(self, window: MainWindow, conductor: Conductor, hinting: HintRequests) -> None:
        super().__init__(window)
        self._window = window
        self._conductor = conductor
        self._hinting = hinting
        self.is_shown = False
        self.hint: Hint = ()
        """The moves proposed now; empty while they are being computed."""
        self.at = 0
        """The number of the move that is shown, counted from 0."""
        self.note = HintNote(window, window.table)
        self._on_press: Mapping[ButtonId, Callable[[], None]] = {
            ButtonId.PLAY_HINT: lambda: self._play(self.hint[self.at]),
            ButtonId.OTHER_HINT: lambda: self._show((self.at + 1) % len(self.hint)),
            ButtonId.EXPLAIN_HINT: lambda: self.note.tell(self.hint, self.at),
            ButtonId.END_HINT: self._go_back,
        }
        hinting.glanced.connect(self._tell_first_look)
        hinting.found.connect(self._tell)
        window.table.hint_pressed.connect(self._press)
        window.table.selection_changed.connect(self._follow_selection)
        self.note.chosen.connect(self._play)
        self.note.turned.connect(self._turn)
        window.page_changed.connect(self.drop)
        window.language_changed.connect(self.end)
        conductor.changed.connect(self.drop)

    def ask(self) -> None:
        """Requests a hint; if one is shown, ends it."""
        if self.is_shown:
            self._go_back()
        elif self._hinting.ask():
            self.is_shown = True
            self.asked.emit()
            self._window.table.setFocus()
            self._window.table.keyboard.hide()
            self._put_on_table(self.tr("Looking for a hint"))

    def end(self) -> None:
        """Takes the hint off the table; its cards stay raised."""
        session = self._conductor.session
        if self.drop() and session is not None:
            self._window.table.play(Step((), session.view()))

    def drop(self) -> bool:
        """Forgets the hint, which the next view lacks; returns whether there was one."""
        was_shown, self.is_shown = self.is_shown, False
        self.hint = ()
        self._hinting.forget()
        self.note.put_away()
        if was_shown:
            self.ended.emit()
        return was_shown

    def _go_back(self) -> None:
        """Ends the hint and lowers its cards."""
        cards = self.hint[self.at].cards if self.hint else ()
        self.end()
        if sorted(self._window.table.selected_cards()) == sorted(cards):
            self._window.table.select_cards(())

    def _press(self, button: ButtonId) -> None:
        if self.is_shown and (self.hint or button is ButtonId.END_HINT):
            self._on_press[button]()

    def _tell_first_look(self, proposal: Proposal) -> None:
        """Shows what seems best so far; it cannot be played by a button yet."""
        if self.is_shown and not self.hint:
            text = self.tr("At first sight: {move}").format(move=proposal.action_text)
            self._put_on_table(sentences((text, self.tr("Still trying."))), proposal.shown)
            self._window.table.announce(text)

    def _tell(self, hint: Hint) -> None:
        self.hint = hint
        self._show(0)

    def _show(self, at: int) -> None:
        """Shows a move on the table, and reads it out with its reasons."""
        self.at, proposal, table = at, self.hint[at], self._window.table
        table.select_cards(proposal.cards)
        table.advice.rest()
        said = (proposal.action_text, proposal.gap)
        number = f"{at + 1}: " if at else ""
        self._put_on_table(number + sentences(said), proposal.shown, tuple(self._buttons()))
        table.announce(sentences((*said, proposal.why)))

    def _turn(self, proposal: Proposal) -> None:
        self._show(self.hint.index(proposal))

    def _put_on_table(
        self, text: str, shown: HintView | None = None, buttons: tuple[ButtonView, ...] = ()
    ) -> None:
        session = self._conductor.session
        assert session is not None
        view = session.view()
        hinted = replace(
            view,
            hint=HintView() if shown is None else _beside_stage(shown, view),
            prompt=text,
            brief_prompt=text,
            turn="",
            buttons=buttons,
            notice="",
            remedy=None,
            marks=(),
        )
        self._window.table.play(Step((), hinted))

    def _buttons(self) -> Iterator[ButtonView]:
        yield ButtonView(ButtonId.EXPLAIN_HINT, self.tr("Why?"))
        if len(self.hint) > 1:
            yield ButtonView(ButtonId.OTHER_HINT, self.tr("Another move"))
        yield ButtonView(ButtonId.PLAY_HINT, self.tr("Play"))

    def _follow_selection(self) -> None:
        """Ends the hint when the player raises other cards."""
        if self.is_shown and self.hint:
            raised, shown = self._window.table.selected_cards(), self.hint[self.at].cards
            if sorted(raised) != sorted(shown):
                self.end()

    def _play(self, proposal: Proposal) -> None:
        self.drop()
        self._window.table.select_cards(())
        self._hinting.play(proposal)


def _beside_stage(shown: HintView, view: TableView) -> HintView:
    """Returns what is shown with new melds behind the groups that are laid aside."""
    aside = len(view.stage.groups)

    def moved(ghosts: Ghosts) -> Ghosts:
        zone = ghosts.zone
        is_new = zone.kind is ZoneKind.STAGE
        return replace(ghosts, zone=replace(zone, index=zone.index + aside * is_new))

    return replace(shown, ghosts=tuple(map(moved, shown.ghosts)))
