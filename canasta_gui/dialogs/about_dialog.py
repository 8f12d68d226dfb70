"""The dialog that describes this program, and the licences of all parts that it includes."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QSizePolicy, QTextEdit, QWidget

from canasta_gui.dialogs.sheet_dialog import PageDialog, SheetDialog
from canasta_gui.resource_path import resource_path
from canasta_gui.widgets.factory import button
from canasta_gui.widgets.rows import in_row, wide
from canasta_gui.words.written import message, names
from engine import VERSION, is_compiled, read_shipped, read_shipped_table


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
        self.body.addLayout(in_row(wide(self.works, 2), wide(self.text, 5), spacing=14))
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


class AboutDialog(PageDialog):
    """The name, the version, the principles and the licence of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.licences_button = button(self.tr("Licences…"), then=self.show_licences)
        self.footer.add_side(self.licences_button)
        self.fill()
        self.resize(560, 560)

    def show_licences(self) -> None:
        """Opens the dialog with every licence."""
        LicencesDialog(self).open()

    def write(self) -> None:
        """Sets the heading and adds the sections."""
        compiled = "compiled" if is_compiled() else "plain"
        version = message("AboutDialog", compiled, version=VERSION)
        self.set_heading(self.tr("About Canasta"), version)
        for told in names("AboutDialog").values():
            self.add_section(told.name, told.line)


@dataclass(frozen=True, slots=True)
class LicenceText:
    """A work, its version (empty if unknown), its licence, and the full text of its notices."""

    name: str
    version: str
    licence: str
    text: str


def licence_texts() -> tuple[LicenceText, ...]:
    """Returns every work that is shipped, the program itself first.

    Raises `BrokenFileError` when the program was installed without its licences.
    """
    folder = resource_path("assets", "licences")
    works = [
        LicenceText(entry["name"], entry["version"], entry["licence"], _text(entry["texts"]))
        for entry in read_shipped_table(folder / "index.toml")["notice"]
    ]
    return (*works, *_of_system(folder / "system"))


def _of_system(folder: Path) -> Iterator[LicenceText]:
    """Yields the system libraries that a built program for Linux contains."""
    for path in sorted(folder.glob("*.txt")):
        yield LicenceText(path.stem, "", "", path.read_text(encoding="utf-8", errors="replace"))


def _text(places: list[str]) -> str:
    texts = (read_shipped(resource_path("assets", place)) for place in places)
    return "\n\n\n".join(text.strip("\n") for text in texts)
