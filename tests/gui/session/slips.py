"""Gestures that people make although the rules refuse them, in the middle of real deals."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import (
    Card,
    Match,
    MeldKind,
    Observation,
    Phase,
    SeatPlayer,
    actor_of,
    is_bonus,
    is_caliente,
    is_natural,
    is_stop,
    is_wild,
    new_code,
    observe,
    rank_of,
    suit_of,
)
from engine.rng import Chance
from tests.engine.kit.deals import play_out
from tests.engine.kit.tables import rules_named

Gestures = tuple[Gesture, ...]
Cards = tuple[Card, ...]
_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")


@dataclass(frozen=True, slots=True)
class Slip:
    """Gestures of which the last one was refused, and the session that refused it."""

    session: Session
    view: Observation
    gestures: Gestures
    raised: Cards
    """The cards of the refused gesture and of the stage."""

    @property
    def place(self) -> Zone:
        """The place that the refused gesture was aimed at; the felt for a button."""
        match self.gestures[-1]:
            case Drop(target=place) | Activate(zone=place):
                return place
            case _:
                return FELT


def slips(table: str, seed: str) -> Iterator[Slip]:
    """Yields refused gestures in the deals of a table, without end: at most two in a turn."""
    rules, deal = rules_named(table), 0
    words = Words(rules)
    chance = Chance(f"slips {table} {seed}")
    while True:
        for step in play_out(rules, f"{seed} {deal}"):
            seat = actor_of(rules, step.before.public)
            if step.before.public.phase is Phase.ANSWER or chance.below(12):
                continue
            view = observe(step.before, seat)
            kinds = _KINDS[view.public.phase]
            for make in dict.fromkeys((chance.choice(kinds), chance.choice(kinds))):
                gestures = make(view, chance)
                seats = tuple(
                    SeatPlayer(name) if at == seat else SeatPlayer(name, "computer", "random")
                    for at, name in enumerate(_NAMES[: sum(map(len, rules.seats.sides))])
                )
                match = Match.at(step.before, seats, new_code(b"slips"))
                session = Session(match, words)
                if _are_made(session, gestures) and session.is_refusing:
                    yield Slip(session, view, gestures, _raised(session, gestures[-1]))
        deal += 1


def _raised(session: Session, last: Gesture) -> Cards:
    """Returns the cards of a refused gesture and of the stage."""
    of_stage = [card for group in session.view().stage.groups for card in group.cards]
    return (*_cards_of(last), *of_stage)


def _cards_of(gesture: Gesture) -> Cards:
    match gesture:
        case Drop(cards) | Activate(selected=cards):
            return cards
        case _:
            return ()


def _are_made(session: Session, gestures: Gestures) -> bool:
    """Makes gestures, as far as there is a button for them; returns whether all were made."""
    for gesture in gestures:
        if isinstance(gesture, Press):
            buttons = {button.id for button in session.view().buttons}
            if gesture.button not in buttons:
                return False
        session.handle(gesture)
    return bool(gestures)


# --- which cards


def _some(view: Observation, chance: Chance, may: Callable[[Card], bool]) -> Cards:
    """Returns one card of a kind; none where the hand has none."""
    found = tuple(filter(may, view.hand))
    return (chance.choice(found),) if found else ()


def _of_a_rank(view: Observation, chance: Chance) -> Cards:
    """Returns some cards of one rank."""
    first = _some(view, chance, is_natural)
    alike = [card for card in view.hand if first and rank_of(card) == rank_of(first[0])]
    return tuple(alike[: 1 + chance.below(4)])


def _with_wilds(view: Observation, chance: Chance) -> Cards:
    wilds = tuple(filter(is_wild, view.hand))
    return (*_of_a_rank(view, chance), *wilds[: 1 + chance.below(3)])


def _of_a_suit(view: Observation, chance: Chance) -> Cards:
    """Returns two or three cards that nearly make a sequence."""
    first = _some(view, chance, is_natural)
    near = {
        rank_of(card): card
        for card in view.hand
        if first and suit_of(card) == suit_of(first[0]) and abs(card - first[0]) <= 12
    }
    return tuple(near.values())[:3]


def _two_ranks(view: Observation, chance: Chance) -> Cards:
    one, other = _of_a_rank(view, chance), _of_a_rank(view, chance)
    return one if set(one) & set(other) else (*one, *other)


_CHOICES = (_of_a_rank, _of_a_rank, _with_wilds, _two_ranks, _of_a_suit)


def _any_cards(view: Observation, chance: Chance) -> Cards:
    return chance.choice(_CHOICES)(view, chance)


# --- which place


def _melds(view: Observation, *, own: bool) -> tuple[Zone, ...]:
    sides = enumerate(view.public.sides)
    return tuple(
        Zone(ZoneKind.MELD, side, at)
        for side, public in sides
        if (side == view.side) is own
        for at in range(len(public.melds))
    )


def _drop(view: Observation, cards: Cards, places: tuple[Zone, ...], chance: Chance) -> Gestures:
    if not cards or not places:
        return ()
    place = chance.choice(places)
    if chance.below(2):
        return (Activate(place, cards),)
    return (Drop(cards, Zone(ZoneKind.HAND, view.seat), place),)


# --- what people do


def _stock_again(_view: Observation, _chance: Chance) -> Gestures:
    return (Activate(STOCK, ()),)


def _pile_without_cards(_view: Observation, _chance: Chance) -> Gestures:
    return (Activate(PILE, ()),)


def _pile_with_cards(view: Observation, chance: Chance) -> Gestures:
    cards = _any_cards(view, chance)
    return (Activate(PILE, cards),) if cards else ()


def _discard(view: Observation, chance: Chance) -> Gestures:
    def is_special(card: Card) -> bool:
        return is_wild(card) or is_bonus(card) or is_stop(card) or rank_of(card) == 7

    cards = _some(view, chance, is_special) or view.hand[:1]
    return (Activate(PILE, cards),) if cards else ()


def _upcard_to_meld(view: Observation, chance: Chance) -> Gestures:
    places = _melds(view, own=True)
    return (Drop((), PILE, chance.choice(places)),) if places else ()


def _wild_to_meld(view: Observation, chance: Chance) -> Gestures:
    wilds = tuple(filter(is_wild, view.hand))[: 1 + chance.below(2)]
    return _drop(view, wilds, _melds(view, own=True), chance)


def _wild_to_felt(view: Observation, chance: Chance) -> Gestures:
    wilds = tuple(filter(is_wild, view.hand))[: 1 + chance.below(4)]
    return _drop(view, wilds, (FELT,), chance)


def _card_to_meld(view: Observation, chance: Chance) -> Gestures:
    return _drop(view, _some(view, chance, lambda _: True), _melds(view, own=True), chance)


def _card_to_sequence(view: Observation, chance: Chance) -> Gestures:
    sequences = tuple(
        Zone(ZoneKind.MELD, view.side, at)
        for at, meld in enumerate(view.own.melds)
        if meld.kind is MeldKind.SEQUENCE
    )
    return _drop(view, _any_cards(view, chance), sequences, chance)


def _too_many_wilds(view: Observation, chance: Chance) -> Gestures:
    """Puts all wild cards on a meld or on the felt, with one natural card or two."""
    wilds = tuple(filter(is_wild, view.hand))
    cards = (*_of_a_rank(view, chance)[:2], *wilds) if wilds else ()
    return _drop(view, cards, (FELT, *_melds(view, own=True)), chance)


def _one_short(view: Observation, chance: Chance) -> Gestures:
    """Lays fewer cards than the hand has of a rank."""
    laid = _drop(view, _of_a_rank(view, chance)[:2], (FELT,), chance)
    return (*laid, Press(ButtonId.LAY)) if laid else ()


def _cards_to_meld(view: Observation, chance: Chance) -> Gestures:
    return _drop(view, _any_cards(view, chance), _melds(view, own=True), chance)


def _to_the_others(view: Observation, chance: Chance) -> Gestures:
    return _drop(view, _any_cards(view, chance), _melds(view, own=False), chance)


def _to_the_felt(view: Observation, chance: Chance) -> Gestures:
    return _drop(view, _any_cards(view, chance), (FELT,), chance)


def _laid_too_early(view: Observation, chance: Chance) -> Gestures:
    laid: list[Gesture] = []
    left = list(view.hand)
    for _ in range(1 + chance.below(3)):
        cards = _any_cards(view, chance)
        if all(left.count(card) >= cards.count(card) for card in cards):
            laid.extend(_drop(view, cards, (FELT,), chance))
            for card in cards:
                left.remove(card)
    return (*laid, Press(ButtonId.LAY)) if laid else ()


def _all_of_the_hand(view: Observation, chance: Chance) -> Gestures:
    return _drop(view, view.hand, (FELT,), chance) if len(view.hand) < 6 else ()


def _discard_beside_the_stage(view: Observation, chance: Chance) -> Gestures:
    cards = _of_a_rank(view, chance)
    others = tuple(card for card in view.hand if card not in cards)
    if not cards or not others:
        return ()
    return (*_drop(view, cards, (FELT,), chance), Activate(PILE, (chance.choice(others),)))


def _join_melds(view: Observation, chance: Chance) -> Gestures:
    melds = _melds(view, own=True)
    return (Drop((), chance.choice(melds), chance.choice(melds)),) if len(melds) > 1 else ()


def _ask(_view: Observation, _chance: Chance) -> Gestures:
    return (Press(ButtonId.ASK),)


def _pass(_view: Observation, _chance: Chance) -> Gestures:
    return (Press(ButtonId.PASS),)


def _caliente(view: Observation, chance: Chance) -> Gestures:
    return _drop(view, _some(view, chance, is_caliente), (FELT, STOCK, PILE), chance)


def _bonus_place(view: Observation, chance: Chance) -> Gestures:
    place = Zone(ZoneKind.BONUS, view.side)
    cards = _some(view, chance, is_bonus) or _any_cards(view, chance)
    return _drop(view, cards, (place, STOCK), chance)


_ALWAYS = (
    *(_card_to_meld, _cards_to_meld, _cards_to_meld, _wild_to_meld, _wild_to_meld),
    *(_to_the_others, _to_the_felt, _to_the_felt, _laid_too_early, _laid_too_early),
    *(_card_to_sequence, _card_to_sequence, _too_many_wilds, _too_many_wilds, _one_short),
    *(_wild_to_felt, _discard, _caliente, _caliente, _bonus_place, _ask, _join_melds),
)
_KINDS = {
    Phase.DRAW: (
        *_ALWAYS,
        *(_pile_without_cards, _pile_with_cards, _pile_with_cards, _upcard_to_meld) * 3,
        *(_stock_again, _pass),
    ),
    Phase.PLAY: (
        *_ALWAYS,
        *(_stock_again, _stock_again, _upcard_to_meld, _pile_with_cards, _pile_without_cards),
        *(_discard, _all_of_the_hand, _all_of_the_hand, _discard_beside_the_stage),
    ),
}
"""What people do before and after the draw; what they do often stands there more than once."""
