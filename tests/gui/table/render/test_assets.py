"""Tests the font, the icon, and the folders in which they are installed."""

import os
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontDatabase, QRawFont

from canasta_gui.i18n.formats import number, signed
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.languages import language_codes
from canasta_gui.table.render import fonts
from tests.gui.kit.widest_language import spoken

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.usefixtures("qapp")
def test_the_font_is_registered_once() -> None:
    family = fonts.load_fonts()
    assert family in QFontDatabase.families()
    assert {"Regular", "Bold"} <= set(QFontDatabase.styles(family))
    assert fonts.load_fonts() == family


@pytest.mark.expects_log("OpenSans-Regular.ttf$")
@pytest.mark.expects_log("OpenSans-Bold.ttf$")
@pytest.mark.usefixtures("qapp")
def test_missing_and_damaged_fonts_are_replaced_by_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "assets" / "fonts"
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "assets" / "fonts" / "Fraunces-Bold.ttf", folder)
    (folder / "OpenSans-Bold.ttf").write_bytes(b"no font")
    install_into(monkeypatch, tmp_path)
    assert fonts.load_fonts.__wrapped__() == fonts.FAMILY


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names are text elsewhere")
@pytest.mark.usefixtures("qapp")
def test_the_font_may_lie_in_a_folder_whose_name_is_no_text(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / os.fsdecode(b"M\xfcller")
    shutil.copytree(ROOT / "assets" / "fonts", folder / "assets" / "fonts")
    install_into(monkeypatch, folder)
    assert fonts.load_fonts.__wrapped__() == fonts.FAMILY


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("face", ["OpenSans-Regular.ttf", "OpenSans-Bold.ttf"])
def test_the_font_has_every_letter_of_every_text(face: str) -> None:
    """The system may have no other font with the missing letters."""
    font = QRawFont(str(resource_path("assets", "fonts", face)), 12)
    texts = "".join(
        "".join(node.itertext())
        for path in (ROOT / "translations").glob("*.ts")
        for node in ET.parse(path).iter()  # noqa: S314 - our own file
        if node.tag in ("source", "translation")
    )
    lacking = {letter for letter in texts if not font.supportsCharacter(ord(letter))}
    assert lacking == {"\n"}


@pytest.mark.parametrize("language", language_codes())
def test_every_face_has_every_sign_of_a_number(qapp: QCoreApplication, language: str) -> None:
    with spoken(qapp, language):
        signs = number(-1234567) + signed(1)
    for face in ("OpenSans-Regular.ttf", "OpenSans-Bold.ttf", "Fraunces-Bold.ttf"):
        font = QRawFont(str(resource_path("assets", "fonts", face)), 12)
        assert all(font.supportsCharacter(ord(sign)) for sign in signs), face


@pytest.mark.usefixtures("qapp")
def test_headings_have_all_their_letters_in_the_display_face() -> None:
    """Only letters of other scripts and symbols may come from the text font."""
    font = QRawFont(str(resource_path("assets", "fonts", "Fraunces-Bold.ttf")), 12)
    texts = "".join(
        "".join(node.itertext())
        for path in (ROOT / "translations").glob("*.ts")
        for node in ET.parse(path).iter()  # noqa: S314 - our own file
        if node.tag in ("source", "translation")
    )
    lacking = {it for it in texts if it.isalnum() and not font.supportsCharacter(ord(it))}
    assert lacking == set()
    assert font.familyName() == fonts.DISPLAY


def install_into(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Makes the package appear to be installed in a folder."""
    monkeypatch.setattr("canasta_gui.resource_path._PACKAGE", folder)


@pytest.mark.parametrize("folder", ["assets", "translations"])
def test_files_lie_beside_the_sources_or_in_the_installed_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: str
) -> None:
    assert resource_path(folder) == ROOT / folder
    package = tmp_path / "canasta_gui"
    (package / folder).mkdir(parents=True)
    install_into(monkeypatch, package)
    assert resource_path(folder, "a", "b") == package / folder / "a" / "b"


def test_every_asset_has_its_licence_recorded() -> None:
    record = resource_path("assets", "LICENCES.md").read_text(encoding="utf-8")
    for font in resource_path("assets", "fonts").glob("*.ttf"):
        assert font.name in record


@pytest.mark.usefixtures("qapp")
def test_a_word_fills_its_box_and_never_leaves_it() -> None:
    box = QRectF(10, 10, 30, 8)
    short = fonts.fitted_word("H", box).boundingRect()
    assert short.height() == pytest.approx(8, abs=0.1)
    assert short.center().x() == pytest.approx(25, abs=0.1)
    display = fonts.fitted_word("H", box, is_display=True).boundingRect()
    assert display.height() == pytest.approx(8, abs=0.1)
    long = fonts.fitted_word("HHHHHHHHHHHH", box).boundingRect()
    assert long.width() == pytest.approx(30, abs=0.1)
    assert long.center().y() == pytest.approx(14, abs=0.1)
