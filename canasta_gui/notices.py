"""The licences of everything that the program brings along."""

import tomllib
from dataclasses import dataclass

from canasta_gui.resource_path import resource_path


@dataclass(frozen=True, slots=True)
class Notice:
    """A work, its version (empty where none is known), its licence, and all that it asks to say."""

    name: str
    version: str
    licence: str
    text: str


def notices() -> tuple[Notice, ...]:
    """Every work that is shipped, the program itself first.

    Raises `OSError` when the program was installed without its licences.
    """
    index = resource_path("assets", "licences", "index.toml").read_text(encoding="utf-8")
    return tuple(
        Notice(entry["name"], entry["version"], entry["licence"], _text(entry["texts"]))
        for entry in tomllib.loads(index)["notice"]
    )


def _text(places: list[str]) -> str:
    texts = (resource_path("assets", place).read_text(encoding="utf-8") for place in places)
    return "\n\n\n".join(text.strip("\n") for text in texts)
