"""What the signs of the table look like, and what they mean."""

from collections.abc import Iterator

from canasta_gui.viewmodel.signs import Sign
from canasta_gui.words.written import Named, named
from engine import Ruleset


def sign_text(sign: Sign) -> Named:
    """Returns what a sign looks like, and what it means."""
    return named("Signs", sign)


def shown_signs(rules: Ruleset) -> Iterator[Sign]:
    """Yields the signs that the table may show in a game."""
    absent = {
        Sign.SAMBA: not rules.meld.sequences,
        Sign.WILD: not rules.meld.all_wild_sets,
        Sign.SEVENS: rules.score.sevens_canasta is None,
        Sign.MIXED: rules.meld.wild_cap == 0,
        Sign.BAR: rules.end.target is None,
        Sign.CRYSTAL: rules.pile.always_frozen,
    }
    return (sign for sign in Sign if not absent.get(sign, False))
