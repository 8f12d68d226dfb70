"""The desktop files for Linux are valid for the system's tools, and agree with the program."""

import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from canasta_gui.i18n.translator import own_name
from canasta_gui.persistence.house_file import SUFFIX as RULES_SUFFIX
from canasta_gui.persistence.naming import SUFFIX as MATCH_SUFFIX
from canasta_gui.settings.languages import language_codes
from canasta_gui.windows.startup.start import make_app
from installer import desktop, product
from installer.man_page import man_page

HOMEPAGE = "https://example.org/canasta"
SIZES = ("16x16", "24x24", "32x32", "48x48", "64x64", "128x128", "256x256", "512x512", "scalable")


def tool(name: str) -> str:
    """Returns the name of a checking program; skips the test if it is not installed."""
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")
    return name


@pytest.fixture
def share(tmp_path: Path) -> Path:
    desktop.write_desktop_files(tmp_path)
    return tmp_path


def test_the_entry_in_the_menu_is_valid(share: Path) -> None:
    path = share / "applications" / "canasta-table.desktop"
    checked = subprocess.run(
        [tool("desktop-file-validate"), path], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, "")


@pytest.mark.parametrize("homepage", ["", HOMEPAGE])
def test_the_page_in_software_centres_is_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, homepage: str
) -> None:
    monkeypatch.setenv("CANASTA_HOMEPAGE", homepage)
    desktop.write_desktop_files(tmp_path)
    path = tmp_path / "metainfo" / f"{product.APP_ID}.metainfo.xml"
    command = [tool("appstreamcli"), "validate", "--no-net", path]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert "E:" not in checked.stdout
    assert "W:" not in checked.stdout


def test_its_pictures_are_those_of_the_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANASTA_HOMEPAGE", f"{HOMEPAGE}/")
    page = ET.fromstring(desktop.metainfo())  # noqa: S314 - our own
    places = [image.text or "" for image in page.iter("image")]
    assert len(places) == len(desktop.PICTURES)
    for place in places:
        assert (product.ROOT / place.removeprefix(f"{HOMEPAGE}/")).is_file()


def test_every_text_is_there_in_every_finished_language() -> None:
    assert set(product.LANGUAGES) == set(language_codes())
    finished = {code for code in language_codes() if own_name(code)}
    titles = [kind.title for kind in product.FILE_TYPES]
    texts = (product.SUMMARY, product.KEYWORDS, product.NEW_MATCH, *product.DESCRIPTION, *titles)
    for text in texts:
        assert finished <= set(text)
    assert f"Comment[de]={product.SUMMARY['de']}\n" in desktop.desktop_entry()


def test_files_are_known_by_the_endings_that_the_program_gives_them() -> None:
    assert [kind.suffix for kind in product.FILE_TYPES] == [MATCH_SUFFIX, RULES_SUFFIX]


def test_the_entry_and_the_window_are_known_by_the_same_name(qapp: object) -> None:
    app = make_app()
    assert app.desktopFileName() == app.applicationName() == product.NAME
    assert f"StartupWMClass={product.NAME}\n" in desktop.desktop_entry()
    assert not app.windowIcon().isNull()


def test_the_kinds_of_files_are_learned(share: Path) -> None:
    """The system's own tool reads the file types, and recognises a file by its suffix."""
    update = tool("update-mime-database")
    done = subprocess.run([update, share / "mime"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    globs = (share / "mime" / "globs2").read_text(encoding="utf-8")
    assert "application/x-canasta-match:*.canasta\n" in globs
    assert "application/x-canasta-rules:*.canasta-rules\n" in globs


def test_there_is_an_icon_for_every_size(share: Path) -> None:
    folders = {path.parent.parent.name for path in share.glob("icons/hicolor/*/apps/*")}
    assert folders == set(SIZES)


def test_the_manual_has_every_option_and_no_other(tmp_path: Path) -> None:
    page = tmp_path / "canasta.6"
    page.write_text(man_page(), encoding="utf-8")
    command = [tool("man"), "--warnings", "-l", page]
    plain = {"MANWIDTH": "80", "PATH": os.defpath}
    checked = subprocess.run(command, capture_output=True, text=True, check=False, env=plain)
    assert (checked.returncode, checked.stderr) == (0, "")
    options = set(re.findall(r"--[a-z]+", checked.stdout))
    assert options == {"--help", "--new", "--language", "--data", "--smoke", "--version"}
    assert "FILE" in checked.stdout
