"""Look and pace of the table under the settings; a separate module to keep the start short.

The system is asked whether the person wants less motion, which Qt does not report.
"""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from ctypes.util import find_library
from pathlib import Path
from typing import Final

from canasta_gui.settings.model import Follow, Settings
from canasta_gui.table.table_options import TableOptions
from canasta_gui.theme.chosen_styles import deck_style, table_style

_ASK_ANIMATIONS: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_PATIENCE_S: Final = 1.0
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


def system_reduces_motion() -> bool:
    """Returns whether the system asks for less motion; false if it gives no answer."""
    if sys.platform == "win32":
        return _windows_reduces()
    if sys.platform == "darwin":
        return _macos_reduces()
    return desktop_reduces(os.environ)


def desktop_reduces(environment: Mapping[str, str]) -> bool:
    """Returns the answer of the desktop that is named in the environment."""
    names = environment.get("XDG_CURRENT_DESKTOP", "").split(":")
    return any(_DESKTOPS[name](environment) for name in names if name in _DESKTOPS)


def _gnome_reduces(environment: Mapping[str, str]) -> bool:
    try:
        answer = subprocess.run(  # noqa: S603 - always the same command
            _ASK_ANIMATIONS,
            env=environment,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.strip() == "false"


def _kde_reduces(environment: Mapping[str, str]) -> bool:
    from configparser import ConfigParser, Error

    home = Path(environment.get("HOME", "~")).expanduser()
    folder = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    config = ConfigParser(strict=False, interpolation=None)
    try:
        config.read(folder / "kdeglobals", encoding="utf-8")
        return config.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (OSError, ValueError, Error):
        return False


_DESKTOPS: Final[Mapping[str, Callable[[Mapping[str, str]], bool]]] = {
    "GNOME": _gnome_reduces,
    "Unity": _gnome_reduces,
    "Budgie": _gnome_reduces,
    "KDE": _kde_reduces,
}


def _windows_reduces() -> bool:
    """Returns whether Windows has switched off the animations inside windows."""
    assert sys.platform == "win32"
    is_animated = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(is_animated), 0
    )
    return not is_animated.value


def _macos_reduces() -> bool:
    """Returns ``NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion`` of macOS."""
    objc = ctypes.cdll.LoadLibrary(find_library("objc") or "/usr/lib/libobjc.A.dylib")
    name_to_pointer = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)
    class_of = name_to_pointer(("objc_getClass", objc))
    selector = name_to_pointer(("sel_registerName", objc))
    message = (ctypes.c_void_p, ctypes.c_void_p)
    get = ctypes.CFUNCTYPE(ctypes.c_void_p, *message)(("objc_msgSend", objc))
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, *message)(("objc_msgSend", objc))
    workspace = get(class_of(b"NSWorkspace"), selector(b"sharedWorkspace"))
    return ask(workspace, selector(b"accessibilityDisplayShouldReduceMotion"))


def table_options(settings: Settings, words: str) -> TableOptions:
    """Returns look and pace of the table, for rules with these names (`words.style`)."""
    return TableOptions(
        deck_style=deck_style(settings, words),
        table_style=table_style(settings),
        card_scale=settings.card_scale,
        text_scale=settings.text_scale,
        speed=settings.speed,
        reduced_motion=wants_reduced_motion(settings),
        is_calm=settings.calm,
    )


def wants_reduced_motion(settings: Settings) -> bool:
    """Returns whether the player, or else the system, asks for less motion."""
    if settings.calm:
        return True
    if settings.reduced_motion is not Follow.SYSTEM:
        return settings.reduced_motion is Follow.ON
    return system_reduces_motion()
