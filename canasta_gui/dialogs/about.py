"""What this program is."""

from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.page_dialog import PageDialog
from engine import VERSION


class AboutDialog(PageDialog):
    """Name, version, what it promises, what it stands on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()
        self.resize(560, 540)

    def write(self) -> None:
        """Set the heading and add the sections."""
        self.set_heading(
            self.tr("About Canasta"), self.tr("Version {version}").format(version=VERSION)
        )
        self.add_section(
            self.tr("A quiet table"),
            self.tr(
                "No advertisements, no accounts, no network. Your games stay on this computer and"
                " are saved after every action."
            ),
        )
        self.add_section(
            self.tr("Fair cards"),
            self.tr(
                "The computer players see what their seat may see and nothing else. Each deal"
                " follows from a code that was fixed before the first card."
            ),
        )
        self.add_section(
            self.tr("Made with"),
            self.tr("Qt for Python (LGPL) and the typeface Open Sans (SIL Open Font License)."),
        )
