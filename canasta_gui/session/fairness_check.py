"""The fairness record of a finished deal: what each computer saw, and the check of the deal."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from canasta_gui.viewmodel.builders.wording import PlayerNames, Wording
from engine import (
    DealStarted,
    Match,
    Observation,
    Phase,
    Played,
    acted_by_people,
    deal_salt,
    fingerprint,
    observe,
    promised_deck,
    redact_events,
)


@dataclass(frozen=True, slots=True)
class ComputerDecision:
    """An action of a computer, its reasons, and the observation that it was chosen from."""

    seat: int
    action_text: str
    why: str
    view: Observation


@dataclass(frozen=True, slots=True)
class PublishedFingerprint:
    """The published fingerprint of a deal, and what is needed to check it."""

    deal: int
    fingerprint: str
    """The fingerprint, which may be known before the deal."""
    salt: str = ""
    """The salt, which is known once the deal is over; then anybody can check the fingerprint."""
    is_kept: bool = True
    """Whether the cards that were dealt are those that the deal code fixed."""


def fingerprint_of_running_deal(match: Match) -> PublishedFingerprint | None:
    """Returns the fingerprint of the running deal; ``None`` between deals."""
    deal = match.state.public.deal
    if match.is_between_deals:
        return None
    salt = deal_salt(match.header.code, deal)
    return PublishedFingerprint(deal, fingerprint(promised_deck(match, deal), salt))


def last_finished(match: Match) -> int:
    """Returns the number of the last finished deal; 0 before the first ends."""
    public = match.state.public
    is_over = public.phase is Phase.OVER and public.end is not None
    return public.deal if is_over else max(public.deal - 1, 0)


def fingerprint_of(match: Match, deal: int) -> PublishedFingerprint:
    """Returns what anybody needs to check a finished deal."""
    salt = deal_salt(match.header.code, deal)
    events = (event for moment in match.moments for event in moment.entry.events)
    started = (event for event in events if isinstance(event, DealStarted) and event.deal == deal)
    dealt = next(event.order for event in started) or ()
    return PublishedFingerprint(
        deal, fingerprint(dealt, salt), salt, is_kept=dealt == promised_deck(match, deal)
    )


def computer_decisions_of(match: Match, deal: int, words: Wording) -> tuple[ComputerDecision, ...]:
    """Returns every computer action of a finished deal, with its observation."""
    if not 0 < deal <= last_finished(match):
        return ()
    return tuple(_computer_decisions(match, deal, words))


def _computer_decisions(match: Match, deal: int, words: Wording) -> Iterator[ComputerDecision]:
    names = tuple(player.name for player in match.seats)
    by_people = acted_by_people(match)[1:]
    for (before, moment), is_persons in zip(pairwise(match.moments), by_people, strict=True):
        entry = moment.entry
        if not isinstance(entry, Played) or before.state.public.deal != deal:
            continue
        if is_persons:
            continue
        view = observe(before.state, entry.seat)
        told = redact_events(entry.events, None)
        happened = (event for event in told if getattr(event, "seat", None) == entry.seat)
        action_text = words.sentences(words.event(event, PlayerNames(names)) for event in happened)
        why = words.sentences(map(words.reason, entry.reasons))
        yield ComputerDecision(entry.seat, action_text, why, view)
