"""Legal and illegal actions in any order: none raises, and a refused one changes nothing."""

from collections import Counter
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import (
    Accepted,
    Action,
    Meld,
    Observation,
    Phase,
    Plan,
    State,
    TakePile,
    actor_of,
    check_plan,
    decide,
    fold,
    full_deck,
    observe,
    options,
    rule_catalogue,
    verify,
)
from engine.rng import Chance
from tests.engine.kit.checks import EVERY_STEP, all_cards
from tests.engine.kit.deals import Step, dealt
from tests.engine.kit.illegal_actions import actions_near
from tests.engine.kit.player import choose
from tests.engine.kit.tables import EDITIONS, HOUSES, OTHER_TABLES, rules_named


class Table(RuleBasedStateMachine):
    """A table at which any action is tried."""

    state: State

    @initialize(
        name=st.sampled_from((*EDITIONS, *OTHER_TABLES, *HOUSES)), seed=st.integers(0, 10**6)
    )
    def deal(self, name: str, seed: int) -> None:
        self.state, _ = dealt(rules_named(name), f"machine {seed}")

    @property
    def view(self) -> Observation:
        return observe(self.state, actor_of(self.state.rules, self.state.public))

    @property
    def is_running(self) -> bool:
        return self.state.public.phase is not Phase.OVER

    @rule(seed=st.integers(0, 10**6), turns=st.integers(1, 30))
    def play_on(self, seed: int, turns: int) -> None:
        chance = Chance(f"machine {seed}")
        for _ in range(turns):
            if self.is_running:
                self.accept(choose(self.view, chance))

    @precondition(lambda self: self.is_running)
    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        action = data.draw(actions_near(self.view))
        before = repr(self.state)
        decision = decide(self.state, action)
        assert repr(self.state) == before
        if isinstance(decision, Accepted):
            self.accept(action)
            return
        assert decision.refusals
        assert {refusal.rule for refusal in decision.refusals} <= rule_catalogue().keys()
        assert decision.refusals == verify(self.view, action)

    @rule(data=st.data(), seat=st.integers(0, 3))
    def let_anybody_try(self, data: st.DataObject, seat: int) -> None:
        view = observe(self.state, seat % self.state.rules.players)
        action = data.draw(actions_near(view))
        if not view.is_to_act:
            assert verify(view, action)
            assert not options(view).discards

    @precondition(lambda self: self.is_running)
    @rule(data=st.data())
    def plan_anything(self, data: st.DataObject) -> None:
        action = data.draw(actions_near(self.view))
        plan = plan_of(action)
        report = check_plan(self.view, plan)
        assert len(report.group_refusals) == len(plan.plays)
        assert report.have >= 0
        assert report.is_ready == (plan.is_empty or not verify(self.view, plan.action()))
        if report.is_ready and not plan.is_empty:
            assert not any(report.group_refusals)

    @invariant()
    def every_card_is_somewhere(self) -> None:
        assert all_cards(self.state) == Counter(full_deck(self.state.rules))

    def accept(self, action: Action) -> None:
        before, decision = self.state, decide(self.state, action)
        assert isinstance(decision, Accepted), decision
        self.state = fold(before, decision.events)
        step = Step(before, action, decision.events, self.state)
        for check in EVERY_STEP:
            check(step)


def plan_of(action: Action) -> Plan:
    """Returns the plan that an action commits; an empty one for an action without melds."""
    if isinstance(action, TakePile):
        return Plan(replace(action, plays=()), action.plays)
    return Plan(None, action.plays) if isinstance(action, Meld) else Plan()


TestTable = Table.TestCase
TestTable.settings = settings(stateful_step_count=20)
