"""Sets up a moment of a match again, to look at it or to play on from it."""

from collections import Counter
from dataclasses import dataclass, replace

from canasta_gui.session.decisions import Decision
from canasta_gui.session.hint_words import hand_cards
from canasta_gui.viewmodel.table_view import CardMark, CardMarks
from engine import Action, DealBegun, DealScored, Match, SeatPlayer

_STAND_IN = "strong"
"""The level of the computer players that replace the other people."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The points that a deal brought one side: in the match, and in the rehearsal."""

    before: int
    now: int


def match_again(match: Match, decision: Decision) -> Match:
    """Returns a match of its own that begins at a decision; it is not saved.

    The person who decided is the only person in it; computers play for the others.
    """
    moments = match.moments[: decision.at + 1]
    begun = max(at for at, it in enumerate(moments) if isinstance(it.entry, DealBegun))
    seats = tuple(
        SeatPlayer(player.name, "computer", _STAND_IN)
        if player.is_person and seat != decision.seat
        else player
        for seat, player in enumerate(match.seats)
    )
    header = replace(match.header, seats=seats)
    again = Match(header, start=moments[begun - 1].state if begun else None)
    for moment in moments[begun:]:
        again.restore(moment.entry)
    return again


def marks_of(made: Action, better: Action) -> CardMarks:
    """Returns badges for the cards in which two actions differ."""
    did, could = Counter(hand_cards(made)), Counter(hand_cards(better))
    return (
        *((card, CardMark.MADE) for card in (did - could).elements()),
        *((card, CardMark.BETTER) for card in (could - did).elements()),
    )


def compare(match: Match, rehearsed: Match, decision: Decision) -> Comparison | None:
    """Returns both results; ``None`` until the rehearsed deal is over."""
    deal = match.moments[decision.at].state.public.deal
    side = decision.view.side
    before, now = _points(match, deal, side), _points(rehearsed, deal, side)
    return None if before is None or now is None else Comparison(before, now)


def _points(match: Match, deal: int, side: int) -> int | None:
    for moment in match.moments:
        if moment.state.public.deal == deal:
            for event in moment.entry.events:
                if isinstance(event, DealScored):
                    return event.sides[side].total
    return None
