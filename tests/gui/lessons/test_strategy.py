"""Tests that strategy lessons ask for the expert's action, and give a reason against each worse
one.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from canasta_gui.lessons.lesson_catalogue import STRATEGY, can_teach
from canasta_gui.lessons.scene import ReadStep, TaskStep
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.lessons.tutor import Tutor
from engine import (
    Action,
    Discard,
    DrawStock,
    Meld,
    Play,
    TakePile,
    load_ruleset,
    parse_card,
    parse_cards,
)
from tests.engine.kit.tables import HASBRO, PLAIN_EDITIONS, rules_named
from tests.gui.lessons.learner import Learner

HOME = "winning-moves-deluxe/4p"
LESSONS = pytest.mark.parametrize("kind", STRATEGY, ids=lambda kind: kind.id)
TABLES = (*PLAIN_EDITIONS, f"{HOME}+caliente")

FURTHER = ("uruguay/4p", "cuban/4p", "samba/4p", "bolivia/4p")
"""Games of two pairs with other rules of play but the same rules of going out."""


WITH_PARTNER = ("watching-the-partner", "when-to-go-out")


def discard(card: str) -> Action:
    return Discard(parse_card(card))


def meld(*sets: str) -> Action:
    return Meld(tuple(Play(parse_cards(cards)) for cards in sets))


@dataclass(frozen=True)
class Worse:
    """A worse move in a decision of a lesson, and words of the reason against it."""

    lesson: str
    decision: int
    action: Action
    reason: str


WORSE = (
    Worse("when-to-take", 0, DrawStock(), "one unknown card"),
    Worse("when-to-take", 1, TakePile(parse_cards("8h Jk")), "For one card"),
    Worse("what-to-discard", 0, discard("5h"), "fits a meld of theirs"),
    Worse("what-to-discard", 1, discard("8d"), "With two eights"),
    Worse("what-to-discard", 1, discard("4s"), "fits a meld of theirs"),
    Worse("how-to-open", 0, meld("As Ac Ad", "Kh Kd Kc"), "more than you need"),
    Worse("how-to-open", 0, meld("As Ac Ad 2c"), "Lay the aces only"),
    Worse("how-to-open", 0, discard("9d"), "Open first"),
    Worse("how-to-open", 1, meld("As Ac Ad Ah"), "what is left in your hand counts against you"),
    Worse("how-to-open", 1, discard("5c"), "your whole hand counts against you"),
    Worse("when-to-freeze", 0, discard("Qc"), "may give them all 11 cards"),
    Worse("when-to-freeze", 1, discard("2h"), "can finish your canasta"),
    Worse("watching-the-partner", 0, discard("7c"), "count 80 points against your side"),
    Worse("watching-the-partner", 1, discard("5d"), "waits for a canasta"),
    Worse("when-to-go-out", 0, meld("9s 9d 9c"), "all cards of your partner count"),
    Worse("when-to-go-out", 1, discard("4d"), "only if you end the deal"),
)
AS_GOOD = (
    ("what-to-discard", 0, discard("Kh")),
    ("when-to-freeze", 1, Meld((Play(parse_cards("2h"), 0),))),
    ("when-to-go-out", 0, discard("9s")),
    ("how-to-open", 1, meld("As Ac Ad Ah", "Ks Kd Kh Kc", "Qd Qs Qh Jk")),
)
"""Other lawful moves that a decision also accepts."""


def lesson_of(name: str) -> StrategyLesson:
    return next(kind for kind in STRATEGY if kind.id == name)(load_ruleset(HOME))


def decided(name: str, number: int) -> tuple[Tutor, Learner]:
    """Returns a learner who has reached a decision of a lesson, counted from 0."""
    lesson = lesson_of(name)
    tutor = Tutor(tuple(lesson.scenes()), lesson.idle_corrections())
    for scene in range(number):
        assert tutor.next_scene(), scene
    learner = Learner(tutor)
    while isinstance(tutor.step, ReadStep):
        tutor.go_on()
    return tutor, learner


@pytest.mark.parametrize(
    "worse", WORSE, ids=lambda worse: f"{worse.lesson}-{worse.decision}-{worse.reason}"
)
def test_a_worse_move_is_not_made_and_hears_why(worse: Worse) -> None:
    tutor, learner = decided(worse.lesson, worse.decision)
    before = learner.match.state
    learner.do(worse.action)
    assert learner.match.state == before
    assert worse.reason in tutor.correction


def test_what_was_refused_before_is_not_said_again() -> None:
    tutor, learner = decided("what-to-discard", 0)
    learner.do(DrawStock())
    assert learner.session.is_refusing
    learner.do(discard("5h"))
    assert not learner.session.is_refusing
    assert "fits a meld of theirs" in tutor.correction


@pytest.mark.parametrize(("lesson", "number", "action"), AS_GOOD)
def test_a_move_that_is_as_good_is_taken(lesson: str, number: int, action: Action) -> None:
    tutor, learner = decided(lesson, number)
    step = tutor.step
    learner.do(action)
    assert tutor.step is not step
    assert not tutor.correction


def reasons() -> Iterator[str]:
    for kind in STRATEGY:
        for scene in kind(load_ruleset(HOME)).scenes():
            for task in scene.steps:
                if isinstance(task, TaskStep):
                    yield from (move.reason for move in task.worse_moves)


def test_every_reason_is_heard_by_somebody() -> None:
    questions = "No need to ask"
    heard = [worse.reason for worse in WORSE]
    assert [
        said
        for said in reasons()
        if not said.startswith(questions) and not any(part in said for part in heard)
    ] == []


@LESSONS
def test_plain_games_for_partners_teach_every_decision(kind: type[StrategyLesson]) -> None:
    games = [rules_named(table) for table in TABLES]
    taught = [rules for rules in games if can_teach(kind, rules)]
    assert load_ruleset(HOME) in taught
    # The lesson on discarding does not apply where the up-card may not join a meld.
    others = [rules for rules in games if rules not in taught]
    assert all(rules.pile.open_add == "never" for rules in others)
    assert not others or kind.id == "what-to-discard"


@pytest.mark.parametrize(
    ("table", "lessons"),
    [
        ("winning-moves-deluxe/2p", ["when-to-take"]),
        ("hasbro-2001/3p", ["when-to-take"]),
        (f"{HASBRO}/6p", ["what-to-discard"]),
        *((table, ["when-to-take", *WITH_PARTNER]) for table in FURTHER),
        ("modern-american/4p", []),
        ("complete-hand-and-foot/4p", ["when-to-take"]),
        ("three-way/3p", []),
        (
            "racehorse/4p",
            ["when-to-take", "when-to-freeze", *WITH_PARTNER],
        ),
        ("hand-and-foot/4p", ["when-to-take"]),
        ("pennies-from-heaven/6p", ["when-to-take"]),
    ],
)
def test_only_what_was_counted_is_taught(table: str, lessons: list[str]) -> None:
    rules = rules_named(table)
    assert [kind.id for kind in STRATEGY if can_teach(kind, rules)] == lessons
