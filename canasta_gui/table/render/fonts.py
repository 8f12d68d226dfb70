"""Loads the bundled fonts and turns words into outlines.

Outlines know no hinting and no system setting, so a picture is the same on every machine.
"""

import logging
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase, QPainterPath, QTransform

from canasta_gui.resource_path import resource_path

_log = logging.getLogger(__name__)

FAMILY = "Open Sans"
DISPLAY = "Fraunces"
"""The family of names, headings and numbers; it has one weight, bold."""
_FILES = ("OpenSans-Regular.ttf", "OpenSans-Bold.ttf", "Fraunces-Bold.ttf")
_OUTLINE_SIZE = 100


@cache
def load_fonts() -> str:
    """Registers the bundled fonts and returns the family of texts; needs a QGuiApplication.

    Qt uses a font of the system in place of one whose file is missing or damaged.
    """
    for name in _FILES:
        if QFontDatabase.addApplicationFontFromData(_read(name)) < 0:
            _log.warning("cannot load the font %s", name)
    return FAMILY


def _read(name: str) -> bytes:
    """Returns the content of a font's file; empty if it cannot be read.

    Qt does not read it, because it cannot open a path whose bytes are no valid text.
    """
    try:
        return resource_path("assets", "fonts", name).read_bytes()
    except OSError:
        return b""


def display_font() -> QFont:
    """Returns the font of names, headings and numbers; missing letters come from the text font."""
    font = QFont([DISPLAY, load_fonts()])
    font.setBold(True)
    return font


@cache
def word_path(word: str, *, is_display: bool) -> QPainterPath:
    """Returns the outline of a word at 100 pixels, from the origin, on the base line."""
    font = display_font() if is_display else QFont(load_fonts())
    font.setPixelSize(_OUTLINE_SIZE)
    font.setBold(True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0, 0, font, word)
    return path


def fitted_word(
    word: str,
    box: QRectF,
    *,
    is_display: bool = False,
    narrowest: float = 0.8,
) -> QPainterPath:
    """Returns the outline of a word centred in a box, its capitals at most as high as the box.

    A word too long is first narrowed, at most to ``narrowest``, and then made smaller.
    """
    path = word_path(word, is_display=is_display)
    capital = _capital(is_display=is_display)
    ink = path.boundingRect()
    down = box.height() / capital
    across = min(down, box.width() / max(ink.width(), 1.0))
    down = min(down, across / narrowest)
    middle = box.center()
    shift = QTransform.fromTranslate(middle.x(), middle.y())
    scale = QTransform.fromScale(across, down)
    centre = QTransform.fromTranslate(-ink.center().x(), capital / 2)
    return (centre * scale * shift).map(path)


@cache
def _capital(*, is_display: bool) -> float:
    """Returns the height of a capital in an outline of ``word_path``."""
    return word_path("H", is_display=is_display).boundingRect().height()
