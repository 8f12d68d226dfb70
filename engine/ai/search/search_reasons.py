"""The reasons of a searching player: how its action compared."""

from engine.actions import Discard, Meld, TakePile
from engine.ai.agent import because
from engine.ai.reasons.search import PLAIN
from engine.ai.search.candidate_trials import Verdict
from engine.ai.search.candidates import Candidate
from engine.cards import Card
from engine.reasons import Reason


def reasons_of_trial(chosen: Verdict, verdicts: list[Verdict]) -> tuple[Reason, ...]:
    """Returns how the action compared with the next best one, and in how many worlds."""
    # A last discard may occur twice: as a way out and as an ordinary discard.
    others = [one for one in verdicts if one.candidate.action != chosen.candidate.action]
    if not others:
        return ()
    options = len({one.candidate.action for one in verdicts})
    figures = because("search.worlds", count=chosen.worlds, options=options)
    other = next((one for one in others if one.worlds), None)
    return (figures,) if other is None else (figures, _runner_up(chosen, other))


def _runner_up(chosen: Verdict, other: Verdict) -> Reason:
    """Returns the reason that names the next best action, or one that seemed better without being
    sure.
    """
    gain = round(chosen.gain - other.gain)
    reason = "search.runner_up" if gain >= 0 else "search.unsure"
    what, cards = _named(other.candidate)
    return because(reason, *cards, what="out" if other.candidate.is_exit else what, gain=abs(gain))


def _named(candidate: Candidate) -> tuple[str, tuple[Card, ...]]:
    """Returns the name of an action in these reasons, and its cards."""
    match candidate.action:
        case Discard(card):
            return "discard", (card,)
        case Meld(plays):
            return "meld", tuple(card for play in plays for card in play.cards)
        case TakePile():
            return "take", ()
        case plain:
            return next(name for name, action in PLAIN.items() if action == plain), ()
