"""Selects and follows the links of a page of text."""

from PySide6.QtCore import QRect, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser


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


def seek_link(view: QTextBrowser) -> None:
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
