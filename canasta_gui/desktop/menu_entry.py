"""Puts the program into the menu of one person's desktop, and takes it away again: entry, file
types, icons.

For those who installed it by pip, pipx or uv, or start it from its sources or an AppImage: other
packages bring these files themselves.
"""

import gzip
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import Final

from canasta_gui.desktop.facts import FILE_TYPES, KEYWORDS, NAME, NEW_MATCH, SUMMARY, TITLE
from canasta_gui.resource_path import resource_path

_MIME = "http://www.freedesktop.org/standards/shared-mime-info"
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry(command: str = "canasta") -> str:
    """Returns the entry in the menu; ``command`` is quoted as such entries want it."""
    types = "".join(f"{kind.mime};" for kind in FILE_TYPES)
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        f"Name={TITLE}",
        *_localised("Comment", SUMMARY),
        *_localised("Keywords", KEYWORDS),
        f"Exec={command} %f",
        f"Icon={NAME}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        f"MimeType={types}",
        f"StartupWMClass={TITLE}",
        "StartupNotify=true",
        "Actions=new-match;",
        "",
        "[Desktop Action new-match]",
        *_localised("Name", NEW_MATCH),
        f"Exec={command} --new",
    ]
    return "\n".join(lines) + "\n"


def _mime_types() -> str:
    """Returns the definition of the file types."""
    ET.register_namespace("", _MIME)
    root = ET.Element(f"{{{_MIME}}}mime-info")
    for kind in FILE_TYPES:
        entry = ET.SubElement(root, f"{{{_MIME}}}mime-type", type=kind.mime)
        for language, title in kind.title.items():
            add_text(entry, f"{{{_MIME}}}comment", title, language)
        ET.SubElement(entry, f"{{{_MIME}}}sub-class-of", type="text/plain")
        ET.SubElement(entry, f"{{{_MIME}}}generic-icon", name=NAME)
        ET.SubElement(entry, f"{{{_MIME}}}glob", pattern=f"*{kind.suffix}")
    return xml_text(root)


def write_menu_files(share: Path, command: str = "canasta") -> None:
    """Writes menu entry, file types and icons below a folder like ``/usr/share``."""
    write_file(share / f"applications/{NAME}.desktop", desktop_entry(command).encode())
    write_file(share / f"mime/packages/{NAME}.xml", _mime_types().encode())
    for source in sorted(resource_path("assets", "icon").iterdir()):
        size = source.stem.partition("-")[2]
        folder = f"{size}x{size}" if size else "scalable"
        icon = share / "icons" / "hicolor" / folder / "apps" / f"{NAME}{source.suffix}"
        write_file(icon, source.read_bytes())


def add_text(parent: ET.Element, tag: str, text: str, language: str = "en") -> None:
    """Adds an element with a text and, unless it is English, its language."""
    element = ET.SubElement(parent, tag)
    element.text = text
    if language != "en":
        element.set(_LANG, language)


def xml_text(root: ET.Element) -> str:
    """Returns a document as indented text."""
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def write_file(path: Path, content: bytes) -> None:
    """Writes a file, and the folder that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _localised(key: str, texts: dict[str, str]) -> list[str]:
    """Returns a line for each language; the one without a language is English."""
    return [
        f"{key}={text}" if code == "en" else f"{key}[{code}]={text}" for code, text in texts.items()
    ]


INSTALLED: Final = "Canasta is in the menu under Games. `canasta --remove-desktop` takes it away.\n"
REMOVED: Final = "Canasta is no longer in the menu. Your matches and settings are still there.\n"
_LINUX_ONLY: Final = "Only a desktop of Linux has such a menu.\n"
_NOT_WRITTEN: Final = "The menu entry cannot be written: {reason}.\n"
_PLACES: Final = (
    *(f"applications/{NAME}.desktop", f"mime/packages/{NAME}.xml"),
    *("man/man6/canasta.6.gz", "man/*/man6/canasta.6.gz"),
    f"icons/hicolor/*/apps/{NAME}.*",
)
_REFRESH: Final = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "-q", "-t", "icons/hicolor"),
)


def change_menu(manuals: Mapping[str, str], *, is_install: bool) -> tuple[int, str]:
    """Adds, with manual pages by their places, or removes the entry of this person.

    Returns the exit status and what to say.
    """
    if not sys.platform.startswith("linux"):
        return 2, _LINUX_ONLY
    share = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        if is_install:
            install(share, own_command(), manuals)
        else:
            remove(share)
    except OSError as error:
        return 1, _NOT_WRITTEN.format(reason=error)
    _tell_desktop(share)
    return 0, INSTALLED if is_install else REMOVED


def install(share: Path, command: Iterable[str], manuals: Mapping[str, str]) -> None:
    """Writes all files below a person's folder for shared data."""
    write_menu_files(share, " ".join(map(quoted, command)))
    for place, manual in manuals.items():
        write_file(share / place, gzip.compress(manual.encode(), mtime=0))


def remove(share: Path) -> None:
    """Removes what `install` wrote; what is not there is no matter."""
    for place in _PLACES:
        for path in share.glob(place):
            path.unlink(missing_ok=True)


def own_command() -> list[str]:
    """Returns the command that starts this very installation, without its arguments."""
    if image := os.environ.get("APPIMAGE"):
        return [image]
    if getattr(sys, "frozen", False):
        return [sys.executable]
    started = which(sys.argv[0])
    if started and Path(started).name == "canasta":
        return [str(Path(started).absolute())]
    # From the sources, which are not on Python's path elsewhere.
    root = Path(__file__).resolve().parents[2]
    program = (
        f"import sys; sys.path.insert(0, {str(root)!r}); import canasta_gui.app as a; a.main()"
    )
    return [sys.executable, "-c", program]


def quoted(word: str) -> str:
    """Returns a word of a command as a menu entry wants it."""
    if re.fullmatch(r"[\w/.:+-]+", word):
        return word
    escaped = re.sub(r'(["`$\\])', r"\\\1", word)
    # The whole line is read as a text first, in which a backslash escapes as well.
    return '"{}"'.format(escaped.replace("\\", "\\\\").replace("%", "%%"))


def _tell_desktop(share: Path) -> None:
    """Lets the desktop read its files anew, where it has the tools for that."""
    for name, *options, place in _REFRESH:
        if (share / place).is_dir():
            command = [name, *options, share / place]
            with suppress(OSError):
                subprocess.run(command, check=False, capture_output=True)  # noqa: S603 - our own
