"""The dialog that describes this program."""

from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.page_dialog import PageDialog
from canasta_gui.widgets.factory import button
from engine import VERSION, is_compiled


class AboutDialog(PageDialog):
    """The name, the version, the principles and the licence of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.licences_button = button(self.tr("Licences…"))
        self.licences_button.clicked.connect(self.show_licences)
        self.footer.add_side(self.licences_button)
        self.fill()
        self.resize(560, 560)

    def show_licences(self) -> None:
        """Opens the dialog with every licence."""
        from canasta_gui.dialogs.licences_dialog import LicencesDialog

        LicencesDialog(self).open()

    def write(self) -> None:
        """Sets the heading and adds the sections."""
        version = (
            self.tr("Version {version}, computer players compiled")
            if is_compiled()
            else self.tr("Version {version}, computer players not compiled")
        )
        self.set_heading(self.tr("About Canasta"), version.format(version=VERSION))
        self.add_section(
            self.tr("A quiet table"),
            self.tr(
                "No advertisements, no accounts, no internet. Your games stay on this computer and"
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
            self.tr("Free to use and to share"),
            self.tr(
                "You may use, copy and change Canasta (MIT licence). It stands on Qt for Python"
                " (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the"
                " button below shows every licence."
            ),
        )
