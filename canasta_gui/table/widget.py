"""The table as a widget."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from canasta_gui.table.access.interfaces import install
from canasta_gui.table.access.tree import AccessTree
from canasta_gui.table.access.voice import Voice
from canasta_gui.table.choice import ChoiceMenu
from canasta_gui.table.focused_canvas import FocusedCanvas
from canasta_gui.table.gestures.mouse import Mouse
from canasta_gui.table.gestures.whats_this import ScreenPlaces, WhatsThis
from canasta_gui.table.raised_cards_verdict import RaisedCardsPrompt
from canasta_gui.table.spotlight import Spotlight
from canasta_gui.viewmodel.beat import Beat, Step
from canasta_gui.viewmodel.gestures import (
    Gesture,
    Press,
    RaisedCardsOracle,
    TargetOracle,
    Thing,
)
from canasta_gui.viewmodel.table_view import HINT_BUTTONS, ButtonId, TableView
from canasta_gui.viewmodel.zones import Zone
from engine import Card

_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Modifier keys, which mean nothing alone."""
_NEW_SCREEN = (QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange)
"""The events after which the table may be on a screen with another pixel ratio."""


class TableWidget(FocusedCanvas):
    """Shows views, plays steps, and emits what a person does.

    `settled` comes once when every step that was to be played has ended and nothing moves any
    more. `landed` follows cards of a beat that arrive.
    """

    gesture = Signal(Gesture)
    """Emitted with what a person does."""
    settled = Signal()
    beat_begun = Signal(Beat)
    landed = Signal()
    selection_changed = Signal()
    carried = Signal()
    """Emitted when cards that are dragged have moved, and when they are let go."""
    sort_asked = Signal(QPoint)
    """Emitted with a point on the screen when the player wants to choose the order of the hand."""
    seat_asked = Signal(int)
    """Emitted with the seat when the player clicks a player's plate."""
    hint_pressed = Signal(ButtonId)
    """Emitted with one of `HINT_BUTTONS`."""
    rule_asked = Signal()
    """Emitted when the player wants the rule page that explains the refusal on the felt."""
    asked = Signal(Thing, QRect)
    """Emitted with the `Thing` to explain and its rectangle on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Card table"))
        self.spotlight = Spotlight(self.table_scene)
        self.whereabouts = ScreenPlaces(self.viewport(), self.table_scene)
        self.mouse = Mouse(self.table_scene, self._send)
        self.whats_this = WhatsThis(self.viewport(), self.table_scene, self.keyboard)
        self.choice = ChoiceMenu(self, self.table_scene, self._send)
        self.table_scene.clock.moved.connect(self._follow_home)
        self.table_scene.clock.finished.connect(self._follow_home)
        self.advice = RaisedCardsPrompt(self.table_scene, self)
        self.access = AccessTree(self.table_scene, self.keyboard, self)
        self.voice = Voice(self, self.access)
        install()
        self.table_scene.rule_asked.connect(self.rule_asked)
        self.table_scene.advised.connect(self.voice.advise)
        self.access.changed.connect(self.voice.tell_changes)
        self.access.actions.seat_asked.connect(self.seat_asked)
        self.table_scene.card_handler.raised.connect(self.voice.tell_raised)
        self.keyboard.moved.connect(self.voice.follow)
        self.keyboard.stayed.connect(self.voice.repeat)
        self.keyboard.card_moved.connect(self._tell_place)
        self.keyboard.asked.connect(self.whats_this.ask_focus)
        self.whats_this.asked.connect(self.asked)
        self.table_scene.card_handler.selection_changed.connect(self.selection_changed)
        self.table_scene.player.settled.connect(self.settled)
        self.table_scene.player.beat_begun.connect(self.beat_begun)
        self.table_scene.clock.landed.connect(self.landed)
        self.table_scene.shown.connect(self._on_shown)

    # --- what is shown

    def show_view(self, view: TableView) -> None:
        """Shows a view at once."""
        self._drop_carried()
        self.table_scene.show_view(view)

    def play(self, step: Step) -> None:
        """Plays a step; it ends exactly in the picture of ``show_view(step.after)``."""
        if step.after.curtain is not None:
            self._drop_carried()
        self.table_scene.play(step)

    def finish_all(self) -> None:
        """Skips to the end of everything that is being played."""
        self.table_scene.finish()

    def set_oracle(self, oracle: TargetOracle | None) -> None:
        """Sets the oracle that tells where lifted cards may go."""
        self.table_scene.card_handler.oracle = oracle

    def set_advisor(self, advisor: RaisedCardsOracle | None) -> None:
        """Sets the oracle that tells what raised cards could do."""
        self.advice.advisor = advisor

    # --- what is raised

    def selected_cards(self) -> tuple[Card, ...]:
        """Returns the raised cards of the hand."""
        return self.table_scene.board.raised_cards()

    def select_cards(self, cards: Sequence[Card]) -> None:
        """Raises these cards and lowers all others."""
        self.table_scene.card_handler.select(cards)

    def announce(self, text: str, *, is_urgent: bool = False) -> None:
        """Makes a screen reader say something; urgent words interrupt it."""
        self.voice.say(text, is_urgent=is_urgent)

    # --- Qt

    def tip_at(self, at: QPointF) -> str:
        """Returns what a press at a point of the scene does."""
        return self.mouse.hover.tip(at)

    @property
    def is_in_use(self) -> bool:
        """Returns whether something is being played or dragged."""
        return self.mouse.is_dragging or super().is_in_use

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out in its new size."""
        self._drop_carried()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the reading direction and the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.set_options(self.table_scene.options)
        elif event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Card table"))
            self.table_scene.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a click or a drag."""
        if self.whats_this.is_waiting:
            self.whats_this.ask_at(event.position())
        elif event.button() is Qt.MouseButton.LeftButton:
            self.keyboard.hide()
            self.mouse.press(event.position(), event.timestamp())
        elif event.button() is Qt.MouseButton.RightButton:
            self._drop_carried()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handles the second press of a double click, which can raise a card but commits
        nothing.
        """
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.press(event.position(), event.timestamp(), is_second=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves what is carried; otherwise highlights what can be pressed."""
        self.mouse.move(event.position())
        if self.mouse.is_dragging:
            self.carried.emit()
        if self.whats_this.is_waiting:
            return
        can_act = not self.mouse.is_dragging and self.mouse.hover.can_act(event.position())
        shape = Qt.CursorShape.PointingHandCursor if can_act else Qt.CursorShape.ArrowCursor
        if self.mouse.is_dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ends a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.release(event.position(), event.timestamp())
            self.carried.emit()

    def _follow_home(self) -> None:
        """Tells where dropped cards are while they glide home."""
        if self.mouse.homing:
            if not self.table_scene.clock.is_moving:
                self.mouse.homing = ()
            self.carried.emit()

    def _drop_carried(self) -> None:
        """Takes back what is carried; the cards lie where they were."""
        self.mouse.cancel()
        self.carried.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Removes the highlight under the pointer."""
        super().leaveEvent(event)
        self.mouse.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Asks about what is under the pointer."""
        self.whats_this.ask_at(QPointF(event.pos()))

    def mark_places(self, zones: Sequence[Zone]) -> None:
        """Makes these places glow, and no others."""
        self.advice.rest()
        areas = self.table_scene.board.arrangement.areas
        self.table_scene.overlay.glow(areas[zone] for zone in zones if zone in areas)

    def event(self, event: QEvent) -> bool:
        """Ends an effect on a key press, and lets the key do nothing else, not even as a
        shortcut. Follows the pixel ratio of the screen.
        """
        if event.type() in _NEW_SCREEN:
            self._drop_carried()
            self.table_scene.set_ratio(self.devicePixelRatioF())
        self.note_key(event)
        if (
            isinstance(event, QKeyEvent)
            and event.key() not in _HELD
            and self.table_scene.has_moment
        ):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.table_scene.skip_moment()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles the keys of the table; other keys go to the window."""
        self.whats_this.stop()
        if event.key() == Qt.Key.Key_Escape and self.mouse.is_dragging:
            self._drop_carried()
            return
        blocking = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        has_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        is_ours = not event.modifiers() & blocking
        if not (is_ours and self.keyboard.press(event.key(), has_shift=has_shift)):
            event.ignore()
        focused = QApplication.focusWidget()
        if focused not in (None, self, self.viewport()) and self.isAncestorOf(focused):
            # The key comes from a note on the felt, which has the focus and shows so.
            self.keyboard.hide()

    # --- own affairs

    def _send(self, gesture: Gesture) -> None:
        """Emits a gesture; before sorting, the order has to be chosen."""
        if isinstance(gesture, Press) and gesture.button in HINT_BUTTONS:
            self.hint_pressed.emit(gesture.button)
        elif gesture == Press(ButtonId.SORT):
            rect = self.table_scene.furniture.buttons[ButtonId.SORT]
            corner = self.mapFromScene(rect.x, rect.y)
            self.sort_asked.emit(self.viewport().mapToGlobal(corner))
        else:
            self.gesture.emit(gesture)

    def _tell_place(self, position: int) -> None:
        """Announces the place of a card of the hand after it was moved."""
        count = len(self.table_scene.board.hand)
        text = self.tr("Place {place} of {count}", "where a card lies in the own hand")
        self.voice.say(text.format(place=position + 1, count=count))

    def _on_shown(self) -> None:
        self.access.invalidate()
        self.keyboard.resume()
        view = self.table_scene.view
        if view is not None:
            self.choice.follow(view.choice)
