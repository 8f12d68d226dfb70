"""The last line of a match file: a digest of all lines before it.

Everything else can be cut at the end of any line and still be a match; only its closing line shows
that nothing is missing, and that nothing was changed since it was written.
"""

from hashlib import sha256

from engine.jsonfiles.text import format_json

_BEGINNING = b'{"closing":'


def is_closing(line: bytes) -> bool:
    """Returns whether a line closes a record, rightly or not, perhaps incompletely."""
    return line.startswith(_BEGINNING)


class RecordDigest:
    """The SHA-256 of the lines of a record."""

    def __init__(self, lines: bytes = b"") -> None:
        self._hash = sha256(lines)

    def followed_by(self, lines: bytes) -> "RecordDigest":
        """Returns the digest of these lines and further ones."""
        longer = RecordDigest()
        longer._hash = self._hash.copy()
        longer._hash.update(lines)
        return longer

    @property
    def closing_line(self) -> bytes:
        """The line that closes the record after these lines."""
        return format_json({"closing": self._hash.hexdigest()})
