"""Uses the widgets of windows and sheets as a key would, each by one command, and the links of a
page of text; says what and where they are.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, QUrl
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QScrollBar,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from canasta_gui.i18n.formats import sentences

translate = QCoreApplication.translate


def links_in(view: QTextBrowser) -> list[range]:
    """Returns the places of the links in the text, in their order."""
    links: list[range] = []
    block = view.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            text = part.fragment()
            if text.charFormat().isAnchor() and text.charFormat().anchorHref():
                links.append(range(text.position(), text.position() + text.length()))
            part += 1
        block = block.next()
    return links


def _seek_link(view: QTextBrowser) -> None:
    """Selects the next link, after the last one the first."""
    links, cursor = links_in(view), view.textCursor()
    later = (it for it in links if it.start >= cursor.selectionEnd())
    link = next(later, links[0])
    cursor.setPosition(link.start)
    cursor.setPosition(link.stop, QTextCursor.MoveMode.KeepAnchor)
    view.setTextCursor(cursor)
    view.ensureCursorVisible()


def selected_link(view: QTextBrowser) -> QRect:
    """Returns the visible part of the selected link in the viewport; empty without one."""
    cursor = view.textCursor()
    if not (cursor.hasSelection() and cursor.charFormat().isAnchor()):
        return QRect()
    start = QTextCursor(cursor)
    start.setPosition(cursor.selectionStart())
    around = view.cursorRect(start).united(view.cursorRect(cursor))
    return around.intersected(view.viewport().rect())


def follow_link(view: QTextBrowser) -> None:
    """Follows the selected link."""
    view.anchorClicked.emit(QUrl(view.textCursor().charFormat().anchorHref()))


def is_used_by_switch(widget: QWidget) -> bool:
    """Returns whether a widget is seen, and is one that a single command can use."""
    if not (widget.isVisible() and widget.isEnabled()) or widget.visibleRegion().isEmpty():
        return False
    if isinstance(widget, QAbstractButton):
        return True
    if isinstance(widget, QTextBrowser):
        return bool(links_in(widget))
    if isinstance(widget, QLineEdit | QScrollBar):
        return False
    is_frame = isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QAbstractItemView)
    # A view takes what its viewport is asked for.
    is_part = widget.focusProxy() is not None
    return not (is_frame or is_part) and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def use_widget(widget: QWidget) -> None:
    """Presses a button, takes the next value of a list, tab, slider or number, seeks the next link
    of a page, or sends Space.
    """
    if not widget.isVisible() or not widget.isEnabled():
        return
    if isinstance(widget, QAbstractButton):
        widget.click()
    elif isinstance(widget, QComboBox):
        widget.setCurrentIndex((widget.currentIndex() + 1) % max(widget.count(), 1))
        widget.activated.emit(widget.currentIndex())
    elif isinstance(widget, QTabBar):
        widget.setCurrentIndex((widget.currentIndex() + 1) % max(widget.count(), 1))
    elif isinstance(widget, QAbstractSlider):
        step = max(widget.pageStep(), 1)
        is_at_end = widget.value() == widget.maximum()
        widget.setValue(widget.minimum() if is_at_end else widget.value() + step)
    elif isinstance(widget, QSpinBox):
        is_at_end = widget.value() == widget.maximum()
        widget.setValue(widget.minimum() if is_at_end else widget.value() + widget.singleStep())
    elif isinstance(widget, QAbstractItemView):
        _go_on(widget)
    elif isinstance(widget, QTextBrowser):
        _seek_link(widget)
    else:
        widget.setFocus()
        press_key(widget, Qt.Key.Key_Space)


def _go_on(view: QAbstractItemView) -> None:
    """Selects the next entry of a list, after the last one the first."""
    view.setFocus()
    before = view.currentIndex()
    press_key(view, Qt.Key.Key_Down)
    if view.currentIndex() == before:
        press_key(view, Qt.Key.Key_Home)


def press_key(widget: QWidget, key: Qt.Key) -> None:
    """Presses and releases a key in a widget."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def scrolls_in(within: QWidget) -> Iterator[tuple[QWidget, Callable[[int], None]]]:
    """Yields each scroll bar that is seen, and what scrolls on, after the end from the start."""
    for area in within.findChildren(QAbstractScrollArea):
        bar = area.verticalScrollBar()
        if bar.isVisible() and bar.maximum() > bar.minimum():
            yield bar, _scroller(bar)


def _scroller(bar: QScrollBar) -> Callable[[int], None]:
    def scroll(pages: int) -> None:
        is_at_end = bar.value() == bar.maximum()
        bar.setValue(bar.minimum() if is_at_end else bar.value() + pages * bar.pageStep())

    return scroll


def name_of_widget(widget: QWidget) -> str:
    """Returns what a screen reader says of a widget, with its value or state."""
    heard = QAccessible.queryAccessibleInterface(widget)
    name, value = (heard.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value))
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        value = state_word(widget.isChecked())
    return sentences((name, value))


def state_word(is_on: bool) -> str:
    """Returns the word for a switch that is on or off."""
    return translate("Settings", "On") if is_on else translate("Settings", "Off")


def area_of(widget: QWidget) -> QRect:
    """Returns the visible part of a widget on the screen."""
    return area_in(widget, widget.visibleRegion().boundingRect())


def area_in(widget: QWidget, place: QRect) -> QRect:
    """Returns on the screen what is a rectangle in a widget."""
    return QRect(widget.mapToGlobal(place.topLeft()), place.size())


def mark_entry(menu: QMenu, entry: QAction | None) -> None:
    """Marks an entry as the arrow keys do, which leaves a menu inside of it closed."""
    if entry is None or not isinstance(entry.menu(), QMenu):
        menu.setActiveAction(entry)  # pyright: ignore[reportArgumentType]
        return
    press_key(menu, Qt.Key.Key_Home)
    for _ in menu.actions():
        if menu.activeAction() is entry:
            return
        press_key(menu, Qt.Key.Key_Down)
