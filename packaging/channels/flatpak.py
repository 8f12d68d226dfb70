"""Makes what flatpak-builder needs to build Canasta without a network.

python packaging/tasks.py flatpak FOLDER [SHA256SUMS]

Writes the manifest and, from the pinned packages, ``python-packages.json`` with the address and
checksum of every file. PySide6 comes from the base application. Canasta itself is built from this
folder or, with the checksums of a release, from its source distribution. Needs the network.
"""

import json
import re
import tempfile
import tomllib
from pathlib import Path

import lock
from canasta_gui.desktop.facts import NAME
from engine.version import VERSION
from installer.product import APP_ID, ROOT, homepage

Json = dict[str, object]
BRANCH = "6.11"
"""The branch of the runtime and of the base application with PySide6."""
PYTHON = "cp313"
"""The Python of that runtime."""
ARCHES = {"x86_64": "x86_64", "aarch64": "aarch64"}
FROM_BASE = {"pyside6-essentials", "shiboken6"}
TOOLS = {
    *("ast-serialize", "hatchling", "librt", "mypy", "mypy-extensions", "packaging", "pathspec"),
    *("pluggy", "setuptools", "trove-classifiers"),
}
"""What builds the package and compiles the engine."""
PERMISSIONS = (
    *("--share=ipc", "--share=network", "--socket=fallback-x11", "--socket=wayland"),
    *("--socket=pulseaudio", "--device=dri"),
)
"""A window and sound, and the home network for phones. Files are opened through the desktop's
portal.
"""
_PIP = "pip3 install --no-index --no-deps --no-build-isolation --prefix=${FLATPAK_DEST}"
_DESKTOP = (
    "PYTHONPATH=.:packaging python3 -c 'import sys; from pathlib import Path;"
    " from installer.desktop import write_desktop_files; write_desktop_files(Path(sys.argv[1]))'"
    " ${FLATPAK_DEST}/share"
)
_MIME = "${FLATPAK_DEST}/share/mime/packages"
_KINDS_OF_FILES = f'sed \'s/"{NAME}"/"{APP_ID}"/\' {_MIME}/{NAME}.xml >{_MIME}/{APP_ID}.xml'


def manifest(sources: list[Json]) -> Json:
    """Returns the manifest of the application that is built from the sources."""
    return {
        "id": APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": BRANCH,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": BRANCH,
        "command": "canasta",
        "rename-desktop-file": f"{NAME}.desktop",
        "rename-icon": NAME,
        "finish-args": list(PERMISSIONS),
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "modules": [
            "python-packages.json",
            {
                "name": "canasta",
                "buildsystem": "simple",
                "build-options": {"env": {"CANASTA_COMPILE": "yes"}},
                "build-commands": [
                    f"{_PIP} .",
                    _DESKTOP,
                    _KINDS_OF_FILES,
                    f"rm {_MIME}/{NAME}.xml",
                ],
                "sources": sources,
            },
        ],
    }


def own_sources(sums: str) -> list[Json]:
    """Returns where Canasta comes from: this folder, or a release of which the sums are given.

    Raises:
        SystemExit: if the release has no source distribution.
    """
    if not sums:
        return [{"type": "dir", "path": str(ROOT), "skip": [".git", ".venv", "build", "dist"]}]
    name = f"canasta_table-{VERSION}.tar.gz"
    found = re.search(rf"^([0-9a-f]{{64}})  {re.escape(name)}$", sums, re.MULTILINE)
    if not found:
        raise SystemExit(f"There is no checksum of {name}.")
    url = f"{homepage()}/releases/download/v{VERSION}/{name}"
    return [{"type": "archive", "url": url, "sha256": found[1]}]


def packages(listing: str, wanted: set[str]) -> list[Json]:
    """Returns the files of the wanted packages in the text of ``uv.lock``, one for each machine.

    Raises:
        SystemExit: if a package has no wheel for the runtime.
    """
    sources: list[Json] = []
    for package in tomllib.loads(listing)["package"]:
        if package["name"] not in wanted or not _is_for_runtime(package):
            continue
        wheels = [one for one in package.get("wheels", []) if _fits(_name(one["url"]))]
        if not wheels:
            raise SystemExit(f"{package['name']}: there is no wheel for the runtime.")
        own = [one for one in wheels if "-none-any." not in one["url"]]
        wheels = own or wheels  # one for the machine goes before one for all
        sources += [_source(one["url"], one["hash"]) for one in wheels]
    return sources


def module(sources: list[Json]) -> Json:
    """Returns the module that installs packages."""
    commands = [f"{_PIP} *.whl"]
    return {
        "name": "python-packages",
        "buildsystem": "simple",
        "build-commands": commands,
        "sources": sources,
    }


def _is_for_runtime(package: dict[str, object]) -> bool:
    """Returns whether a package is the one of several versions that the runtime's Python gets."""
    marks = package.get("resolution-markers", [])
    return not marks or not all("< '3.1" in str(mark) for mark in marks)  # type: ignore[union-attr]


def _fits(wheel: str) -> bool:
    pythons = rf"(?:[^-]*py3[^-]*-none|{PYTHON}-{PYTHON}|cp3(?:\d|1[0-3])-abi3)"
    return bool(
        re.fullmatch(rf".*-{pythons}-(?:any|manylinux[^-]*_(?:x86_64|aarch64))\.whl", wheel)
    )


def _name(url: str) -> str:
    return url.rsplit("/", 1)[-1]


def _source(url: str, digest: str) -> Json:
    machines = [arch for arch, ending in ARCHES.items() if f"_{ending}." in _name(url)]
    only: Json = {"only-arches": machines} if machines else {}
    return {"type": "file", "url": url, "sha256": digest.removeprefix("sha256:"), **only}


def write_all(folder: Path, sums: str = "") -> None:
    """Writes both files, for this folder or for a release of which the sums are given."""
    with tempfile.TemporaryDirectory() as name:
        resolver = lock.resolve(Path(name))
        pins = [one.split("==")[0] for one in lock.pins(resolver, Path(name), "--no-dev")]
        listing = (Path(name) / "uv.lock").read_text(encoding="utf-8")
    wanted = ({*pins} | TOOLS) - FROM_BASE
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in (
        (f"{APP_ID}.json", manifest(own_sources(sums))),
        ("python-packages.json", module(packages(listing, wanted))),
    ):
        (folder / file).write_text(json.dumps(content, indent=4) + "\n", encoding="utf-8")
