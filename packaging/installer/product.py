"""The facts about the program that every installer uses."""

import os
import runpy
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import cast

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
LANGUAGES = ("en", "de", "es")
VERSION: str = runpy.run_path(str(ROOT / "engine" / "version.py"))["VERSION"]
_TEXTS: dict[str, dict[str, str]] = tomllib.loads(
    (ROOT / "packaging" / "installer" / "texts.toml").read_text(encoding="utf-8")
)
SUMMARY = _TEXTS["summary"]
KEYWORDS = _TEXTS["keywords"]
NEW_MATCH = _TEXTS["new_match"]
DESCRIPTION = cast("dict[str, list[str]]", _TEXTS["description"])


@dataclass(frozen=True)
class FileType:
    """A kind of file that the program opens."""

    mime: str
    suffix: str
    title: dict[str, str]


FILE_TYPES = (
    FileType("application/x-canasta-match", ".canasta", _TEXTS["match_file"]),
    FileType("application/x-canasta-rules", ".canasta-rules", _TEXTS["rules_file"]),
)


def homepage() -> str:
    """Returns the project's address from the variable CANASTA_HOMEPAGE; empty if it is not set."""
    return os.environ.get("CANASTA_HOMEPAGE", "").rstrip("/")
