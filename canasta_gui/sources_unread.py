"""Stops PySide from reading the sources of modules; to be called before the program's are loaded.

PySide reads the source of every module that is imported, to find out whether it might switch
PySide's optional features, and Python keeps all those lines: 13 MB, and time of every start. No
module of this program switches any.
"""

import sys
from importlib import import_module
from typing import Final

_ASKS: Final = "_mod_uses_pyside"


def leave_sources_unread() -> None:
    """Makes PySide read no module's source; has no effect if PySide's internal names differ."""
    import_module("PySide6.QtCore")
    features = sys.modules.get("shibokensupport.feature")
    if features is not None and _ASKS in vars(features):
        setattr(features, _ASKS, _switches_nothing)


def _switches_nothing(_module: object) -> bool:
    return False
