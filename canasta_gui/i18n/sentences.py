"""Joins texts so that a person or a screen reader can read them one after the other."""

from collections.abc import Iterable
from typing import Final

_ENDS: Final = (".", "!", "?", "…", ":", ";")


def sentences(parts: Iterable[str]) -> str:
    """Returns the parts that are not empty, each closed by a full stop unless it ends a sentence
    already.

    Captions have no full stop of their own and would otherwise run into the next text.
    """
    *before, last = [part for part in parts if part] or [""]
    return " ".join((*map(_closed, before), last))


def _closed(part: str) -> str:
    return part if part.endswith(_ENDS) else f"{part}."
