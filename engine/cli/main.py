"""Finds and runs the command; no input ends in a traceback."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from engine.cli import arena, bench, matchfile, playing, positions, rulesets
from engine.cli.command import BAD_INPUT, Command, InputError, complain, complain_all

COMMANDS: tuple[Command, ...] = (
    rulesets.COMMAND,
    positions.CHECK,
    positions.OPTIONS,
    positions.DEAL,
    positions.SCORE,
    playing.COMMAND,
    arena.COMMAND,
    matchfile.VERIFY,
    matchfile.REPLAY,
    bench.COMMAND,
)

_INSTALLED = "canasta-engine"
"""The command's name in an installed package."""
_INTERRUPTED = 130
_NOBODY_LISTENS = 141


class _Parser(ArgumentParser):
    """An argument parser that reports a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}")
        raise SystemExit(BAD_INPUT)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command of the engine and returns the exit status."""
    is_installed = Path(sys.argv[0]).stem == _INSTALLED
    return run(COMMANDS, argv, _INSTALLED if is_installed else "python -m engine")


def run(commands: Sequence[Command], argv: Sequence[str] | None, prog: str) -> int:
    """Runs the command that the arguments name and returns the exit status."""
    # A name that the terminal cannot write must not stop a replay.
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if callable(reconfigure):
        reconfigure(errors="backslashreplace")
    try:
        args = _parser(commands, prog).parse_args(argv)
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
    """Redirects the output, so that Python's flush at the end does not fail again."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(commands: Sequence[Command], prog: str) -> ArgumentParser:
    parser = _Parser(prog=prog, description="Canasta rules, positions and matches.")
    known = parser.add_subparsers(required=True, metavar="command")
    for command in commands:
        sub = known.add_parser(command.name, help=command.help, description=command.help)
        command.configure(sub)
        sub.set_defaults(command=command)
    return parser
