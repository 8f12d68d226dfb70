"""Sets up a moment of a match again, to look at it or to play on from it."""

from collections import Counter
from dataclasses import dataclass, replace

from canasta_gui.session.hint_words import hand_cards
from canasta_gui.viewmodel.table_view import CardMark, CardMarks
from engine import Action, DealBegun, DealScored, Match, SeatPlayer, make_agent, side_of

_STAND_IN = "strong"
"""The level of the computer players that replace the other people."""


@dataclass(frozen=True, slots=True)
class RehearsalResult:
    """The points that a deal brought one side: in the match, and in the rehearsal."""

    before: int
    now: int


def match_again(match: Match, at: int, person: int) -> Match:
    """Returns an independent match that continues after moment ``at``; it is not saved.

    One seat is played by a person, all others by computers.
    """
    moments = match.moments[: at + 1]
    begun = max(at for at, it in enumerate(moments) if isinstance(it.entry, DealBegun))
    seats = tuple(
        _player(player, is_person=seat == person) for seat, player in enumerate(match.seats)
    )
    header = replace(match.header, seats=seats)
    start = moments[begun - 1].state if begun else None
    return Match(header, start=start, moments=moments[begun:])


def after_move(match: Match, action: Action) -> Match:
    """Returns the match after an action and the rest of the turn, as rules of thumb play it."""
    seat, agent = match.actor, make_agent("club")
    match.play(action)
    while not match.is_between_deals and match.actor == seat:
        choice = agent.choose(match.observe(seat), "rest of the turn")
        match.play(choice.action, choice.reasons)
    return match


def _player(player: SeatPlayer, *, is_person: bool) -> SeatPlayer:
    """Returns the player of a seat in a rehearsal; computers that play already stay themselves."""
    if is_person:
        return SeatPlayer(player.name, face=player.face)
    if player.is_person:
        return SeatPlayer(player.name, "computer", _STAND_IN, face=player.face)
    return player


def marks_of(made: Action, better: Action) -> CardMarks:
    """Returns badges for the cards in which two actions differ."""
    did, could = Counter(hand_cards(made)), Counter(hand_cards(better))
    return (
        *((card, CardMark.MADE) for card in (did - could).elements()),
        *((card, CardMark.BETTER) for card in (could - did).elements()),
    )


def compare(match: Match, rehearsed: Match, seat: int) -> RehearsalResult | None:
    """Returns both results of a seat's side; ``None`` until the rehearsed deal is over."""
    deal, side = rehearsed.state.public.deal, side_of(match.rules, seat)
    before, now = _points(match, deal, side), _points(rehearsed, deal, side)
    return None if before is None or now is None else RehearsalResult(before, now)


def _points(match: Match, deal: int, side: int) -> int | None:
    moments = (moment for moment in match.moments if moment.state.public.deal == deal)
    events = (event for moment in moments for event in moment.entry.events)
    return next((it.sides[side].total for it in events if isinstance(it, DealScored)), None)
