"""Names that people give, to players and to rules of their own."""

from collections.abc import Container
from itertools import count

LONGEST_NAME = 40
"""The largest number of letters in a name; longer names take longer to place on the table."""

_UNSEEN = (
    range(0x20),  # control characters
    range(0x7F, 0xA0),
    range(0xD800, 0xE000),  # halves of characters
    (0x061C, 0x200E, 0x200F),  # marks that turn the direction of what follows them
    range(0x202A, 0x202F),
    range(0x2066, 0x206A),
)
_LEFT_OUT = {code: None for codes in _UNSEEN for code in codes if not chr(code).isspace()}


def tidy_name(text: str, longest: int = LONGEST_NAME) -> str:
    """Returns a name without line breaks and unseen characters, cut to ``longest`` letters."""
    return " ".join(text.translate(_LEFT_OUT).split())[:longest].strip()


def free_name(name: str, taken: Container[str]) -> str:
    """Returns the tidy name, or a similar one that is not taken; ``taken`` are casefolded names."""
    wanted = tidy_name(name)
    endings = ("" if number == 1 else f" ({number})" for number in count(1))
    names = (wanted[: LONGEST_NAME - len(ending)].rstrip() + ending for ending in endings)
    return next(free for free in names if free.casefold() not in taken)
