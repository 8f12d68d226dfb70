"""The score sheets of matches with real cards: one file for each, written after every change."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.folders import (
    files_in,
    free_names,
    newest_first,
    real_cards_folder,
    stem_of,
)
from engine import (
    JsonError,
    ScoreSheet,
    SheetError,
    format_json,
    format_sheet,
    parse_json,
    parse_sheet,
    read_bounded,
    write_whole,
)

SUFFIX: Final = ".canasta-sheet"
_FORMAT: Final = 1
_LARGEST_FILE: Final = 4_000_000


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A score sheet, and the path of its file."""

    path: Path
    sheet: ScoreSheet


class SheetStore:
    """A folder of score sheets. A file that cannot be read is left as it is."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or real_cards_folder()

    @OWN_FILES.does
    def all(self) -> tuple[tuple[KeptSheet, ...], tuple[Path, ...]]:
        """Returns the sheets, the last written first, and the files that cannot be read."""
        found: list[KeptSheet] = []
        unread: list[Path] = []
        for file in newest_first(files_in(self.folder, SUFFIX)):
            sheet = _read(file.path)
            if sheet is None:
                unread.append(file.path)
            else:
                found.append(KeptSheet(file.path, sheet))
        return tuple(found), tuple(unread)

    @OWN_FILES.does
    def add(self, sheet: ScoreSheet) -> KeptSheet:
        """Writes a new sheet under a free name. Raises `OSError`."""
        stem = stem_of(f"{sheet.day} {' '.join(sheet.names)}") or "sheet"
        path = next(free_names(self.folder, stem, SUFFIX))
        return self.save(KeptSheet(path, sheet))

    @OWN_FILES.does
    def save(self, kept: KeptSheet) -> KeptSheet:
        """Writes a sheet whole or not at all, and returns it. Raises `OSError`."""
        plain = {"canasta": "real-cards", "format": _FORMAT, **format_sheet(kept.sheet)}
        write_whole(kept.path, format_json(plain, indent=1))
        return kept


def _read(path: Path) -> ScoreSheet | None:
    """Returns the sheet in a file; ``None`` for a file of another kind or of a newer format."""
    try:
        value = parse_json(read_bounded(path, _LARGEST_FILE))
        parts = dict(cast("dict[str, object]", value)) if isinstance(value, dict) else {}
        if (parts.pop("canasta", None), parts.pop("format", None)) != ("real-cards", _FORMAT):
            return None
        return parse_sheet(parts)
    except (OSError, JsonError, SheetError):
        return None
