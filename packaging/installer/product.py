"""The facts about the program that every installer uses."""

import os
import runpy
import tomllib
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "canasta"
"""The folder of the built program."""

NAME = "canasta-table"
"""The name of packages, folders and icons; the command is `canasta`."""
TITLE = "Canasta"
APP_ID = "org.canasta_table.canasta"
BUNDLE_ID = "org.canasta-table.canasta"
AUTHORS = "The authors of Canasta"
MAINTAINER = f"{AUTHORS} <authors@canasta-table.invalid>"
VERSION: str = runpy.run_path(str(ROOT / "engine" / "version.py"))["VERSION"]
CONTEXT = "Installer"
"""The context of these texts in the files of translations."""
TEXTS: dict[str, Any] = tomllib.loads(
    (ROOT / "packaging" / "installer" / "texts.toml").read_text(encoding="utf-8")
)
_FILES = {
    path.stem.removeprefix("canasta_"): ET.parse(path).getroot()  # noqa: S314 - our own
    for path in sorted((ROOT / "translations").glob("canasta_*.ts"))
}
LANGUAGES = tuple(_FILES)


def _translated(text: str) -> dict[str, str]:
    """Returns a text by language, English first, in those that have it."""
    message = f"context[name='{CONTEXT}']/message"
    found = {
        code: translation
        for code, file in _FILES.items()
        for one in file.iterfind(message)
        if one.findtext("source") == text and (translation := one.findtext("translation"))
    }
    return {"en": text, **found}


SUMMARY = _translated(TEXTS["summary"])
KEYWORDS = _translated(TEXTS["keywords"])
NEW_MATCH = _translated(TEXTS["new_match"])
DESCRIPTION = [_translated(paragraph) for paragraph in TEXTS["description"]]
"""The paragraphs, each by language."""


@dataclass(frozen=True)
class FileType:
    """A kind of file that the program opens."""

    mime: str
    suffix: str
    title: dict[str, str]


FILE_TYPES = (
    FileType("application/x-canasta-match", ".canasta", _translated(TEXTS["match_file"])),
    FileType("application/x-canasta-rules", ".canasta-rules", _translated(TEXTS["rules_file"])),
)


def homepage() -> str:
    """Returns the project's address from the variable CANASTA_HOMEPAGE; empty if it is not set."""
    return os.environ.get("CANASTA_HOMEPAGE", "").rstrip("/")
