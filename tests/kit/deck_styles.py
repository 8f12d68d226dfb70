"""Every way in which cards can be drawn."""

from collections.abc import Iterator
from itertools import product

from canasta_gui.settings.own_decks import own_decks
from canasta_gui.table.render.style import DeckStyle


def variants() -> Iterator[tuple[str, DeckStyle]]:
    """Yields every combination of deck and switches, with a name."""
    names = ("four_colours", "large_index", "high_contrast")
    for deck, four, large, high in product(
        own_decks(), (False, True), (False, True), (False, True)
    ):
        chosen = [name for name, is_on in zip(names, (four, large, high), strict=True) if is_on]
        yield "+".join([deck, *chosen]), DeckStyle(deck, four, large, high)
