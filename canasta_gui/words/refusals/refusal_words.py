"""What the sentence of a refusal is made from."""

from collections.abc import Callable

from engine import Refusal

RefusalSentence = Callable[[Refusal], str]
"""A function from a refusal to a text with placeholders; the refusal's numbers choose the
plural.
"""


def number(refusal: Refusal, name: str) -> int:
    """Returns a numeric parameter of a refusal."""
    return int(refusal.params.get(name, 0))
