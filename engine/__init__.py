"""Canasta as pure rules: no picture, no clock, no chance of its own.

The public names stand in ``__init__.pyi``. Each is imported with its first use, so that reading
the settings before the first frame does not load the rules.
"""

from collections.abc import Callable
from typing import cast

from lazy_loader import attach_stub

_Names = tuple[Callable[[str], object], Callable[[], list[str]], list[str]]
__getattr__, __dir__, __all__ = cast("_Names", attach_stub(__name__, __file__))
