"""What may be laid, taken and thrown in games of sets, read once more from documents 000 to 004.

The rules and the table on counts ask the same functions of `engine.turn_laws`, `engine.shapes` and
their like, so that their agreement finds no error there. Nothing here asks the engine.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

Cards = Sequence[str]
Group = tuple[Cards, int | None]
"""Cards laid together, and the place of the own meld that they are meant for."""


@dataclass(frozen=True)
class Document:
    """What the documents say otherwise than each other."""

    wild_cap: int
    has_majority: bool = True
    adds_upcard: bool = True
    is_concealed_free: bool = False
    """Whether who goes out in one turn after a draw needs no minimum."""
    takes_last_card: bool = True
    """Whether one card may take a pile of one card."""


DOCUMENTS = {
    "winning-moves-deluxe": Document(3),
    "geeky-hobbies": Document(3),
    "hasbro-2001": Document(99),
    "complete-standard": Document(3),
    "stingray-classic": Document(
        3, has_majority=False, adds_upcard=False, is_concealed_free=True, takes_last_card=False
    ),
}


@dataclass(frozen=True)
class Turn:
    """A side's turn: of the others nothing matters."""

    document: Document
    hand: Cards
    melds: tuple[Cards, ...]
    pile: Cards
    is_frozen: bool
    is_always_frozen: bool
    score: int
    canastas_needed: int
    was_refused: bool
    """Whether the partner said no."""


def is_wild(card: str) -> bool:
    return card == "Jk" or card[0] == "2"


def is_natural(card: str) -> bool:
    return card != "Jk" and card[0] not in "23"


def is_stop(card: str) -> bool:
    return card in ("3s", "3c")


def is_bonus(card: str) -> bool:
    return card in ("3h", "3d")


def rank_of(meld: Cards) -> str:
    """Returns the rank of the natural cards; empty where there are none."""
    return next((card[0] for card in meld if is_natural(card)), "")


def points(card: str) -> int:
    if card == "Jk":
        return 50
    return 20 if card[0] in "A2" else 10 if card[0] in "89TJQK" else 5


def minimum(score: int) -> int:
    return 15 if score < 0 else 50 if score < 1500 else 90 if score < 3000 else 120


def may_meld(turn: Turn, groups: Sequence[Group]) -> bool:
    used = [card for cards, _ in groups for card in cards]
    return _may_lay(turn, groups, used, used, ())


def may_take(turn: Turn, support: Cards, groups: Sequence[Group]) -> bool:
    """Returns whether hand cards take the pile with its top card, while others are laid."""
    if not turn.pile or not is_natural(turn.pile[-1]):
        return False
    upcard, below = turn.pile[-1], [card for card in turn.pile[:-1] if not is_bonus(card)]
    if len(turn.hand) == len(turn.pile) == 1 and not turn.document.takes_last_card:
        return False
    alike = sum(card[0] == upcard[0] for card in support)
    wilds = sum(map(is_wild, support))
    if alike + wilds < len(support) or not _has_right(turn, alike, wilds):
        return False
    used = [*support, *(card for cards, _ in groups for card in cards)]
    return _may_lay(turn, [((upcard, *support), None), *groups], used, [*used, upcard], below)


def may_discard(turn: Turn, card: str) -> bool:
    if is_bonus(card) or card not in turn.hand:
        return False
    return len(turn.hand) > 1 or _may_go_out(turn, turn.melds)


def _has_right(turn: Turn, alike: int, wilds: int) -> bool:
    if alike >= 2:
        return True
    own = next((meld for meld in turn.melds if rank_of(meld) == turn.pile[-1][0]), ())
    if turn.is_always_frozen:
        return 0 < len(own) < 7
    if turn.is_frozen or not turn.melds:
        return False
    return (alike == 1 and wilds > 0) or (bool(own) and turn.document.adds_upcard)


def _may_lay(
    turn: Turn, groups: Sequence[Group], used: Cards, counted: Cards, comes: Cards
) -> bool:
    """Returns whether groups may be laid; ``used`` cards leave the hand, others come to it."""
    if Counter(used) - Counter(turn.hand):
        return False
    left = [*(Counter(turn.hand) - Counter(used)).elements(), *comes]
    stops = [cards for cards, _ in groups if is_stop(cards[0])]
    if any(not all(map(is_stop, cards)) or not 3 <= len(cards) <= 4 for cards in stops):
        return False
    melds = _laid(turn, [group for group in groups if group[0] not in stops])
    if melds is None:
        return False
    is_out = len(left) < 2 and _may_go_out(turn, melds)
    if stops and not is_out:
        return False
    if not turn.melds and sum(map(points, counted)) < minimum(turn.score):
        has_drawn = used is counted
        if not (is_out and has_drawn and turn.document.is_concealed_free):
            return False
    return len(left) > 1 or is_out or _can_finish(turn, melds, left)


def _laid(turn: Turn, groups: Sequence[Group]) -> list[Cards] | None:
    """Returns the own melds with what is laid, nothing where one would be unlawful."""
    melds = [list(meld) for meld in turn.melds]
    for cards, place in groups:
        rank = rank_of(cards)
        own = [meld for meld in melds if rank and rank_of(meld) == rank]
        if place is not None:
            melds[place] += cards
        elif own:
            own[0].extend(cards)
        else:
            melds.append(list(cards))
    before = [*map(list, turn.melds)]
    changed = [meld for meld in melds if meld not in before]
    return [*melds] if all(_is_set(turn.document, meld) for meld in changed) else None


def _is_set(document: Document, cards: Cards) -> bool:
    natural, wild = sum(map(is_natural, cards)), sum(map(is_wild, cards))
    ranks = {card[0] for card in cards if is_natural(card)}
    if natural + wild < len(cards) or len(ranks) != 1 or natural < 2 or len(cards) < 3:
        return False
    return wild <= document.wild_cap and (natural > wild or not document.has_majority)


def _may_go_out(turn: Turn, melds: Sequence[Cards]) -> bool:
    return not turn.was_refused and sum(len(meld) >= 7 for meld in melds) >= turn.canastas_needed


def _can_finish(turn: Turn, melds: Sequence[Cards], left: Cards) -> bool:
    """Returns whether a single card that is left makes the canasta with which all is laid."""
    return any(
        _is_set(turn.document, grown := [*meld, *left])
        and _may_go_out(turn, [*melds[:place], grown, *melds[place + 1 :]])
        for place, meld in enumerate(melds)
        if len(left) == 1
    )
