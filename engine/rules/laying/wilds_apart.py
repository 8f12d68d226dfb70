"""How the wild cards of a holding that no set takes are laid, as melds of their own."""

from engine.rules.laying.holding import Holding
from engine.rules.laying.wilds import WildCount, WildWay, best_wild_melds


def best_way_apart(held: Holding, left: int) -> WildWay | None:
    """Returns the best way to lay so many wild cards as melds of their own; the others join sets.

    ``None`` when there is none.
    """
    if left and not held.limits.wild_melds:
        return None
    meld, in_sets = held.rules.meld, held.wilds - left
    bars = held.rules.out.unfinished_bars
    if not held.are_wilds_told_apart:
        must_finish = bars or (meld.wild_cards_bound and in_sets > 0)
        alone = WildCount(left, 0)
        return _best(held, alone, must_finish=must_finish)
    found: list[WildWay] = []
    for jokers in range(max(0, left - held.twos), min(left, held.jokers) + 1):
        twos = left - jokers
        is_bound = (meld.wild_cards_bound and in_sets > 0) or (meld.twos_bound and twos < held.twos)
        must_finish, alone = bars or is_bound, WildCount(twos, jokers)
        way = _best(held, alone, must_finish=must_finish)
        if way is not None:
            found.append(way)
    return max(found, default=None)


def _best(held: Holding, alone: WildCount, *, must_finish: bool) -> WildWay | None:
    return best_wild_melds(
        held.limits,
        held.wild_melds,
        alone,
        must_finish=must_finish,
        is_one_open=held.rules.meld.twos_bound,
    )


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
