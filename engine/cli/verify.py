"""``verify``: checks a recorded match against the rules."""

from argparse import Namespace

from engine.cli.command import DIFFERENT, OK, Command, complain, one_line
from engine.cli.matchfile import add_match_file, loss, read_match
from engine.match.check import first_difference
from engine.saves.loading import LoadedMatch


def _run(args: Namespace) -> int:
    loaded = read_match(args.file)
    difference = first_difference(loaded.match)
    dropped, lost = loaded.dropped, loss(args.file, loaded)
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


COMMAND = Command("verify", "judge a recorded match again", add_match_file, _run)
