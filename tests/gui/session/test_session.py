"""Tests a match that is played by gestures, without graphics."""

from collections import Counter
from dataclasses import replace

import pytest

from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.builders.hand_arrangement import sort_hand
from canasta_gui.viewmodel.gestures import Activate, Drop, Press, Rearrange, Thing
from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import (
    Answer,
    Arranged,
    CardDrawn,
    Choice,
    DealScored,
    Discard,
    Discarded,
    DrawStock,
    Match,
    Melded,
    PileTaken,
    State,
    TurnStarted,
    format_cards,
)
from engine.rng import Chance
from tests.gui.controller.tables import Table, hand_of, new_match, obvious_gesture, random_gesture
from tests.kit.positions import HAND, cards, match_at, own_meld, playing, position, stage

OPENING = "Ks Kd Kh 7s 7d 7h 2c 5c 5d 9s Ac 4h"


def session_at(state: State, people: tuple[int, ...] = (0,)) -> tuple[Session, list[Step]]:
    match = match_at(state, people)
    steps: list[Step] = []
    return Session(match, Words(match.rules), steps.append), steps


def test_a_turn_by_gestures() -> None:
    session, steps = session_at(position("Ks Kd Kh 7s 7d 7h 2c 5c 5d 9s Ac"))
    session.handle(Activate(STOCK, ()))
    assert isinstance(steps[-1].events[0], CardDrawn)
    assert any(card.is_new for card in steps[-1].after.seats[0].hand)

    session.handle(Drop(cards("Ks Kd Kh"), HAND, FELT))
    session.handle(Drop(cards("7s 7d 7h"), HAND, FELT))
    view = steps[-1].after
    assert (view.stage.have, view.stage.need) == (45, 50)
    assert not view.buttons[0].is_enabled
    assert "50" in view.buttons[0].reason

    session.handle(Activate(stage(1), cards("2c")))
    view = steps[-1].after
    assert view.buttons[0].is_enabled
    assert len(view.seats[0].hand) == 12 - 7

    session.handle(Press(ButtonId.LAY))
    assert [type(event) for event in steps[-1].events] == [Melded, Melded]
    assert steps[-1].after.stage.groups == ()

    session.handle(Drop(cards("9s"), HAND, PILE))
    assert isinstance(steps[-1].events[0], Discarded)
    assert session.waiting is Waiting.COMPUTER


def test_the_pile_is_taken_together_with_an_opening() -> None:
    session, steps = session_at(position("9s 9d As Ad 2c 4c 5c 6c Jc Jd 8h"))
    session.handle(Activate(PILE, cards("9s 9d")))
    assert steps[-1].after.stage.groups[0].has_upcard
    session.handle(Drop(cards("As Ad 2c"), HAND, FELT))
    session.handle(Press(ButtonId.LAY))
    assert [type(event) for event in steps[-1].events] == [PileTaken, Melded, Melded]


def test_a_notice_stays_until_the_next_own_action() -> None:
    session, steps = session_at(playing(OPENING))
    session.handle(Activate(STOCK, ()))
    notice = steps[-1].after.notice
    assert notice
    session.handle(Rearrange(cards("4h Ks")))
    assert steps[-1].after.notice == notice
    session.handle(Drop(cards("Ks Kd Kh"), HAND, FELT))
    assert steps[-1].after.notice == ""


def shown(session: Session) -> str:
    return format_cards(hand_of(session.view()))


def test_the_hand_keeps_the_players_own_order_until_it_is_sorted() -> None:
    session, _ = session_at(playing("Ks 4h 9s Ac", melds="Kc Kh Kh"))
    session.handle(Rearrange(cards("9s Ks Ac 4h")))
    assert shown(session) == "9s Ks Ac 4h"
    session.handle(Drop(cards("Ks"), HAND, own_meld(0)))
    assert shown(session) == "9s Ac 4h"
    session.undo()
    assert shown(session) == "9s Ks Ac 4h"
    session.sort_hand(HandOrder.RANK)
    assert shown(session) == "4h 9s Ks Ac"


def test_an_order_as_sorted_is_no_order_of_ones_own() -> None:
    session, _ = session_at(position("Ks 4h 9s Ac", stock={"count": 40, "top": "5c"}))
    session.handle(Rearrange(cards("4h 9s Ks Ac")))
    assert not any(isinstance(entry, Arranged) for entry in session.match.entries)
    session.handle(Rearrange(cards("9s 4h Ks Ac")))
    session.handle(Rearrange(cards("4h 9s Ks Ac")))
    session.handle(Activate(STOCK, ()))
    assert shown(session) == "4h 5c 9s Ks Ac"


def test_a_hand_in_own_order_takes_a_drawn_card_at_its_right_end() -> None:
    session, _ = session_at(position("Ks 4h 9s Ac", stock={"count": 40, "top": "5c"}))
    session.handle(Rearrange(cards("9s Ks Ac 4h")))
    session.handle(Activate(STOCK, ()))
    assert shown(session) == "9s Ks Ac 4h 5c"
    session.handle(Rearrange(cards("5c 9s Ks Ac 4h")))
    assert shown(session) == "5c 9s Ks Ac 4h"


def test_cards_that_are_laid_aside_keep_their_places() -> None:
    session, _ = session_at(playing("Ks Kd Kh 4h 9s Ac"))
    session.handle(Rearrange(cards("9s Ks Ac Kd 4h Kh")))
    session.handle(Drop(cards("Ks Kd Kh"), HAND, FELT))
    assert shown(session) == "9s Ac 4h"
    session.handle(Rearrange(cards("4h Ac 9s")))
    session.handle(Press(ButtonId.TAKE_BACK))
    assert shown(session) == "4h Ks Ac Kd 9s Kh"


def test_everybody_has_the_face_that_the_file_says_or_a_free_one() -> None:
    match = new_match((0,), seed="faces")
    seats = (replace(match.seats[0], face="owl"), *match.seats[1:])
    view = Table(Match(replace(match.header, seats=seats))).view
    assert {seat.seat: seat.face for seat in view.seats} == dict(enumerate(("owl", *FACES[:3])))


def moods(view: TableView) -> dict[int, Mood]:
    return {seat.seat: seat.mood for seat in view.seats}


def test_faces_show_who_won_the_deal_when_hands_lie_open() -> None:
    table, chance = Table(new_match((0,), seed="moods")), Chance("moods")
    table.press(ButtonId.NEXT)
    while table.session.waiting is not Waiting.DEAL_OVER:
        assert set(moods(table.view).values()) == {Mood.CALM}
        table.do(obvious_gesture(table.view, chance))
    events = table.session.match.moments[-1].entry.events
    totals = next([it.total for it in e.sides] for e in events if isinstance(e, DealScored))
    best = totals.index(max(totals))
    expected = {seat: Mood.GLAD if seat % 2 == best else Mood.SORRY for seat in range(4)}
    assert moods(table.view) == expected
    table.press(ButtonId.NEXT)
    assert set(moods(table.view).values()) == {Mood.CALM}


@pytest.mark.parametrize(
    ("winners", "told"),
    [([0], "You and Cleo: victory!"), ([1], "Ben and Dora: victory!"), ([], "")],
)
def test_the_ribbon_says_who_won_the_match(winners: list[int], told: str) -> None:
    match = match_at(playing("4c 5d", phase="over", winners=winners))
    view = Session(match, Words(match.rules)).view()
    assert (view.victory.title if view.victory else "") == told
    # After the last deal no opening follows.
    assert all(bool(side.opening) is not bool(winners) for side in view.sides)


def test_the_score_board_says_how_far_the_match_goes() -> None:
    tables = (
        ("hasbro-2001/4p", [4985, 0], "To 5000", "somebody reaches 5000 points"),
        ("hasbro-2001/4p", [0, 5000], "5000 reached", "this deal is the last"),
        ("complete-hand-and-foot/4p", [0, 0], "Deal 1 of 4", "The match ends after deal 4"),
    )
    for rules, scores, told, meant in tables:
        match = match_at(playing("4c 5d", rules=rules, scores=scores))
        session = Session(match, Words(match.rules))
        view = session.view()
        assert view.score_target.replace(",", "") == told
        assert meant in view.score_told.replace(",", "")
        assert "the most points win" in view.score_told
        of_side = session.explain(Thing(Zone(ZoneKind.BONUS, 0)))
        assert of_side is not None
        assert of_side.text.endswith(view.score_told)


def test_a_side_with_the_points_of_the_match_is_not_said_to_lack_any() -> None:
    match = match_at(playing("4c 5d", rules="hasbro-2001/4p", scores=[0, 5000]))
    told = [side.to_win for side in Session(match, Words(match.rules)).view().sides]
    assert told == ["5,000 more to win", "5,000 reached"]


def test_an_own_order_ends_with_the_deal() -> None:
    table = Table(new_match((0,), seed="order"))
    table.press(ButtonId.NEXT)
    hand = hand_of(table.view)
    table.do(Rearrange(hand[::-1]))
    assert hand_of(table.view) == hand[::-1]
    chance = Chance("order")
    while table.session.waiting is not Waiting.DEAL_OVER:
        table.do(obvious_gesture(table.view, chance))
    revealed = hand_of(table.view)
    table.do(Rearrange(revealed[::-1]))
    assert hand_of(table.view) == revealed
    table.press(ButtonId.NEXT)
    assert hand_of(table.view) == sort_hand(hand_of(table.view))


@pytest.mark.parametrize(
    ("rules", "by_game"),
    [("hasbro-2001/4p", "4h 9s Ks Kh Ah 2c"), ("samba/4p", "9s Ks 4h Kh Ah 2c")],
)
def test_a_hand_is_sorted_as_the_game_asks_until_something_else_is_chosen(
    rules: str, by_game: str
) -> None:
    session, _ = session_at(playing("Ks 4h 9s Ah 2c Kh", rules=rules))
    assert shown(session) == by_game
    session.sort_hand(HandOrder.RANK)
    assert shown(session) == "4h 9s Ks Kh Ah 2c"
    session.sort_hand(HandOrder.GAME)
    assert shown(session) == by_game


def test_other_hands_are_sorted_by_what_was_chosen_last() -> None:
    session, _ = session_at(playing("Ks 4h 9s Ah 2c Kh"))
    session.sort_hand(HandOrder.SUIT)
    assert shown(session) == "9s Ks 4h Kh Ah 2c"
    session.handle(Rearrange(cards("2c 9s Ks 4h Kh Ah")))
    session.sort_hand(HandOrder.POINTS)
    assert shown(session) == "2c Ah Ks Kh 9s 4h"


def test_an_action_can_be_taken_back_until_a_hidden_card_shows() -> None:
    session, steps = session_at(position("Ks 4h 9s Ac 5c", melds="Kc Kh Kh"))
    assert not session.undo()
    session.handle(Activate(STOCK, ()))
    assert not session.view().undo.is_possible
    drawn = session.view()
    session.handle(Drop(cards("Ks"), HAND, own_meld(0)))
    assert session.view().undo.is_possible
    assert session.undo()
    assert steps[-1].events == ()
    assert steps[-1].after.sides == drawn.sides
    assert steps[-1].after.seats == drawn.seats
    assert not session.undo()


def test_what_was_laid_aside_stays_there_when_an_action_is_taken_back() -> None:
    session, steps = session_at(playing("Ks Jc Jd 4h 9s Ac", melds="Kc Kh Kh"))
    session.handle(Drop(cards("Jc Jd"), HAND, FELT))
    session.handle(Drop(cards("Ks"), HAND, own_meld(0)))
    assert [group.cards for group in steps[-1].after.stage.groups] == [cards("Jc Jd")]
    assert session.undo()
    assert [group.cards for group in steps[-1].after.stage.groups] == [cards("Jc Jd")]
    assert len(steps[-1].after.sides[0].melds[0].cards) == 3


def test_what_was_taken_back_is_done_again_and_what_lies_aside_stays_there() -> None:
    session, steps = session_at(playing("Ks Jc Jd 4h 9s Ac", melds="Kc Kh Kh"))
    session.handle(Drop(cards("Jc Jd"), HAND, FELT))
    session.handle(Drop(cards("Ks"), HAND, own_meld(0)))
    assert not session.can_redo
    session.undo()
    assert session.redo()
    assert [group.cards for group in steps[-1].after.stage.groups] == [cards("Jc Jd")]
    assert len(steps[-1].after.sides[0].melds[0].cards) == 4
    assert steps[-1].events
    assert not session.redo()


def test_a_card_that_goes_back_with_the_pile_stays_aside_once() -> None:
    state = position("9s 9d Jc 5d 2c 4h 6h", melds="Kc Kh Kh", pile="2c 9c", frozen=True)
    session, steps = session_at(state)
    session.handle(Drop(cards("9s 9d"), HAND, PILE))
    session.handle(Drop(cards("Jc 2c"), HAND, FELT))
    session.handle(Drop(cards("5d 2c"), HAND, FELT))
    both = [cards("Jc 2c"), cards("5d 2c")]
    assert [group.cards for group in steps[-1].after.stage.groups] == both
    assert session.undo()
    assert session.match.state == state
    assert [group.cards for group in steps[-1].after.stage.groups] == both[:1]
    left = Counter(card.face for card in steps[-1].after.seats[0].hand)
    assert left == Counter(cards("9s 9d 5d 4h 6h"))


def test_taking_the_open_pile_can_be_taken_back() -> None:
    session, _ = session_at(position("9s 9d 4c 5c 6c", melds="Kc Kh Kh"))
    before = session.match.state
    session.handle(Drop(cards("9s 9d"), HAND, PILE))
    assert session.undo()
    assert session.match.state == before


def test_a_computer_acts_only_in_its_turn() -> None:
    session, _ = session_at(playing("Ks 4h 9s Ac", melds="Kc Kh Kh"))
    with pytest.raises(ValueError, match="seat 1"):
        session.submit_computer(1, Choice(DrawStock()))
    session.handle(Activate(PILE, cards("4h")))
    request = session.ask_computer()
    assert request is not None
    assert (request[0], request[1].seat) == (1, 1)
    refusals = session.submit_computer(1, Choice(Discard(cards("4h")[0])))
    assert [refusal.rule for refusal in refusals] == ["turn.draw_first"]
    assert session.submit_computer(1, Choice(DrawStock())) == ()


def test_a_pause_waits_for_the_player() -> None:
    session, steps = session_at(playing("Ks 4h 9s Ac", melds="Kc Kh Kh"))
    session.handle(Activate(PILE, cards("4h")))
    session.pause()
    assert session.ask_computer() is None
    assert [button.id for button in steps[-1].after.buttons] == [ButtonId.NEXT]
    session.handle(Activate(STOCK, ()))
    assert session.is_paused
    session.handle(Press(ButtonId.NEXT))
    assert session.ask_computer() is not None


def test_the_partner_is_asked_and_answers() -> None:
    state = playing("Ks 4h 9s Ac", melds="Kc Kh Kh Kd Kd Kc Ks")
    session, steps = session_at(state)
    session.handle(Activate(FELT, cards("9s")))
    aside = session.view().stage
    assert aside.groups
    assert ButtonId.ASK in {button.id for button in session.view().buttons}
    session.handle(Press(ButtonId.ASK))
    assert steps[-1].after.seats[0].says
    request = session.ask_computer()
    assert request is not None
    assert request[0] == 2
    assert not session.view().stage.groups
    assert not session.submit_computer(2, Choice(Answer(is_yes=True)))
    assert session.view().stage == aside


def test_a_person_answers_the_computer_partner() -> None:
    state = playing("4h 9s", phase="answer", drew="stock", turn=2, asked=2)
    session, steps = session_at(state)
    assert [button.id for button in session.view().buttons] == [ButtonId.YES, ButtonId.NO]
    assert session.view().notice == ""
    session.handle(Activate(STOCK, ()))
    assert steps[-1].after.notice
    session.handle(Press(ButtonId.NO))
    assert session.match.state.public.question is not None
    assert session.match.state.public.question.answer is False


@pytest.mark.parametrize(
    ("rules", "people"),
    [
        ("winning-moves-deluxe/4p", (0, 2)),
        pytest.param("hasbro-2001/4p", (0,), marks=pytest.mark.soak),
        pytest.param("stingray-classic/4p", (0, 1, 2, 3), marks=pytest.mark.soak),
        pytest.param("hasbro-2001/4p", (1, 2, 3), marks=pytest.mark.soak),
    ],
)
def test_people_who_do_anything_finish_a_deal(rules: str, people: tuple[int, ...]) -> None:
    """An accepted gesture is a legal action; any other changes nothing but the view."""
    table = Table(new_match(people, rules, seed="anything"))
    match, chance = table.session.match, Chance(f"{rules} {people}")
    table.settle()
    for _ in range(6000):
        if match.is_between_deals and match.state.public.deal:
            break
        gesture = (random_gesture if chance.below(3) else obvious_gesture)(table.view, chance)
        entries, state = len(match.entries), match.state
        table.session.handle(gesture)
        if len(match.entries) == entries:
            assert match.state is state
        table.settle()
    assert match.state.public.end is not None
    assert table.view.is_over
    assert all(card.face is not None for seat in table.view.seats for card in seat.hand)


@pytest.mark.parametrize(
    "target", [100, pytest.param(5000, marks=pytest.mark.soak)], ids=["short", "whole"]
)
def test_a_match_by_gestures_to_its_end(target: int) -> None:
    house = {"edition": "hasbro-2001", "players": 4, "house": {"end.target": target}}
    table = Table(new_match((0,), house, seed="match"))
    match, chance = table.session.match, Chance("match")
    table.settle()
    for _ in range(60_000):
        if match.is_over:
            break
        table.do(obvious_gesture(table.view, chance))
    assert match.is_over
    assert table.session.waiting is Waiting.MATCH_OVER
    assert [button.id for button in table.view.buttons] == [ButtonId.NEXT]
    entries = len(match.entries)
    table.press(ButtonId.NEXT)
    assert len(match.entries) == entries


def test_steps_end_where_the_session_stands() -> None:
    table = Table(new_match((0,), seed="steps"))
    chance = Chance("steps")
    for _ in range(60):
        table.do(obvious_gesture(table.view, chance))
        assert table.steps[-1].after == table.view
    assert any(isinstance(e, TurnStarted) for step in table.steps for e in step.events)


def test_a_won_match_is_told_with_all_points_the_most_first() -> None:
    match = match_at(playing("4c 5d", phase="over", winners=[1], scores=[4400, 8480]))
    victory = Session(match, Words(match.rules)).view().victory
    assert victory is not None
    assert victory.scores == ((1, "8,480"), (0, "4,400"))
    assert victory.how.startswith("4,080 points ahead after ")


@pytest.mark.parametrize(
    ("laid", "opened"),
    [("As Ad Ah", "You open with 60"), ("As Ad Ah, Ks Kd Kc", "You open with 90")],
)
def test_first_melds_are_told_with_their_points(laid: str, opened: str) -> None:
    match = match_at(playing("As Ad Ah Ks Kd Kc 4c 5d 7s"))
    session = Session(match, Words(match.rules))
    for group in laid.split(", "):
        session.handle(Drop(cards(group), HAND, FELT))
    session.handle(Press(ButtonId.LAY))
    told = session.view().moment.opened
    assert told is not None
    assert told.text == opened
    assert told.words == "You open with"


def test_a_refusal_stands_where_it_was_tried() -> None:
    """“You have drawn already.” stood beside the stock, whichever of the two was clicked."""
    match = match_at(playing("As Ad Ah Ks Kd Kc 4c 5d 7s"))
    session = Session(match, Words(match.rules))
    tried = {STOCK: Activate(STOCK, ()), PILE: Activate(PILE, ()), None: Press(ButtonId.LAY)}
    for place, gesture in tried.items():
        session.handle(gesture)
        view = session.view()
        assert (bool(view.notice), view.notice_at) == (True, place)
