"""Tests the properties of every dialog: it fits the smallest screen, its buttons are in order."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QLocale, QMargins, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.settings.languages import SOURCE, language_codes
from canasta_gui.settings.model import Settings
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from canasta_gui.widgets.screen_space import LEAST_FRAME, space_for
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.startup.program_base import ProgramBase
from tests.gui.dialogs.every_dialog import (
    DIALOGS,
    SCREENS,
    SMALL,
    Props,
    props,
    screen_of,
    small_screen_of,
)
from tests.gui.kit.widest_language import WIDEST_LANGUAGES, spoken

Text = QAccessible.Text
UNHEARD = re.compile("\N{MINUS SIGN}|(?<=\\d)[\u00a0\u202f](?=\\d)")
"""What some voices pass over, or say as the end of a number."""
SCREEN_NAMES = [f"{size.width()}x{size.height()}" for size in SCREENS]
EVERY_LANGUAGE = [
    SOURCE,
    *(pytest.param(code, marks=pytest.mark.soak) for code in language_codes() if code != SOURCE),
]
Layout = QDialogButtonBox.ButtonLayout


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Props:
    """Returns one match for all dialogs."""
    return props(tmp_path_factory.mktemp("props"))


@pytest.fixture(scope="module")
def known() -> dict[tuple[str, str], list[str]]:
    """Returns what is too wide of a dialog in a language of the program, found once for both
    invented languages.
    """
    return {}


@pytest.fixture
def large_type(qapp: QApplication, look: None) -> Iterator[None]:
    """Doubles the size of all text."""
    apply_theme(qapp, Settings(text_scale=2), load_fonts())
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the screen by one of 1024 by 700."""
    monkeypatch.setattr(SheetDialog, "screen", small_screen_of)


def narrow_places(dialog: QWidget) -> list[str]:
    """Returns the widgets that are cut off at the side and cannot be scrolled horizontally."""
    return [
        f"{type(area).__name__}: {area.viewport().width()} of {page.minimumSizeHint().width()}"
        for area in dialog.findChildren(QScrollArea)
        if (page := area.widget()) is not None
        and area.isVisible()
        and area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        and page.minimumSizeHint().width() > area.viewport().width()
    ]


def fits(dialog: QWidget, screen: QSize) -> bool:
    """Returns whether a screen shows the whole dialog with its frame."""
    whole = dialog.size().expandedTo(dialog.minimumSizeHint()) + LEAST_FRAME
    return whole.boundedTo(screen) == whole


@pytest.mark.parametrize(
    ("name", "screen"),
    [
        # The smallest screen for each, and one of the larger ones in turn.
        pytest.param(
            name,
            screen,
            marks=() if turn in (0, 1 + at % 2) else pytest.mark.soak,
            id=f"{name}-{SCREEN_NAMES[turn]}",
        )
        for at, name in enumerate(DIALOGS)
        for turn, screen in enumerate(SCREENS)
    ],
)
def test_every_dialog_fits_the_screen_with_its_frame_and_its_buttons(
    qtbot: QtBot,
    given: Props,
    look: None,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    screen: QSize,
) -> None:
    apply_theme(cast("QApplication", QApplication.instance()), Settings(), load_fonts())
    monkeypatch.setattr(SheetDialog, "screen", screen_of(screen))
    dialog = DIALOGS[name](given)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(3):
        QApplication.processEvents()
    assert fits(dialog, screen), (dialog.size(), dialog.minimumSizeHint())
    for made in dialog.footer.findChildren(QPushButton):
        corner = made.mapTo(dialog, made.rect().bottomRight())
        assert made.isHidden() or dialog.rect().contains(corner), made.text()


@pytest.mark.parametrize("screen", SCREENS, ids=SCREEN_NAMES)
def test_at_the_first_start_the_window_fits_the_screen_with_its_frame(
    qapp: QApplication,
    own_folders: Path,
    look: None,
    monkeypatch: pytest.MonkeyPatch,
    screen: QSize,
) -> None:
    monkeypatch.setattr(MainWindow, "screen", screen_of(screen))
    base = ProgramBase(qapp, own_folders)
    assert fits(base.window, screen)


class Frame:
    """The frame of a visible window."""

    def frameMargins(self) -> QMargins:  # noqa: N802 - Qt's name
        """Returns thick margins."""
        return QMargins(10, 50, 10, 15)


def test_a_frame_that_is_known_to_be_thick_is_taken_off(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    dialog = SheetDialog(below)
    monkeypatch.setattr(SheetDialog, "screen", small_screen_of)
    monkeypatch.setattr(below, "windowHandle", Frame)
    assert space_for(dialog) == QSize(1024 - 20, 700 - 65)


def too_wide(qtbot: QtBot, make: Callable[[Props], SheetDialog], given: Props) -> list[str]:
    """Returns what does not fit the smallest screen of a dialog in the language in use."""
    dialog = make(given)
    qtbot.addWidget(dialog)
    dialog.show()
    # The font changes first, then the widths, then the sizes that depend on them.
    for _ in range(3):
        QApplication.processEvents()
    narrow = narrow_places(dialog)
    if not fits(dialog, SMALL):
        narrow.append(f"{dialog.size()}, at least {dialog.minimumSizeHint()}")
    dialog.close()
    return narrow


@pytest.mark.slow
@pytest.mark.usefixtures("large_type", "small_screen")
@pytest.mark.parametrize("language", WIDEST_LANGUAGES)
def test_twice_as_large_everything_fits_the_smallest_screen(
    qtbot: QtBot,
    qapp: QApplication,
    given: Props,
    known: dict[tuple[str, str], list[str]],
    language: str,
) -> None:
    with spoken(qapp, language):
        wide = [name for name, make in DIALOGS.items() if too_wide(qtbot, make, given)]
    # Words of several languages may be too wide together where those of each have room.
    for code in language_codes():
        untried = [name for name in wide if (name, code) not in known]
        with spoken(qapp, code):
            known |= {(name, code): too_wide(qtbot, DIALOGS[name], given) for name in untried}
        found = {name: known[name, code] for name in wide}
        assert not any(found.values()), (code, found)


@pytest.mark.parametrize("name", DIALOGS)
def test_escape_closes_and_one_button_answers_enter(qtbot: QtBot, given: Props, name: str) -> None:
    dialog = DIALOGS[name](given)
    qtbot.addWidget(dialog)
    dialog.show()
    defaults = [made for made in dialog.findChildren(QPushButton) if made.isDefault()]
    # In the editors of rules Enter belongs to the fields.
    assert len(defaults) == (0 if name in ("house-editor", "match-rules") else 1)
    stops_of(dialog)[0].setFocus()
    dialog.focusNextChild()
    in_footer = [dialog.footer.isAncestorOf(stop) for stop in stops_of(dialog)]
    around = pairwise((*in_footer, in_footer[0]))
    assert sum(before < after for before, after in around) <= 1, "Tab comes to the buttons last"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("name", ["score-sheet", "rules", "settings", "new-match", "saved-games"])
def test_a_reader_comes_to_the_buttons_last(qtbot: QtBot, given: Props, name: str) -> None:
    dialog = DIALOGS[name](given)
    qtbot.addWidget(dialog)
    dialog.show()
    whole = QAccessible.queryAccessibleInterface(dialog)
    parts = [whole.child(at) for at in range(whole.childCount())]
    shown = [it.object() for it in parts if not it.state().invisible]
    assert shown[-1] is dialog.footer


def stops_of(dialog: QWidget) -> list[QWidget]:
    """Returns what Tab reaches in a dialog, in its order."""
    found: list[QWidget] = []
    widget = cast("QWidget", dialog.nextInFocusChain())
    while widget is not dialog:
        is_reached = widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if is_reached and dialog.isAncestorOf(widget):
            found.append(widget)
        widget = cast("QWidget", widget.nextInFocusChain())
    return found


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_whatever_can_be_used_has_a_name_for_a_screen_reader(
    qtbot: QtBot, qapp: QApplication, given: Props, language: str, name: str
) -> None:
    with spoken(qapp, language):
        dialog = DIALOGS[name](given)
    qtbot.addWidget(dialog)
    # A reader asks before it is shown, and Qt keeps the interface that it has made then.
    assert QAccessible.queryAccessibleInterface(dialog).state().modal
    dialog.show()
    pages = [page for tabs in dialog.findChildren(QTabWidget) for page in range(tabs.count())]
    for page in pages or [0]:
        for tabs in dialog.findChildren(QTabWidget):
            tabs.setCurrentIndex(page)
        names = [spoken_name(made) for made in usable(dialog)]
        assert all(names)
        assert [text for text in names if text.endswith(":")] == []
        boxes = [made for made in dialog.findChildren(QComboBox) if made.isVisible()]
        assert [made.accessibleName() for made in boxes if len(labels_of(made)) != 1] == []
        areas = [spoken_name(made) for made in usable(dialog) if isinstance(made, QScrollArea)]
        assert len(areas) == len(set(areas)), areas


@pytest.mark.parametrize("language", ["fr", pytest.param("de", marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", DIALOGS)
def test_figures_are_heard_as_every_voice_says_them(
    qtbot: QtBot, qapp: QApplication, given: Props, look: None, name: str, language: str
) -> None:
    with spoken(qapp, language):
        # As on a system of that language, which may part large numbers by a space.
        QLocale.setDefault(QLocale(language))
        dialog = DIALOGS[name](given)
    qtbot.addWidget(dialog)
    dialog.show()
    texts = [*heard_texts(QAccessible.queryAccessibleInterface(dialog))]
    assert texts
    assert [text for text in texts if UNHEARD.search(text)] == []


def heard_texts(thing: QAccessibleInterface) -> Iterator[str]:
    """Yields what a screen reader is told of a thing and of all its parts."""
    yield from (thing.text(kind) for kind in (Text.Name, Text.Description, Text.Value))
    for at in range(thing.childCount()):
        yield from heard_texts(thing.child(at))


def labels_of(box: QComboBox) -> list[str]:
    """Returns what names a drop-down list, whose own name is its chosen entry on most systems."""
    found = QAccessible.queryAccessibleInterface(box).relations(QAccessible.RelationFlag.Label)
    return [name for thing, _ in found if (name := thing.text(Text.Name))]


def usable(dialog: QWidget) -> list[QWidget]:
    """Returns all widgets that take the focus, and every control that only the mouse uses."""
    controls = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)
    return [
        made
        for made in dialog.findChildren(QWidget)
        if made.isVisibleTo(dialog)
        and made.focusProxy() is None
        # Parts of Qt's own widgets have names that begin with qt_.
        and not made.objectName().startswith("qt_")
        and (made.focusPolicy() is not Qt.FocusPolicy.NoFocus or isinstance(made, controls))
    ]


def spoken_name(made: QWidget) -> str:
    """Returns the name that a screen reader says."""
    found = QAccessible.queryAccessibleInterface(made)
    assert found is not None, made
    return found.text(QAccessible.Text.Name)


@pytest.mark.parametrize(
    ("layout", "is_cancel_last"),
    [
        (Layout.WinLayout, True),
        (Layout.KdeLayout, True),
        (Layout.MacLayout, False),
        (Layout.GnomeLayout, False),
    ],
)
def test_the_main_button_stands_where_the_system_has_it(
    qtbot: QtBot, given: Props, qapp: QApplication, layout: Layout, is_cancel_last: bool
) -> None:
    before = qapp.styleSheet()
    qapp.setStyleSheet(f"* {{ button-layout: {layout.value}; }}")
    dialog = DIALOGS["lessons"](given)
    qtbot.addWidget(dialog)
    dialog.show()
    assert isinstance(dialog, LessonsDialog)
    main, cancel = dialog.begin_button, dialog.cancel_button
    assert (main.x() < cancel.x()) is is_cancel_last
    first, last = (main, cancel) if is_cancel_last else (cancel, main)
    assert first.nextInFocusChain() is last
    qapp.setStyleSheet(before)
