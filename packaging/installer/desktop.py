"""The files for a Linux desktop: menu entry, file types, page in software centres."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from installer.product import (
    APP_ID,
    AUTHORS,
    DESCRIPTION,
    FILE_TYPES,
    KEYWORDS,
    NAME,
    NEW_MATCH,
    ROOT,
    SUMMARY,
    TITLE,
    VERSION,
    homepage,
)

PICTURES = {
    "table-1600x1000.webp": "The table in the middle of a deal",
    "welcome.webp": "The first page",
    "lesson.webp": "A lesson",
}
"""The pictures below docs/screenshots, with their captions."""
_MIME = "http://www.freedesktop.org/standards/shared-mime-info"
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry() -> str:
    """Returns the entry in the menu."""
    types = "".join(f"{kind.mime};" for kind in FILE_TYPES)
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        f"Name={TITLE}",
        *_localised("Comment", SUMMARY),
        *_localised("Keywords", KEYWORDS),
        "Exec=canasta %f",
        "TryExec=canasta",
        f"Icon={NAME}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        f"MimeType={types}",
        f"StartupWMClass={NAME}",
        "StartupNotify=true",
        "Actions=new-match;",
        "",
        "[Desktop Action new-match]",
        *_localised("Name", NEW_MATCH),
        "Exec=canasta --new",
    ]
    return "\n".join(lines) + "\n"


def mime_types() -> str:
    """Returns the definition of the file types."""
    ET.register_namespace("", _MIME)
    root = ET.Element(f"{{{_MIME}}}mime-info")
    for kind in FILE_TYPES:
        entry = ET.SubElement(root, f"{{{_MIME}}}mime-type", type=kind.mime)
        for language, title in kind.title.items():
            _text(entry, f"{{{_MIME}}}comment", title, language)
        ET.SubElement(entry, f"{{{_MIME}}}sub-class-of", type="text/plain")
        ET.SubElement(entry, f"{{{_MIME}}}generic-icon", name=NAME)
        ET.SubElement(entry, f"{{{_MIME}}}glob", pattern=f"*{kind.suffix}")
    return _xml(root)


def metainfo() -> str:
    """Returns the page in software centres; it has pictures if the project's address is known."""
    root = ET.Element("component", type="desktop-application")
    for tag, text in (
        ("id", APP_ID),
        ("metadata_license", "CC0-1.0"),
        ("project_license", "MIT"),
        ("name", TITLE),
    ):
        _text(root, tag, text)
    for language, text in SUMMARY.items():
        _text(root, "summary", text, language)
    description = ET.SubElement(root, "description")
    for texts in DESCRIPTION:
        for language, text in texts.items():
            _text(description, "p", text, language)
    _text(ET.SubElement(root, "developer", id="org.canasta_table"), "name", AUTHORS)
    ET.SubElement(root, "launchable", type="desktop-id").text = f"{NAME}.desktop"
    if homepage():
        ET.SubElement(root, "url", type="homepage").text = homepage()
        _add_pictures(root)
    provides = ET.SubElement(root, "provides")
    _text(provides, "binary", "canasta")
    for kind in FILE_TYPES:
        _text(provides, "mediatype", kind.mime)
    ET.SubElement(root, "content_rating", type="oars-1.1")
    releases = ET.SubElement(root, "releases")
    ET.SubElement(releases, "release", version=VERSION, date=release_date())
    return _xml(root)


def release_date() -> str:
    """Returns the date of this version in the changelog, or of the newest release before it."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## \[\d.*?\] - (\d{4}-\d\d-\d\d)", text, re.MULTILINE)
    return found[1] if found else "2026-01-01"


def write_desktop_files(share: Path) -> None:
    """Writes all desktop files below a folder like ``/usr/share``."""
    for place, text in (
        (f"applications/{NAME}.desktop", desktop_entry()),
        (f"mime/packages/{NAME}.xml", mime_types()),
        (f"metainfo/{APP_ID}.metainfo.xml", metainfo()),
    ):
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for source in (ROOT / "assets" / "icon").iterdir():
        size = source.stem.partition("-")[2]
        folder = f"{size}x{size}" if size else "scalable"
        icon = share / "icons" / "hicolor" / folder / "apps" / f"{NAME}{source.suffix}"
        icon.parent.mkdir(parents=True, exist_ok=True)
        icon.write_bytes(source.read_bytes())


def _add_pictures(root: ET.Element) -> None:
    screenshots = ET.SubElement(root, "screenshots")
    for number, (name, caption) in enumerate(PICTURES.items()):
        kind = {} if number else {"type": "default"}
        shot = ET.SubElement(screenshots, "screenshot", kind)
        _text(shot, "caption", caption)
        _text(shot, "image", f"{homepage()}/docs/screenshots/{name}")


def _localised(key: str, texts: dict[str, str]) -> list[str]:
    """Returns a line for each language; the one without a language is English."""
    return [
        f"{key}={text}" if code == "en" else f"{key}[{code}]={text}" for code, text in texts.items()
    ]


def _text(parent: ET.Element, tag: str, text: str, language: str = "en") -> None:
    element = ET.SubElement(parent, tag)
    element.text = text
    if language != "en":
        element.set(_LANG, language)


def _xml(root: ET.Element) -> str:
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"
