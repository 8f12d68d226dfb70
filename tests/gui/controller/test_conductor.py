"""Tests that the conductor keeps table, session, computer players and saved files in step."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui.controller.announcer import Announcer
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.player_messages import Reply
from canasta_gui.i18n.formats import sentences
from canasta_gui.lessons.solving import ScriptedPlayers
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import CardDrawn, Choice, DrawStock, JournalError, load_match
from tests.gui.controller.conductor_bench import ConductorBench, full_disk
from tests.gui.controller.tables import hand_of, new_match


@pytest.fixture
def house(tmp_path: Path, qapp: QApplication) -> Iterator[ConductorBench]:
    house = ConductorBench(tmp_path)
    yield house
    house.conductor.close()


def begin(house: ConductorBench, seed: str, people: tuple[int, ...] = (0,)) -> None:
    """Deals, and lets the computers play until a person has to act."""
    house.conductor.begin(new_match(people, seed=seed))
    house.run()


def test_a_deal_is_played_saved_and_resumed(house: ConductorBench) -> None:
    begin(house, "deal")
    house.play_deal("deal")
    assert house.ends == 1
    path, state = house.conductor.path, house.session.match.state
    assert path is not None
    house.conductor.close()
    assert load_match(path).match.state == state
    house.conductor.resume_last()
    house.run()
    assert house.session.match.state == state
    assert house.ends == 1


def test_pressing_on_after_a_rehearsed_deal_leads_to_whoever_put_it_there(
    house: ConductorBench,
) -> None:
    match, left = new_match((0,), seed="deal"), list[Waiting]()
    match.next_deal()
    house.conductor.rehearse(match, past_end=lambda: left.append(house.waiting))
    house.run()
    house.play_deal("deal")
    assert not left
    length = len(match.entries)
    house.table.gesture.emit(Press(ButtonId.NEXT))
    assert left == [Waiting.DEAL_OVER]
    assert len(match.entries) == length


def test_the_end_of_a_deal_is_told_once_whatever_moves_after_it(house: ConductorBench) -> None:
    begin(house, "told once")
    house.play_deal("told once")
    for change in (house.conductor.refresh, house.conductor.repeat, house.conductor.refresh):
        change()
        # The table moves and settles again.
        assert house.rest()
        house.run()
    assert house.waiting is Waiting.DEAL_OVER
    assert house.ends == 1


def test_an_action_is_saved_before_it_is_shown(house: ConductorBench) -> None:
    saved: list[bool] = []

    def compare(step: Step) -> None:
        path = house.conductor.path
        if step.events and path is not None:
            saved.append(load_match(path).match.entries == house.session.match.entries)

    house.conductor.stepped.connect(compare)
    begin(house, "first")
    house.draw()
    house.discard()
    house.run()
    assert len(saved) > 5
    assert all(saved)


def test_a_match_is_resumed_in_the_midst_of_a_turn(house: ConductorBench) -> None:
    begin(house, "midst")
    house.draw()
    view = house.table.view
    house.conductor.close()
    house.conductor.resume_last()
    assert house.table.view == view


def test_computers_go_on_after_a_resume(house: ConductorBench) -> None:
    begin(house, "others")
    house.draw()
    house.discard()
    assert house.waiting is Waiting.COMPUTER
    house.conductor.close()
    house.conductor.resume_last()
    house.run()
    assert house.waiting is Waiting.VIEWER


def test_the_game_waits_once_between_two_computers_for_who_wants_it(house: ConductorBench) -> None:
    begin(house, "wait")
    house.conductor.set_pace(Pace(Speed.INSTANT, is_waiting=True))
    for _ in range(3):
        house.draw()
        house.discard()
        house.run()
        for computer in (2, 3):
            assert (house.session.is_paused, house.session.match.actor) == (True, computer)
            house.go_on()
        assert (house.session.is_paused, house.waiting) == (False, Waiting.VIEWER)


def test_the_game_waits_also_after_an_action_that_failed(
    house: ConductorBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_step: Step) -> None:
        raise RuntimeError

    begin(house, "wait")
    house.conductor.set_pace(Pace(Speed.INSTANT, is_waiting=True))
    house.draw()
    with monkeypatch.context() as patch:
        patch.setattr(house.table, "play", fail)
        last = Activate(PILE, hand_of(house.table.view)[:1])
        with pytest.raises(RuntimeError):
            house.conductor.handle(last)
    house.conductor.refresh()
    house.run()
    assert (house.session.is_paused, house.session.match.actor) == (True, 2)


def test_a_computer_rests_before_it_plays_what_it_has_decided(house: ConductorBench) -> None:
    begin(house, "rest")
    house.conductor.set_pace(Pace(Speed.NORMAL))
    rest_ms = Pace(Speed.NORMAL).rest_ms
    house.draw()
    house.discard()
    before = len(house.session.match.entries)
    house.run()
    house.pass_time(rest_ms - 1)
    assert len(house.session.match.entries) == before
    house.pass_time(1)
    assert len(house.session.match.entries) == before + 1


@pytest.mark.parametrize(
    ("is_lesson", "least", "more"), [(False, 350, 500), (True, 900, 900)], ids=["match", "lesson"]
)
def test_each_discard_of_a_computer_is_left_to_be_looked_at_by_a_newcomer(
    house: ConductorBench, is_lesson: bool, least: int, more: int
) -> None:
    begin(house, "rest")
    if is_lesson:
        house.conductor.rehearse(house.session.match, ScriptedPlayers(()))
    house.conductor.set_pace(Pace(Speed.NORMAL, is_gentle=True))
    house.draw()
    house.discard()
    waited: list[int] = []
    for _ in range(8):
        before, spent = len(house.session.match.entries), 0
        house.run()
        while len(house.session.match.entries) == before and spent < 2000:
            house.pass_time(50)
            spent += 50
        waited.append(spent)
        if house.session.match.actor == 0:
            break
    assert least <= min(waited) <= least + 50
    assert max(waited) >= least + more


def test_two_people_meet_at_the_curtain(house: ConductorBench) -> None:
    begin(house, "curtain", people=(0, 1, 2, 3))
    assert house.table.view.curtain is not None
    house.go_on()
    first = house.table.view.viewer
    house.draw()
    house.discard()
    house.run()
    assert house.table.view.curtain is not None
    assert house.table.view.viewer != first
    assert hand_of(house.table.view) == ()


def test_what_happened_is_announced_and_can_be_shown_again(house: ConductorBench) -> None:
    begin(house, "again")
    house.draw()
    house.discard()
    house.run()
    assert any("Ben" in line for line in house.table.said)
    assert "It is your turn." in house.table.said[-1]
    count, last = len(house.table.steps), house.table.view
    house.conductor.repeat()
    again = [event for step in house.table.steps[count:] for event in step.events]
    assert again
    assert all(getattr(event, "seat", 1) != 0 or "Turn" in type(event).__name__ for event in again)
    assert house.table.view == last
    house.table.gesture.emit(Activate(PILE, hand_of(house.table.view)[:1]))
    assert house.table.said[-1].startswith("! ")


def test_a_gesture_that_is_refused_again_is_not_silent(house: ConductorBench) -> None:
    begin(house, "twice")
    house.draw()
    told = len(house.table.said)
    house.table.gesture.emit(Activate(STOCK, ()))
    house.table.gesture.emit(Activate(STOCK, ()))
    first, again = house.table.said[told:]
    assert first.startswith("! ")
    assert again == first


def test_that_the_pile_can_be_taken_is_said_once(house: ConductorBench) -> None:
    begin(house, "offer")
    session, view = house.conductor.session, house.table.view
    assert session is not None
    pile = replace(view.pile, is_lit=True, why="With 2 tens of your hand.")
    house.table.said.clear()
    telling = Announcer(cast("TableWidget", house.table))
    for _ in range(2):
        telling.tell(session, Step((CardDrawn(1, None),), replace(view, pile=pile)))
    drawn = sentences(session.tell((CardDrawn(1, None),)))
    assert house.table.said == [drawn, f"{view.prompt} {pile.why}", drawn]


def test_that_the_pile_can_be_taken_is_said_where_a_curtain_lifts(house: ConductorBench) -> None:
    begin(house, "offer")
    session, view = house.conductor.session, house.table.view
    assert session is not None
    pile = replace(view.pile, is_lit=True, why="With 2 tens of your hand.")
    telling = Announcer(cast("TableWidget", house.table))
    telling.tell(session, Step((), replace(view, prompt="Anna draws.")))
    house.table.said.clear()
    for _ in range(2):
        telling.tell(session, Step((), replace(view, pile=pile)))
    assert house.table.said == [f"{view.prompt} {pile.why}"]


def play_on(house: ConductorBench, reply: Callable[[], Reply]) -> None:
    """Lets the computers play with these answers until the viewer has to act."""
    while house.waiting is Waiting.COMPUTER:
        assert house.rest() or house.worker.reply(reply())


@pytest.mark.expects_log(r"DrawStock of . refused .turn.already_drawn.: entry \d+ of hasbro-2001")
def test_a_refused_computer_is_reported_and_the_game_goes_on(house: ConductorBench) -> None:
    house.conductor.begin(new_match((0,), seed="wrong"))
    play_on(house, lambda: Reply(0, Choice(DrawStock())))
    house.draw()
    house.discard()
    play_on(house, lambda: Reply(0, Choice(DrawStock())))
    assert house.waiting is Waiting.VIEWER


def test_a_computer_that_takes_long_is_shown_to_think(house: ConductorBench) -> None:
    house.conductor.begin(new_match((), seed="long"))

    def thinking() -> list[int]:
        return [seat.seat for seat in house.table.view.seats if seat.is_thinking]

    while house.rest():
        pass
    house.pass_time(599)
    assert thinking() == []
    house.pass_time(1)
    actor = house.session.match.actor
    assert thinking() == [actor]
    moods = {seat.seat: seat.mood for seat in house.table.view.seats}
    assert moods == {seat: Mood.THINKING if seat == actor else Mood.CALM for seat in range(4)}


def test_when_every_player_fails_the_game_goes_on(house: ConductorBench) -> None:
    house.conductor.begin(new_match((0,), seed="fail"))
    play_on(house, lambda: Reply(0, None, "no idea"))
    house.draw()
    house.discard()
    play_on(house, lambda: Reply(0, None, "no idea"))
    assert house.waiting is Waiting.VIEWER


@pytest.mark.expects_log("cannot be saved: .*JournalError from OSError ENOSPC")
def test_when_saving_fails_the_match_stands_still(
    house: ConductorBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[JournalError] = []
    house.conductor.storage_failed.connect(told.append)
    begin(house, "full")
    state = house.session.match.state
    with full_disk(monkeypatch):
        house.draw()
    assert len(told) == 1
    assert house.session.match.state is state
    assert house.session.is_paused
    house.table.gesture.emit(Press(ButtonId.NEXT))
    house.draw()
    assert house.session.match.state is not state


@pytest.mark.expects_log("cannot be saved")
def test_a_computer_whose_action_could_not_be_saved_is_asked_again(
    house: ConductorBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(house, "asked again")
    house.draw()
    house.discard()
    before, count = house.session.match.entries, len(house.worker.asked)
    with full_disk(monkeypatch):
        house.run()
    assert house.session.is_paused
    assert house.session.match.entries == before
    failed = house.worker.asked[count - 1]
    house.table.gesture.emit(Press(ButtonId.NEXT))
    house.rest()
    (again,) = house.worker.asked[count:]
    assert (again.view, again.seed) == (failed.view, failed.seed)
    house.run()
    assert house.waiting is Waiting.VIEWER
