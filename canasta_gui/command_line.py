"""Defines the program's command line."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from typing_extensions import override

from canasta_gui.settings.languages import language_codes


class _Version(argparse.Action):
    """Prints the version; the engine, which knows it, is loaded only then."""

    @override
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from engine import VERSION

        print(f"Canasta {VERSION}")  # noqa: T201 - asked for
        parser.exit()


class _Thinking(argparse.Action):
    """Prints whether the computer players run compiled, as they do in the built program."""

    @override
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from engine import is_compiled

        print(f"kernel: {'compiled' if is_compiled() else 'plain'}")  # noqa: T201 - asked for
        parser.exit()


class _Menu(argparse.Action):
    """Puts the program into the menu, or takes it away; what writes there is loaded only then."""

    @override
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from canasta_gui.desktop.man_page import man_page
        from canasta_gui.desktop.menu_entry import change_menu
        from engine import VERSION

        manual = man_page(parser, VERSION)
        status, text = change_menu(manual, is_install=self.dest == "install_desktop")
        (sys.stderr if status else sys.stdout).write(text)
        parser.exit(status)


def make_parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="canasta", description="A canasta table: play with others and against the computer."
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="open a match or house rules"
    )
    parser.add_argument(
        "--new", action="store_true", help="begin with the first page, not with the last match"
    )
    parser.add_argument(
        "--language",
        choices=language_codes(),
        help="speak this language this time",
    )
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="keep matches and settings in this folder"
    )
    parser.add_argument(
        "--smoke", action="store_true", help="play a deal unseen to try the installation, and end"
    )
    parser.add_argument(
        "--install-desktop",
        action=_Menu,
        nargs=0,
        help="put Canasta into the menu of this person's Linux desktop, and end",
    )
    parser.add_argument(
        "--remove-desktop", action=_Menu, nargs=0, help="take it out of that menu, and end"
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="tell the version, and end")
    # This option is for builders, who also use it with the built program.
    parser.add_argument("--time-start", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--kernel", action=_Thinking, nargs=0, help=argparse.SUPPRESS)
    return parser


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Returns the parsed command line; exits with a message if it is wrong."""
    return make_parser().parse_args(arguments)
