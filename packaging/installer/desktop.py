"""The files for a Linux desktop: those of the menu, and the page in software centres."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from canasta_gui.desktop.facts import DESCRIPTION, FILE_TYPES, NAME, PICTURES, SUMMARY, TITLE
from canasta_gui.desktop.menu_entry import add_text, write_menu_files, xml_text
from engine.version import VERSION
from installer.product import APP_ID, AUTHORS, ROOT, homepage


def metainfo() -> str:
    """Returns the page in software centres; it has pictures if the project's address is known."""
    root = ET.Element("component", type="desktop-application")
    for tag, text in (
        ("id", APP_ID),
        ("metadata_license", "CC0-1.0"),
        ("project_license", "MIT"),
        ("name", TITLE),
    ):
        add_text(root, tag, text)
    for language, text in SUMMARY.items():
        add_text(root, "summary", text, language)
    description = ET.SubElement(root, "description")
    for texts in DESCRIPTION:
        for language, text in texts.items():
            add_text(description, "p", text, language)
    add_text(ET.SubElement(root, "developer", id="org.canasta_table"), "name", AUTHORS)
    ET.SubElement(root, "launchable", type="desktop-id").text = f"{NAME}.desktop"
    if homepage():
        ET.SubElement(root, "url", type="homepage").text = homepage()
        _add_pictures(root)
    provides = ET.SubElement(root, "provides")
    add_text(provides, "binary", "canasta")
    for kind in FILE_TYPES:
        add_text(provides, "mediatype", kind.mime)
    ET.SubElement(root, "content_rating", type="oars-1.1")
    releases = ET.SubElement(root, "releases")
    release = ET.SubElement(releases, "release", version=VERSION, date=release_date())
    if changes := changes_in_short():
        listed = ET.SubElement(ET.SubElement(release, "description"), "ul")
        for change in changes:
            add_text(listed, "li", change)
    return xml_text(root)


def release_date() -> str:
    """Returns the date of this version in the changelog, or of the newest release before it."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## \[\d.*?\] - (\d{4}-\d\d-\d\d)", text, re.MULTILINE)
    return found[1] if found else "2026-01-01"


def changes_in_short(version: str = VERSION) -> list[str]:
    """Returns what the changelog says in short of a version, one text a change; empty if it says
    nothing.
    """
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(rf"(?ms)^## \[{re.escape(version)}\].*?\n(.*?)(?=^## |\Z)", text)
    found = re.search(r"(?ms)^### In short\n(.*?)(?=^### |\Z)", section[1] if section else "")
    lines = re.findall(r"^- (.+(?:\n  .+)*)", found[1] if found else "", re.MULTILINE)
    return [" ".join(line.replace("`", "").split()) for line in lines]


def write_desktop_files(share: Path) -> None:
    """Writes all desktop files below a folder like ``/usr/share``."""
    write_menu_files(share)
    page = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(metainfo(), encoding="utf-8")


def _add_pictures(root: ET.Element) -> None:
    screenshots = ET.SubElement(root, "screenshots")
    for number, (name, captions) in enumerate(PICTURES.items()):
        kind = {} if number else {"type": "default"}
        shot = ET.SubElement(screenshots, "screenshot", kind)
        for language, caption in captions.items():
            add_text(shot, "caption", caption, language)
        add_text(shot, "image", f"{homepage()}/docs/screenshots/{name}")
