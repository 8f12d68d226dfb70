"""Whether hints and the review agree: ``judgement [--rules R ...] [--deals N] [--mistakes N]``.

Deals are played in which the first hint is always followed. Counted are accusations of the review
against it, hints that contradict themselves, and planted mistakes that the review finds: other
moves of the same positions that are known to cost a lot, in many worlds of their own.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.actions import Action, Discard
from engine.ai.advice.advise import Advice, advise
from engine.ai.advice.appraisal import appraise
from engine.ai.club.knowledge import Knowledge
from engine.ai.levels import make_agent
from engine.ai.reasons.catalogue import reason_catalogue
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.style import style_for
from engine.dealcode import deck_order, new_code
from engine.evolve import empty_state, fold
from engine.observation import Observation, actor_of, observe
from engine.rng import Chance
from engine.rules.dealing import start_deal
from engine.rules.decide import Accepted, decide
from engine.rules.options import discard_options
from engine.ruleset.load import load_ruleset
from engine.state import Phase

TABLES = (
    "winning-moves-deluxe/4p",
    "classic-1951/4p",
    "winning-moves-deluxe/2p",
    "hasbro-2001/3p",
)
GRAVE = 150
"""Points from which on a move is a planted mistake."""
_WORLDS = 2000
_LEARNER = 0


@dataclass
class Tally:
    """What came of the deals at one table, or at all."""

    deals: int = 0
    hints: int = 0
    accusations: int = 0
    accused_deals: int = 0
    contradictions: int = 0
    planted: int = 0
    found: int = 0

    def line(self, name: str) -> str:
        """The figures of a table."""
        return (
            f"{name:26} {self.deals} deals, {self.hints} hints followed:"
            f" {self.accusations} accusations in {self.accused_deals} deals,"
            f" {self.contradictions} contradictions;"
            f" {self.found} of {self.planted} planted mistakes found\n"
        )

    def add(self, other: "Tally") -> None:
        """Count those of another table as well."""
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)


def decisions(rules: str, deal: int) -> Iterator[tuple[Observation, tuple[Advice, ...]]]:
    """What the learner saw and was advised in a deal, in which the first advice is followed."""
    table = empty_state(load_ruleset(rules))
    order = deck_order(table.rules, new_code(b"judgement"), deal)
    state, club = fold(table, start_deal(table, 0, order, 1)), make_agent("club")
    number = 0
    while state.public.phase is not Phase.OVER:
        view, number = observe(state, actor_of(state.rules, state.public)), number + 1
        if view.seat == _LEARNER:
            advice = advise(view)
            action = advice[0].action
            yield view, advice
        else:
            action = club.choose(view, str(number)).action
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        state = fold(state, decision.events)


def contradictions(view: Observation, advice: Sequence[Advice]) -> Iterator[str]:
    """What the advice says against itself, or what is not so."""
    for one in advice:
        for reason in (*one.reasons, *one.beside):
            is_known = reason.id in reason_catalogue()
            if not (is_known and holds(reason, Situation(view, one.action))):
                yield f"not true: {reason.id}"
    counted = [one.behind for one in advice if one.behind is not None]
    if counted != sorted(counted):
        yield "the order is not that of the points"
    if len(advice) > 1 and advice[0].beside:
        yield from _about_risk(view, advice)


def _about_risk(view: Observation, advice: Sequence[Advice]) -> Iterator[str]:
    """A riskier discard says what pays for the risk; no other one is called riskier or safer."""
    best, *others = advice
    second = next((one for one in others if one.behind), None)
    if second is None:
        return
    said = [reason.id for reason in best.beside]
    thrown, instead = best.action, second.action
    if not (isinstance(thrown, Discard) and isinstance(instead, Discard)):
        return
    know = Knowledge(view, style_for(view.rules))
    risk, other = know.chance_of_take(thrown.card), know.chance_of_take(instead.card)
    if "contrast.worth_the_risk" in said and (risk <= other or len(said) < 2):
        yield "a risk without a price"
    if "contrast.safer" in said and risk >= other:
        yield "safer and riskier"
    tells_risk = any(one in said for one in ("contrast.riskier", "discard.risk"))
    if tells_risk and risk > other:
        yield "recommended as riskier"


def planted(view: Observation, best: Action, chance: Chance) -> Action | None:
    """Another discard that costs a lot in many worlds; nothing where the first one tried does not.

    What a learner might throw: any card of the hand.
    """
    if view.public.phase is not Phase.PLAY or not isinstance(best, Discard):
        return None
    others = tuple(card for card in discard_options(view) if card != best.card)
    if not others:
        return None
    made = Discard(chance.choice(others))
    judge = SearchPlayer("expert", Efforts(Effort(_WORLDS, 4)))
    verdicts = judge.contest(view, "planted", (best, made))
    loss = next((-one.gain for one in verdicts if not one.is_usual), 0.0)
    return made if loss >= GRAVE else None


def judge_table(rules: str, deals: int, mistakes: int) -> Tally:
    """Play deals at a table, and count."""
    tally, chance = Tally(), Chance(f"judgement {rules}")
    for deal in range(1, deals + 1):
        accusations = 0
        for number, (view, advice) in enumerate(decisions(rules, deal)):
            made, seed = advice[0].action, f"review {number}"
            tally.hints += 1
            accusations += appraise(view, made, seed) is not None
            for said in contradictions(view, advice):
                tally.contradictions += 1
                sys.stderr.write(f"{rules} deal {deal} decision {number}: {said}\n")
            wrong = planted(view, made, chance) if tally.planted < mistakes else None
            if wrong is not None:
                tally.planted += 1
                tally.found += appraise(view, wrong, seed) is not None
        tally.deals += 1
        tally.accusations += accusations
        tally.accused_deals += accusations > 0
        sys.stdout.write(replace(tally).line(rules))
        sys.stdout.flush()
    return tally


def main(arguments: Sequence[str]) -> int:
    """Print the figures of every table as they grow, and of all together."""
    parser = argparse.ArgumentParser(prog="judgement")
    parser.add_argument("--rules", nargs="+", default=TABLES)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--mistakes", type=int, default=25)
    options = parser.parse_args(arguments)
    whole = Tally()
    for rules in options.rules:
        whole.add(judge_table(rules, options.deals, options.mistakes))
    sys.stdout.write(whole.line("all"))
    return 0
