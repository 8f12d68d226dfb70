"""Tests that a column that is filled anew is never painted with the sizes of before."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from typing_extensions import override

from canasta_gui.widgets.factory import clear, label, panel
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.scroll_column import ScrollColumn


class PaintedLabels(QObject):
    """Notes labels that are painted lower than their text is high."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0
        self.cut: list[str] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QLabel):
            self.painted += 1
            if watched.height() < watched.minimumSizeHint().height():
                self.cut.append(watched.text())
        return False


def fill(column: ScrollColumn, lines: int) -> None:
    """Fills the column with a panel of lines in a row that may become a column."""
    clear(column.column)
    above, text = panel()
    text.addWidget(label("above", is_wrapped=True))
    column.column.addWidget(above)
    row = ResponsiveRow()
    for _ in range(2):
        sheet, rows = panel()
        for line in range(lines):
            rows.addWidget(label(f"line {line}"))
        row.row.addWidget(sheet)
    column.column.addWidget(row)
    column.column.addStretch(1)


def test_a_column_filled_anew_is_painted_whole(qtbot: QtBot, qapp: QApplication) -> None:
    column = ScrollColumn()
    qtbot.addWidget(column)
    column.resize(600, 200)
    fill(column, 4)
    column.show()
    qtbot.waitExposed(column)
    QApplication.processEvents()
    watch = PaintedLabels()
    qapp.installEventFilter(watch)
    for lines in (12, 20):
        fill(column, lines)
        QApplication.processEvents()
        QApplication.processEvents()
    assert watch.painted
    assert watch.cut == []
