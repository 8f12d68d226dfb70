"""Collects the licences of everything that is shipped, from the pinned packages.

Writes ``assets/licences/index.toml`` and the texts that packages bring. Texts that no package
brings lie in that folder already: they are named here, with what they are for.
"""

import re
from dataclasses import asdict, dataclass, replace
from importlib import metadata
from pathlib import Path

import tomli_w

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
ASSETS = PROJECT / "assets"
FOLDER = "licences"
HEAD = "# Made by `make notices` from packaging/requirements.txt; not to be edited.\n"
LGPL = ("licences/LGPL-3.0.txt", "licences/GPL-3.0.txt")


@dataclass(frozen=True)
class Notice:
    """A work that is shipped, its licence, and where below ``assets`` the texts lie."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


OWN = Notice("Canasta", "", "MIT", ("licences/Canasta.txt",))
# These works are shipped and are no packages.
BESIDES = (
    Notice("Python", "", "PSF-2.0", ("licences/Python.txt",)),
    Notice("Open Sans", "1.10", "Apache-2.0", ("fonts/OpenSans-LICENSE.txt",)),
    Notice("Fraunces", "1.000", "OFL-1.1", ("fonts/Fraunces-LICENSE.txt",)),
)
# These packages need more information than their own metadata has.
BY_HAND = {
    "pyside6-essentials": Notice(
        "Qt and Qt for Python",
        "",
        "LGPL-3.0-only",
        ("licences/Qt.txt", *LGPL, "licences/Qt-parts.txt"),
    ),
    "segno": Notice("segno", "", "BSD-3-Clause", ("licences/segno.txt",)),
    "shiboken6": Notice("Shiboken", "", "LGPL-3.0-only", ("licences/Qt.txt", *LGPL)),
    "pyinstaller": Notice(
        "PyInstaller",
        "",
        "GPL-2.0-or-later WITH Bootloader-exception",
        ("licences/pyinstaller.txt",),
    ),
}
# Tools of which a part is shipped: the built program runs compiled code with one, and starts
# with the other.
TOOLS = ("mypy", "pyinstaller")


def pinned() -> dict[str, str]:
    """Returns the version of every package that is shipped; versions, if each Python has its
    own.
    """
    tools = _pins("requirements-dev.txt")
    return _pins("requirements.txt") | {name: tools[name] for name in TOOLS}


def collect() -> tuple[list[Notice], dict[str, str]]:
    """Returns every notice, and the texts to be written by their place below ``assets``."""
    texts = {OWN.texts[0]: (PROJECT / "LICENSE").read_text(encoding="utf-8")}
    notices: list[Notice] = []
    for name, version in pinned().items():
        notice = replace(BY_HAND.get(name) or notice_of(name), version=version)
        notices.append(notice)
        if (own := f"{FOLDER}/{name}.txt") in notice.texts:
            texts[own] = text_of(name)
    notices.sort(key=lambda notice: notice.name.casefold())
    return [OWN, *BESIDES, *notices], texts


def notice_of(package: str) -> Notice:
    """Returns the notice of an installed package, from its metadata."""
    about = metadata.distribution(package)
    field = "License-Expression" if "License-Expression" in about.metadata else "License"
    return Notice(
        about.metadata["Name"], about.version, about.metadata[field], (f"{FOLDER}/{package}.txt",)
    )


def text_of(package: str) -> str:
    """Returns the licence texts that a package brings, one below the other.

    Raises:
        SystemExit: when it brings none: the text has to be added by hand.
    """
    files = metadata.files(package) or []
    found = sorted(str(path) for path in files if ".dist-info/licenses/" in path.as_posix())
    if not found:
        raise SystemExit(f"{package} brings no licence: add its text and name it in {__file__}")
    own = metadata.distribution(package)
    parts: list[str] = []
    for name in found:
        title = name.split("/licenses/")[1]
        text = Path(str(own.locate_file(name))).read_text(encoding="utf-8").strip()
        parts.append(text if len(found) == 1 else f"{title}\n{'-' * len(title)}\n\n{text}")
    return "\n\n\n".join(parts) + "\n"


def write_all(assets: Path = ASSETS) -> int:
    """Writes the index and the texts; returns the number of works."""
    notices, texts = collect()
    (assets / FOLDER).mkdir(parents=True, exist_ok=True)
    for place, text in texts.items():
        (assets / place).write_text(text, encoding="utf-8")
    index = HEAD + tomli_w.dumps({"notice": list(map(asdict, notices))})
    (assets / FOLDER / "index.toml").write_text(index, encoding="utf-8")
    return len(notices)


def _pins(name: str) -> dict[str, str]:
    text = (HERE / name).read_text(encoding="utf-8")
    versions: dict[str, list[str]] = {}
    for package, version in re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE):
        versions.setdefault(package, []).append(version)
    return {package: ", ".join(found) for package, found in versions.items()}
