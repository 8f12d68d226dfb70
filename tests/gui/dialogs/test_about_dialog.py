"""Tests the about dialog and the display of licences."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.about_dialog import AboutDialog, LicencesDialog, licence_texts
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.languages import language_codes
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
    for row, notice in enumerate(licence_texts()):
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


@pytest.mark.parametrize("language", language_codes())
def test_the_typeface_is_named_with_the_licence_that_lies_beside_it(
    qtbot: QtBot, qapp: QApplication, look: None, language: str
) -> None:
    typeface = next(notice for notice in licence_texts() if notice.name == "Open Sans")
    family, version = typeface.licence.split("-")
    beside = resource_path("assets", "fonts", "OpenSans-LICENSE.txt").read_text(encoding="utf-8")
    assert typeface.text.strip() == beside.strip()
    assert f"{family} License" in beside
    assert f"Version {version}" in beside
    switch = LanguageSwitch(qapp)
    switch.use(language)
    about = AboutDialog()
    qtbot.addWidget(about)
    text = " ".join(label.text() for label in about.findChildren(QLabel))
    switch.use("en")
    after = text.partition("Open Sans (")[2].partition(")")[0]
    assert family in after
