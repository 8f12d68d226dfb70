#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3): of Qt's accessible interfaces for tables only that of a cell is there.
# Expected: `QAccessibleTableInterface` (rows, columns, headers, selection) beside
# `QAccessibleTableCellInterface`, and `tableInterface()` beside `tableCellInterface()`; a table drawn
# by oneself, or read for a test, needs both. Seen: neither exists; `interface_cast` of a
# `QTableWidget` gives an untyped pointer that Python can do nothing with, although Qt has the
# interface (its cells know theirs). So an own table can tell a reader each cell, but not how
# many rows and columns there are.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/ask.py" <<'PYTHON'
from PySide6 import QtGui
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem

application = QApplication([])
table = QTableWidget(2, 3)
table.setItem(0, 0, QTableWidgetItem("king"))
table.show()
told = QtGui.QAccessible.queryAccessibleInterface(table)
assert told.role() == QtGui.QAccessible.Role.Table
kinds = ("QAccessibleTableCellInterface", "QAccessibleTableInterface")
calls = ("tableCellInterface", "tableInterface")
here = [hasattr(QtGui, kind) for kind in kinds], [hasattr(told, call) for call in calls]
cast = told.interface_cast(QtGui.QAccessible.InterfaceType.TableInterface)
roles = [told.child(place) for place in range(told.childCount())]
cells = [cell for cell in roles if cell.role() == QtGui.QAccessible.Role.Cell]
print(f"Qt {qVersion()}: {dict(zip(kinds, here[0]))}, {dict(zip(calls, here[1]))}, {type(cast).__name__}")
assert cells and all(cell.tableCellInterface() is not None for cell in cells)
assert here == ([True, False], [True, False]) and type(cast).__name__ == "VoidPtr"
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/ask.py"
