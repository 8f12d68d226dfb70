"""A learner at a table without a picture, led by the tutor."""

from canasta_gui.controller.session import Session
from canasta_gui.controller.viewpoint import Waiting
from canasta_gui.lessons.hands import gestures
from canasta_gui.lessons.scene import Do, Scene
from canasta_gui.lessons.tutor import LEARNER, Tutor
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.words import Words
from engine import Action, is_legal, options, side_of
from engine.actions import Discard, DrawStock

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")


class Learner:
    """Sits in a scene and does what comes to mind, with the gestures of the table."""

    def __init__(self, tutor: Tutor) -> None:
        self.tutor = tutor
        match = tutor.match(NAMES[: len(tutor.scene.state.private)])
        self.session = Session(match, Words(match.rules))
        self.session.guide = lambda action: tutor.allows(match.state, action)
        self._company = tutor.company()

    def wait(self) -> None:
        """Until it is the learner's turn, or the deal is over."""
        while (request := self.session.ask_computer()) is not None:
            seat, view = request
            assert self.session.submit_computer(seat, self._company(view)) == ()

    def do(self, action: Action) -> None:
        """Make the gestures of an action."""
        side = side_of(self.session.match.rules, LEARNER)
        self.session.handle(Press(ButtonId.TAKE_BACK))
        for gesture in gestures(action, LEARNER, side):
            self.session.handle(gesture)
        if self.session.view().stage.groups:
            self.session.handle(Press(ButtonId.LAY))

    def something_else(self, task: Do) -> Action | None:
        """A lawful action of another kind than the one that is asked for."""
        view = self.session.match.observe(LEARNER)
        others: list[Action] = [DrawStock(), *map(Discard, options(view).discards)]
        kind = type(task.solution)
        return next((it for it in others if type(it) is not kind and is_legal(view, it)), None)


def go_through(tutor: Tutor) -> int:
    """Do the whole lesson, trying something else before each task; how often that was possible."""
    tried = 0
    while True:
        learner = Learner(tutor)
        while (step := tutor.step) is not None:
            learner.wait()
            if isinstance(step, Do):
                assert learner.session.waiting is Waiting.VIEWER
                tried += try_something_else(learner, step)
                learner.do(step.solution)
                assert tutor.step is not step, learner.session.view().notice
            else:
                tutor.go_on()
        if not tutor.next_scene():
            return tried


def try_something_else(learner: Learner, task: Do) -> bool:
    """What is lawful but not meant is not done, and the learner is told what is."""
    other = learner.something_else(task)
    if other is None:
        return False
    before = learner.session.match.state
    learner.do(other)
    assert learner.session.match.state == before
    assert learner.tutor.correction == task.instead
    return True


def texts(scenes: tuple[Scene, ...]) -> list[str]:
    """Everything that is said in a lesson."""
    steps = [step for scene in scenes for step in scene.steps]
    return [step.text for step in steps] + [it.instead for it in steps if isinstance(it, Do)]
