"""Finds the files that come with the program."""

from importlib import resources
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Returns the path of a file below ``assets`` or ``translations``.

    An installed or built program has these folders in this package, the source tree beside it.
    """
    package = Path(str(resources.files("canasta_gui")))
    root = package if (package / parts[0]).is_dir() else package.parent
    return root.joinpath(*parts)
