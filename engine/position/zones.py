"""Reads where the cards of a position are: hands, feet, pile and stock."""

from dataclasses import dataclass, replace
from itertools import chain

from engine.cards import CALIENTE, Card, Rank, format_card, format_cards, is_bonus, is_stop, is_wild
from engine.counts import missing_cards, sort_cards
from engine.cursor import Cursor
from engine.position.position_cards import NamedCards, fill, read_holding, read_melds, unseen_cards
from engine.position.seats import PositionTable
from engine.rules.dealing import does_upcard_freeze
from engine.ruleset.model import Ruleset
from engine.state import Phase, Seat, SideTable

CardTuple = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Zones:
    """Every card in its place."""

    sides: tuple[SideTable, ...]
    hands: tuple[CardTuple, ...]
    feet: tuple[CardTuple, ...]
    in_foot: tuple[bool, ...]
    """By seat: whether the second hand has been taken up."""
    pile: CardTuple
    base: CardTuple
    """The face-down cards under the first up-card."""
    stock: CardTuple
    known: tuple[CardTuple, ...]
    """By seat: cards in the hand that everybody saw being picked up."""
    lone: int | None = None
    """The lone hand, where two others are partners."""


def read_zones(table: PositionTable, resting: tuple[Seat, ...]) -> Zones:
    """Reads every zone, and fills those that are only counted; ``resting`` seats sit out."""
    cursor = table.members.parent
    sides = _read_sides(table)
    known = table.by_seat("known", lambda item: sort_cards(item.cards()), ())
    hands = _read_hands(table, known)
    taken = table.by_seat("in_foot", Cursor.boolean, missing=False)
    feet = _read_feet(table, taken, resting)
    in_foot = _in_foot(table, feet, taken, resting)
    pile = _read_cards(table.members.get("pile"))
    base, (top, count) = _read_base(table), _read_stock(table)
    unseen = unseen_cards(table.rules, _seen(sides, (*hands, *feet, base), pile, top), cursor)
    wanted = sum(holding.unknown for holding in (*hands, *feet, base))
    rest = max(0, len(unseen) - wanted if count is None else count - len(top))
    if wanted + rest > len(unseen):
        cursor.fail(f"{wanted + rest} cards are only counted, but {len(unseen)} are left for them")
    filled = fill((*hands, *feet, base, NamedCards(top, rest)), unseen)
    seats = table.rules.players
    lone = _read_lone(table)
    return Zones(
        sides=sides if lone is None else _with_partners(sides, lone),
        hands=tuple(map(sort_cards, filled[:seats])),
        feet=filled[seats : 2 * seats],
        base=filled[-2],
        in_foot=in_foot,
        pile=pile,
        stock=filled[-1],
        known=known,
        lone=lone,
    )


def _seen(
    sides: tuple[SideTable, ...], holdings: tuple[NamedCards, ...], pile: CardTuple, top: CardTuple
) -> CardTuple:
    on_table = (
        (*chain.from_iterable(meld.cards for meld in side.melds), *side.bonus, *side.aside)
        for side in sides
    )
    held = (holding.cards for holding in holdings)
    played = (CALIENTE,) * sum(side.caliente_played for side in sides)
    return tuple(chain(*on_table, *held, pile, top, played))


def _read_cards(cursor: Cursor | None) -> CardTuple:
    return () if cursor is None else cursor.cards()


def _read_sides(table: PositionTable) -> tuple[SideTable, ...]:
    melds = table.by_side("melds", lambda item: read_melds(table.rules, item), ())
    bonus = table.by_side("bonus", _read_bonus, ())
    most = table.rules.caliente.count
    played = table.by_side("caliente_played", lambda item: item.integer(0, most), 0)
    aside = table.by_side("aside", lambda item: _read_aside(table.rules, item), ())
    vain = table.by_side("asked_in_vain", lambda item: _read_vain(table.rules, item), 0)
    return tuple(map(SideTable, melds, bonus, played, aside, vain))


def _read_vain(rules: Ruleset, cursor: Cursor) -> int:
    """Reads how often a side asked in vain."""
    count = cursor.integer(0)
    if count and not rules.ask.vain_penalty:
        cursor.fail("by these rules a question costs nothing")
    return count


def _read_lone(table: PositionTable) -> int | None:
    """Reads which seat plays alone against two partners."""
    cursor = table.members.get("lone")
    if cursor is None:
        return None
    if not table.rules.seats.lone_hand:
        cursor.fail("by these rules nobody becomes a partner during the deal")
        return None
    return table.seat_at(cursor)


def _with_partners(sides: tuple[SideTable, ...], lone: int) -> tuple[SideTable, ...]:
    """Returns the sides with the melds of both partners in the tables of both."""
    melds = tuple(meld for at, side in enumerate(sides) if at != lone for meld in side.melds)
    return tuple(
        side if at == lone else replace(side, melds=melds) for at, side in enumerate(sides)
    )


def _read_bonus(cursor: Cursor) -> CardTuple:
    cards = cursor.cards()
    for card in cards:
        if not is_bonus(card):
            cursor.fail(f"{format_card(card)} is no bonus card")
    return sort_cards(cards)


def _read_aside(rules: Ruleset, cursor: Cursor) -> CardTuple:
    cards = cursor.cards()
    if cards and not (rules.stop.aside_from_pile or rules.bonus.black_too):
        cursor.fail("by these rules nothing is laid aside")
    for card in cards:
        if not is_stop(card):
            cursor.fail(f"{format_card(card)} is no black three")
    return sort_cards(cards)


def _read_hands(table: PositionTable, known: tuple[CardTuple, ...]) -> tuple[NamedCards, ...]:
    hands = _read_holdings(table, "hands")
    return tuple(
        _with_known(table, seat, hands[seat], known[seat]) for seat in range(table.rules.players)
    )


def _read_holdings(table: PositionTable, name: str) -> tuple[NamedCards, ...]:
    return table.by_seat(name, lambda item: read_holding(item, table.cards), NamedCards())


def _with_known(table: PositionTable, seat: int, hand: NamedCards, known: CardTuple) -> NamedCards:
    """Returns the hand with the known cards named; notes known cards that it cannot hold."""
    lacking = missing_cards(hand.cards, known)
    if not lacking:
        return hand
    if hand.unknown >= len(known):
        return NamedCards(known, hand.unknown - len(known))
    table.members["known"].at(known, f"[{seat}]").fail(f"not in the hand: {format_cards(lacking)}")
    return hand


def _read_feet(
    table: PositionTable, taken: tuple[bool, ...], resting: tuple[Seat, ...]
) -> tuple[NamedCards, ...]:
    """Reads the second hands; by default those that nobody has taken up are complete."""
    size = table.rules.deal.foot_size
    if table.members.get("feet") is None:
        has_left = (not is_taken and seat not in resting for seat, is_taken in enumerate(taken))
        return tuple(NamedCards(unknown=size if has else 0) for has in has_left)
    feet = _read_holdings(table, "feet")
    largest = max(len(foot.cards) + foot.unknown for foot in feet)
    if largest > size:
        wrong = f"a foot has {size} cards, not {largest}" if size else "these rules have no foot"
        table.members["feet"].fail(wrong)
    return feet


def _in_foot(
    table: PositionTable,
    feet: tuple[NamedCards, ...],
    taken: tuple[bool, ...],
    resting: tuple[Seat, ...],
) -> tuple[bool, ...]:
    """Returns by seat whether the foot was picked up; by default where no foot is left."""
    has_left = tuple(bool(foot.cards or foot.unknown) for foot in feet)
    has_feet = table.rules.deal.foot_size > 0
    was_dealt = tuple(has_feet and seat not in resting for seat in range(table.rules.players))
    if table.members.get("in_foot") is None:
        return tuple(dealt and not has for dealt, has in zip(was_dealt, has_left, strict=True))
    if any(taken) and not has_feet:
        table.members["in_foot"].fail("these rules have no foot")
    for seat, (is_taken, has) in enumerate(zip(taken, has_left, strict=True)):
        if is_taken and has:
            table.members["in_foot"].fail(f"the foot of seat {seat} still lies there")
        if not is_taken and not has and was_dealt[seat] and not _is_over(table):
            table.members["in_foot"].fail(f"seat {seat} has no foot left to pick up")
    return taken


def _is_over(table: PositionTable) -> bool:
    """Returns whether the deal is over."""
    phase = table.members.get("phase")
    return phase is not None and phase.value == Phase.OVER


def _read_base(table: PositionTable) -> NamedCards:
    """Reads the face-down cards under the first up-card."""
    cursor = table.members.get("base")
    if cursor is None:
        return NamedCards()
    base = read_holding(cursor, Rank.ACE)
    if len(base.cards) > Rank.ACE:
        cursor.fail(f"at most {Rank.ACE:d} cards lie face down under the pile")
    if (base.cards or base.unknown) and not table.rules.deal.pile_base:
        cursor.fail("by these rules no cards lie face down under the pile")
    return base


def _read_stock(table: PositionTable) -> tuple[CardTuple, int | None]:
    """Reads the next cards and their number; ``None`` stands for all that are left."""
    cursor = table.members.get("stock")
    if cursor is None:
        return (), None
    members = cursor.members(("count", "top"))
    top = _read_cards(members.get("top"))
    number = members.get("count")
    count = None if number is None else number.integer(0, table.cards)
    if count is not None and len(top) > count:
        cursor.fail(f"{len(top)} cards are named, but there are {count}")
    return top, count


def freezing_places(rules: Ruleset, pile: CardTuple) -> tuple[int, ...]:
    """Returns the places in the pile of cards that freeze it, which lie crosswise."""
    return tuple(
        place for place, card in enumerate(pile) if is_wild(card) or does_upcard_freeze(rules, card)
    )
