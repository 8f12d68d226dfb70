"""Finds the command and runs it; nothing that a user can type ends in a traceback."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from engine.cli import (
    arena,
    bench,
    check,
    deal,
    habits,
    ladder,
    options,
    play,
    replay,
    rulesets,
    score,
    verify,
)
from engine.cli.command import BAD_INPUT, Command, InputError, complain, complain_all

COMMANDS: tuple[Command, ...] = (
    rulesets.COMMAND,
    check.COMMAND,
    options.COMMAND,
    deal.COMMAND,
    score.COMMAND,
    play.COMMAND,
    arena.COMMAND,
    ladder.COMMAND,
    habits.COMMAND,
    verify.COMMAND,
    replay.COMMAND,
    bench.COMMAND,
)

_INSTALLED = "canasta-engine"
"""The command's name where the package was installed."""
_INTERRUPTED = 130
_NOBODY_LISTENS = 141


class _Parser(ArgumentParser):
    """Names a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}")
        raise SystemExit(BAD_INPUT)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status."""
    # A name that the terminal cannot write must not stop a replay.
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if callable(reconfigure):
        reconfigure(errors="backslashreplace")
    try:
        args = _parser().parse_args(argv)
        return args.command.run(args)
    except InputError as error:
        complain_all(error.problems)
        return BAD_INPUT
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else BAD_INPUT
    except BrokenPipeError:
        _drop_what_cannot_be_written()
        return _NOBODY_LISTENS
    except OSError as error:
        complain(str(error))
        _drop_what_cannot_be_written()
        return BAD_INPUT
    except KeyboardInterrupt:
        return _INTERRUPTED


def _drop_what_cannot_be_written() -> None:
    """Empty the output; Python would flush it once more at its end, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> ArgumentParser:
    is_installed = Path(sys.argv[0]).stem == _INSTALLED
    prog = _INSTALLED if is_installed else "python -m engine"
    parser = _Parser(prog=prog, description="Canasta rules, positions and matches.")
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in COMMANDS:
        sub = commands.add_parser(command.name, help=command.help, description=command.help)
        command.configure(sub)
        sub.set_defaults(command=command)
    return parser
