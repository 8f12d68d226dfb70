"""Canasta as pure rules: no Qt, no clock and no randomness of its own.

The public names are listed in ``__init__.pyi``. Each is imported when it is first used, so that
reading the settings before the first frame does not load the rules.
"""

from collections.abc import Callable
from typing import cast

from lazy_loader import attach_stub

_Names = tuple[Callable[[str], object], Callable[[], list[str]], list[str]]
__getattr__, __dir__, __all__ = cast("_Names", attach_stub(__name__, __file__))
