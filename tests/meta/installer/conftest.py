"""A small replacement for the built program: installers only copy it."""

from pathlib import Path

import pytest

from installer import linux


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Returns the folder of a small program that has one file with a non-ASCII name."""
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
    """Returns the tree of files that a Linux package installs."""
    root = tmp_path / "root"
    root.mkdir()
    linux.stage(root, bundle)
    return root
