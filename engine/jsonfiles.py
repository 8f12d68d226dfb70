"""Opens, reads and writes files that other people may have written: regular files only, within
bounds, replaced whole.

A pipe, a device or a folder in the place of a file would block the reader. Both the engine and the
window use this module. It imports neither, because the first frame must not load the engine.
"""

import errno
import json
import os
import re
import stat
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, cast

_FLAGS = (
    getattr(os, "O_BINARY", 0)
    # Opening a pipe would wait for somebody at its other end.
    | getattr(os, "O_NONBLOCK", 0)
)


class UnfitFileError(OSError):
    """Raised for a path that is not a regular file, or a file that is too large."""


def open_handle(path: Path, flags: int = os.O_RDONLY, mode: int = 0o644) -> int:
    """Returns a handle of a regular file, which the caller closes.

    Raises `UnfitFileError`, or another `OSError` where the system refuses.
    """
    try:
        handle = os.open(path, flags | _FLAGS, mode)
    except OSError:
        if path.exists() and not path.is_file():
            raise _not_regular(path) from None
        raise
    except ValueError:
        # It holds a NUL, or half a character.
        raise _unfit(path, "not the name of a file") from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise _not_regular(path)
    return handle


def open_regular(path: Path) -> BinaryIO:
    """Returns a regular file, open for reading. Raises `UnfitFileError` or another `OSError`."""
    return os.fdopen(open_handle(path), "rb")


def read_bounded(path: Path, most: int) -> bytes:
    """Returns the content of a regular file of at most so many bytes. Raises `OSError`."""
    with open_regular(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise _unfit(path, f"larger than {most} bytes")
    return data


def _not_regular(path: Path) -> UnfitFileError:
    """Returns the error for a path at which something else than a regular file is."""
    return _unfit(path, "not a regular file")


def _unfit(path: Path, what: str) -> UnfitFileError:
    return UnfitFileError(errno.EINVAL, what, str(path))


_WRITE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL
_DRAFT: Final = re.compile(r"\.canasta-[0-9a-f]{16}\.new")
_LONGEST_S: Final = 60.0
"""The longest time for writing a draft; one that is older than another by more was abandoned."""


def write_whole(path: Path, data: bytes, *, is_private: bool = False) -> None:
    """Writes a file, and its folder where that is missing; a link stays, and what it leads to is
    replaced. Nobody but the owner may read a private one.

    Raises `UnfitFileError` if there is something else than a regular file, or another ``OSError``.
    """
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(target.lstat().st_mode):
            raise _not_regular(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    # A name that can be guessed might be that of a player's file, or of a link that was put there.
    draft = target.with_name(f".canasta-{os.urandom(8).hex()}.new")
    try:
        handle = open_handle(draft, _WRITE, 0o600 if is_private else 0o644)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _sweep(draft)
        draft.replace(target)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def _sweep(draft: Path) -> None:
    """Removes drafts that killed processes left beside this one."""
    with suppress(OSError), os.scandir(draft.parent) as entries:
        since = draft.stat().st_mtime - _LONGEST_S
        for entry in entries:
            if _DRAFT.fullmatch(entry.name) and entry.stat(follow_symlinks=False).st_mtime < since:
                os.unlink(entry.path)  # noqa: PTH108 - an entry of a folder is no path


DEEPEST = 100
"""How deep lists and objects may be nested. What the program writes needs ten levels."""


class JsonError(ValueError):
    """Raised for a text that cannot be used as JSON. The message says why."""


def parse_json(data: bytes | str) -> object:
    """Returns the value that a JSON text holds. A text in it may hold half a character, escaped.

    Raises `JsonError` for what is not JSON in UTF-8, is nested deeper than `DEEPEST`, names a key
    twice, or holds a number too long to be converted.
    """
    text = _text_of(data).strip()
    try:
        value: object = json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise JsonError(f"not JSON: {error.msg.lower()} at {_place(error)}") from None
    except RecursionError:
        raise _too_deep() from None
    except JsonError:
        raise
    except ValueError:
        raise JsonError("not usable: a number is too long") from None
    if text.count("[") + text.count("{") > DEEPEST and _is_too_deep(value):
        raise _too_deep()
    return value


def parse_object(data: bytes | str) -> dict[str, object]:
    """Returns the members of the object in a JSON text. Raises `JsonError` as `parse_json`."""
    value = parse_json(data)
    if not isinstance(value, dict):
        raise JsonError("not an object")
    return cast("dict[str, object]", value)


def format_json(value: object, *, indent: int | None = None) -> bytes:
    """Returns a value as JSON in UTF-8, ended by a newline; without an indent in one line."""
    separators = (",", ":") if indent is None else None
    text = json.dumps(value, ensure_ascii=False, indent=indent, separators=separators)
    # Half a character, which some systems let people type, becomes an escape of JSON.
    return text.encode(errors="backslashreplace") + b"\n"


def _text_of(data: bytes | str) -> str:
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JsonError("not text in UTF-8") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Returns an object; raises `JsonError` for a key that is named twice."""
    members = dict(pairs)
    if len(members) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        raise JsonError(f"not usable: key {twice!r} occurs twice")
    return members


def _place(error: json.JSONDecodeError) -> str:
    line = f"line {error.lineno}, " if error.lineno > 1 else ""
    return f"{line}column {error.colno}"


def _too_deep() -> JsonError:
    return JsonError("not usable: nested too deeply")


def _is_too_deep(value: object) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        level = [part for parent in level for part in _parts(parent)]
    return any(isinstance(part, dict | list) for part in level)


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(cast("dict[str, object]", value).values())
    return cast("list[object]", value) if isinstance(value, list) else []
