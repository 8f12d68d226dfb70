"""Collects the events of a decision and applies them to the state."""

from engine.cards import Card, is_bonus
from engine.counts import remove_cards
from engine.events import BonusLaid, CardDrawn, Event, StopSetAside
from engine.evolve import evolve
from engine.seating import side_of
from engine.special_hands import does_three_stay
from engine.state import Seat, State
from engine.turn_laws import ThreesFate, fate_of_three
from engine.values import is_laid_at_once


class Recorder:
    """The events so far, and the state after them."""

    __slots__ = ("_events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything recorded, oldest first."""
        return tuple(self._events)

    def add(self, event: Event) -> None:
        """Records an event."""
        self._events.append(event)
        self.state = evolve(self.state, event)

    @property
    def has_stock(self) -> bool:
        """Whether the stock still has cards."""
        return bool(self.state.hidden.stock)

    def _fate(self, seat: Seat, card: Card) -> ThreesFate:
        """Returns what becomes of a card just drawn; of all but threes, that it is kept."""
        rules = self.state.rules
        if not is_laid_at_once(rules, card):
            return "kept"
        stays = self._stays(seat, card)
        return fate_of_three(rules.laws, is_last=not self.has_stock, stays=stays)

    def _stays(self, seat: Seat, card: Card) -> bool:
        """Returns whether a three of a hand stays there for a straight."""
        state = self.state
        others = remove_cards(state.private[seat].hand, (card,))
        side = state.public.sides[side_of(state.rules, seat)]
        return does_three_stay(state.rules, others, has_melded=side.has_opened)

    def draw_one(self, seat: Seat, *, is_replacement: bool = False) -> bool:
        """Draws a card, and for bonus cards another; returns false if the stock ended with one."""
        while self.has_stock:
            card = self.state.hidden.stock[0]
            self.add(CardDrawn(seat, card, is_replacement))
            fate = self._fate(seat, card)
            if fate != "laid":
                return fate == "kept"
            self.lay_three(seat, card)
            is_replacement = True
        return False

    def lay_three(self, seat: Seat, card: Card, *, is_from_pile: bool = False) -> None:
        """Lays a red three, or a black one that is laid like it, beside the melds."""
        if is_bonus(card):
            self.add(BonusLaid(seat, card, is_from_pile))
        else:
            self.add(StopSetAside(seat, card))

    def replace_bonus_cards(self, seat: Seat) -> bool:
        """Replaces the bonus cards of a dealt hand; returns false if the stock ended with one."""
        can_go_on = True
        if self.state.rules.bonus.may_be_forgotten:
            return can_go_on
        hand = self.state.private[seat].hand
        for card in [held for held in hand if is_laid_at_once(self.state.rules, held)]:
            if self._stays(seat, card):
                continue
            self.lay_three(seat, card)
            if self.has_stock:
                can_go_on = self.draw_one(seat, is_replacement=True)
        return can_go_on
