"""Checks the kernel's melds of a side against the cards on the table."""

from collections import Counter
from types import GetSetDescriptorType, MemberDescriptorType

from engine.cards import Card, Rank, is_natural
from engine.kernel.counted_meld import NEW, ends_of
from engine.kernel.kinds import NATURALS, WILD_SET, kind_map
from engine.kernel.melds import SideMelds
from engine.ruleset.model import Ruleset
from engine.shapes import is_open, is_wild_meld_open
from engine.state import MeldKind, SideTable, TableMeld
from engine.values import canasta_kind, points_in


def fields_of(kind: type) -> list[str]:
    """Returns the names of the fields of a class, compiled or not; without those of its base."""
    stored = MemberDescriptorType, GetSetDescriptorType
    return [name for name, field in vars(kind).items() if isinstance(field, stored)]


def melds_facts(melds: SideMelds) -> dict[str, object]:
    """Returns all fields of a side's melds."""
    return {name: getattr(melds, name) for name in fields_of(SideMelds)}


def check_melds(melds: SideMelds, rules: Ruleset, side: SideTable) -> None:
    """Checks that counts and points of the melds agree with their cards."""
    kinds = Counter(canasta_kind(rules, meld) for meld in side.melds)
    assert melds.natural_canastas == kinds["natural"]
    assert melds.mixed_canastas == kinds["mixed"]
    assert melds.wild_canastas == kinds["wild"]
    assert melds.sambas == kinds["samba"]
    assert melds.canastas == sum(kinds.values()) - kinds[None]
    cards = [card for meld in side.melds for card in meld.cards]
    assert melds.points == points_in(cards)
    assert melds.has_opened is bool(side.melds)
    for place, meld in enumerate(side.melds):
        if meld.kind is MeldKind.SEQUENCE:
            assert ends_of(melds.lying[place]) == _ends(rules, meld)
    taking: dict[int, list[int]] = {head: [] for head in (*range(NATURALS), WILD_SET)}
    for place, meld in enumerate(side.melds):
        head = WILD_SET if meld.kind is MeldKind.WILD else (meld.rank or 0) - Rank.FOUR
        if head in taking and _is_taking(rules, meld):
            taking[head].append(place)
    for head, places in taking.items():
        _check_home(melds, rules, side, head, places)


def _ends(rules: Ruleset, run: TableMeld) -> tuple[int, ...]:
    """Returns the kinds of the cards that would lengthen a sequence."""
    ends = Card(run.cards[0] - 4), Card(run.cards[-1] + 4)
    return tuple(map(kind_map(rules.limits.lanes), filter(is_natural, ends)))


def _check_home(
    melds: SideMelds, rules: Ruleset, side: SideTable, head: int, taking: list[int]
) -> None:
    """Checks that further cards join the fullest unfinished meld that takes them, else a finished
    one. Where a side has one set of a rank, and its partner another, the first is in play.
    """
    home = melds.homes[head]
    assert (home in taking) if taking else home == NEW
    assert melds.sizes[head] == (0 if home == NEW else melds.lying[home].size)
    if rules.meld.sets_per_rank != "unlimited":
        # Partners of a deal may have two sets of a rank: the first is in play.
        assert home in (NEW, *taking[:1])
    elif taking:
        assert _rating(rules, side.melds[home]) == max(
            _rating(rules, side.melds[place]) for place in taking
        )


def _is_taking(rules: Ruleset, meld: TableMeld) -> bool:
    """Returns whether a meld takes cards; its size matters only with one open set of a rank."""
    allowed, is_wild_meld = rules.meld.sets_per_rank, meld.kind is MeldKind.WILD
    if allowed == "unlimited" or (allowed == "one" and not is_wild_meld):
        return True
    is_room = is_wild_meld_open if is_wild_meld else is_open
    return is_room(rules.limits, len(meld.cards))


def _rating(rules: Ruleset, meld: TableMeld) -> tuple[bool, int]:
    return canasta_kind(rules, meld) is None, len(meld.cards)
