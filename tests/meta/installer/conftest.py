"""A stand-in for the built program: installers only copy it."""

from pathlib import Path

import pytest

from installer import linux


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A small program with a file whose name is no plain English."""
    folder = tmp_path / "bundle"
    (folder / "_internal" / "pictures").mkdir(parents=True)
    program = folder / "canasta"
    program.write_text("#!/bin/sh\necho dealt\n", encoding="utf-8")
    program.chmod(0o755)
    (folder / "canasta.exe").write_bytes(b"MZ")
    (folder / "_internal" / "pictures" / "königin.png").write_bytes(b"a queen")
    return folder


@pytest.fixture
def staged(bundle: Path, tmp_path: Path) -> Path:
    """What a Linux package installs, as a tree."""
    root = tmp_path / "root"
    root.mkdir()
    linux.stage(root, bundle)
    return root
