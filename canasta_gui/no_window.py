"""What is said on the terminal where no window can be opened, and what to do then."""

import os
import sys

NO_SCREEN = "There is no screen here. Start Canasta from a desktop, or set DISPLAY to one.\n"
NO_PLATFORM = (
    "Canasta cannot open a window on this screen. Is it the screen of the person who is logged in?"
    " On Debian and Ubuntu, the package libxcb-cursor0 must be installed.\n"
)
NO_LIBRARY = (
    "Canasta lacks a library of the system: {library}. On Debian and Ubuntu, install libegl1,"
    " libgl1, libxkbcommon0, libdbus-1-3, libfontconfig1 and libxcb-cursor0.\n"
)


def has_no_screen() -> bool:
    """Whether no window can be opened: Linux without a display, and no platform asked for."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names)


def complain(text: str) -> None:
    """Say it, where there is a terminal: a program with windows may have none."""
    print(text, end="", file=sys.stderr)  # noqa: T201 - prints nothing where there is none
