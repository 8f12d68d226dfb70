"""Texts for the terminal if no window is opened, and what to do then: which shared libraries Qt
takes from a Linux system, with the Debian packages that hold them.
"""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

ALWAYS: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
_WINDOW: Final = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The additional libraries for a window on an X screen, each with its package."""


def missing_libraries(*, for_window: bool) -> dict[str, str]:
    """Returns the libraries that cannot be loaded, each with its package; empty on other
    systems.
    """
    if not sys.platform.startswith("linux"):
        return {}
    needed = ALWAYS | (_WINDOW if for_window else {})
    return {library: package for library, package in needed.items() if not can_load(library)}


def can_load(library: str) -> bool:
    """Returns whether the system has a shared library."""
    import ctypes  # A minimal Python has no ctypes until its missing parts are installed.

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


ALREADY_OPEN: Final = "Canasta is open already. Its window comes forward.\n"
NO_SCREEN: Final = "There is no screen here. Start Canasta from a desktop, or set DISPLAY to one.\n"
NO_FOLDER: Final = (
    "Canasta cannot keep its files in {folder}: {reason}. Name another folder with --data or in"
    " CANASTA_DATA_DIR.\n"
)
NO_HOME: Final = (
    "Canasta finds no home folder to keep its files in. Set HOME, or name a folder with --data.\n"
)
UNREACHABLE: Final = (
    "The screen {screen} cannot be reached. Start Canasta from the desktop of the person who is"
    " logged in there.\n"
)
NO_PLATFORM: Final = (
    "QT_QPA_PLATFORM asks for {platform}, which does not work here. Unset it, then start Canasta"
    " again.\n"
)
INCOMPLETE: Final = "Canasta cannot open a window. Install it again.\n"
_LACKS: Final = "Canasta lacks libraries of the system: {libraries}."
_INSTALL: Final = " On Debian and Ubuntu, run: sudo apt-get install {packages}\n"
_INSTALL_UNKNOWN: Final = " Install them from the packages of your system.\n"
_BROKEN: Final = (
    "A library cannot be loaded: {reason}. Install that library again, or Canasta itself.\n"
)

_NOT_THERE = "cannot open shared object file"
_X_PLATFORM = "xcb"
_OTHERS_SCREENS = ("wayland", "wayland-egl")


def has_no_screen() -> bool:
    """Returns whether no window can be opened: Linux without a display, and no platform asked
    for.
    """
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names)


def why_no_window() -> str:
    """Returns why Qt found no way to open a window, and what to do."""
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked.split(":")[0] not in ("", _X_PLATFORM, *_OTHERS_SCREENS):
        return NO_PLATFORM.format(platform=asked)
    x_screen = os.environ.get("DISPLAY", "")
    if lacking := missing_libraries(for_window=bool(x_screen) or asked == _X_PLATFORM):
        return _lacks(lacking)
    screen = x_screen or os.environ.get("WAYLAND_DISPLAY", "")
    if screen:
        return UNREACHABLE.format(screen=screen)
    return NO_SCREEN if asked else INCOMPLETE


def is_of_library(error: ImportError) -> bool:
    """Returns whether a compiled library could not be loaded; otherwise the program is at fault."""
    return error.path is not None and error.path.endswith(tuple(EXTENSION_SUFFIXES))


def why_not_loaded(error: ImportError) -> str:
    """Returns which library of the system is missing or broken, and what to do."""
    if _NOT_THERE not in str(error):
        return _BROKEN.format(reason=error)
    named = {str(error).split(":")[0]: ""}
    return _lacks(named | missing_libraries(for_window=False))


def complain(text: str) -> None:
    """Prints a text on the terminal, if there is one: a program with windows may have none."""
    with suppress(OSError):
        print(text, end="", file=sys.stderr, flush=True)  # noqa: T201 - prints nothing where there is none


def _lacks(libraries: Mapping[str, str]) -> str:
    packages = " ".join(filter(None, libraries.values()))
    how = _INSTALL.format(packages=packages) if packages else _INSTALL_UNKNOWN
    return _LACKS.format(libraries=", ".join(libraries)) + how
