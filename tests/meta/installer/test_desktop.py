"""The desktop files for Linux are valid for the system's tools, and agree with the program."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible

from canasta_gui.command_line import make_parser, parse
from canasta_gui.desktop import facts, menu_entry
from canasta_gui.desktop.man_page import man_pages
from canasta_gui.desktop.menu_entry import desktop_entry
from canasta_gui.i18n.translator import own_name
from canasta_gui.persistence.folders import SUFFIX as MATCH_SUFFIX
from canasta_gui.persistence.house_store import SUFFIX as RULES_SUFFIX
from canasta_gui.settings.languages import language_codes
from canasta_gui.settings.person_file import SUFFIX as PERSON_SUFFIX
from canasta_gui.windows.startup.start import make_app
from installer import desktop, product

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
    assert len(places) == len(facts.PICTURES)
    for place in places:
        assert (product.ROOT / place.removeprefix(f"{HOMEPAGE}/")).is_file()


def test_the_page_tells_what_is_new_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = next(one for one in text.split("\n## [") if "### In short" in one)
    assert len(section.split("### In short")[1].split("###")[0].strip().splitlines()) <= 30
    changes = desktop.changes_in_short(section.split("]")[0])
    assert 10 <= len(changes) <= 30
    assert desktop.changes_in_short("0.1") == []
    monkeypatch.setattr(desktop, "changes_in_short", lambda: changes)
    page = ET.fromstring(desktop.metainfo())  # noqa: S314 - our own
    assert [item.text for item in page.iter("li")] == changes


def test_every_text_is_there_in_every_finished_language() -> None:
    assert set(facts.LANGUAGES) == set(language_codes())
    finished = {code for code in language_codes() if own_name(code)}
    titles = [kind.title for kind in facts.FILE_TYPES]
    texts = (facts.SUMMARY, facts.KEYWORDS, facts.NEW_MATCH, *facts.DESCRIPTION, *titles)
    for text in (*texts, *facts.PICTURES.values()):
        assert finished <= set(text)
    assert f"Comment[de]={facts.SUMMARY['de']}\n" in desktop_entry()


def test_files_are_known_by_the_endings_that_the_program_gives_them() -> None:
    suffixes = [MATCH_SUFFIX, RULES_SUFFIX, PERSON_SUFFIX]
    assert [kind.suffix for kind in facts.FILE_TYPES] == suffixes


def test_the_entry_and_the_window_are_known_by_the_same_name(qapp: object) -> None:
    app = make_app()
    assert app.desktopFileName() == facts.NAME
    assert f"StartupWMClass={app.applicationName()}\n" in desktop_entry()
    assert not app.windowIcon().isNull()


def test_the_kinds_of_files_are_learned(share: Path) -> None:
    """The system's own tool reads the file types, and recognises a file by its suffix."""
    update = tool("update-mime-database")
    done = subprocess.run([update, share / "mime"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    globs = (share / "mime" / "globs2").read_text(encoding="utf-8")
    for kind in facts.FILE_TYPES:
        assert f"{kind.mime}:*{kind.suffix}\n" in globs


def test_there_is_an_icon_for_every_size(share: Path) -> None:
    folders = {path.parent.parent.name for path in share.glob("icons/hicolor/*/apps/*")}
    assert folders == set(SIZES)


@pytest.mark.parametrize("place", ["man/man6", "man/de/man6"])
def test_the_manual_has_every_option_and_no_other(tmp_path: Path, place: str) -> None:
    page = tmp_path / "canasta.6"
    page.write_text(man_pages(make_parser, "1.0")[f"{place}/canasta.6.gz"], encoding="utf-8")
    command = [tool("man"), "--warnings", "--nh", "-E", "UTF-8", "-l", page]
    plain = {"MANWIDTH": "80", "PATH": os.defpath, "LC_ALL": "C.UTF-8"}
    checked = subprocess.run(command, capture_output=True, check=False, env=plain)
    said = checked.stdout.decode()
    assert (checked.returncode, checked.stderr) == (0, b"")
    options = set(re.findall(r"--[a-z-]+[a-z]", said))
    assert options == {
        *("--help", "--new", "--language", "--data", "--smoke", "--version"),
        *("--install-desktop", "--remove-desktop"),
    }
    assert ("DATEI" if "de" in place.split("/") else "FILE") in said


def test_every_language_has_a_manual_with_no_text_left_in_english() -> None:
    pages = man_pages(make_parser, "1.0")
    codes = [code for code in language_codes() if own_name(code)]
    assert len(pages) == len(codes)
    english = set(pages["man/man6/canasta.6.gz"].splitlines())
    for code in codes[1:]:
        same = english & set(pages[f"man/{code}/man6/canasta.6.gz"].splitlines())
        assert not [it for it in same if it[0] not in "\\."]
        # Some headings, such as DESCRIPTION, are spelt alike in French.
        assert ".SH NAME" not in same


def test_screen_readers_know_the_program_by_its_title(qapp: object) -> None:
    found = QAccessible.queryAccessibleInterface(make_app())
    assert found is not None
    assert found.text(QAccessible.Text.Name) == facts.TITLE


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the menu of a Linux desktop")
class TestMenuEntry:
    """The entry of one person."""

    @pytest.fixture
    def share(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
        return tmp_path / "share"

    def test_it_is_installed_and_removed_by_one_command_each(
        self, share: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit, match="0"):
            parse(["--install-desktop"])
        assert capsys.readouterr().out == menu_entry.INSTALLED
        entry = share / "applications" / "canasta-table.desktop"
        checked = [tool("desktop-file-validate"), entry]
        assert subprocess.run(checked, capture_output=True, check=False).stdout == b""
        assert len(list(share.glob("icons/hicolor/*/apps/canasta-table.*"))) == len(SIZES)
        assert (share / "man/man6/canasta.6.gz").is_file()
        with pytest.raises(SystemExit, match="0"):
            parse(["--remove-desktop"])
        assert capsys.readouterr().out == menu_entry.REMOVED
        assert [path for path in share.rglob("*canasta*") if path.is_file()] == []

    def test_a_folder_that_cannot_be_written_is_told(
        self, share: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        share.write_text("a file")
        with pytest.raises(SystemExit, match="1"):
            parse(["--install-desktop"])
        assert capsys.readouterr().err.startswith("The menu entry cannot be written: ")

    def test_from_the_sources_it_starts_them_from_anywhere(self, tmp_path: Path) -> None:
        line = next(
            line
            for line in desktop_entry(" ".join(map(menu_entry.quoted, menu_entry.own_command())))
            .replace("\\\\", "\\")
            .splitlines()
            if line.startswith("Exec=")
        )
        words = shlex.split(line.removeprefix("Exec=").removesuffix(" %f").replace("%%", "%"))
        done = subprocess.run(
            [*words, "--version"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.stdout.startswith("Canasta ")

    def test_an_image_is_started_by_its_own_path(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("APPIMAGE", "/opt/my games/50% $HOME.AppImage")
        (word,) = menu_entry.own_command()
        assert menu_entry.quoted(word) == '"/opt/my games/50%% \\\\$HOME.AppImage"'
