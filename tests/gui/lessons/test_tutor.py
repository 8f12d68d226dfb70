"""Tests the tutor: steps cannot be skipped, can be revisited, and a lesson resumes where it
stopped.
"""

from collections.abc import Iterator

import pytest

from canasta_gui.lessons.course.first_deal import FirstDeal
from canasta_gui.lessons.scene import ReadStep, TaskStep
from canasta_gui.lessons.tutor import Tutor
from canasta_gui.viewmodel.table_view import ButtonId
from engine import AskPartner, Discard, DrawStock, Meld, Play, load_ruleset, parse_card, parse_cards
from tests.gui.lessons.learner import Learner

RULES = "winning-moves-deluxe/4p"


@pytest.fixture
def tutor() -> Tutor:
    lesson = FirstDeal(load_ruleset(RULES))
    return Tutor(tuple(lesson.scenes()), lesson.idle_corrections())


def steps(tutor: Tutor, learner: Learner, most: int) -> Iterator[None]:
    """Advances so many steps, as the lesson shows them."""
    for _ in range(most):
        learner.wait()
        if isinstance(tutor.step, TaskStep):
            action = tutor.solution(learner.match.state)
            assert action is not None
            learner.do(action)
        else:
            tutor.go_on()
        yield


def go(tutor: Tutor, learner: Learner, most: int) -> None:
    for _ in steps(tutor, learner, most):
        pass
    learner.wait()


def to_task(tutor: Tutor, learner: Learner, kind: type) -> None:
    while not (isinstance(tutor.step, TaskStep) and isinstance(tutor.step.solution, kind)):
        go(tutor, learner, 1)


def test_a_right_action_too_early_skips_no_explanation(tutor: Tutor) -> None:
    learner = Learner(tutor)
    assert isinstance(tutor.step, ReadStep)
    before = learner.match.state
    learner.do(DrawStock())
    assert learner.match.state == before
    assert isinstance(tutor.step, ReadStep)
    assert tutor.correction.startswith("First read this")


def test_every_step_can_be_gone_back_to_with_its_table(tutor: Tutor) -> None:
    learner = Learner(tutor)
    seen = [(tutor.scene_and_step, learner.match.state)]
    for _ in steps(tutor, learner, len(tutor.scene.steps)):
        learner.wait()
        seen.append((tutor.scene_and_step, learner.match.state))
    state = learner.match.state
    for scene_and_step, table in reversed(seen[:-1]):
        assert tutor.can_go_back
        state = tutor.go_back() or state
        assert tutor.scene_and_step == scene_and_step
        assert state.public == table.public
        assert state.private == table.private
    assert not tutor.can_go_back


def test_a_lesson_goes_on_where_it_was_left(tutor: Tutor) -> None:
    learner = Learner(tutor)
    go(tutor, learner, 12)
    left, table = tutor.scene_and_step, learner.match.state
    lesson = FirstDeal(load_ruleset(RULES))
    again = Tutor(tuple(lesson.scenes()), lesson.idle_corrections())
    state = again.resume(*left)
    assert again.scene_and_step == left
    assert state.public == table.public
    assert state.private == table.private
    assert again.can_go_back


@pytest.mark.parametrize("place", [(9, 0), (0, 99), (-1, 0)])
def test_a_place_that_there_is_not_is_the_beginning(tutor: Tutor, place: tuple[int, int]) -> None:
    assert tutor.resume(*place) == tutor.scene.state
    assert tutor.scene_and_step == (0, 0)


def test_another_lawful_opening_is_as_good(tutor: Tutor) -> None:
    learner = Learner(tutor)
    to_task(tutor, learner, Meld)
    learner.do(Meld((Play(parse_cards("Kh Ks Kd 2c")),)))
    assert len(learner.match.observe(0).own.melds) == 1
    to_task(tutor, learner, Discard)


def test_the_last_discard_may_be_any_card(tutor: Tutor) -> None:
    tutor.next_scene()
    learner = Learner(tutor)
    to_task(tutor, learner, Discard)
    learner.do(Discard(parse_card("4h")))
    assert not tutor.correction
    while tutor.step is not None:
        go(tutor, learner, 1)
    assert learner.match.is_between_deals


@pytest.mark.parametrize("asks", [False, True])
def test_the_first_lesson_offers_the_question_only_where_it_explains_it(asks: bool) -> None:
    lesson = FirstDeal(load_ruleset("hand-and-foot/4p" if asks else RULES))
    tutor = Tutor(tuple(lesson.scenes()), lesson.idle_corrections())
    offered: list[bool] = []
    while True:
        learner = Learner(tutor)
        learner.tells_all = lesson.tells_all
        while (step := tutor.step) is not None:
            view = learner.session.view()
            assert (view.pile.word, view.pile.why) == ("", "")
            assert not any(seat.frost for seat in view.seats)
            buttons = {it.id for it in view.buttons}
            wanted = isinstance(step, TaskStep) and step.solution == AskPartner()
            offered.append(wanted)
            assert (ButtonId.ASK in buttons) is wanted
            go(tutor, learner, 1)
        if not tutor.next_scene():
            break
    assert any(offered) is asks
