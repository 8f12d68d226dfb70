"""Tests steps on the table: they end in the final view, can be skipped, and reveal nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture.seat_plates import held_words
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.motion.timing import TIMINGS, timing
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import BeatKind, Step
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, TableView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import Card, DealStarted, Discarded, format_card, parse_card
from tests.gui.table.conftest import Table
from tests.gui.table.games import Played, game
from tests.kit import specimens

MakeTable = Callable[..., Table]
Lying = list[tuple[Card | None, Pose, float, bool]]


def lying(widget: TableWidget) -> dict[Zone, Lying]:
    """Returns the pose of every card, with its face."""
    return {
        zone: [(it.face, it.pose, it.opacity(), it.isVisible()) for it in held]
        for zone, held in widget.table_scene.board.sprites.items()
        if held
    }


def discard(view: TableView, face: str) -> Step:
    card = parse_card(face)
    hand = tuple(it for it in view.seats[0].hand if it.face != card)
    pile = replace(view.pile, cards=(*view.pile.cards, card))
    seats = (replace(view.seats[0], hand=hand), *view.seats[1:])
    return Step((Discarded(0, card, is_crosswise=False),), replace(view, seats=seats, pile=pile))


def let_time_pass(widget: TableWidget, milliseconds: float = 16.0) -> int:
    """Advances the clock until nothing moves; returns the number of frames."""
    pictures = 0
    while not widget.is_settled:
        widget.table_scene.clock.advance(milliseconds)
        pictures += 1
        assert pictures < 5000
    return pictures


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_playing_a_game_ends_in_the_same_scene_as_jumping(
    make_table: MakeTable, reduced_motion: bool
) -> None:
    played, jumped = (
        make_table(speed=speed, reduced_motion=reduced_motion)
        for speed in (Speed.NORMAL, Speed.INSTANT)
    )
    for one in game("hasbro-2001/4p", "scene", 0, 60):
        played.widget.play(one.step)
        let_time_pass(played.widget, 50.0)
        jumped.widget.show_view(one.step.after)
        assert lying(played.widget) == lying(jumped.widget)


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_chairs_are_put_up_anew_when_others_sit_out(make_table: MakeTable, viewer: int) -> None:
    played, jumped = make_table(speed=Speed.NORMAL), make_table()
    seen: set[tuple[int, ...]] = set()
    for one in game("winning-moves-deluxe/5p", "chairs", viewer, 900):
        if not any(isinstance(event, DealStarted) for event in one.step.events):
            continue
        for view in (one.before, one.step.after):
            jumped.widget.show_view(view)
        played.widget.show_view(one.before)
        played.widget.play(one.step)
        let_time_pass(played.widget, 50.0)
        assert lying(played.widget) == lying(jumped.widget)
        seen.add(tuple(played.board.frame.seats))
        if len(seen) == 3:
            return
    raise AssertionError(f"only {seen} sat there")


def buttons_on(table: Table) -> set[ButtonId]:
    return set(table.widget.table_scene.furniture.buttons)


def test_a_button_that_the_step_takes_away_is_gone_as_it_begins(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.NORMAL)
    dealt = next(game("hasbro-2001/4p", "buttons"))
    button = ButtonView(ButtonId.NEXT, "Next deal")
    table.widget.show_view(replace(dealt.before, buttons=(button,)))
    assert buttons_on(table) == {ButtonId.NEXT}
    table.widget.play(dealt.step)
    assert not table.widget.is_settled
    assert buttons_on(table) == set()


def test_what_was_expected_is_gone_while_the_viewer_does_it(make_table: MakeTable) -> None:
    table = make_table(specimens.frozen(), speed=Speed.NORMAL)
    view = table.widget.view
    assert view is not None
    face = view.seats[0].hand[0].face
    assert face is not None
    step = discard(view, format_card(face))
    next_prompt = "Bruno plays now."
    coming = replace(step.after, prompt=next_prompt, brief_prompt=next_prompt)
    table.widget.play(replace(step, after=coming))
    state = table.widget.table_scene.furniture_state()
    assert state is not None
    assert state.line == ""
    table.widget.finish_all()
    state = table.widget.table_scene.furniture_state()
    assert state is not None
    assert state.line == next_prompt


def test_buttons_that_stay_can_be_pressed_while_cards_travel(make_table: MakeTable) -> None:
    view = specimens.opening()
    table = make_table(view, speed=Speed.NORMAL)
    face = view.seats[0].hand[0].face
    assert face is not None
    table.widget.play(discard(view, format_card(face)))
    assert not table.widget.is_settled
    assert buttons_on(table) == {ButtonId.SORT, *(button.id for button in view.buttons)}


def test_skipping_in_the_middle_ends_there_too(make_table: MakeTable) -> None:
    played, jumped = make_table(speed=Speed.SLOW), make_table()
    for number, one in enumerate(game("hasbro-2001/4p", "skip", 1, 60)):
        played.widget.play(one.step)
        for _ in range(number % 7):
            played.widget.table_scene.clock.advance(120)
        played.widget.finish_all()
        assert played.widget.is_settled
        jumped.widget.show_view(one.step.after)
        assert lying(played.widget) == lying(jumped.widget)


def test_no_sprite_is_left_behind(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.FAST)
    for one in game("hasbro-2001/4p", "left", 0, 60):
        table.widget.play(one.step)
        let_time_pass(table.widget, 100)
    held = sum(len(it) for it in table.board.sprites.values())
    layers = bool(table.board.arrangement.stock)
    sprites = [it for it in table.widget.scene().items() if type(it).__name__ == "CardSprite"]
    assert len(sprites) == held + layers


def hands(view: TableView) -> dict[Zone, list[Card | None]]:
    return {Zone(ZoneKind.HAND, s.seat): [card.face for card in s.hand] for s in view.seats}


def test_hidden_cards_are_never_bound_to_a_face(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.NORMAL)
    for one in game("hasbro-2001/4p", "hidden", 3, 80):
        table.widget.play(one.step)
        let_time_pass(table.widget, 60)
        for zone, faces in hands(one.step.after).items():
            assert [it.face for it in table.board.sprites.get(zone, [])] == faces


def first_step(seed: str) -> Played:
    return next(iter(game("hasbro-2001/4p", seed)))


def test_settled_comes_once_for_a_queue_of_steps(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.FAST)
    heard: list[bool] = []
    table.widget.settled.connect(lambda: heard.append(table.widget.is_settled))
    step = discard(specimens.playing(), "4d")
    second = discard(step.after, "9c")
    table.widget.play(step)
    table.widget.play(second)
    assert not table.widget.is_settled
    let_time_pass(table.widget)
    QApplication.processEvents()
    assert heard == [True]
    assert table.widget.view == second.after
    assert table.board.sprites[PILE][-1].face == parse_card("9c")


def test_at_instant_speed_settled_comes_after_the_call(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(speed=Speed.INSTANT)
    heard: list[bool] = []
    table.widget.settled.connect(lambda: heard.append(True))
    table.widget.play(discard(specimens.playing(), "4d"))
    assert table.widget.is_settled
    assert heard == []
    qtbot.waitUntil(lambda: bool(heard), timeout=1000)


def test_a_step_without_events_moves_what_differs(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(), speed=Speed.NORMAL)
    table.widget.play(Step((), specimens.opening()))
    assert not table.widget.is_settled
    let_time_pass(table.widget)
    stage = table.board.sprites[Zone(ZoneKind.STAGE, 0, 0)]
    assert [it.face for it in stage] == [parse_card(face) for face in ("Kh", "Ks", "2h")]


def test_a_discarded_card_keeps_its_sprite(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.NORMAL)
    sprite = table.sprite("9c")
    table.widget.play(discard(specimens.playing(), "9c"))
    table.widget.table_scene.clock.advance(100)
    assert sprite.pose.z > 1000
    let_time_pass(table.widget)
    assert table.board.sprites[PILE][-1] is sprite


def test_a_gesture_finishes_what_is_being_played(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.SLOW)
    step = discard(specimens.playing(), "4d")
    table.widget.play(step)
    table.click(table.spot(table.sprite("9c")))
    assert table.widget.is_settled
    assert table.widget.view == step.after
    assert table.widget.selected_cards() == (parse_card("9c"),)


def test_resizing_ends_the_play(make_table: MakeTable) -> None:
    table = make_table(speed=Speed.SLOW)
    step = discard(specimens.playing(), "4d")
    table.widget.play(step)
    table.widget.resize(1100, 750)
    assert table.widget.is_settled
    other = make_table(step.after, size=(1100, 750))
    assert lying(table.widget) == lying(other.widget)


def test_behind_the_curtain_no_sprite_has_a_face(make_table: MakeTable) -> None:
    table = make_table(specimens.playing(), speed=Speed.NORMAL)
    table.widget.play(Step((), specimens.curtained()))
    assert table.widget.is_settled
    assert all(sprite.face is None for sprite in table.board.all_sprites())
    assert table.widget.selected_cards() == ()


def test_the_curtain_takes_back_what_was_raised(make_table: MakeTable) -> None:
    table = make_table(specimens.playing())
    table.widget.select_cards((parse_card("9c"),))
    table.widget.show_view(specimens.curtained())
    table.widget.show_view(specimens.playing())
    assert table.widget.selected_cards() == ()


def test_every_beat_has_its_time() -> None:
    assert set(TIMINGS) == set(BeatKind)
    slow = timing(BeatKind.DEAL, Speed.SLOW, is_reduced=False)
    fast = timing(BeatKind.DEAL, Speed.FAST, is_reduced=False)
    assert slow.travel > fast.travel
    assert timing(BeatKind.THROW, Speed.INSTANT, is_reduced=False).travel == 0
    assert timing(BeatKind.DEAL, Speed.NORMAL, is_reduced=True).stagger == 0


def test_only_the_card_just_drawn_is_marked(make_table: MakeTable) -> None:
    table = make_table(specimens.frozen())
    marked = [at for at, sprite in enumerate(table.board.hand) if sprite.is_marked]
    assert marked == [7]
    table.widget.show_view(specimens.playing())
    assert not any(sprite.is_marked for sprite in table.board.hand)


def test_a_fresh_table_plays_the_deal_from_the_stock(make_table: MakeTable, qtbot: QtBot) -> None:
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 860)
    widget.show()
    widget.play(first_step("fresh").step)
    assert widget.table_scene.board.all_sprites() == []
    assert not widget.is_settled
    let_time_pass(widget)
    jumped = make_table(first_step("fresh").step.after)
    assert lying(widget) == lying(jumped.widget)


def test_numbers_of_cards_are_in_the_right_form_while_cards_are_dealt(
    make_table: MakeTable,
) -> None:
    show = make_table(specimens.started()).widget.table_scene.furniture_state()
    assert show is not None
    seat, hand = show.view.seats[1], Zone(ZoneKind.HAND, 1)
    for count in range(len(seat.hand) + 1):
        dealing = replace(show, coming={hand: len(seat.hand) - count})
        assert held_words(dealing, seat) == f"{count} card{'' if count == 1 else 's'}"


def test_numbers_follow_the_cards(make_table: MakeTable) -> None:
    table = make_table(specimens.started(), speed=Speed.NORMAL)
    table.widget.play(discard(specimens.started(), "4d"))
    show = table.widget.table_scene.furniture_state()
    assert show is not None
    assert show.count(PILE) == 1
    assert show.count(table.board.hand_zone) == 10
    let_time_pass(table.widget)
    show = table.widget.table_scene.furniture_state()
    assert show is not None
    assert show.count(PILE) == 2


def test_cards_are_drawn_anew_once_a_window_keeps_its_size(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(specimens.playing())
    table.widget.resize(1600, 1000)
    sprite = table.board.hand[0]
    assert sprite.transform().m22() != 1
    qtbot.waitUntil(lambda: sprite.transform().m22() == 1, timeout=2000)


def test_the_picture_can_be_grabbed_at_any_ratio(make_table: MakeTable) -> None:
    table = make_table(specimens.playing())
    assert table.widget.grab_picture(2.0).width() == 2560
    assert table.widget.grab_picture().width() == 1280
