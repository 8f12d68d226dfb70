"""Tests that what lies in a row or grid is taken out of it."""

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from canasta_gui.widgets.factory import clear
from canasta_gui.widgets.rows import AIR, fill, in_grid, in_row, take_out


def test_nothing_of_a_layout_is_left_where_its_widgets_are_taken_out(qapp: QApplication) -> None:
    """Each opening of *New match* left 70 places of widgets behind: 6 KB."""
    host, first, second = QWidget(), QLabel(), QLabel()
    row = in_row(first, second, AIR, of=host)
    places = [row.itemAt(at) for at in range(row.count())]
    take_out(row, 1)
    assert row.count() == 1
    assert [isValid(it) for it in places] == [True, False, False]
    fill(row, second)
    assert [isValid(it) for it in (first, second)] == [True, True]


def test_nothing_of_inner_layouts_is_left_where_a_layout_is_cleared(qapp: QApplication) -> None:
    host, label = QWidget(), QLabel()
    grid = in_grid()
    grid.addWidget(label, 0, 0)
    row = in_row(grid, AIR, of=host)
    places = [grid.itemAt(0), row.itemAt(1)]
    clear(row)
    assert row.count() == 0
    assert not any(map(isValid, (grid, *places)))
    assert label.isHidden()
