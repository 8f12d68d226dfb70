#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: what is disabled within a list, a table, a tree, a combo box or
# a tab bar is painted grey and is not `disabled` for a screen reader. Expected: its accessible state says so, as
# it does for a widget and for an entry of a menu. Seen: a row without flags (`Qt.NoItemFlags`) is not
# selectable, no more, and offers an action that does nothing; a disabled tab is as all others. In a list
# that is disabled as a whole, the list says `disabled`, and its rows, which are what is read, do not. So why
# a choice cannot be made has to stand in its words (AccessibleTextRole). PySide6 6.5.3 and 6.12.0 do the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAccessible, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QListView,
    QListWidget,
    QMenu,
    QPushButton,
    QTabBar,
    QTableView,
    QTreeView,
)

application = QApplication([])
read = QAccessible.queryAccessibleInterface


def row(widget):
    """Returns the row, tab or entry of a widget."""
    widget.show()
    application.processEvents()
    whole = read(widget.view() if isinstance(widget, QComboBox) else widget)
    below = (whole.child(number) for number in range(whole.childCount()))
    return next(it for it in below if it.text(QAccessible.Text.Name) == "Samba")


def with_row(kind):
    """Returns a view of one row without flags."""
    widget, model, item = kind(), QStandardItemModel(), QStandardItem("Samba")
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    model.appendRow(item)
    widget.setModel(model)
    model.setParent(widget)
    return widget


def is_silent(widget):
    return not row(widget).state().disabled


button, menu, tabs, whole = QPushButton("Samba"), QMenu(), QTabBar(), QListWidget()
button.setEnabled(False)
menu.addAction("Samba").setEnabled(False)
tabs.addTab("Samba")
tabs.setTabEnabled(0, False)
whole.addItem("Samba")
whole.setEnabled(False)
kinds = (QListView, QTableView, QTreeView, QComboBox)
views = [with_row(kind) for kind in kinds]
silent = [type(view).__name__ for view in (*views, tabs, whole) if is_silent(view)]
print(f"Qt {qVersion()}: nothing tells that a part is disabled in: {', '.join(silent)}")
assert len(silent) == 6 and not row(views[0]).state().selectable
assert read(button).state().disabled and not is_silent(menu) and read(whole).state().disabled
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
