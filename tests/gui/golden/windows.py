"""Draws windows for comparison, in every colour scheme and some with large text.

``python packaging/workshop golden-windows`` draws all of them anew; look at what changed before
committing it.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from canasta_gui.dialogs import strengths_dialog
from canasta_gui.dialogs.about_dialog import AboutDialog
from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.settings.model import Follow, Scheme, Settings
from canasta_gui.settings.system_folders import DATA_VARIABLE
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.theme.theme import apply_theme
from canasta_gui.windows.frame.welcome import Welcome
from canasta_gui.windows.startup.start import make_app
from canasta_gui.words.edition_texts import first_games
from engine import Match, Measured, make_agent
from tests.gui.controller.tables import new_match
from tests.gui.dialogs.every_dialog import DIALOGS, SMALL, Props, props, small_screen_of
from tests.gui.dialogs.match_stories import full_story
from tests.gui.golden.golden import reduced

FOLDER: Final = Path(__file__).parent / "window_pictures"
_SHARE: Final = 0.5
"""The width of a stored picture, as a share of the window's."""
_ROUNDS: Final = 6
"""The number of iterations of the event loop until the layout is final."""
_MEASURED: Final = (
    Measured(
        level="strong",
        rival="club",
        rules="hasbro-2001/4p",
        day="2026-11-22",
        matches=400,
        won=0.7,
        elo=147,
        elo_interval=(112, 185),
        deals=2000,
        points=120,
        interval=(80, 160),
    ),
)
"""A fixed result: the measured ones change with the players."""

LIGHT: Final = Settings(scheme=Scheme.LIGHT, high_contrast=Follow.OFF)
DARK: Final = Settings(scheme=Scheme.DARK, high_contrast=Follow.OFF)
CONTRAST: Final = Settings(scheme=Scheme.LIGHT, high_contrast=Follow.ON)
LARGE: Final = Settings(scheme=Scheme.LIGHT, high_contrast=Follow.OFF, text_scale=1.5)


@dataclass(frozen=True)
class Shot:
    """A window under given settings."""

    make: Callable[[Props], QWidget]
    settings: Settings
    language: str = "en"


def _welcome(_given: Props) -> Welcome:
    page = Welcome()
    page.show_style(DeckStyle(), TableStyle())
    page.show_offer("Canasta: Anna, Berta, Carlos, Dora", "hasbro-2001", has_saved=True)
    page.show_games(first_games(("hasbro-2001", "samba")))
    page.resize(SMALL)
    layout = page.layout()
    assert layout is not None
    layout.activate()
    page.fan.finish()
    return page


def _about(_given: Props) -> AboutDialog:
    dialog = AboutDialog()
    dialog.set_heading(dialog.windowTitle(), "Version 1.2.3")
    return dialog


def _match_end(given: Props) -> MatchEndDialog:
    return MatchEndDialog(full_story(), given.cards)


SHOTS: Final = {
    "match-end": Shot(_match_end, LIGHT),
    "match-end-dark": Shot(_match_end, DARK),
    "match-end-contrast": Shot(_match_end, CONTRAST, "es"),
    "match-end-large": Shot(_match_end, LARGE, "de"),
    "welcome": Shot(_welcome, LIGHT),
    "welcome-large": Shot(_welcome, LARGE, "de"),
    "new-match": Shot(DIALOGS["new-match"], LIGHT),
    "new-match-dark": Shot(DIALOGS["new-match"], DARK),
    "new-match-large": Shot(DIALOGS["new-match"], LARGE, "de"),
    "settings": Shot(DIALOGS["settings"], LIGHT),
    "settings-contrast": Shot(DIALOGS["settings"], CONTRAST),
    "settings-large": Shot(DIALOGS["settings"], LARGE, "de"),
    "score-sheet": Shot(DIALOGS["score-sheet"], LIGHT),
    "deal-score-dark": Shot(DIALOGS["deal-score"], DARK),
    "house-rules": Shot(DIALOGS["house-rules"], LIGHT),
    "house-editor-dark": Shot(DIALOGS["house-editor"], DARK),
    "rules": Shot(DIALOGS["rules"], LIGHT),
    "rules-contrast": Shot(DIALOGS["rules"], CONTRAST),
    "strengths": Shot(DIALOGS["strengths"], DARK),
    "about": Shot(_about, CONTRAST),
}


def props_for_pictures(folder: Path) -> Props:
    """Returns a match of two deals by random players, which no change of the players' skill
    affects.
    """
    match = new_match(seed="pictures")
    for _ in range(2):
        match.next_deal()
        _play(match)
    return props(folder, match)


def _play(match: Match) -> None:
    agent = make_agent("random")
    while not match.is_between_deals:
        view = match.observe(match.actor)
        match.play(agent.choose(view, str(len(match.moments))).action)


def draw(shot: Shot, given: Props) -> QImage:
    """Returns a picture of the window, scaled down."""
    app = make_app()
    before = app.font(), app.palette(), app.styleSheet()
    switch = LanguageSwitch(app)
    switch.use(shot.language)
    apply_theme(app, shot.settings, load_fonts())
    with (
        patch.object(strengths_dialog, "measured", lambda: _MEASURED),
        patch.object(SheetDialog, "screen", small_screen_of),
    ):
        picture = _picture(shot.make(given))
    switch.use("en")
    app.setStyleSheet(before[2])
    app.setPalette(before[1])
    app.setFont(before[0])
    return picture


def _picture(window: QWidget) -> QImage:
    window.show()
    # The focus on the window hides the blinking text cursor.
    window.setFocus()
    window.resize(window.size().boundedTo(SMALL))
    for _ in range(_ROUNDS):
        QApplication.processEvents()
    picture = window.grab().toImage()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return reduced(picture, round(picture.width() * _SHARE))


def path_of(name: str) -> Path:
    """Returns the path of a window's stored picture."""
    return FOLDER / f"{name}.png"


def main(arguments: Sequence[str]) -> int:
    """Draws the named windows, or all, anew."""
    parser = argparse.ArgumentParser(prog="golden-windows", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    names: list[str] = parser.parse_args(arguments).names
    make_app()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[DATA_VARIABLE] = str(Path(folder) / "data")
        given = props_for_pictures(Path(folder))
        for name in names or SHOTS:
            draw(SHOTS[name], given).save(str(path_of(name)))
    return 0
