"""Everything that is shipped comes with its licence."""

import re
import shutil
import sys
from pathlib import Path

import pytest

import bootstrap
import notices
from canasta_gui.dialogs import about_dialog as shown
from canasta_gui.resource_path import resource_path
from installer.system_notices import packages_of, system_notices

ROOT = Path(__file__).resolve().parents[2]
BESIDES = {"Canasta", "Python", "Fraunces", "Open Sans"}
"""Entries that are not packages."""


def test_every_pinned_package_has_its_notice() -> None:
    text = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    pinned = {name for name, _ in re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE)}
    assert pinned == set(notices.pinned()) - set(notices.TOOLS)
    known = {(notice.name, notice.version) for notice in shown.licence_texts()}
    made, _ = notices.collect()
    assert {(notice.name, notice.version) for notice in made} == known
    assert len(known) == len(BESIDES) + len(notices.pinned())
    assert {name for name, _ in known} > BESIDES


def test_the_notices_in_the_tree_are_the_ones_that_are_collected(tmp_path: Path) -> None:
    notices.write_all(tmp_path)
    # Of works that are pinned twice, the texts are those that the oldest Python gets: they name
    # libraries that newer versions no longer bring.
    double = {f"{name}.txt" for name, version in notices.pinned().items() if "," in version}
    skipped = double if sys.version_info[:2] != min(bootstrap.SUPPORTED) else set[str]()
    for path in (tmp_path / "licences").iterdir():
        if path.name in skipped:
            continue
        kept = resource_path("assets", "licences", path.name)
        assert kept.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), "make notices"


def test_no_text_is_left_over() -> None:
    made, _ = notices.collect()
    used = {Path(text).name for notice in made for text in notice.texts}
    there = {path.name for path in resource_path("assets", "licences").iterdir()}
    assert there - used == {"index.toml"}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Canasta", ("Permission is hereby granted, free of charge",)),
        ("Python", ("PYTHON SOFTWARE FOUNDATION LICENSE",)),
        ("Fraunces", ("SIL OPEN FONT LICENSE", "Fraunces Project Authors")),
        ("Open Sans", ("Apache License",)),
        ("Qt and Qt for Python", ("GNU LESSER GENERAL PUBLIC LICENSE", "HarfBuzz", "FreeType")),
        ("Shiboken", ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE")),
        ("numpy", ("NumPy Developers", "OpenBLAS", "GCC RUNTIME LIBRARY EXCEPTION")),
        ("miniaudio", ("MIT License",)),
    ],
)
def test_the_text_says_what_its_authors_ask_for(name: str, words: tuple[str, ...]) -> None:
    (notice,) = (notice for notice in shown.licence_texts() if notice.name == name)
    assert [word for word in words if word not in notice.text] == []


def test_a_package_without_a_text_stops_the_collecting(monkeypatch: pytest.MonkeyPatch) -> None:
    def pinned() -> dict[str, str]:
        return {"shiboken6": "6.11.3"}

    monkeypatch.setattr(notices, "BY_HAND", {})
    monkeypatch.setattr(notices, "pinned", pinned)
    with pytest.raises(SystemExit, match="shiboken6 brings no licence"):
        notices.collect()


def test_a_bundle_shows_the_terms_of_libraries_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "assets"
    shutil.copytree(ROOT / "assets", assets, dirs_exist_ok=True)
    (assets / "licences" / "system").mkdir()
    (assets / "licences" / "system" / "libx11-6.txt").write_text("The Open Group")

    def place(*parts: str) -> Path:
        return tmp_path.joinpath(*parts)

    usual = len(shown.licence_texts())
    monkeypatch.setattr(shown, "resource_path", place)
    found = shown.licence_texts()
    assert len(found) == usual + 1
    assert found[-1] == shown.LicenceText("libx11-6", "", "", "The Open Group")


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="asks Debian's list of packages")
def test_the_package_of_a_library_is_found_by_its_file() -> None:
    library = shutil.which("dpkg-query")
    assert library is not None
    assert packages_of(library) == {"dpkg"}
    assert packages_of(__file__) == set()
    ((source, place),) = system_notices([library, __file__])
    assert source == "/usr/share/doc/dpkg/copyright"
    assert place == "canasta_gui/assets/licences/system/dpkg.txt"
