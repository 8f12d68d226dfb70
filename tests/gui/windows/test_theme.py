"""Colours that everybody can read."""

from itertools import product

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.settings.model import Follow, Scheme, Settings
from canasta_gui.theme.theme import apply_theme, tokens_for
from canasta_gui.theme.tokens import ALL, CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Tokens

NAMES = {"light": LIGHT, "dark": DARK, "contrast-light": CONTRAST_LIGHT}
NAMES["contrast-dark"] = CONTRAST_DARK
TEXTS = [
    *product(("text", "muted", "accent", "red", "gold"), ("window", "surface")),
    *product(("text",), ("raised", "hover", "accent_soft")),
    *(("muted", "accent_soft"), ("on_accent", "accent")),
    *(("on_header", "header"), ("on_header_muted", "header")),
]
"""Which ink stands on which ground."""


def luminance(colour: str) -> float:
    ink = QColor(colour)
    shares = (0.2126, ink.redF()), (0.7152, ink.greenF()), (0.0722, ink.blueF())
    return sum(share * linear(channel) for share, channel in shares)


def linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("tokens", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_stands_out_from_its_ground(tokens: Tokens, ink: str, ground: str) -> None:
    least = 7.0 if tokens in {CONTRAST_LIGHT, CONTRAST_DARK} else 4.5
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= least


@pytest.mark.parametrize("tokens", NAMES.values(), ids=NAMES)
def test_controls_have_an_outline_that_can_be_seen(tokens: Tokens) -> None:
    assert contrast(tokens.edge, tokens.surface) >= 3.0
    assert contrast(tokens.edge, tokens.window) >= 3.0


def test_all_schemes_are_tested() -> None:
    assert set(ALL) == set(NAMES.values())


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
