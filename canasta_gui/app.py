"""Starts the program: arguments, then the application, then the window."""

import argparse
import builtins
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import cast

from canasta_gui.command_line import parse
from canasta_gui.no_window import (
    NO_FOLDER,
    NO_HOME,
    NO_SCREEN,
    complain,
    has_no_screen,
    is_of_library,
    why_not_loaded,
)
from canasta_gui.persistence.folders import matches_folder
from canasta_gui.process_setup import draw_alone, give_back_freed_memory
from canasta_gui.settings.system_folders import DATA_VARIABLE, config_folder, log_folder, use_folder
from engine import BrokenFileError


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs what the command line asks for; returns the exit status."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if (refusal := _use_folder(options.data)) is not None:
        complain(refusal)
        return 2
    if options.smoke:
        # The smoke test shows no window, and a server has no screen.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    elif not _has_folders():
        complain(NO_HOME)
        return 2
    if has_no_screen():
        complain(NO_SCREEN)
        return 1
    try:
        return _run(options)
    except ImportError as error:
        if not is_of_library(error):
            raise
        complain(why_not_loaded(error))
        return 1
    except BrokenFileError as error:
        _tell_broken(error)
        return 1


def _tell_broken(error: BrokenFileError) -> None:
    """Says which file of the program is broken, in a window of Qt's own: that of the program could
    not even be loaded.
    """
    from PySide6.QtWidgets import QApplication, QMessageBox

    from canasta_gui.dialogs.error_notices import broken_notice

    text = broken_notice(error.broken_file)
    complain(f"{text}\n")
    app = QApplication.instance() or QApplication(["canasta"])
    QMessageBox.warning(None, "Canasta", text)
    del app


def _use_folder(asked: Path | None) -> str | None:
    """Sets the folder for all files, from the command line or the variable.

    Returns the text of the problem if that fails, otherwise ``None``.
    """
    folder = asked or os.environ.get(DATA_VARIABLE)
    if folder:
        try:
            use_folder(Path(folder))
        except OSError as error:
            return NO_FOLDER.format(folder=folder, reason=error.strerror)
    return None


def _has_folders() -> bool:
    """Returns whether the system tells where a person's files belong."""
    try:
        return all((config_folder(), log_folder(), matches_folder()))
    except RuntimeError:
        return False


def prepare() -> None:
    """Sets how libraries behave, before they are loaded."""
    # The models of this program have no plugins, and looking for plugins takes time.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    draw_alone()
    give_back_freed_memory()
    _hash_plainly()
    _import_plainly()
    from canasta_gui.windows.startup.qt_messages import listen
    from canasta_gui.windows.startup.survivors import survive_failing_events

    listen()
    survive_failing_events()


def _hash_plainly() -> None:
    """Lets Python hash by itself, as the built program does: it would load OpenSSL, 4 MB, for
    names of files and lines of matches.
    """
    cast("dict[str, object]", sys.modules).setdefault("_hashlib", None)


def _import_plainly() -> None:
    """Lets Python import without PySide, which has no effect if PySide's internal names differ.

    PySide stands before every import, and reads the source of every module, to find out whether it
    might switch PySide's optional features, and Python keeps all those lines: 13 MB, and time of
    every start. No module of this program switches any.
    """
    import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _run(options: argparse.Namespace) -> int:
    # This is imported late, so that a wrong argument is reported before Qt is loaded.
    prepare()
    if options.smoke:
        from canasta_gui.windows.startup.smoke_run import run_smoke

        return run_smoke()
    # Nothing that is loaded here becomes garbage; looking for it costs a tenth of the start.
    gc.disable()
    from canasta_gui.windows.startup.start import run_window

    file = None if options.file is None else _whole(options.file)
    return run_window(
        file, is_new=options.new, is_timed=options.time_start, language=options.language
    )


def _whole(path: Path) -> Path:
    """Returns the absolute path, or the path as it is if it cannot be resolved; the window reports
    that.
    """
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path
