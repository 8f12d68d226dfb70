"""Drawing from the stock."""

from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset
from engine.seating import allies_of, side_of
from engine.state import Public, Seat
from engine.turn_laws import cards_for_opening


@rule("exhaustion")
def stock_empty(view: Observation) -> Outcome:
    """A card can be drawn only while the stock lasts."""
    return None if view.public.stock_count else refuse(stock_empty, Degree.NOT_NOW)


def cards_after_opening(rules: Ruleset, public: Public, seat: Seat) -> int:
    """Returns how many cards the seat draws after the discard because its side has opened.

    Sides are counted in the order in which they open.
    """
    side, facts = side_of(rules, seat), public.facts
    allies = allies_of(public, side)
    others = (table.has_opened for side, table in enumerate(public.sides) if side not in allies)
    return cards_for_opening(
        rules.laws,
        public.stock_count,
        has_begun=public.sides[side].has_opened and not facts.start_sizes,
        has_taken=facts.drew == "pile",
        is_first=not any(others),
    )
