"""The situation in which a reason is true or false: a seat's observation and its action."""

from dataclasses import dataclass
from functools import cached_property

from engine.actions import Action, Discard, Meld, TakePile
from engine.ai.club.knowledge import Knowledge
from engine.ai.style import style_for
from engine.cards import Card
from engine.observation import Observation
from engine.rules.bundle import Bundle, Group, make_bundle
from engine.values import canasta_kind


@dataclass(frozen=True)
class Situation:
    """An observation, a legal action of its seat, and facts computed from both."""

    view: Observation
    action: Action

    @cached_property
    def know(self) -> Knowledge:
        """The facts that the seat can infer."""
        return Knowledge(self.view, style_for(self.view.rules))

    @cached_property
    def laid(self) -> Bundle:
        """The bundle that the action lays; empty unless it melds or takes the pile."""
        match self.action:
            case Meld(plays):
                return make_bundle(self.view, plays)
            case TakePile(plays=plays):
                return make_bundle(self.view, plays, self.action)
            case _:
                return make_bundle(self.view, ())

    def throws(self, cards: tuple[Card, ...]) -> bool:
        """Returns whether the action discards this card, given alone."""
        return isinstance(self.action, Discard) and cards == (self.action.card,)

    @property
    def melds(self) -> tuple[Group, ...]:
        """The melds that receive cards; empty unless the action melds."""
        return self.laid.groups if isinstance(self.action, Meld) else ()

    def has_canasta(self, group: Group) -> bool:
        """Returns whether the meld was a canasta before."""
        return any(canasta_kind(self.view.rules, part) is not None for part in group.parts)

    def makes_canasta(self, group: Group) -> bool:
        """Returns whether the meld becomes a canasta by the action."""
        kind = canasta_kind(self.view.rules, group.after)
        return kind is not None and not self.has_canasta(group)

    def grows(self, group: Group) -> bool:
        """Returns whether the meld is no canasta yet and can still become one."""
        return canasta_kind(self.view.rules, group.after) is None and not group.after.is_stops
