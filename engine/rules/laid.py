"""The events that follow when a lawful bundle is laid."""

from collections.abc import Iterator

from engine.cards import Card
from engine.counts import remove_cards
from engine.events import CanastaMade, Event, Melded, MeldsCombined
from engine.rules.bundle import Bundle, Group
from engine.rules.lawful import is_lawful_meld
from engine.state import make_meld
from engine.values import canasta_kind


def laid(bundle: Bundle) -> Iterator[Event]:
    """Yields the events: melds are combined, cards are melded, canastas are made."""
    rules = bundle.view.rules
    yield from _combined(bundle)
    for group in bundle.groups:
        wilds = group.wilds_before
        cards = remove_cards(group.cards, wilds) if wilds else group.cards
        if cards or group.upcard is not None:
            yield _melded(bundle, group, group.index, cards, group.upcard)
        kind = canasta_kind(rules, group.after)
        if kind is not None and kind not in {canasta_kind(rules, part) for part in group.parts}:
            yield CanastaMade(bundle.view.side, group.index, kind)


def _combined(bundle: Bundle) -> Iterator[Event]:
    """Yields the events that combine melds; each index refers to the table after the event before.

    Wild cards are laid first, because the combined meld may be a finished canasta.
    """
    view = bundle.view
    left = list(range(len(view.own.melds)))
    for group in bundle.groups:
        if group.wilds_before:
            place = left.index(_place_of_wilds(bundle, group))
            yield _melded(bundle, group, place, group.wilds_before)
        for joining in group.places[1:]:
            meld, source = left.index(group.places[0]), left.index(joining)
            yield MeldsCombined(view.seat, view.side, meld, source)
            left.remove(joining)


def _place_of_wilds(bundle: Bundle, group: Group) -> int:
    """Returns the place of the part that the wild cards join: one that they do not make a canasta,
    or else the one with the most wild cards.
    """
    rules, melds = bundle.view.rules, bundle.view.own.melds
    for place in group.places:
        part = melds[place]
        grown = make_meld(part.kind, (*part.cards, *group.wilds_before))
        if is_lawful_meld(rules.limits, grown) and canasta_kind(rules, grown) is None:
            return place
    return max(group.places, key=lambda place: len(melds[place].wilds))


def _melded(
    bundle: Bundle, group: Group, meld: int, cards: tuple[Card, ...], upcard: Card | None = None
) -> Melded:
    return Melded(
        seat=bundle.view.seat,
        side=bundle.view.side,
        meld=meld,
        kind=group.after.kind,
        cards=tuple(sorted(cards)),
        upcard=upcard,
        is_new=group.is_new,
    )
