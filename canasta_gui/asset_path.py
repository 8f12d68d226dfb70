"""Where the files that come with the program lie."""

import sys
from pathlib import Path


def asset_path(*parts: str) -> Path:
    """The path of a file below ``assets``, in the source tree or in a frozen program."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parent.parent
    return root.joinpath("assets", *parts)
