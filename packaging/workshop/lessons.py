"""Prints the lengths of the lessons: ``lessons [GAME]``."""

import sys
from collections.abc import Sequence

from canasta_gui.lessons.lesson_catalogue import COURSE, can_teach, length_of
from engine import load_ruleset
from tests.kit.played_matches import RULES


def main(arguments: Sequence[str]) -> int:
    """Prints the length of every lesson that the game has."""
    rules = load_ruleset(arguments[0] if arguments else RULES)
    for kind in COURSE:
        taught = rules if can_teach(kind, rules) else load_ruleset(kind.home)
        length = length_of(kind(taught))
        sys.stdout.write(
            f"{kind.id:21} {length.steps:3} steps, {length.tasks:2} of them to do,"
            f" {length.decisions} to decide,"
            f" {length.words:4} words, {length.minutes:4.1f} minutes\n"
        )
    return 0
