"""The menu that sorts the viewer's hand, in the menu bar and at the button on the table.

It moves raised cards too, for whoever does not drag.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction

from canasta_gui.controller.conductor import Conductor
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.windows.frame.main_window import MainWindow

_TO_THE_END = 999
"""More places than any hand has."""


class HandSorting(QObject):
    """Sorts after every choice, even a repeated one, because cards may have been moved since."""

    def __init__(self, window: MainWindow, conductor: Conductor) -> None:
        super().__init__(window)
        self._table = window.table
        self._conductor = conductor
        self._menu = window.menus.choices["hand_order"]
        self._actions = window.actions_by_name.choices["hand_order"]
        for order, action in self._actions.items():
            action.triggered.connect(self._sorter(HandOrder(order), action))
        self._menu.addSeparator()
        self._moves = {places: self._mover(places) for places in (-1, 1, -_TO_THE_END, _TO_THE_END)}
        self._menu.aboutToShow.connect(self._write)
        window.table.sort_asked.connect(self._ask)

    def _mover(self, places: int) -> QAction:
        action = self._menu.addAction("")
        action.triggered.connect(partial(self._table.keyboard.move_raised, places))
        return action

    def _write(self) -> None:
        texts = {
            -1: self.tr("Raised cards one place to the left"),
            1: self.tr("Raised cards one place to the right"),
            -_TO_THE_END: self.tr("Raised cards to the left end"),
            _TO_THE_END: self.tr("Raised cards to the right end"),
        }
        for places, action in self._moves.items():
            action.setText(texts[places])
            action.setEnabled(bool(self._table.selected_cards()))

    def _ask(self, corner: QPoint) -> None:
        """Opens the menu above a point of the screen, so that it does not cover the hand."""
        self._menu.popup(corner - QPoint(0, self._menu.sizeHint().height()))
        chosen = next(action for action in self._actions.values() if action.isChecked())
        self._menu.setActiveAction(chosen)

    def _sorter(self, order: HandOrder, action: QAction) -> Callable[[bool], None]:
        def sort(_is_checked: bool) -> None:
            if self._conductor.session is not None:
                self._conductor.sort_hand(order)
                text = self.tr("Your hand is sorted: {order}")
                self._table.announce(text.format(order=action.text()))

        return sort
