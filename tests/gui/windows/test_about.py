"""What the program says of itself, and where its licences are read."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.about import AboutDialog
from canasta_gui.dialogs.licences import LicencesDialog
from canasta_gui.notices import notices
from engine import VERSION


def test_about_leads_to_every_licence(qtbot: QtBot) -> None:
    about = AboutDialog()
    qtbot.addWidget(about)
    about.show()
    assert VERSION in about.subtitle
    QTest.mouseClick(about.licences_button, Qt.MouseButton.LeftButton)
    licences = about.findChild(LicencesDialog)
    assert licences is not None
    assert licences.isVisible()
    for row, notice in enumerate(notices()):
        licences.works.setCurrentRow(row)
        said = licences.text.toPlainText()
        assert said.startswith(notice.name)
        assert notice.licence in said
        assert notice.text in said
    QTest.keyClick(licences, Qt.Key.Key_Escape)
    assert about.isVisible()


def test_the_terms_are_named_on_the_first_page(qtbot: QtBot) -> None:
    about = AboutDialog()
    qtbot.addWidget(about)
    text = " ".join(label.text() for label in about.findChildren(QLabel))
    assert "MIT licence" in text
    assert "LGPL" in text
    assert "Apache licence" in text
