"""Shoots every table that can be chosen, all editions, players, sides and variations:
``tour DIR [PART[@WIDTHxHEIGHT] ...] [--beside OLD]``.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize

from tests.kit.tables import every_table, name_of, richest
from workshop.screenshot_program import screenshot_program
from workshop.wished import wished

SIZES: Final = (QSize(1024, 700), QSize(1600, 1000))


def main(arguments: Sequence[str]) -> int:
    """Shoots every table whose name contains a part, in every size; returns the exit status."""
    tables = {name_of(reference): reference for reference in every_table()}
    wish = wished("tour", arguments, tables, SIZES, ".webp")
    with screenshot_program(SIZES[0]) as room:
        for name, sizes in wish.sizes.items():
            room.show(richest(tables[name]))
            for size in sizes:
                room.resize(size)
                wish.save(name, size, room.picture())
    wish.save_pairs()
    return 0
