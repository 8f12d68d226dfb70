"""Lists shared libraries that Qt takes from a Linux system, with the Debian packages that hold
them.
"""

import sys
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
