"""The base of all dialogs: a felt band with a title, a body, a row of buttons; and one for reading:
sections in a column that scrolls.
"""

from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from canasta_gui.dialogs.sheet_frame import HostedSheet
from canasta_gui.dialogs.sheet_host import host_of
from canasta_gui.widgets.dialog_footer import DialogFooter
from canasta_gui.widgets.factory import button, clear, frame, label, panel_of, show_text
from canasta_gui.widgets.rows import AIR, fill, in_column, wide
from canasta_gui.widgets.screen_space import space_for
from canasta_gui.widgets.scroll_column import ScrollColumn, leave_unstyled


class SheetDialog(HostedSheet):
    """A styled dialog; subclasses fill ``body`` and ``footer``.

    While it is open, nothing else in the window can be used. So most write their texts once, and
    only the sheets in which the language can be changed override ``retranslate``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Inside a window it has no title bar, so that its title becomes its accessible name.
        self.windowTitleChanged.connect(self.setAccessibleName)
        self.setProperty("role", "sheet")
        self.title_label = label(role="title")
        self._subtitle = label(role="subtitle", is_wrapped=True)
        self.body = QVBoxLayout()
        self.footer = DialogFooter()
        self._lay_out()

    def retranslate(self) -> None:
        """Writes the texts again, in a sheet that can be open when the language changes."""

    def set_heading(self, title: str, subtitle: str = "") -> None:
        """Sets the words in the band; the title also names the window.

        The scroll area can have the focus, too; it gets the same accessible name.
        """
        before = self.windowTitle()
        for area in self.findChildren(QScrollArea):
            if area.accessibleName() in ("", before):
                area.setAccessibleName(title)
        self.setWindowTitle(title)
        self.title_label.setText(title)
        show_text(self._subtitle, subtitle)

    @property
    def subtitle(self) -> str:
        """The words below the title."""
        return self._subtitle.text()

    def add_to_header(self, before: QWidget, after: QWidget) -> None:
        """Adds pictures before and after the words in the band."""
        self._band.insertWidget(0, before)
        self._band.addWidget(after)
        self._words.insertStretch(0, 1)
        self._words.addStretch(1)
        self.title_label.setWordWrap(True)

    def scroll_body(self) -> QVBoxLayout:
        """Returns a column that fills the body, and scrolls if the screen is too low for it."""
        area = ScrollColumn()
        area.column.setContentsMargins(24, 18, 24, 18)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(area)
        return area.column

    def add_closing_button(self, text: str = "") -> QPushButton:
        """Returns a new primary button at the right that accepts the dialog."""
        made = button(text, "primary", then=self.accept)
        self.footer.add_primary(made)
        return made

    def add_cancelling_button(self, text: str) -> QPushButton:
        """Returns a new button beside that one that rejects the dialog."""
        made = button(text, then=self.reject)
        self.footer.add_cancel(made)
        return made

    @override
    def open(self) -> None:
        """Shows the dialog inside its window, and deletes it when it is closed.

        If the window has no sheet host, the dialog is a window of its own.
        """
        host = host_of(self.parentWidget())
        if host is None:
            self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            super().open()
        else:
            host.show_sheet(self)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def order_tabs(self) -> None:
        """Puts what Tab reaches in order before it moves the focus."""
        self.footer.order_tabs()

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Lets Tab come to the buttons last, whatever was made after them.

        Qt calls this also where what had the focus goes; then nothing may be ordered.
        """
        focused = cast("QWidget | None", self.focusWidget())
        if focused is not None and focused.isVisible() and focused.isEnabled():
            self.order_tabs()
        return super().focusNextPrevChild(forward)

    @override
    def setVisible(self, visible: bool) -> None:
        """Fits the dialog to the screen before it is placed over its window."""
        if visible and self.isWindow() and not self.isVisible():
            self.fit(space_for(self))
        # A reader goes through the parts in this order: the buttons at the end, as on the sheet.
        self.footer.raise_()
        super().setVisible(visible)
        for area in self.findChildren(QAbstractScrollArea) if visible else ():
            leave_unstyled(area)

    @override
    def fit(self, room: QSize) -> None:
        """Keeps the buttons visible, however low the screen or the window is; what wraps its lines
        gets the height for them where there is room.
        """
        self.footer.fit(room.width())
        # Otherwise the window would stay as wide as one line of buttons.
        self._whole.update()
        self._whole.activate()
        size = self.size().boundedTo(room)
        wrapped = QSize(size.width(), self._whole.minimumHeightForWidth(size.width()))
        self.resize(size.expandedTo(wrapped).boundedTo(room))

    def grow(self) -> None:
        """Makes a sheet higher, as far as its window allows, after something was added to it."""
        host = host_of(self.parentWidget())
        if host is not None and self.isVisible():
            host.place_again(self)

    def _lay_out(self) -> None:
        column = self._whole = in_column(of=self, spacing=0, margins=0)
        header = frame("header")
        self._band, self._words = QHBoxLayout(header), QVBoxLayout()
        self._band.setContentsMargins(24, 18, 24, 18)
        self._band.setSpacing(24)
        self._band.addLayout(self._words, 1)
        self._words.setSpacing(3)
        fill(self._words, self.title_label, self._subtitle)
        self.body.setContentsMargins(24, 20, 24, 20)
        self.body.setSpacing(14)
        fill(column, header, wide(self.body), self.footer)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, on=False)


class PageDialog(SheetDialog):
    """A column of sections; subclasses add them in ``write`` and call ``fill`` once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = self.scroll_body()
        self.close_button = self.add_closing_button(self.tr("Close"))

    def fill(self) -> None:
        """Writes the page, also anew after its content has changed."""
        clear(self.column)
        self.write()
        self.column.addStretch(1)

    def write(self) -> None:
        """Sets the heading and adds the sections."""
        raise NotImplementedError

    def add_section(self, heading: str, text: str) -> None:
        """Adds a heading and a paragraph on a sheet, below the others."""
        sheet = panel_of(label(heading, "strong"), label(text, is_wrapped=True), AIR, spacing=4)
        self.column.addWidget(sheet)
