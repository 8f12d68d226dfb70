"""The package for Debian, Ubuntu and their relatives."""

import hashlib
import subprocess
import textwrap
from pathlib import Path

from canasta_gui.desktop.facts import DESCRIPTION, NAME, SUMMARY
from engine.version import VERSION
from installer.linux import libc_version, size_of
from installer.product import MAINTAINER, homepage

DEPENDS = ("libgl1", "libegl1", "fontconfig-config")
RECOMMENDS = ("desktop-file-utils", "shared-mime-info", "libcups2")


def build_deb(root: Path, folder: Path) -> Path:
    """Makes a package of a staged tree; returns its path. The tree gets a folder ``DEBIAN``."""
    architecture = _output("dpkg", "--print-architecture")
    about = root / "DEBIAN"
    # The size is measured before the folder ``DEBIAN`` is there, which is not installed.
    sums, size = md5_sums(root), size_of(root)
    about.mkdir()
    (about / "control").write_text(control(architecture, size), encoding="utf-8")
    (about / "md5sums").write_text(sums, encoding="utf-8")
    target = folder / f"{NAME}_{VERSION}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def control(architecture: str, size: int) -> str:
    """Returns the package's control file."""
    depends = ", ".join((f"libc6 (>= {libc_version()})", *DEPENDS))
    fields = {
        "Package": NAME,
        "Version": VERSION,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": depends,
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "games",
        "Priority": "optional",
        "Homepage": homepage(),
        "Description": "\n".join((SUMMARY["en"], *_paragraphs())),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def md5_sums(root: Path) -> str:
    """Returns a line for every file, by which the system can tell whether one was changed."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root).as_posix()}\n"
        for path in files
    )


def _paragraphs() -> list[str]:
    lines: list[str] = []
    for paragraph in (texts["en"] for texts in DESCRIPTION):
        lines += [" .", *(f" {line}" for line in textwrap.wrap(paragraph, 76))]
    return lines[1:]


def _output(*command: str) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.strip()
