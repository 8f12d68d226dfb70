"""The form in which is typed what each side has after a deal with real cards."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSpinBox, QToolButton, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import pronounced
from canasta_gui.viewmodel.real_cards import (
    CountField,
    foot_fields,
    hand_fields,
    side_fields,
    value_of,
    with_value,
)
from canasta_gui.widgets.factory import frame, label, panel_in
from canasta_gui.widgets.rows import AIR, in_column, in_grid, in_row
from canasta_gui.widgets.wheel_guard import turn_with_focus_only
from canasta_gui.words.real_cards_texts import RealCardsTexts
from engine import CountedDeal, LeftCount, Ruleset

_MOST_POINTS, _MOST_CARDS = 100_000, 100
_FIVE = 5
"""The values of all cards are multiples of it."""


class _Field(QSpinBox):
    """A number that is replaced by what is typed; the wheel turns it only with the focus."""

    entered = Signal()
    """Emitted on Enter."""

    def __init__(self, *, is_points: bool) -> None:
        super().__init__()
        self.setRange(0, _MOST_POINTS if is_points else _MOST_CARDS)
        self.setSingleStep(_FIVE if is_points else 1)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setGroupSeparatorShown(True)
        turn_with_focus_only(self)
        # After a click Qt moves the cursor, which would end a selection made at once.
        self._selection = QTimer(self, singleShot=True, interval=0)
        self._selection.timeout.connect(self.selectAll)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._selection.start()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            event.accept()
        else:
            super().keyPressEvent(event)


class CountBox(QWidget):
    """A number that is typed; small ones have buttons for one less and one more beside it."""

    changed = Signal(int)

    def __init__(self, name: str, *, is_points: bool, has_buttons: bool) -> None:
        super().__init__()
        self.field = _Field(is_points=is_points)
        self.field.setAccessibleName(name)
        self.field.valueChanged.connect(self.changed)
        self.less, self.more = QToolButton(), QToolButton()
        for made, sign in ((self.less, "\N{MINUS SIGN}"), (self.more, "+")):
            made.setText(sign)
            made.setProperty("role", "step")
            made.setAccessibleName(pronounced(f"{name} {sign}"))
            # The arrow keys do the same in the field.
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.less.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)
        in_row(self.less, self.field, self.more, AIR, of=self, spacing=4, margins=0)
        # Without a parent they would be windows of their own.
        for made in (self.less, self.more):
            made.setVisible(has_buttons and not is_points)

    def show_value(self, value: int) -> None:
        """Shows a number without a signal."""
        with QSignalBlocker(self.field):
            self.field.setValue(value)


_WITH_BUTTONS: Final = 3
"""The largest number of sides whose fields have room for buttons."""
_BESIDE: Final = ("bonus", "aside", "calientes", "asked_in_vain")
"""What partners for a deal do not have in common."""


class CountForm(QWidget):
    """A row for each thing that counts by the rules, a column for each side; ``deal`` is the sum of
    what was typed.
    """

    changed = Signal()
    finished = Signal()
    """Emitted on Enter in the last field."""

    def __init__(self, rules: Ruleset, names: Sequence[str], deal: CountedDeal) -> None:
        super().__init__()
        self.deal = deal
        self._rules, self._names = rules, names
        self._texts = RealCardsTexts(rules)
        self.boxes: dict[tuple[str, int], CountBox] = {}
        """The field of each thing, by its name (as ``natural``, ``wild-4``, ``hand.points``) and
        its side or seat.
        """
        self._grid = in_grid(18, 7, long=0)
        panel_in(self).addLayout(self._grid)
        self._fill()
        self._order()
        self.follow_partners()

    @property
    def first(self) -> CountBox:
        """The first field."""
        return next(iter(self.boxes.values()))

    def follow_partners(self) -> None:
        """Lets the melds of partners for the deal be typed with the first of them only."""
        followers = self.deal.pair[1:]
        for (name, side), box in self.boxes.items():
            if "." not in name:
                box.setEnabled(side not in followers or name in _BESIDE)

    def _fill(self) -> None:
        for side, name in enumerate(self._texts.sides(self._names)):
            self._grid.addWidget(label(name, "strong", is_wrapped=True), 0, side + 1)
        for field in side_fields(self._rules):
            self._add_row(field)
        self._add_left("hand", tuple(hand_fields(self._rules)))
        self._add_left("foot", tuple(foot_fields(self._rules)))

    def _order(self) -> None:
        """Lets Tab, and Enter as on the keypad of a calculator, go through all that one side has
        before they come to the next one.
        """

        def column(place: tuple[str, int]) -> int:
            name, at = place
            return self._rules.side_by_seat[at] if "." in name else at

        fields = [self.boxes[place].field for place in sorted(self.boxes, key=column)]
        for before, after in pairwise(fields):
            QWidget.setTabOrder(before, after)
        for at, field in enumerate(fields, start=1):
            field.entered.connect(partial(self._go_on, fields[at:]))

    def _go_on(self, fields: Sequence[QWidget]) -> None:
        """Moves the focus to the first field that can be used."""
        following = next((field for field in fields if field.isEnabled()), None)
        if following is None:
            self.finished.emit()
        else:
            following.setFocus(Qt.FocusReason.TabFocusReason)

    def _add_row(self, field: CountField) -> None:
        row, told = self._grid.rowCount(), self._texts.field(field)
        self._grid.addWidget(label(told, is_wrapped=True), row, 0)
        for side, name in enumerate(self._texts.sides(self._names)):
            box = self._box(f"{told}: {name}", field, partial(self._set_side, side, field))
            box.show_value(value_of(self._rules, self.deal.sides[side], field))
            key = field.name if field.jokers is None else f"{field.name}-{field.jokers}"
            self.boxes[key, side] = box
            self._grid.addWidget(box, row, side + 1)

    def _add_left(self, place: str, fields: Sequence[CountField]) -> None:
        """Adds a row for each player of a side and each thing left in a hand or a foot."""
        if not fields:
            return
        self._grid.addWidget(frame("line"), self._grid.rowCount(), 0, 1, -1)
        for field in fields:
            told = self._texts.left(field)
            for at in range(self._rules.seats.largest_side):
                row = self._grid.rowCount()
                if at == 0:
                    self._grid.addWidget(label(told, is_wrapped=True), row, 0)
                for side, seats in enumerate(self._rules.seats.sides):
                    if at < len(seats):
                        self._add_seat(place, field, told, row, side, seats[at])

    def _add_seat(
        self, place: str, field: CountField, told: str, row: int, side: int, seat: int
    ) -> None:
        name = self._names[seat]
        box = self._box(f"{told}: {name}", field, partial(self._set_left, place, seat, field))
        box.show_value(int(getattr(self._left_of(place)[seat], field.name)))
        self.boxes[f"{place}.{field.name}", seat] = box
        self._grid.addWidget(
            _named(box, name, is_needed=len(self._rules.seats.sides[side]) > 1), row, side + 1
        )

    def _box(self, name: str, field: CountField, set_value: Callable[[int], None]) -> CountBox:
        has_buttons = len(self._rules.seats.sides) <= _WITH_BUTTONS
        box = CountBox(name, is_points=field.is_points, has_buttons=has_buttons)
        box.changed.connect(set_value)
        return box

    def _left_of(self, place: str) -> tuple[LeftCount, ...]:
        return self.deal.hands if place == "hand" else self.deal.feet

    def _set_side(self, side: int, field: CountField, value: int) -> None:
        counts = list(self.deal.sides)
        counts[side] = with_value(self._rules, counts[side], field, value)
        self.deal = replace(self.deal, sides=tuple(counts))
        self.changed.emit()

    def _set_left(self, place: str, seat: int, field: CountField, value: int) -> None:
        counts = list(self._left_of(place))
        counts[seat] = replace(counts[seat], **{field.name: value})
        if place == "hand":
            self.deal = replace(self.deal, hands=tuple(counts))
        else:
            self.deal = replace(self.deal, feet=tuple(counts))
        self.changed.emit()


def _named(box: CountBox, name: str, *, is_needed: bool) -> QWidget:
    """Returns a field with the name of its player above it, where the side has several."""
    if not is_needed:
        return box
    whole = QWidget()
    in_column(label(name, "caption"), box, of=whole, spacing=1, margins=0)
    return whole
