"""Prepares a release: checks its tag, and writes checksums and notes for its files.

python packaging/release.py TAG FOLDER

The tag must be ``v`` and the program's version, and the changelog must have a section for it.
Writes ``SHA256SUMS`` into the folder, in the form that ``sha256sum --check`` reads, and the section
of the changelog into ``notes.md`` in the current folder. Uses the standard library only.
"""

import hashlib
import re
import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUMS = "SHA256SUMS"
NOTES = Path("notes.md")


def main(tag: str, folder: Path) -> None:
    """Checks the tag and write both files.

    Raises:
        SystemExit: with one line that says what does not fit.
    """
    version = program_version()
    if tag != f"v{version}":
        raise SystemExit(f"The tag is {tag}, but the program's version is {version}.")
    notes = changes_of(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    if not files:
        raise SystemExit(f"There is nothing to release in {folder}.")
    (folder / SUMS).write_text("".join(map(checksum_line, files)), encoding="utf-8")
    NOTES.write_text(notes, encoding="utf-8")


def program_version() -> str:
    """Returns the program's version from its source."""
    # The engine itself cannot be imported where its packages are not installed.
    return runpy.run_path(str(ROOT / "engine" / "version.py"))["VERSION"]


def changes_of(version: str, changelog: str) -> str:
    """Returns the changelog's text below the heading of a version."""
    sections = re.split(r"^## \[([^\]]+)\].*\n", changelog, flags=re.MULTILINE)
    texts = dict(zip(sections[1::2], sections[2::2], strict=True))
    if version not in texts:
        raise SystemExit(f"CHANGELOG.md has no section for {version}.")
    return texts[version].strip() + "\n"


def checksum_line(path: Path) -> str:
    """Returns the SHA-256 of a file and its name, as one line."""
    with path.open("rb") as file:
        return f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: release.py TAG FOLDER")
    main(sys.argv[1], Path(sys.argv[2]))
