"""The files for the menu of a Linux desktop: entry, file types, icons."""

import xml.etree.ElementTree as ET
from pathlib import Path

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


def mime_types() -> str:
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
    write_file(share / f"mime/packages/{NAME}.xml", mime_types().encode())
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
