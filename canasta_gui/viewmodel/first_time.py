"""Finds what a newcomer meets for the first time in a match, as long as it can be pointed out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    Asked,
    BonusLaid,
    CanastaMade,
    CardDrawn,
    DealBegun,
    Discarded,
    Event,
    Match,
    Melded,
    Moment,
    Phase,
    PileFroze,
    PileTaken,
    Played,
    State,
    TurnStarted,
    WentOut,
    is_stop,
    side_of,
)


class FirstTime(StrEnum):
    """A subject that the table explains once."""

    DRAWN = "drawn"
    """The sign on a card that the viewer has drawn."""
    OPENING = "opening"
    PILE = "pile"
    FREEZE = "freeze"
    CANASTA = "canasta"
    BONUS = "bonus"
    STOP = "stop"
    ASKED = "asked"
    OUT = "out"
    """It ends the deal, so it is explained with the score."""


_KINDS: dict[type, FirstTime] = {
    BonusLaid: FirstTime.BONUS,
    PileTaken: FirstTime.PILE,
    CanastaMade: FirstTime.CANASTA,
    PileFroze: FirstTime.FREEZE,
    Asked: FirstTime.ASKED,
    WentOut: FirstTime.OUT,
}


@dataclass(frozen=True, slots=True)
class RecentSubjects:
    """What has happened lately on the table and is still so, in the order of events."""

    new: tuple[FirstTime, ...] = ()
    """The subjects of what happened since the viewer's last turn."""
    latest: tuple[FirstTime, ...] = ()
    """The subjects of what happened last."""
    lasting: frozenset[FirstTime] = frozenset()
    """The subjects of which an explanation may stay: until the end of the viewer's next turn."""


def first_times(events: Sequence[Event]) -> Iterator[FirstTime]:
    """Yields the subjects in the events that may be new to the player, in order."""
    yield from filter(None, map(_subject_of, events))


def place_of(subject: FirstTime, match: Match, viewer: int) -> Zone | None:
    """Returns where it lies what a subject is about: what happened last of its kind."""
    if subject is FirstTime.DRAWN:
        return Zone(ZoneKind.HAND, viewer)
    for moment in reversed(match.moments):
        for event in reversed(moment.entry.events):
            if _subject_of(event) is subject:
                return _zone_of(event, match, viewer)
    return None


def _zone_of(event: Event, match: Match, viewer: int) -> Zone:
    match event:
        case Melded(side=side, meld=meld) | CanastaMade(side=side, meld=meld):
            return Zone(ZoneKind.MELD, side, meld)
        case BonusLaid(seat=seat):
            return Zone(ZoneKind.BONUS, side_of(match.rules, seat))
        case Asked(seat=seat, partner=partner):
            return Zone(ZoneKind.HAND, partner if seat == viewer else seat)
        case _:
            return PILE


def _subject_of(event: Event) -> FirstTime | None:
    if isinstance(event, Discarded) and is_stop(event.card):
        return FirstTime.STOP
    if isinstance(event, Melded) and event.is_new and not event.meld:
        return FirstTime.OPENING
    return _KINDS.get(type(event))


def recent_subjects(match: Match, viewer: int) -> RecentSubjects:
    """Returns what can be pointed out to a seat now; nothing once the deal is over."""
    public = match.state.public
    if match.is_between_deals or viewer in public.sitting_out:
        return RecentSubjects()
    new: list[FirstTime] = []
    lasting: set[FirstTime] = set()
    latest: tuple[FirstTime, ...] = ()
    turns = 0
    """How many turns of the viewer have ended since."""
    moments = match.moments
    for at, moment in reversed([*enumerate(moments)]):
        is_own = isinstance(moment.entry, Played) and moment.entry.seat == viewer
        is_end = is_own and any(isinstance(it, TurnStarted) for it in moment.entry.events)
        subjects = [it for it in first_times(moment.entry.events) if _is_so(it, match.state)]
        if (
            at
            and not isinstance(moment.entry, DealBegun)
            and moments[at - 1].state.public.is_frozen
        ):
            # A wild card on a frozen pile changes nothing.
            subjects = [it for it in subjects if it is not FirstTime.FREEZE]
        if _holds_drawn(moment.entry.events, match.state, viewer):
            subjects.append(FirstTime.DRAWN)
        if moment is moments[-1]:
            latest = tuple(dict.fromkeys(subjects))
        if turns == 0:
            new[:0] = subjects
        if turns == 0 or (is_own and not is_end):
            lasting.update(subjects)
        turns += is_end
        if turns > 1 or isinstance(moment.entry, DealBegun):
            break
    return RecentSubjects(tuple(dict.fromkeys(new)), latest, frozenset(lasting))


def _holds_drawn(events: Sequence[Event], state: State, viewer: int) -> bool:
    """Returns whether the viewer drew a card then, and has still to end the turn."""
    is_playing = state.public.turn == viewer and state.public.phase is Phase.PLAY
    return is_playing and any(isinstance(it, CardDrawn) and it.seat == viewer for it in events)


def _is_so(subject: FirstTime, state: State) -> bool:
    """Returns whether the explanation of a subject, which speaks of the present, is true now."""
    public, upcard = state.public, state.public.upcard
    is_stopped = upcard is not None and is_stop(upcard) and state.rules.stop.blocks_next
    match subject:
        case FirstTime.FREEZE:
            # It says how the pile can be taken; below a stop card nobody can.
            return public.is_frozen and not is_stopped
        case FirstTime.STOP:
            return is_stopped
        case FirstTime.OUT:
            return False
        case _:
            return True


def went_out(moments: Sequence[Moment]) -> bool:
    """Returns whether somebody went out with the last action."""
    return bool(moments) and FirstTime.OUT in first_times(moments[-1].entry.events)
