"""The application for macOS: its properties, and the steps that make its disk image."""

import platform
import plistlib
import subprocess
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from canasta_gui.desktop import facts
from engine.version import VERSION
from installer import macos
from installer.product import ROOT


def test_what_the_application_says_is_read_back() -> None:
    read = plistlib.loads(plistlib.dumps(macos.info_plist()))
    assert read["CFBundleShortVersionString"] == VERSION
    assert read["CFBundleLocalizations"] == list(facts.LANGUAGES)
    declared = {kind["UTTypeIdentifier"]: kind for kind in read["UTExportedTypeDeclarations"]}
    opened = [kind["LSItemContentTypes"][0] for kind in read["CFBundleDocumentTypes"]]
    assert opened == list(declared)
    endings = [
        kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in declared.values()
    ]
    assert endings == [["canasta"], ["canasta-rules"], ["canasta-player"]]


def part(folder: Path, name: str, *tags: str) -> PathDistribution:
    """Returns an installed package whose wheel has these tags."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = ["Wheel-Version: 1.0", *(f"Tag: cp313-cp313-{tag}" for tag in tags)]
    (about / "WHEEL").write_text("\n".join(lines) + "\n")
    return PathDistribution(about)


def test_the_oldest_system_is_one_that_all_parts_run_on(tmp_path: Path) -> None:
    promised = macos.OLDEST_SYSTEM.replace(".", "_")
    right = [
        part(tmp_path, "pure", "any"),
        part(tmp_path, "old", "macosx_10_13_x86_64"),
        part(tmp_path, "both", "macosx_99_0_arm64", f"macosx_{promised}_universal2"),
    ]
    macos.check_oldest_system(right)
    newer = part(tmp_path, "newer", "macosx_99_1_arm64")
    with pytest.raises(SystemExit, match=r"newer needs macOS 99\.1, and OLDEST_SYSTEM promises"):
        macos.check_oldest_system([*right, newer])


def test_the_oldest_system_is_the_one_that_people_read_of() -> None:
    told = f"macOS {macos.OLDEST_SYSTEM.partition('.')[0]} or later"
    assert all(told in (ROOT / page).read_text() for page in ("README.md", "docs/systems.md"))


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Returns the list of the commands that would run on a Mac."""
    ran: list[list[str]] = []

    def run(command: list[object], **_: object) -> None:
        ran.append([str(part) for part in command])
        if "--entitlements" in ran[-1]:
            allowed = ran[-1][ran[-1].index("--entitlements") + 1]
            assert plistlib.loads(Path(allowed).read_bytes()) == macos.ENTITLEMENTS

    monkeypatch.setattr(subprocess, "run", run)
    for name in ("CANASTA_SIGN_IDENTITY", "CANASTA_NOTARY_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    return ran


def test_without_keys_the_image_is_made_and_the_rest_said(
    commands: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = macos.build_image(tmp_path)
    assert made.name == f"canasta-table-{VERSION}-{platform.machine()}.dmg"
    assert [command[0] for command in commands] == ["ditto", "hdiutil"]
    said = capsys.readouterr().out
    assert f"Canasta.app: {macos.NO_IDENTITY}" in said
    assert f"{made.name}: {macos.NO_PROFILE}" in said


def test_with_keys_it_is_signed_and_notarised(
    commands: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANASTA_SIGN_IDENTITY", "Developer ID Application: Somebody")
    monkeypatch.setenv("CANASTA_NOTARY_PROFILE", "somebody")
    made = str(macos.build_image(tmp_path))
    steps = [command[:3] if command[0] == "xcrun" else command[:1] for command in commands]
    assert steps == [
        ["codesign"],
        ["ditto"],
        ["hdiutil"],
        ["codesign"],
        ["xcrun", "notarytool", "submit"],
        ["xcrun", "stapler", "staple"],
    ]
    assert commands[-1][-1] == made
    assert "Developer ID Application: Somebody" in commands[0]
    assert ["--entitlements" in command for command in (commands[0], commands[3])] == [True, False]
