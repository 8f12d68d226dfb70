"""Tests watching a recorded deal on the table: by keys, mouse and timer, from every seat."""

from collections import Counter
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.save_deal_dialog import SaveDealDialog
from canasta_gui.session.decisions import PersonDecision, decisions_of
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.recorded_deal import Highlight, RecordedDeal
from canasta_gui.windows.playback.playback_bar import PlaybackBar
from canasta_gui.windows.playback.playback_flow import PlaybackFlow
from canasta_gui.windows.startup.program import Program
from engine import Discard, Match, TurnStarted
from tests.gui.controller.tables import new_match
from tests.gui.dialogs.test_deal_review_dialog import played
from tests.gui.kit.people import rest
from tests.gui.kit.play import LEFT, deal, match_of, play_turn, view_of
from tests.gui.windows.playback.test_findings import Critic, shown_review

Key = Qt.Key


@pytest.fixture(scope="module")
def match() -> Match:
    """Returns a match whose first deal is over."""
    return played()


@pytest.fixture
def flow(qtbot: QtBot, program: Program, match: Match) -> PlaybackFlow:
    """Opens the finished deal of a match for watching, by its action."""
    again = Match(match.header, moments=match.moments)
    program.window.show_table()
    program.conductor.begin(again)
    rest(qtbot, program)
    return watch(qtbot, program)


def watch(qtbot: QtBot, program: Program) -> PlaybackFlow:
    program.window.actions_by_name["watch"].trigger()
    rest(qtbot, program)
    found = program.commands.dialogs.past_deals.playback
    assert found is not None
    return found


def bar_of(program: Program) -> PlaybackBar:
    return program.window.findChildren(PlaybackBar)[0]


def deal_of(flow: PlaybackFlow) -> RecordedDeal:
    assert flow.playback is not None
    return flow.playback.deal


def at_of(flow: PlaybackFlow) -> int:
    assert flow.playback is not None
    return flow.playback.at


def press(program: Program, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(bar_of(program).line, key)


def test_keys_lead_through_the_deal_and_every_picture_is_that_of_its_moment(
    qtbot: QtBot, program: Program, flow: PlaybackFlow
) -> None:
    recorded = deal_of(flow)
    assert at_of(flow) == 0
    for at in range(1, recorded.last + 1):
        press(program, Key.Key_Right)
        assert at_of(flow) == at
        rest(qtbot, program)
        assert match_of(program).state == recorded.moments[at].state
        hands = {
            seat.seat: Counter(card.face for card in seat.hand) for seat in view_of(program).seats
        }
        truth = recorded.moments[at].state.private
        assert all(Counter(truth[seat].hand) == hands[seat] for seat in hands)
    press(program, Key.Key_Right)
    assert at_of(flow) == recorded.last
    press(program, Key.Key_Left)
    assert match_of(program).state == recorded.moments[-2].state
    press(program, Key.Key_Home)
    assert at_of(flow) == 0
    press(program, Key.Key_PageDown, Key.Key_PageDown)
    assert recorded.turns[at_of(flow)] == 2
    assert any(isinstance(it, TurnStarted) for it in match_of(program).moments[-1].entry.events)
    press(program, Key.Key_PageUp)
    assert recorded.turns[at_of(flow)] == 1
    press(program, Key.Key_End)
    assert at_of(flow) == recorded.last


def test_control_and_an_arrow_leads_to_the_next_remarkable_moment(
    program: Program, flow: PlaybackFlow
) -> None:
    recorded, line = deal_of(flow), bar_of(program).line
    signs = [at for at, found in enumerate(recorded.highlights) if found]
    for at in signs:
        QTest.keyClick(line, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert at_of(flow) == at
        assert flow.frame.strip.text.count(" · ") == len(recorded.highlights[at])
    QTest.keyClick(line, Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert at_of(flow) == signs[-2]
    assert {Highlight.OPENING, Highlight.TAKING} <= {it for at in recorded.highlights for it in at}


def test_a_click_on_the_line_and_the_buttons_lead_there(
    qtbot: QtBot, program: Program, flow: PlaybackFlow
) -> None:
    bar, last = bar_of(program), deal_of(flow).last
    line = bar.line
    QTest.mouseClick(line, LEFT, pos=QPoint(line.width() - 3, line.height() // 2 + 2))
    assert at_of(flow) == last
    QTest.mouseClick(line, LEFT, pos=QPoint(3, line.height() // 2 + 2))
    assert at_of(flow) == 0
    for made in bar.moves.values():
        QTest.mouseClick(made, LEFT)
    rest(qtbot, program)
    assert at_of(flow) == last
    assert line.hasFocus()
    assert line.accessibleDescription() == flow.frame.strip.text


def test_space_plays_the_deal_and_stops_it(
    qtbot: QtBot, program: Program, flow: PlaybackFlow
) -> None:
    press(program, Key.Key_Space)
    assert flow.transport.running.is_on
    for at in (2, 3):
        qtbot.waitUntil(flow.transport.running.rest.isActive)
        flow.transport.running.rest.timeout.emit()
        assert at_of(flow) == at
    press(program, Key.Key_Space)
    assert not flow.transport.running.is_on
    assert not flow.transport.running.rest.isActive()
    press(program, Key.Key_End, Key.Key_Space)
    assert at_of(flow) == 1


def test_each_seat_sees_its_own_hand_alone(program: Program, flow: PlaybackFlow) -> None:
    bar, recorded = bar_of(program), deal_of(flow)
    flow.transport.show_moment(20)
    assert bar.sights.count() == 1 + len(recorded.header.seats)
    for index in range(1, bar.sights.count()):
        bar.sights.setCurrentIndex(index)
        bar.sights.activated.emit(index)
        view, state = view_of(program), recorded.moments[20].state
        seen = [seat for seat in view.seats if any(card.face is not None for card in seat.hand)]
        assert [seat.seat for seat in seen] == [view.viewer]
        faces = sorted(card.face for card in seen[0].hand if card.face is not None)
        assert faces == sorted(state.private[view.viewer].hand)


def test_playing_on_is_a_rehearsal_and_the_match_comes_back(
    qtbot: QtBot, program: Program, flow: PlaybackFlow
) -> None:
    flow.transport.show_moment(10)
    state = match_of(program).state
    QTest.mouseClick(flow.frame.strip.try_button, LEFT)
    assert match_of(program).moments[10].state == state
    assert program.conductor.path is None
    assert not bar_of(program).isVisible()
    QTest.mouseClick(flow.frame.strip.look_button, LEFT)
    assert at_of(flow) == 10
    assert bar_of(program).isVisible()
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    rest(qtbot, program)
    assert not flow.is_on
    assert not bar_of(program).isVisible()
    assert program.conductor.path is not None
    assert program.window.table.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_where_no_hand_may_be_seen_it_says_so(qtbot: QtBot, program: Program) -> None:
    program.window.show_table()
    program.conductor.begin(new_match((0, 2)))
    rest(qtbot, program)
    flow = watch(qtbot, program)
    sights = bar_of(program).sights
    assert [sights.itemText(at) for at in range(sights.count())] == ["All hands covered"]
    assert not sights.isEnabled()
    assert flow.playback is not None
    dialog = SaveDealDialog(flow.playback, TableOptions())
    qtbot.addWidget(dialog)
    assert dialog.subtitle == "With all hands covered."


def test_of_an_unfinished_deal_only_the_own_hand_is_seen(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    moments = match_of(program).moments
    flow = watch(qtbot, program)
    bar = bar_of(program)
    press(program, Key.Key_End)
    assert not deal_of(flow).is_over
    assert match_of(program).state == moments[-1].state
    assert bar.sights.count() == 1
    view = view_of(program)
    assert all(card.face is None for seat in view.seats[1:] for card in seat.hand)
    assert not flow.frame.strip.try_button.isVisible()
    assert flow.playback is not None
    told = [flow.playback.told(at) for at in range(1, len(moments))]
    lines = program.conductor.session
    assert lines is not None
    assert [text for texts in told for text in texts] == list(lines.log())[-sum(map(len, told)) :]
    flow.leave()
    rest(qtbot, program)
    assert match_of(program).moments == moments


def test_escape_leads_back_to_the_match(qtbot: QtBot, program: Program, flow: PlaybackFlow) -> None:
    press(program, Key.Key_Right, Key.Key_Escape)
    rest(qtbot, program)
    assert not flow.is_on
    assert program.window.moment_strip.isHidden()
    assert program.window.table.hasFocus()


def test_at_large_text_the_strip_leaves_the_window_as_narrow_as_it_is(
    qtbot: QtBot, program: Program, flow: PlaybackFlow
) -> None:
    flow.leave()
    program.preferences.change(text_scale=1.6, language="de")
    program.window.resize(1024, 700)
    watch(qtbot, program)
    strip = program.window.moment_strip
    assert strip.try_button.isVisible()
    assert program.window.width() == 1024
    assert strip.width() == 1024
    assert strip.back_button.geometry().right() < strip.width()
    assert (strip.try_button.text(), strip.back_button.text()) == ("Weiterspielen", "Zurück")
    assert strip.back_button.accessibleName() == "Zurück zur Partie"
    program.window.resize(1600, 1000)
    assert strip.back_button.text() == "Zurück zur Partie"


def test_a_saved_match_is_watched_without_being_opened(
    qtbot: QtBot, program: Program, flow: PlaybackFlow
) -> None:
    flow.leave()
    rest(qtbot, program)
    path = program.conductor.path
    assert path is not None
    program.flow.greet()
    before = path.read_bytes()
    program.commands.dialogs.past_deals.watch_file(path)
    rest(qtbot, program)
    assert flow.is_on
    assert path.read_bytes() == before
    flow.leave()
    assert not program.window.is_at_table


def test_a_score_leads_to_its_deal_and_the_review_marks_it(
    qtbot: QtBot,
    program: Program,
    flow: PlaybackFlow,
    match: Match,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    flow.leave()
    rest(qtbot, program)
    score = program.flow.results.show_score(program.flow.results.deals[0])
    score.watch_action.trigger()
    rest(qtbot, program)
    assert flow.is_on
    assert flow.match is not None
    some = tuple(it for it in decisions_of(flow.match, 1) if isinstance(it.made, Discard))[:2]

    def few(_match: Match, _deal: int) -> tuple[PersonDecision, ...]:
        return some

    monkeypatch.setattr("canasta_gui.session.decisions.decisions_of", few)
    program.commands.dialogs.make_judge = lambda: cast("Worker", Critic())
    program.window.actions_by_name["review"].trigger()
    review = shown_review(qtbot, program)
    QTest.keyClick(review, Key.Key_Escape)
    press(program, Key.Key_Home)
    signs = [at for at, found in enumerate(deal_of(flow).highlights) if found]
    stops = sorted({*signs, *(one.at for one in some)} - {0})
    for at in stops:
        QTest.keyClick(bar_of(program).line, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert at_of(flow) == at


def test_the_ways_to_look_at_a_deal_are_whole_where_there_is_room(
    program: Program, flow: PlaybackFlow
) -> None:
    assert flow.playback is not None
    bar, longest = bar_of(program), "Wie Maximiliane Wilhelmine es sah"
    bar.offer(("Runde 1 von 1",), 0, (longest, "Alle Hände verdeckt"), 0)
    box = bar.sights
    widest = box.fontMetrics().horizontalAdvance(longest)
    assert box.minimumSizeHint().width() < widest < box.sizeHint().width() - 20
