"""``replay``: prints a recorded match as text."""

from argparse import Namespace

from engine.cli.command import BAD_INPUT, OK, Command, complain
from engine.cli.matchfile import add_match_file, loss, read_match
from engine.match.replay import replay


def _run(args: Namespace) -> int:
    loaded = read_match(args.file)
    for line in replay(loaded.match):
        print(line, flush=True)
    lost = loss(args.file, loaded)
    if lost is not None:
        complain(lost)
    is_damaged = loaded.dropped is not None and not loaded.dropped.is_torn
    return BAD_INPUT if is_damaged else OK


COMMAND = Command("replay", "tell a recorded match as text", add_match_file, _run)
