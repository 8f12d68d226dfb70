"""Applies the chosen colours and type size to the whole application."""

import re
import sys
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from canasta_gui.settings.model import Follow, Scheme, Settings
from canasta_gui.theme.tokens import Tokens, choose_tokens, style_sheet

BASE_POINTS: Final = 13.0 if sys.platform == "darwin" else 10.5
"""The size of ordinary text in points; a point is one pixel on macOS and more elsewhere."""


_POINTS: Final = re.compile(r"([\d.]+)pt\b")
_WITH_FONTS: Final = ("QLabel", "QPushButton", "QMenu")
"""Some of the widgets for which a desktop may have fonts of its own."""
_USUAL_HEIGHT: Final = 800
"""The height in pixels of a window up to which text has its ordinary size."""
_STEPS: Final = 4
_MOST: Final = 2.0
_LARGEST: Final = 2.5
"""The factor up to which text that the player made larger grows in a large window."""


def text_growth(width: int, height: int) -> float:
    """Returns the factor by which text is larger in a large window, in steps of a quarter.

    Sizes are in logical pixels: where the system scales windows, they are ordinary ones.
    """
    reach = min(height, width * 9 / 16) / _USUAL_HEIGHT
    return min(max(int(_STEPS * reach) / _STEPS, 1.0), _MOST)


def wants_high_contrast(settings: Settings) -> bool:
    """Returns whether the player, or else the system, asks for high contrast."""
    if settings.high_contrast is not Follow.SYSTEM:
        return settings.high_contrast is Follow.ON
    # Each object is held: PySide ends the inner one's life with its owner's wrapper.
    hints = QApplication.styleHints()
    accessibility = hints.accessibility()
    return accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast


def _wants_dark(settings: Settings) -> bool:
    """Returns whether windows are dark."""
    if settings.scheme is not Scheme.SYSTEM:
        return settings.scheme is Scheme.DARK
    return QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def tokens_for(settings: Settings) -> Tokens:
    """Returns the colours for the settings."""
    return choose_tokens(
        is_dark=_wants_dark(settings), is_high_contrast=wants_high_contrast(settings)
    )


def apply_theme(app: QApplication, settings: Settings, family: str, growth: float = 1.0) -> None:
    """Sets the colours, the type family and the type size of every window; ``growth`` is that of
    the text in a large window.
    """
    tokens = tokens_for(settings)
    text_scale = settings.text_scale
    growth = max(min(growth, _LARGEST / text_scale), 1.0)
    points = BASE_POINTS * text_scale * growth
    font = QFont(family)
    font.setPointSizeF(points)
    sheet = style_sheet(tokens, points, text_scale, growth)
    # Only after a change, because after each new style sheet every widget measures itself again.
    if app.styleSheet() != sheet or app.font().family() != family:
        app.setFont(font)
        app.setPalette(_make_palette(tokens))
        app.setStyleSheet(sheet)
    # The first style sheet brings back the fonts that a desktop has for labels, buttons, menus.
    if any(_font_of(app, kind) != font for kind in _WITH_FONTS):
        app.setFont(font)


def text_size() -> float:
    """Returns the size of the text of windows, as a factor of the usual one."""
    return QApplication.font().pointSizeF() / BASE_POINTS


def style_smaller(widget: QWidget, share: float) -> None:
    """Gives all text within a widget a share of its size; a share of 1 ends that.

    A widget's own font does not reach parts to which the style sheet gives one.
    """
    points = QApplication.font().pointSizeF() * share
    sheet = _POINTS.sub(lambda found: f"{float(found[1]) * share:.2f}pt", _app().styleSheet())
    widget.setStyleSheet(f"* {{ font-size: {points:.2f}pt }}\n{sheet}" if share < 1 else "")


def _app() -> QApplication:
    return cast("QApplication", QApplication.instance())


def _font_of(app: QApplication, kind: str) -> QFont:
    # PySide takes the name of a class as text; its stubs demand bytes.
    return app.font(kind)  # pyright: ignore[reportCallIssue, reportArgumentType, reportUnknownVariableType]


def _make_palette(tokens: Tokens) -> QPalette:
    """Returns Qt's palette for the colours, so that Qt's widgets and the program's
    painting agree.
    """
    role = QPalette.ColorRole
    palette = QPalette()
    for name, colour in {
        role.Window: tokens.window,
        role.WindowText: tokens.text,
        role.Base: tokens.surface,
        role.AlternateBase: tokens.hover,
        role.Text: tokens.text,
        role.PlaceholderText: tokens.muted,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.red,
        role.Light: tokens.raised,
        role.Midlight: tokens.accent_soft,
        role.Mid: tokens.line,
        role.Dark: tokens.edge,
        role.Shadow: tokens.edge,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.Accent: tokens.accent,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.gold,
        role.ToolTipBase: tokens.surface,
        role.ToolTipText: tokens.text,
    }.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(tokens.muted))
    return palette
