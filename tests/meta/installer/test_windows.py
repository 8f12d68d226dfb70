"""The installer for Windows: its list of files, its script, and the properties of the program."""

import importlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from canasta_gui.settings.languages import language_codes
from engine.version import VERSION
from installer import windows

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")


@pytest.fixture
def icon(tmp_path: Path) -> Path:
    path = tmp_path / "canasta.ico"
    assert QImage(str(ROOT / "assets" / "icon" / "canasta-256.png")).save(str(path))
    return path


def test_the_installer_holds_the_whole_program(bundle: Path, tmp_path: Path, icon: Path) -> None:
    for name in ("makensis", "7z"):
        if shutil.which(name) is None:
            pytest.skip(f"{name} is not installed here")
    made = windows.build_installer(tmp_path, bundle, icon)
    assert made.name == f"canasta-table-{VERSION}-setup.exe"
    listing = subprocess.run(
        ["7z", "l", "-ba", "-slt", made], check=True, capture_output=True, text=True
    ).stdout
    names = {
        line.removeprefix("Path = ").replace("\\", "/")
        for line in listing.splitlines()
        if line.startswith("Path = ")
    }
    packed = {path.relative_to(bundle).as_posix() for path in bundle.rglob("*") if path.is_file()}
    assert packed <= names
    assert {name for name in names - packed if not name.startswith("$PLUGINSDIR")} <= {
        "uninstall.exe"
    }


def test_it_speaks_every_language_of_the_program() -> None:
    said = windows.languages_of_script()
    names = re.findall(r'MUI_LANGUAGE "(\w+)"', said)
    assert len(names) == len(language_codes())
    assert names[0] == "English"
    for text in ("MATCH", "RULES", "PLAYER", "RUNNING"):
        assert len(re.findall(rf"^LangString {text} \$\{{LANG_", said, re.MULTILINE)) == len(names)
    assert windows.name_in_nsis("pt_BR") == "PortugueseBR"


def test_each_kind_of_file_is_opened_by_the_program_until_that_is_removed() -> None:
    for step in ("Associate", "Dissociate"):
        kinds = re.findall(rf'insertmacro {step} "\$\{{(\w+)_suffix\}}"', SCRIPT)
        assert kinds == list(windows.KINDS)


def test_nobody_has_to_be_an_administrator() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    assert "$PROGRAMFILES" not in SCRIPT


def keys_of(command: str) -> set[str]:
    """Returns the registry keys in a command of the script."""
    return set(re.findall(rf'^ *{command} HKCU "([^"]+)"', SCRIPT, re.MULTILINE))


def test_what_is_written_into_the_registry_is_taken_out_again() -> None:
    written = keys_of("WriteReg[A-Z]+") | keys_of("WriteRegStr")
    trees, values = keys_of("DeleteRegKey"), keys_of("DeleteRegValue")
    left = {
        key
        for key in written
        if key not in values and not any(f"{key}\\".startswith(f"{tree}\\") for tree in trees)
    }
    assert len(written) > 5
    assert left == set()


def test_matches_are_not_touched() -> None:
    deleted = [line for line in SCRIPT.splitlines() if "RMDir" in line or "Delete " in line]
    assert deleted
    assert all("$INSTDIR" in line or "Canasta.lnk" in line for line in deleted)


def test_the_properties_of_the_program_are_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pefile", reason="pefile, which reads programs for Windows, is missing")
    monkeypatch.setattr("PyInstaller.compat.win32api", None, raising=False)
    versioninfo = importlib.import_module("PyInstaller.utils.win32.versioninfo")
    path = tmp_path / "version.txt"
    path.write_text(windows.version_resource(), encoding="utf-8")
    read = versioninfo.load_version_info_from_text_file(str(path))
    strings = {one.name: one.val for one in read.kids[0].kids[0].kids}
    assert strings == windows.version_fields()
    major, minor, patch = map(int, VERSION.split("."))
    assert read.ffi.fileVersionMS == (major << 16) | minor
    assert read.ffi.fileVersionLS == patch << 16


def test_the_program_asks_for_sharp_letters_and_nothing_else() -> None:
    root = ET.fromstring(windows.MANIFEST)  # noqa: S314 - our own
    said = {element.tag.rpartition("}")[2]: element for element in root.iter()}
    assert said["dpiAwareness"].text == "PerMonitorV2"
    assert said["longPathAware"].text == "true"
    assert said["requestedExecutionLevel"].get("level") == "asInvoker"


def test_without_a_key_it_is_said_that_nothing_is_signed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("CANASTA_SIGN_WINDOWS", raising=False)
    windows.sign(tmp_path / "setup.exe")
    assert capsys.readouterr().out == windows.NO_KEY + "\n"


def test_with_a_key_the_builders_command_is_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = tmp_path / "setup.exe"
    # The usual tool lies below "Program Files".
    script = tmp_path / "kit of a\\system" / "sign.py"
    script.parent.mkdir()
    script.write_text("import sys; open(sys.argv[1], 'w').write('signed')", encoding="utf-8")
    monkeypatch.setenv("CANASTA_SIGN_WINDOWS", f'{sys.executable} "{script}"')
    windows.sign(target)
    assert target.read_text() == "signed"
