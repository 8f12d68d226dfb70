"""A player that tries its next action in sampled worlds, and tells how that action compared."""

from collections.abc import Sequence
from dataclasses import replace

from engine.actions import Action, AskPartner, Discard, Meld, TakePile
from engine.ai.agent import Choice, because
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.player import ClubPlayer, explained, question_of
from engine.ai.reasons.search import PLAIN
from engine.ai.search.candidate_trials import Verdict, compare
from engine.ai.search.candidates import Candidate, candidate_of, candidates
from engine.ai.search.effort import Effort, Efforts, HasTime, unlimited
from engine.ai.search.goal import goal_of
from engine.ai.search.trial_rows import TrialRow
from engine.ai.search.trials import Share, Trials, evaluator
from engine.ai.style import Style, trial_style_for
from engine.ai.temperaments import EVEN, Temperament
from engine.cards import Card
from engine.kernel.action_reader import are_alike
from engine.kernel.state_reader import own_table, seating_of
from engine.kernel.table import Table
from engine.observation import Observation
from engine.reasons import Reason
from engine.rules.options import bonus_options
from engine.rules.verify import is_legal
from engine.state import Phase


def _reasons_of_trial(chosen: Verdict, verdicts: list[Verdict]) -> tuple[Reason, ...]:
    """Returns how the action compared with the next best one, and in how many worlds."""
    # A last discard may occur twice: as a way out and as an ordinary discard.
    told = {chosen.candidate.action, AskPartner()}
    others = [one for one in verdicts if one.candidate.action not in told]
    if not others:
        return ()
    options = len({one.candidate.action for one in verdicts})
    figures = because("search.worlds", count=chosen.worlds, options=options)
    other = next((one for one in others if one.worlds), None)
    return (figures,) if other is None else (figures, _runner_up(chosen, other))


def _runner_up(chosen: Verdict, other: Verdict) -> Reason:
    """Returns the reason that names the next best action, or a better one that was not sure."""
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


class SearchPlayer:
    """A player that compares a few actions with the one by rules of thumb."""

    def __init__(
        self,
        level: str,
        efforts: Efforts,
        temperament: Temperament = EVEN,
        has_time: HasTime = unlimited,
    ) -> None:
        self.level = level
        self.efforts = efforts
        self._temperament = temperament
        self._has_time = has_time

    def choose(self, view: Observation, seed: str) -> Choice:
        """Returns the action with the best mean result in the worlds that the seed draws."""
        style = self._style(view)
        know = Knowledge(view, style)
        question = question_to_partner(know)
        if question is not None and not self._tries_questions(view):
            return question
        table = know.table
        found = self._options(view, table, is_due=question is not None)
        if not found:
            return ClubPlayer(self.level, lambda _rules: style).choose(view, seed)
        verdicts = self.compare(view, found, seed, table)
        best = choose_best(verdicts)
        if best.candidate.action == AskPartner():
            return Choice(AskPartner(), (because("out.ask"),))
        compared = _reasons_of_trial(best, verdicts) if best.worlds else ()
        action, is_exit = best.candidate.action, best.candidate.is_exit
        return explained(know, action, *compared, is_exit=is_exit)

    def _tries_questions(self, view: Observation) -> bool:
        """Returns whether a question to the partner is tried like other actions.

        Where nobody goes out without it, whoever would rather play on does not ask.
        """
        return view.rules.ask.mode == "mandatory" or self._plays_out(view)

    def _plays_out(self, view: Observation) -> bool:
        """Returns whether the ends of deals are played out.

        They are not where the match is at stake: the players of a trial do not play for it, and a
        side that is far behind would see everything lost.
        """
        return _plays_for_points(view) and self.efforts.has_ending(view.rules)

    def _options(self, view: Observation, table: Table, *, is_due: bool) -> list[Candidate]:
        """Returns what to compare, the usual action first; where the seat can go out and ask, the
        question too.

        Where it is due, nobody goes out without it: the partner might say no. Who asked and was
        told yes goes out.
        """
        if not applies(view):
            return []
        found = candidates(view, table, self._style(view))
        ways_out = [one for one in found if one.is_exit]
        if not ways_out and not is_due:
            return found
        asked = view.public.question
        if asked is not None and asked.answer:
            return ways_out
        if not self._tries_questions(view) or not is_legal(view, AskPartner()):
            return found
        question = candidate_of(view, AskPartner())
        if is_due:
            begun = {one.action for one in ways_out}
            return [question, *[one for one in found if one.action not in begun]]
        return [*found, question]

    def weigh(self, view: Observation, seed: str, made: Action | None = None) -> list[Verdict]:
        """Returns verdicts on the possible actions, best first, compared with the usual one or with
        ``made``.

        Empty where the search does not apply: questions, answers, and bonus cards to lay.
        """
        if not applies(view) or isinstance(made, AskPartner):
            return []
        table = own_table(view)
        found = candidates(view, table, self._style(view))
        if made is not None:
            found = _with_first(view, found, made)
        return self.compare(view, found, seed, table)

    def candidates_for(self, view: Observation, actions: Sequence[Action]) -> list[Candidate]:
        """Returns a candidate for each action; none where the search does not apply to all."""
        if not applies(view) or AskPartner() in actions:
            return []
        known = candidates(view, own_table(view), self._style(view))
        return [_with_first(view, known, action)[0] for action in actions]

    def measure(self, view: Observation, seed: str, found: Sequence[Candidate]) -> list[TrialRow]:
        """Returns what each candidate leads to in the worlds that the seed draws."""
        effort = self.efforts.in_game(view.rules)
        everywhere = Share(tuple(range(len(found))), range(effort.worlds), effort.looks)
        return evaluator().rows(Trials(view, seed, self._temperament, found), everywhere)

    def compare(
        self, view: Observation, found: list[Candidate], seed: str, table: Table | None = None
    ) -> list[Verdict]:
        """Returns verdicts on these candidates, best first; the first given is the one to beat.

        ``table`` is the own table, where there is one already.
        """
        if len(found) <= 1:
            return [Verdict(one, 0.0, 0.0, 0, is_usual=True) for one in found[:1]]
        table = own_table(view) if table is None else table
        trials, who = Trials(view, seed, self._temperament, found, table), evaluator()

        def tried(places: Sequence[int], worlds: range, looks: tuple[int, ...]) -> list[TrialRow]:
            return who.rows(trials, Share(tuple(places), worlds, looks))

        effort = self._effort(view, table, found)
        return compare(found, tried, effort, self._has_time, who.processes)

    def _effort(self, view: Observation, table: Table, found: Sequence[Candidate]) -> Effort:
        if not self._plays_out(view):
            return self.efforts.in_game(view.rules)
        can_end = any(one.is_exit or one.action == AskPartner() for one in found)
        return self.efforts.at(table, can_end=can_end)

    def _style(self, view: Observation) -> Style:
        return self._temperament.colour(trial_style_for(view.rules))


def applies(view: Observation) -> bool:
    """Returns whether the search applies: not to answers, nor where bonus cards have to be laid."""
    return view.public.phase is not Phase.ANSWER and not bonus_options(view)


def question_to_partner(know: Knowledge) -> Choice | None:
    """Returns the question of the rules of thumb, if the partner should decide about going out.

    A player who plays for the match does not ask, unless the rules demand it.
    """
    view = know.view
    question = question_of(know) if is_legal(view, AskPartner()) else None
    if question is None or view.rules.ask.mode == "mandatory":
        return question
    return question if _plays_for_points(view) else None


def _plays_for_points(view: Observation) -> bool:
    """Returns whether only the points of the deal count, because the match is far from its end."""
    return goal_of(seating_of(view.rules, view.public), view.side).end is None


def choose_best(verdicts: list[Verdict]) -> Verdict:
    """Returns the best candidate if it is clearly better than the usual one, else the usual one."""
    best = verdicts[0]
    if best.gain > best.doubt:
        return best
    return next(verdict for verdict in verdicts if verdict.is_usual)


def _with_first(view: Observation, found: list[Candidate], made: Action) -> list[Candidate]:
    """Returns the candidates with ``made`` first."""
    alike = [one for one in found if are_alike(view, one.action, made)]
    others = [one for one in found if one not in alike]
    is_exit = bool(alike) and alike[0].is_exit
    first = replace(alike[0], action=made) if is_exit else candidate_of(view, made)
    return [first, *others]
