"""The page that phones open: its files, its words, and the faces of the deck in use."""

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from canasta_gui.phones.wire import Files
from canasta_gui.resource_path import resource_path
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.pen import encoded
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.words.setting_labels import words_of
from canasta_gui.words.written import messages
from engine import CALIENTE, PACK, format_card

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
}
_WIDTH: Final = 160
"""The width of a face in pixels: enough for the widest tile on a phone."""
_COLUMNS: Final = 8
_QUALITY: Final = 60
_FACES: Final = tuple(dict.fromkeys((*PACK, CALIENTE)))


def page_files(styles: Mapping[int, DeckStyle], language: str) -> Files:
    """Returns everything that phones may load, by path, with the faces in every style."""
    files = {
        f"/{path.name}": (_TYPES[path.suffix], path.read_bytes())
        for path in resource_path("assets", "phone").iterdir()
    }
    files["/"] = files.pop("/index.html")
    icon = resource_path("assets", "icon", "canasta-48.png").read_bytes()
    words = _script(LANGUAGE=language, WORDS=page_words(), FACES=_places())
    faces = {faces_path(it): ("image/webp", _draw_faces(it)) for it in set(styles.values())}
    return {
        **files,
        **faces,
        "/icon.png": ("image/png", icon),
        "/words.js": (_TYPES[".js"], words),
    }


def page_words() -> Mapping[str, object]:
    """Returns the texts of the page in the present language."""
    words = words_of("hand_order")
    orders = {it.value: words[it] for it in HandOrder if it is not HandOrder.GAME}
    return {**messages("PhoneTexts"), "orders": orders}


def faces_path(style: DeckStyle) -> str:
    """Returns the path of the faces in a style."""
    return f"/faces-{sha256(repr(style).encode()).hexdigest()[:8]}.webp"


def _script(**values: object) -> bytes:
    lines = (f"export const {name} = {json.dumps(value)};" for name, value in values.items())
    return "\n".join(lines).encode()


def _places() -> dict[str, object]:
    return {"cards": list(_FACES), "columns": _COLUMNS}


@lru_cache(maxsize=4)
def _draw_faces(style: DeckStyle) -> bytes:
    """Returns one picture with every face, row by row; a page loads it at once.

    It is kept, because drawing and packing it holds up the window whenever phones are invited.
    """
    height = round(_WIDTH * CARD_ASPECT)
    rows = -(-len(_FACES) // _COLUMNS)
    sheet = QImage(_COLUMNS * _WIDTH, rows * height, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(Qt.GlobalColor.transparent)
    drawn, painter = CardPainter(style), QPainter(sheet)
    margin = round(_WIDTH * SHADOW_MARGIN)
    for at, card in enumerate(_FACES):
        image = drawn.draw(format_card(card), _WIDTH, 1.0)
        left, top = at % _COLUMNS * _WIDTH, at // _COLUMNS * height
        painter.drawImage(left, top, image, margin, margin, _WIDTH, height)
    painter.end()
    return encoded(sheet, b"webp", _QUALITY)
