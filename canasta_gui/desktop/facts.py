"""What menus and software centres say of the program, in every language."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from canasta_gui.i18n.translator import by_language
from canasta_gui.settings.languages import language_codes

NAME: Final = "canasta-table"
"""The name of packages, folders and icons; the command is `canasta`."""
TITLE: Final = "Canasta"
CONTEXT: Final = "Installer"
"""The context of these texts in the files of translations."""
TEXTS: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("texts.toml").read_text(encoding="utf-8")
)
"""Each a text, several, or several by name."""
LANGUAGES: Final = language_codes()


def texts_to_translate() -> list[str]:
    """Returns all these texts, in English."""
    plain = [value for value in TEXTS.values() if isinstance(value, str)]
    return [*plain, *TEXTS["description"], *TEXTS["pictures"].values()]


def _translated(text: str) -> dict[str, str]:
    return by_language(CONTEXT, text)


SUMMARY: Final = _translated(TEXTS["summary"])
KEYWORDS: Final = _translated(TEXTS["keywords"])
NEW_MATCH: Final = _translated(TEXTS["new_match"])
RUNNING: Final = _translated(TEXTS["running"])
"""The question of an installer that finds the program open."""
DESCRIPTION: Final = [_translated(paragraph) for paragraph in TEXTS["description"]]
"""The paragraphs, each by language."""
PICTURES: Final = {name: _translated(text) for name, text in TEXTS["pictures"].items()}
"""The pictures below docs/screenshots, each with its caption by language."""


@dataclass(frozen=True)
class FileType:
    """A kind of file that the program opens."""

    mime: str
    suffix: str
    title: dict[str, str]


FILE_TYPES: Final = (
    FileType("application/x-canasta-match", ".canasta", _translated(TEXTS["match_file"])),
    FileType("application/x-canasta-rules", ".canasta-rules", _translated(TEXTS["rules_file"])),
    FileType("application/x-canasta-player", ".canasta-player", _translated(TEXTS["player_file"])),
)
