"""A learner who plays a lesson without graphics, led by the tutor."""

from collections.abc import Callable, Iterable, Iterator

from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep
from canasta_gui.lessons.solving import LEARNER, gestures
from canasta_gui.lessons.tutor import Tutor
from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.words.words import Words
from engine import Action, Observation, SeatPlayer, is_legal, side_of
from engine.rng import Chance
from tests.gui.lessons.attempts import group_attempts, plain_attempts

Trying = Callable[[Observation], Iterable[Action]]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")
_PLAIN, _GROUPS = 16, 6


class Learner:
    """Plays a lesson's scene by gestures, right or wrong."""

    is_explaining = False
    tells_all = True

    def __init__(self, tutor: Tutor) -> None:
        self.tutor = tutor
        names = NAMES[: len(tutor.scene.state.private)]
        others = (SeatPlayer(name, "computer", "club") for name in names[1:])
        self.match = tutor.match((SeatPlayer(names[LEARNER]), *others))
        self.session = Session(self.match, Words(self.match.rules))
        self.session.guide = self
        self._scripted = tutor.scripted_players()

    def allows(self, action: Action) -> bool:
        return self.tutor.allows(self.match.state, action)

    def let_pass(self, _action: Action) -> None:
        self.tutor.note_done(self.match.state)

    def hold_back(self, action: Action) -> None:
        self.tutor.hold_back(self.match.state, action)

    def wait(self) -> None:
        """Waits until it is the learner's turn, or the deal is over."""
        while (request := self.session.ask_computer()) is not None:
            seat, view = request
            assert self.session.submit_computer(seat, self._scripted(view)) == ()

    def do(self, action: Action) -> None:
        """Makes the gestures of an action."""
        side = side_of(self.match.rules, LEARNER)
        self.session.handle(Press(ButtonId.TAKE_BACK))
        for gesture in gestures(action, LEARNER, side):
            self.session.handle(gesture)
        if self.session.view().stage.groups:
            self.session.handle(Press(ButtonId.LAY))

    def slips(self, trying: Trying) -> Iterator[Action]:
        """Yields the lawful actions that the lesson does not ask for."""
        view = self.match.observe(LEARNER)
        for action in trying(view):
            if is_legal(view, action) and not self.allows(action):
                yield action


def try_all(view: Observation) -> Iterable[Action]:
    """Returns all attempts, with up to three groups at once."""
    return (*plain_attempts(view), *group_attempts(view, 3))


def try_some(view: Observation) -> Iterable[Action]:
    """Returns a few attempts, chosen by the seeded generator."""
    chance = Chance(str(view.hand))
    plain = chance.shuffle(plain_attempts(view))
    return (*plain[:_PLAIN], *chance.shuffle(group_attempts(view, 2))[:_GROUPS])


def go_through(tutor: Tutor, trying: Trying) -> int:
    """Plays the whole lesson with wrong attempts before each step; returns how many there were."""
    tried = 0
    while True:
        learner = Learner(tutor)
        while (step := tutor.step) is not None:
            learner.wait()
            if learner.session.waiting is Waiting.VIEWER:
                for slip in learner.slips(trying):
                    make_slip(learner, step, slip)
                    tried += 1
            if isinstance(step, TaskStep):
                learner.do(step.solution)
                assert tutor.step is not step, learner.session.view().notice
            else:
                tutor.go_on()
        if not tutor.next_scene():
            return tried


def make_slip(learner: Learner, step: LessonStep, slip: Action) -> None:
    """Checks that a lawful but unwanted action is held back, and that the learner is told why."""
    before = learner.match.state
    learner.tutor.correction = ""
    learner.do(slip)
    assert learner.match.state == before, slip
    assert learner.tutor.step is step, slip
    assert learner.tutor.correction, slip
    if isinstance(step, TaskStep):
        assert learner.tutor.correction in corrections(step), slip


def corrections(step: TaskStep) -> list[str]:
    """Returns every text that may correct a learner in a step."""
    return [step.correction, *(move.reason for move in step.worse_moves)]


def texts(scenes: tuple[Scene, ...]) -> list[str]:
    """Returns every text of a lesson."""
    steps = [step for scene in scenes for step in scene.steps]
    tasks = [step for step in steps if isinstance(step, TaskStep)]
    return [step.text for step in steps] + [said for task in tasks for said in corrections(task)]
