"""Defines the program's command line."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from canasta_gui.settings.languages import SYSTEM, language_codes

if TYPE_CHECKING:
    # Loads Qt.
    from canasta_gui.i18n.translator import Translate


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
        from canasta_gui.desktop.man_page import man_pages
        from canasta_gui.desktop.menu_entry import change_menu
        from engine import VERSION

        manuals = man_pages(make_parser, VERSION)
        status, text = change_menu(manuals, is_install=self.dest == "install_desktop")
        (sys.stderr if status else sys.stdout).write(text)
        parser.exit(status)


def _formatter(said: str) -> type[argparse.HelpFormatter]:
    """Returns what writes the help, which begins with a word of the language."""

    class Formatter(argparse.HelpFormatter):
        """Writes the help."""

        @override
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{said}: " if prefix is None else prefix)

    return Formatter


def _in_english(_context: str, text: str) -> str:
    return text


def make_parser(translate: "Translate" = _in_english) -> argparse.ArgumentParser:
    """Returns the parser of the command line, which explains itself in a language."""
    parser = argparse.ArgumentParser(
        prog="canasta",
        description=translate(
            "CommandLine", "A canasta table: play with others and against the computer."
        ),
        formatter_class=_formatter(translate("CommandLine", "usage")),
        add_help=False,
    )
    group = parser.add_argument_group(translate("CommandLine", "options"))
    group.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "open a match or house rules"),
    )
    _add_choices(group.add_argument, translate)
    _add_commands(group.add_argument, translate)
    # This option is for builders, who also use it with the built program.
    group.add_argument("--time-start", action="store_true", help=argparse.SUPPRESS)
    group.add_argument("--kernel", action=_Thinking, nargs=0, help=argparse.SUPPRESS)
    return parser


def _add_choices(add: Callable[..., object], translate: "Translate") -> None:
    add(
        "--new",
        action="store_true",
        help=translate("CommandLine", "begin with the first page, not with the last match"),
    )
    add(
        "--language",
        choices=language_codes(),
        help=translate("CommandLine", "speak this language this time"),
    )
    add(
        "--data",
        type=Path,
        metavar=translate("CommandLine", "DIR"),
        help=translate("CommandLine", "keep matches and settings in this folder"),
    )


def _add_commands(add: Callable[..., object], translate: "Translate") -> None:
    add(
        "--smoke",
        action="store_true",
        help=translate("CommandLine", "play a deal unseen to try the installation, and end"),
    )
    add(
        "--install-desktop",
        action=_Menu,
        nargs=0,
        help=translate(
            "CommandLine", "put Canasta into the menu of this person's Linux desktop, and end"
        ),
    )
    add(
        "--remove-desktop",
        action=_Menu,
        nargs=0,
        help=translate("CommandLine", "take it out of that menu, and end"),
    )
    add(
        "--version",
        action=_Version,
        nargs=0,
        help=translate("CommandLine", "tell the version, and end"),
    )
    add(
        "-h",
        "--help",
        action="store_true",
        help=translate("CommandLine", "tell these options, and end"),
    )


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Returns the parsed command line; exits with a message if it is wrong.

    The help is in the language that is asked for, or that the system speaks.
    """
    options = make_parser().parse_args(arguments)
    if options.help:
        # Loaded only then, so that a wrong argument is reported before Qt is loaded.
        from canasta_gui.i18n.translator import resolve, translations_into

        parser = make_parser(translations_into(resolve(options.language or SYSTEM)))
        parser.print_help()
        parser.exit()
    return options
