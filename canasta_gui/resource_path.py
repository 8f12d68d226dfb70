"""Finds the files that come with the program."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent
"""The folder of this package, found without the twenty modules that `importlib.resources` would
load before the first frame.
"""


def resource_path(*parts: str) -> Path:
    """Returns the path of a file below ``assets`` or ``translations``.

    An installed or built program has these folders in this package, the source tree beside it.
    """
    root = _PACKAGE if (_PACKAGE / parts[0]).is_dir() else _PACKAGE.parent
    return root.joinpath(*parts)
