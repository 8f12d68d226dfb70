"""What menus and software centres say of the program, in every language."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

NAME: Final = "canasta-table"
"""The name of packages, folders and icons; the command is `canasta`."""
TITLE: Final = "Canasta"
LANGUAGES: Final = ("en", "de", "es")
_TEXTS: dict[str, dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("texts.toml").read_text(encoding="utf-8")
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


FILE_TYPES: Final = (
    FileType("application/x-canasta-match", ".canasta", _TEXTS["match_file"]),
    FileType("application/x-canasta-rules", ".canasta-rules", _TEXTS["rules_file"]),
)
