"""After a deal: what every computer saw when it chose, and that the deal was fixed beforehand."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from canasta_gui.viewmodel.builders.wording import Cast, Wording
from engine import (
    DealStarted,
    Match,
    Moment,
    Observation,
    Phase,
    Played,
    State,
    deal_salt,
    deck_order,
    fingerprint,
    observe,
    redact_events,
)


@dataclass(frozen=True, slots=True)
class Look:
    """What a computer did, why, and what it saw before: nothing else went into its choice."""

    seat: int
    deed: str
    why: str
    view: Observation


@dataclass(frozen=True, slots=True)
class Seal:
    """That a deal was fixed beforehand."""

    deal: int
    fingerprint: str
    """May be known before the deal."""
    salt: str = ""
    """Known once the deal is over; then anybody can check the fingerprint."""
    is_kept: bool = True
    """Whether the cards that were dealt are those that the deal code fixed."""


def seal_of_running(match: Match) -> Seal | None:
    """The fingerprint of the deal that is being played; ``None`` between deals."""
    deal = match.state.public.deal
    if match.is_between_deals:
        return None
    code, order = match.header.code, deck_order(match.rules, match.header.code, deal)
    return Seal(deal, fingerprint(order, deal_salt(code, deal)))


def last_finished(match: Match) -> int:
    """The number of the last deal that is over; 0 before that."""
    public = match.state.public
    is_over = public.phase is Phase.OVER and public.end is not None
    return public.deal if is_over else max(public.deal - 1, 0)


def seal_of(match: Match, deal: int) -> Seal:
    """How anybody can check a deal that is over."""
    code = match.header.code
    salt = deal_salt(code, deal)
    events = (event for moment in match.moments for event in moment.entry.events)
    started = (event for event in events if isinstance(event, DealStarted) and event.deal == deal)
    dealt = next(event.order for event in started) or ()
    return Seal(
        deal, fingerprint(dealt, salt), salt, is_kept=dealt == deck_order(match.rules, code, deal)
    )


def looks_of(match: Match, deal: int, words: Wording) -> tuple[Look, ...]:
    """Every action of a computer in a deal that is over. Before that nobody may look."""
    if not 0 < deal <= last_finished(match):
        return ()
    return tuple(_looks(match, deal, words))


def _looks(match: Match, deal: int, words: Wording) -> Iterator[Look]:
    names = tuple(player.name for player in match.seats)
    for before, moment in _steps(match):
        entry = moment.entry
        if not isinstance(entry, Played) or before.public.deal != deal:
            continue
        if match.seats[entry.seat].is_person:
            continue
        view = observe(before, entry.seat)
        told = redact_events(entry.events, None)
        happened = (event for event in told if getattr(event, "seat", None) == entry.seat)
        deed = words.sentences(words.event(event, Cast(names)) for event in happened)
        why = words.sentences(map(words.reason, entry.reasons))
        yield Look(entry.seat, deed, why, view)


def _steps(match: Match) -> Iterator[tuple[State, Moment]]:
    """Every moment with the state before it."""
    for before, moment in pairwise(match.moments):
        yield before.state, moment
