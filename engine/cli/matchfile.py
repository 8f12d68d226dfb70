"""``replay`` and ``verify``: tell a recorded match as text, or check it against the rules."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine.cli.command import BAD_INPUT, DIFFERENT, OK, Command, InputError, complain, one_line
from engine.match.check import first_difference
from engine.match.replay import replay
from engine.saves.journal_error import JournalError
from engine.saves.loading import LoadedMatch, load_match


def _replay(args: Namespace) -> int:
    loaded = _read_match(args.file)
    for line in replay(loaded.match):
        print(line, flush=True)
    lost = _loss(args.file, loaded)
    if lost is not None:
        complain(lost)
    is_damaged = loaded.dropped is not None and not loaded.dropped.is_torn
    return BAD_INPUT if is_damaged else OK


def _verify(args: Namespace) -> int:
    loaded = _read_match(args.file)
    difference = first_difference(loaded.match)
    dropped, lost = loaded.dropped, _loss(args.file, loaded)
    if difference is not None:
        print(difference, flush=True)
        return DIFFERENT
    if dropped is not None and not dropped.is_torn:
        print(one_line(f"line {dropped.line}: {dropped.why}"), flush=True)
        return DIFFERENT
    if lost is not None:
        complain(lost)
    elif not loaded.is_closed:
        print(_unclosed(loaded), flush=True)
        return DIFFERENT
    print("ok", flush=True)
    return OK


def _unclosed(loaded: LoadedMatch) -> str:
    line = len(loaded.match.entries) + 2
    if loaded.is_changed:
        return f"line {line}: lines before it were changed or removed since they were written"
    return f"line {line}: the closing line is missing, and perhaps entries before it"


def _add_match_file(parser: ArgumentParser) -> None:
    """Adds the path of the match file as the only argument."""
    parser.add_argument("file", type=Path)


def _read_match(path: Path) -> LoadedMatch:
    """Returns the match as far as its file can be read. Raises `InputError`."""
    try:
        return load_match(path)
    except JournalError as error:
        raise InputError([str(error)]) from None


def _loss(path: Path, loaded: LoadedMatch) -> str | None:
    """Returns a line about what could not be read of the file; ``None`` if all was read."""
    dropped = loaded.dropped
    if dropped is None:
        return None
    return f"{path}:{dropped.line}: {dropped.why}; the last {dropped.size} bytes are left out"


REPLAY = Command("replay", "tell a recorded match as text", _add_match_file, _replay)
VERIFY = Command("verify", "judge a recorded match again", _add_match_file, _verify)
