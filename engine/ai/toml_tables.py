"""Reads the tables of numbers that lie beside the modules of this package."""

import tomllib
from importlib import resources
from typing import Any


def read_toml(name: str) -> dict[str, Any]:
    """Returns the contents of a TOML file of this package."""
    return tomllib.loads((resources.files("engine.ai") / name).read_text(encoding="utf-8"))
