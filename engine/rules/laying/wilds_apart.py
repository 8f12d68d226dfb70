"""How the wild cards of a holding that no set takes are laid, as melds of their own."""

from engine.rules.laying.holding import Holding
from engine.rules.laying.wilds import NO_WILDS, WildCount, WildWay, best_wild_melds


def best_way_apart(held: Holding, left: int) -> WildWay | None:
    """Returns the best way to lay so many wild cards in melds of their own; others join sets."""
    if not left and not held.wild_melds:
        return NO_WILDS
    if left and not held.limits.wild_melds:
        return None
    laws, jokers = held.laws, range(1)
    must_finish = laws.out_unfinished_bars or (laws.meld_wild_cards_bound and left < held.wilds)
    if held.terms.are_wilds_told_apart:
        jokers = range(max(0, left - held.twos), min(left, held.jokers) + 1)
    best: WildWay | None = None
    for count in jokers:
        alone = WildCount(left - count, count)
        is_bound = must_finish or (laws.meld_twos_bound and alone.twos < held.twos)
        is_one_open, limits, own = laws.meld_twos_bound, held.limits, held.wild_melds
        way = best_wild_melds(limits, own, alone, must_finish=is_bound, is_one_open=is_one_open)
        if way is not None and (best is None or way > best):
            best = way
    return best


def are_always_absorbed(held: Holding) -> list[bool]:
    """Returns, by a number of wild cards, whether so many more can be laid apart from sets whatever
    else is laid there, without the loss of a canasta.
    """
    ways = [best_way_apart(held, left) for left in range(held.wilds + 1)]
    canastas = [-1 if way is None else way.canastas for way in ways]
    return [
        all(after >= before for before, after in zip(canastas, canastas[more:], strict=False))
        for more in range(held.wilds + 1)
    ]
