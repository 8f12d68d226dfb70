#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: an item of a graphics scene that is given the
# rotation, scale or origin of transformation it already has is painted again, with all that lies
# below it. Given the position, opacity, order, visibility or whole transformation it already has, it
# is not. An animation that writes position and rotation of each card on each beat pays for a
# picture of every card that has long come to rest, as soon as one of them turned.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QRectF, qVersion
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView

painted = []


class Card(QGraphicsItem):
    def boundingRect(self):
        return QRectF(0, 0, 60, 90)

    def paint(self, painter, option, widget=None):
        painted.append(self)
        painter.fillRect(self.boundingRect(), QColor("white"))


def settle():
    for _ in range(10):
        application.processEvents()


application = QApplication([])
scene = QGraphicsScene(0, 0, 300, 300)
card = Card()
scene.addItem(card)
card.setPos(40, 40)
card.setOpacity(0.5)
card.setZValue(3)
card.setRotation(15)
card.setScale(1.5)
card.setTransformOriginPoint(30, 45)
view = QGraphicsView(scene)
view.resize(400, 400)
view.show()
settle()

same = {
    "position": lambda: card.setPos(card.pos()),
    "opacity": lambda: card.setOpacity(card.opacity()),
    "order": lambda: card.setZValue(card.zValue()),
    "visibility": lambda: card.setVisible(card.isVisible()),
    "transformation": lambda: card.setTransform(card.transform()),
    "rotation": lambda: card.setRotation(card.rotation()),
    "scale": lambda: card.setScale(card.scale()),
    "origin": lambda: card.setTransformOriginPoint(card.transformOriginPoint()),
}
again = []
for name, write in same.items():
    painted.clear()
    write()
    settle()
    if painted:
        again.append(name)
print(f"Qt {qVersion()}: painted again though nothing changed: {', '.join(again)}")
assert again == ["rotation", "scale", "origin"]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
