"""A dialog for reading: sections in a column that scrolls."""

from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.widgets.factory import clear, label, panel


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
        sheet, column = panel(spacing=4)
        column.addWidget(label(heading, "strong"))
        column.addWidget(label(text, is_wrapped=True))
        column.addStretch(1)
        self.column.addWidget(sheet)
