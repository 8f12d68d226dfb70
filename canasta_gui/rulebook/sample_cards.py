"""Cards for the pictures of the rules, in the numbers that a ruleset requires."""

from engine import Ruleset

OPENING_MELDS = "Kh Ks Kd Ac As 2c"
"""Two melds that reach an opening minimum."""

_SUITS = "hsdchsdc"


def natural_canasta(rules: Ruleset) -> str:
    """Returns the smallest canasta without wild cards."""
    return _kings(rules.canasta.size)


def mixed_canasta(rules: Ruleset) -> str:
    """Returns the smallest canasta with one wild card; empty where there is none."""
    return "" if rules.meld.wild_cap == 0 else f"{_kings(rules.canasta.size - 1)} 2c"


def wild_canasta(rules: Ruleset) -> str:
    """Returns the smallest canasta of wild cards only."""
    return " ".join(("2s", "2h", "2d", "2c", "Jk", "Jk", *["2s", "2h"] * 3)[: rules.canasta.size])


def samba(rules: Ruleset) -> str:
    """Returns the smallest full sequence."""
    return " ".join(f"{rank}c" for rank in "456789TJQKA"[: rules.canasta.size])


def mixed_meld(rules: Ruleset) -> str:
    """Returns the smallest meld with one wild card; empty where there is none."""
    naturals = max(rules.meld.min_size - 1, rules.meld.min_naturals)
    return "" if rules.meld.wild_cap == 0 else f"{_kings(naturals)} 2c"


def draw_meld(rules: Ruleset) -> str:
    """Returns a meld of as many wild as natural cards; empty unless the rules forbid that."""
    return f"{_kings(2)} 2c Jk" if rules.meld.natural_majority else ""


def _kings(count: int) -> str:
    return " ".join(f"K{suit}" for suit in (_SUITS * 2)[:count])
