"""Makes cards that satisfy what rules demand."""

from engine import PACK, PositionError, Ruleset, is_bonus

_NATURAL = ("J", "T", "7")
_MIXED = ("5", "6", "4")
_LOW = "456789TJQ"


def canastas_for_going_out(rules: Ruleset, *but: str) -> tuple[str, ...]:
    """Returns the canastas that going out needs, without the kinds named in ``but``.

    Raises `PositionError` where the rules ask for more than there are ranks for here.
    """
    need, size = rules.out.canastas, rules.canasta.size
    kinds = ["natural"] * need.natural + ["mixed"] * need.mixed + ["wild"] * need.wild
    others = need.total - len(kinds) - need.samba - need.sevens
    kinds += ["natural"] * others + ["samba"] * need.samba + ["sevens"] * need.sevens
    for kind in but:
        if kind in kinds:
            kinds.remove(kind)
    naturals, mixed = iter(_NATURAL), iter(_MIXED)
    ranks = [
        "7" if kind == "sevens" else next(mixed if kind == "mixed" else naturals, "")
        for kind in kinds
    ]
    if "" in ranks:
        raise PositionError(("out.canastas: a lesson has no cards for so many",))
    return tuple(_canasta(kind, size, rank) for kind, rank in zip(kinds, ranks, strict=True))


def bonus_cards_in(rules: Ruleset) -> int:
    """Returns how many red threes there are in all packs."""
    return rules.deck.count * sum(map(is_bonus, PACK))


def _canasta(kind: str, size: int, rank: str) -> str:
    if kind == "wild":
        return " ".join(("Jk Jk Jk Jk 2d 2h 2s 2c 2d")[: 3 * size].split())
    if kind == "samba":
        return " ".join(f"{rank}c" for rank in _LOW[:size])
    wild = ["2c", "2d"] if kind == "mixed" else []
    cards = [f"{rank}{suit}" for suit in "shdcshdcs"[: size - len(wild)]]
    return " ".join((*cards, *wild))
