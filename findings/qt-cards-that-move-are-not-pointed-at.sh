#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: an item of a graphics scene hears of the pointer only when the
# pointer moves. Expected: what moves, is hidden or is taken away below a pointer that rests is left, and what comes
# below it is entered, each once, as the same two rectangles in Qt Quick hear in the same process. Seen: a card that
# flies away stays entered, one that is hidden or removed from the scene, too, and the shape of the pointer stays
# its own; `isUnderMouse` tells the truth all the while. The next move of the pointer tells what was missed, but
# never to a card that was hidden and is shown again (it is entered without having been left), nor to one that was
# removed: in another place, or back in the scene, it is entered a second time. So a light that a card puts on when
# it is entered, and off when it is left, stays on.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, qVersion
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QGraphicsView

heard = []


class Card(QGraphicsRectItem):
    def __init__(self, name, x):
        super().__init__(0, 0, 60, 90)
        self.name = name
        self.setPos(x, 0)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hoverEnterEvent(self, event):
        heard.append(f"{self.name} entered")

    def hoverLeaveEvent(self, event):
        heard.append(f"{self.name} left")


def settle():
    for _ in range(20):
        application.processEvents()
        QTest.qWait(5)


def told(what, work):
    heard.clear()
    work()
    settle()
    print(f"{what}: {', '.join(heard) or 'nothing'}")
    return list(heard)


application = QApplication([])
scene = QGraphicsScene(0, 0, 400, 300)
first, second = Card("first", 0), Card("second", 100)
scene.addItem(first)
scene.addItem(second)
view = QGraphicsView(scene)
view.resize(500, 400)
view.show()
assert QTest.qWaitForWindowExposed(view)
spot = view.mapFromScene(30, 45)


def point(step):
    QTest.mouseMove(view.viewport(), spot + QPoint(step, 0))


print(f"Qt {qVersion()}, graphics scene")
assert told("pointed at", lambda: point(0)) == ["first entered"]
assert told("moved away", lambda: first.setPos(200, 100)) == []
assert not first.isUnderMouse()
assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
assert told("another one moved there", lambda: second.setPos(0, 0)) == []
assert second.isUnderMouse()
assert told("pointer moved", lambda: point(1)) == ["first left", "second entered"]
assert told("hidden", second.hide) == []
assert told("pointer moved", lambda: point(2)) == []
second.show()
assert told("shown, pointer moved", lambda: point(3)) == ["second entered"]
assert told("removed", lambda: scene.removeItem(second)) == []
scene.addItem(second)
assert told("back again, pointer moved", lambda: point(4)) == ["second entered"]
view.close()

QML = b"""import QtQuick
Rectangle {
    width: 400; height: 300
    Rectangle {
        objectName: "first"; width: 60; height: 90
        property bool entered: pointer.hovered
        HoverHandler { id: pointer }
    }
    Rectangle {
        objectName: "second"; x: 100; width: 60; height: 90
        property bool entered: other.hovered
        HoverHandler { id: other }
    }
}"""
window = QQuickView()
component = QQmlComponent(window.engine())
component.setData(QML, QUrl("file:///cards.qml"))
table = component.create()
window.setContent(QUrl("file:///cards.qml"), component, table)
window.show()
assert QTest.qWaitForWindowExposed(window)
cards = [table.findChild(QObject, name) for name in ("first", "second")]


def entered():
    settle()
    settle()
    return [card.property("entered") for card in cards]


QTest.mouseMove(window, QPoint(30, 45))
steps = [entered()]
cards[0].setProperty("x", 200)
steps.append(entered())
cards[1].setProperty("x", 0)
steps.append(entered())
print("Qt Quick, pointed at, moved away, another one moved there:", steps)
assert steps == [[True, False], [False, False], [False, True]]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
