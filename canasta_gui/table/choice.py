"""A menu at the table that asks which of several melds is meant."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QGraphicsView, QMenu

from canasta_gui.table.layout.geometry import hull
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.gestures import Choose, Gesture
from canasta_gui.viewmodel.table_view import ChoiceView
from canasta_gui.viewmodel.zones import Zone

_HEADING = 2
"""The number of entries above the answers: the question and the line below it."""


class ChoiceMenu(QObject):
    """Shows the view's question as a menu and sends the answer as a gesture.

    The meld of the highlighted answer is marked.
    """

    def __init__(
        self,
        widget: QGraphicsView,
        table_scene: TableScene,
        send: Callable[[Gesture], None],
    ) -> None:
        super().__init__(widget)
        self._widget = widget
        self._table_scene = table_scene
        self._send = send
        self._choice: ChoiceView | None = None
        self.menu: QMenu | None = None
        """The open menu."""

    def follow(self, choice: ChoiceView | None) -> None:
        """Opens the menu for the view's question, unless it is open already."""
        if choice == self._choice:
            return
        self._close()
        self._choice = choice
        if choice is not None:
            self.menu = self._build(choice)
            self.menu.popup(self._place(choice))
            self.menu.setActiveAction(self.menu.actions()[_HEADING])

    def _place(self, choice: ChoiceView) -> QPoint:
        """Returns the place of the menu, below the melds that the question is about."""
        areas = [self._table_scene.area(answer.place) for answer in choice.answers]
        around = hull([area for area in areas if area is not None] or [self._table_scene.window])
        foot = around.bottom + self._table_scene.board.frame.measure.caption
        return self._widget.viewport().mapToGlobal(QPoint(round(around.x), round(foot)))

    def _build(self, choice: ChoiceView) -> QMenu:
        menu = QMenu(self._widget)
        menu.setAccessibleName(choice.question)
        menu.addAction(choice.question).setEnabled(False)
        menu.addSeparator()
        for number, answer in enumerate(choice.answers):
            text = answer.text.replace("&", "&&")
            # This is the number by which the meld is reached by keyboard, too.
            action = menu.addAction(f"&{answer.place.index + 1}  {text}")
            action.hovered.connect(lambda place=answer.place: self._look_at(place))
            action.triggered.connect(lambda _=False, number=number: self._answer(number))
        menu.aboutToHide.connect(self._hidden)
        return menu

    def _look_at(self, place: Zone | None) -> None:
        self._table_scene.overlay.aim(self._table_scene.area(place) if place is not None else None)

    def _answer(self, number: int | None) -> None:
        if self.menu is not None:
            self._close()
            self._widget.setFocus()
            self._send(Choose(number))

    def _hidden(self) -> None:
        """Waits one event for the answer: the menu hides before it emits it."""
        self._look_at(None)
        QTimer.singleShot(0, self._turn_away)

    def _turn_away(self) -> None:
        if self.menu is not None and not self.menu.isVisible():
            self._answer(None)

    def _close(self) -> None:
        menu, self.menu = self.menu, None
        self._choice = None
        if menu is not None:
            menu.close()
            menu.deleteLater()
