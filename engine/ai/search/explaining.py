"""Why a searching player does something: what it is good for, and what it was weighed against."""

from engine.actions import Discard, DrawStock, Meld, Pass, PlayCaliente, TakePile
from engine.ai.agent import because
from engine.ai.club.discarding import reasons_to_throw
from engine.ai.club.knowledge import Knowledge
from engine.ai.search.candidates import Candidate
from engine.ai.search.judging import Verdict
from engine.cards import Card
from engine.reasons import Reason
from engine.rules.bundle import Bundle, Group, make_bundle
from engine.rules.opening import opening_need
from engine.state import MeldKind


def reasons_to_play(know: Knowledge, candidate: Candidate) -> tuple[Reason, ...]:
    """What the action itself is good for."""
    match candidate.action:
        case _ if candidate.name == "out.now":
            return (because("out.now", canastas=know.canastas),)
        case Discard(card):
            return reasons_to_throw(know, card)
        case TakePile():
            return (because("draw.pile", count=len(know.public.pile)),)
        case Meld(plays):
            return (_purpose_of_melds(know, make_bundle(know.view, plays)),)
        case PlayCaliente():
            return (because("draw.caliente", held=len(know.view.hand)),)
        case _:
            return (because(candidate.name),)


def _purpose_of_melds(know: Knowledge, after: Bundle) -> Reason:
    """What everything that is laid at once is good for."""
    if not know.view.own.has_opened:
        return because("meld.open", need=opening_need(know.view))
    size = know.rules.canasta.size
    if any(len(group.after.cards) >= size > _size_before(group) for group in after.groups):
        return because("meld.canasta")
    if any(len(group.parts) > 1 for group in after.groups):
        return because("meld.combine")
    if all(group.after.kind is MeldKind.SEQUENCE for group in after.groups):
        is_longer = any(not group.is_new for group in after.groups)
        return because("meld.extend_run" if is_longer else "meld.new_run")
    if all(group.is_new for group in after.groups):
        return because("meld.new")
    return because("meld.best" if any(group.is_new for group in after.groups) else "meld.add")


def _size_before(group: Group) -> int:
    return sum(len(part.cards) for part in group.parts)


def reasons_of_trial(chosen: Verdict, verdicts: list[Verdict]) -> tuple[Reason, ...]:
    """How the action did beside the next best one, in how many worlds."""
    other = next((one for one in verdicts if one is not chosen and one.worlds), None)
    figures = because("search.worlds", count=chosen.worlds, options=len(verdicts))
    return (figures,) if other is None else (figures, _runner_up(chosen, other))


def _runner_up(chosen: Verdict, other: Verdict) -> Reason:
    """The next best action; one that only seems to be better is not trusted."""
    gain = round(chosen.gain - other.gain)
    reason = "search.runner_up" if gain >= 0 else "search.unsure"
    cards = _cards_of(other.candidate)
    return because(reason, *cards, what=_word(other.candidate), gain=abs(gain))


def _word(candidate: Candidate) -> str:
    words: dict[type, str] = {
        DrawStock: "draw",
        TakePile: "take",
        Meld: "meld",
        Discard: "discard",
        Pass: "pass",
        PlayCaliente: "caliente",
    }
    return "out" if candidate.name == "out.now" else words[type(candidate.action)]


def _cards_of(candidate: Candidate) -> tuple[Card, ...]:
    match candidate.action:
        case Discard(card):
            return (card,)
        case Meld(plays):
            return tuple(card for play in plays for card in play.cards)
        case _:
            return ()
