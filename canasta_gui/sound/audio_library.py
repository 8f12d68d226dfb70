"""Imports the audio library without numpy and the network, which it loads but nothing here uses.

Both together take 12 MB of the window's process.
"""

import sys
import urllib
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from threading import get_ident
from types import ModuleType
from typing import Final

_NUMBERS: Final = "numpy"
_NETWORK: Final = "urllib.request"


def import_audio_library() -> ModuleType:
    """Returns the module `miniaudio`; raises ``ImportError`` where it is missing."""
    without = _Without()
    sys.meta_path.insert(0, without)
    try:
        import miniaudio  # As a statement, so that the built program takes it along.

        return miniaudio
    finally:
        sys.meta_path.remove(without)
        if without.network is not None and sys.modules.get(_NETWORK) is without.network:
            del sys.modules[_NETWORK]
            urllib.__dict__.pop("request", None)


class _Without(MetaPathFinder, Loader):
    """Hides numpy, which the library can do without, from the thread that imports the library, and
    gives it an empty module for the network.
    """

    def __init__(self) -> None:
        self._thread = get_ident()
        self.network: ModuleType | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Returns the empty module's spec; raises ``ModuleNotFoundError`` for numpy."""
        del path, target
        if get_ident() != self._thread:
            return None
        if name == _NUMBERS:
            raise ModuleNotFoundError(name=name)
        return ModuleSpec(name, self) if name == _NETWORK else None

    def exec_module(self, module: ModuleType) -> None:
        """Leaves the module empty."""
        self.network = module
