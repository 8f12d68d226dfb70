"""Tests the contrast of the window's colours."""

import re

import pytest
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.settings.model import Follow, Scheme, Settings
from canasta_gui.table.render.palette import contrast
from canasta_gui.theme.theme import apply_theme, text_growth, tokens_for
from canasta_gui.theme.tokens import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Tokens, style_sheet

NAMES = {"light": LIGHT, "dark": DARK, "contrast-light": CONTRAST_LIGHT}
NAMES["contrast-dark"] = CONTRAST_DARK


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        (Settings(scheme=Scheme.LIGHT, high_contrast=Follow.OFF), LIGHT),
        (Settings(scheme=Scheme.DARK, high_contrast=Follow.OFF), DARK),
        (Settings(scheme=Scheme.LIGHT, high_contrast=Follow.ON), CONTRAST_LIGHT),
        (Settings(scheme=Scheme.DARK, high_contrast=Follow.ON), CONTRAST_DARK),
    ],
    ids=NAMES,
)
def test_the_settings_choose_the_colours(
    qapp: QApplication, settings: Settings, wanted: Tokens
) -> None:
    assert tokens_for(settings) == wanted


def test_text_size_reaches_every_window(qtbot: QtBot, qapp: QApplication) -> None:
    before = qapp.font(), qapp.palette(), qapp.styleSheet()
    try:
        apply_theme(qapp, Settings(), "Open Sans")
        small = qapp.font().pointSizeF()
        apply_theme(qapp, Settings(text_scale=1.5, scheme=Scheme.DARK), "Open Sans")
        assert qapp.font().pointSizeF() == pytest.approx(1.5 * small)
        assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.window)
    finally:
        qapp.setFont(before[0])
        qapp.setPalette(before[1])
        qapp.setStyleSheet(before[2])


@pytest.mark.parametrize("kind", [QLabel, QPushButton, QMenu])
def test_fonts_that_a_desktop_has_for_widgets_give_way(
    qtbot: QtBot, qapp: QApplication, look: None, kind: type[QWidget]
) -> None:
    apply_theme(qapp, Settings(text_scale=1.4), "Open Sans")
    # As a desktop's theme does with the first style sheet, and whenever it changes.
    qapp.setFont(QFont("Sans", 9), kind.__name__)  # pyright: ignore[reportArgumentType]
    apply_theme(qapp, Settings(text_scale=1.4), "Open Sans")
    made = kind()
    qtbot.addWidget(made)
    made.ensurePolished()
    assert made.font().family() == "Open Sans"
    assert made.font().pointSizeF() == qapp.font().pointSizeF()


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_what_stands_in_an_empty_field_can_be_read(
    qtbot: QtBot, qapp: QApplication, look: None, scheme: Scheme
) -> None:
    settings = Settings(scheme=scheme, high_contrast=Follow.OFF)
    apply_theme(qapp, settings, "Open Sans")
    field = QLineEdit()
    field.setPlaceholderText("Berta")
    qtbot.addWidget(field)
    field.ensurePolished()
    ink = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert ink.alpha() == 255
    assert contrast(ink.name(), tokens_for(settings).surface) >= 4.5


@pytest.mark.parametrize(
    ("size", "growth"),
    [((800, 600), 1.0), ((1366, 768), 1.0), ((1920, 1030), 1.25), ((2560, 1440), 1.75),
     ((3840, 2160), 2.0), ((1200, 2160), 1.0), ((5120, 2880), 2.0)],
)  # fmt: skip
def test_text_is_larger_in_a_window_that_is_large_in_both_directions(
    size: tuple[int, int], growth: float
) -> None:
    assert text_growth(*size) == growth


def test_the_space_around_text_grows_with_it_in_a_large_window() -> None:
    usual, large = (style_sheet(LIGHT, 10.5, 1.0, growth) for growth in (1.0, 2.0))
    lengths = [int(length) for length in re.findall(r"(\d+)px", usual)]
    assert max(lengths) == 66
    assert [int(length) for length in re.findall(r"(\d+)px", large)] == [2 * it for it in lengths]


def test_large_text_does_not_grow_out_of_a_large_window(qapp: QApplication, look: None) -> None:
    apply_theme(qapp, Settings(text_scale=2.0), "Open Sans", 1.0)
    usual = qapp.font().pointSizeF()
    apply_theme(qapp, Settings(text_scale=2.0), "Open Sans", 2.0)
    assert qapp.font().pointSizeF() == pytest.approx(1.25 * usual)
