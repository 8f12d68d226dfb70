"""Plays a lesson: its other seats, solutions of its tasks, and the gestures that perform them."""

from collections.abc import Iterator, Sequence

from canasta_gui.lessons.scene import LessonStep, TaskStep
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import (
    CALIENTE,
    Accepted,
    Action,
    Answer,
    AskPartner,
    Card,
    Choice,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Phase,
    PlayCaliente,
    PlaySpecialHand,
    State,
    TakePile,
    actor_of,
    decide,
    is_bonus,
    is_natural,
    observe,
    rank_of,
)


class ScriptedPlayers:
    """The players of every seat except the learner's."""

    def __init__(self, throws: Sequence[Card]) -> None:
        self._throws = tuple(throws)

    def __call__(self, view: Observation) -> Choice:
        """Returns the choice of the seat."""
        return Choice(self.action(view))

    def action(self, view: Observation) -> Action:
        """Returns the action: yes to a question, a draw, or the discard of a wanted or else a low
        card.
        """
        if view.public.phase is Phase.ANSWER:
            return Answer(is_yes=True)
        if view.public.phase is Phase.DRAW:
            return DrawStock() if view.public.stock_count else Pass()
        bonus = next((card for card in view.hand if is_bonus(card)), None)
        return Discard(self._throw(view)) if bonus is None else LayBonus(bonus)

    def _throw(self, view: Observation) -> Card:
        wanted = next((card for card in self._throws if card in view.hand), None)
        if wanted is not None:
            return wanted
        return min(view.hand, key=lambda card: (not is_natural(card), rank_of(card)))


LEARNER = 0


def can_be_played(state: State, steps: Sequence[LessonStep], scripted: ScriptedPlayers) -> bool:
    """Returns whether all tasks of the steps can be solved one after the other."""
    for step in steps:
        if isinstance(step, TaskStep):
            after = state_after_solution(state_of_learner(state, scripted), step)
            if after is None:
                return False
            state = after
    return True


def state_after_solution(state: State, task: TaskStep) -> State | None:
    """Returns the state after the first possible solution of a task; ``None`` if there is none."""
    if not _is_to_act(state):
        return None
    found = (state_after(state, task, action) for action in solutions(state, task))
    return next((state for state in found if state is not None), None)


def solutions(state: State, task: TaskStep) -> Iterator[Action]:
    """Yields the solution; for a discard, then every other card of the hand."""
    yield task.solution
    if isinstance(task.solution, Discard):
        yield from map(Discard, dict.fromkeys(observe(state, LEARNER).hand))


def state_after(state: State, task: TaskStep, action: Action) -> State | None:
    """Returns the state after an action; ``None`` if it is illegal or not what the task wants."""
    decision = decide(state, action)
    if not isinstance(decision, Accepted) or not task.wanted(decision.events):
        return None
    return decision.after


def state_of_learner(state: State, scripted: ScriptedPlayers) -> State:
    """Plays the other seats until the learner has to act or the deal is over; returns the state."""
    while not _is_to_act(state) and state.public.phase is not Phase.OVER:
        actor = actor_of(state.rules, state.public)
        decision = decide(state, scripted.action(observe(state, actor)))
        assert isinstance(decision, Accepted), decision
        state = decision.after
    return state


def _is_to_act(state: State) -> bool:
    return observe(state, LEARNER).is_to_act


def gestures(action: Action, seat: int, side: int) -> Iterator[Gesture]:
    """Yields the gestures of the seat; cards that are laid aside at the end wait for a button."""
    match action:
        case DrawStock():
            yield Activate(STOCK, ())
        case PlayCaliente():
            yield Activate(STOCK, (CALIENTE,))
        case Discard(card):
            yield Activate(PILE, (card,))
        case LayBonus(card):
            yield Activate(Zone(ZoneKind.BONUS, side), (card,))
        case Meld() | TakePile():
            yield from _lay_all(action, seat, side)
        case PlaySpecialHand():
            yield Press(ButtonId.LAY)
        case AskPartner() | Answer() | Pass():
            yield Press(_button(action))


def _button(action: AskPartner | Answer | Pass) -> ButtonId:
    if isinstance(action, Answer):
        return ButtonId.YES if action.is_yes else ButtonId.NO
    return ButtonId.ASK if isinstance(action, AskPartner) else ButtonId.PASS


def _lay_all(action: Meld | TakePile, seat: int, side: int) -> Iterator[Gesture]:
    if isinstance(action, TakePile):
        yield _take(action.using, action.to, side)
    for play in action.plays:
        yield _lay(play.cards, play.to, seat, side)


def _lay(cards: tuple[Card, ...], to: int | None, seat: int, side: int) -> Gesture:
    target = FELT if to is None else Zone(ZoneKind.MELD, side, to)
    return Drop(cards, Zone(ZoneKind.HAND, seat), target)


def _take(using: tuple[Card, ...], to: int | None, side: int) -> Gesture:
    if using or to is None:
        return Activate(PILE, using)
    return Drop((), PILE, Zone(ZoneKind.MELD, side, to))
