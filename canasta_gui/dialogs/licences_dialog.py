"""The licences of the program and of all parts that it includes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QSizePolicy, QTextEdit, QWidget

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.licence_texts import licence_texts


class LicencesDialog(SheetDialog):
    """The list of works at the left, the licence of the chosen work at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notices = licence_texts()
        self.works = QListWidget()
        self.works.addItems([notice.name for notice in self._notices])
        self.works.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.works.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.works.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        # Tab leads to the buttons instead of into a text that cannot be edited.
        self.text.setTabChangesFocus(True)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.works, 2)
        row.addWidget(self.text, 5)
        self.body.addLayout(row)
        self.close_button = self.add_closing_button(self.tr("Close"))
        self.works.currentRowChanged.connect(self._show)
        self.works.setCurrentRow(0)
        self.set_heading(
            self.tr("Licences"),
            self.tr("What Canasta stands on, and the terms under which its authors give it away."),
        )
        self.works.setAccessibleName(self.tr("Works"))
        self.text.setAccessibleName(self.tr("Licence"))
        self.resize(1000, 700)

    def _show(self, row: int) -> None:
        notice = self._notices[row]
        title = f"{notice.name} {notice.version}".strip()
        self.text.setPlainText(f"{title}\n{notice.licence}\n\n\n{notice.text}")
