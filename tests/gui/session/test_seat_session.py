"""Tests seats on screens of their own: what each sees, and that all play one match."""

from canasta_gui.session.seat_session import SeatSession
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.builders.staging import LeftAside
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.table_view import ButtonId, StageView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from canasta_gui.words.words import Words
from engine import CardDrawn, CardsDealt, Match, first_difference, parse_cards
from engine.rng import Chance
from tests.gui.controller.tables import Table, hand_of, new_match, obvious_gesture, random_gesture
from tests.kit.positions import match_at, own_meld, playing


class Party:
    """A table, and the people who play on screens of their own."""

    def __init__(self, match: Match, elsewhere: tuple[int, ...]) -> None:
        self.table = Table(match)
        self.steps: dict[int, list[Step]] = {seat: [] for seat in elsewhere}
        self.screens = {
            seat: SeatSession(self.table.session, seat, Words(match.rules), self.steps[seat].append)
            for seat in elsewhere
        }
        self.table.session.show_elsewhere(frozenset(elsewhere))

    def deal(self) -> None:
        """Deals, and lets the computers play until somebody has to act."""
        self.table.press(ButtonId.NEXT)

    @property
    def actor(self) -> SeatSession:
        """Returns the screen that has to act."""
        return self.screens[self.table.session.match.actor]

    def play_on(self, chance: Chance) -> None:
        """Lets whoever has to act do what continues the game."""
        if self.table.session.waiting is Waiting.ELSEWHERE:
            self.actor.handle(obvious_gesture(self.actor.view(), chance))
            self.table.settle()
        else:
            self.table.do(obvious_gesture(self.table.view, chance))


def test_everybody_sees_the_own_hand_at_once_and_the_table_none() -> None:
    party = Party(new_match((0, 1, 2, 3), seed="party"), (0, 1, 2, 3))
    party.deal()
    for seat, screen in party.screens.items():
        view = screen.view()
        assert (view.viewer, view.curtain) == (seat, None)
        assert len(hand_of(view)) == 11
        assert all(card.face is None for other in view.seats[1:] for card in other.hand)
        assert screen.is_to_act == (party.table.session.match.actor == seat)
    seats = party.table.view.seats
    assert party.table.view.curtain is None
    assert all(card.face is None for seat in seats for card in seat.hand)


def test_a_move_is_shown_on_every_screen() -> None:
    party = Party(new_match((0, 1, 2, 3), seed="party"), (0, 1, 2, 3))
    party.deal()
    actor = party.actor
    actor.handle(Activate(STOCK, ()))
    assert len(hand_of(actor.view())) == 12
    for seat, steps in party.steps.items():
        drawn = [event for event in steps[-1].events if isinstance(event, CardDrawn)]
        assert drawn
        assert all((event.card is not None) == (seat == actor.viewer) for event in drawn)
    assert any(isinstance(event, CardDrawn) for event in party.table.steps[-1].events)
    actor.handle(Activate(PILE, hand_of(actor.view())[:1]))
    assert not actor.is_to_act
    assert party.actor.is_to_act
    assert first_difference(party.table.session.match) is None


def test_what_lies_aside_and_what_is_refused_stay_with_their_person() -> None:
    party = Party(match_at(playing("Kh Ks Kd 4s 5s"), (0, 1, 2, 3)), (0, 1))
    actor, other = party.screens[0], party.screens[1]
    before = party.table.view
    kings = tuple(card for card in hand_of(actor.view()) if card in parse_cards("Kh Ks Kd"))
    actor.handle(Activate(FELT, kings))
    assert actor.view().stage.groups
    assert not other.view().stage.groups
    assert not party.table.view.stage.groups
    actor.handle(Press(ButtonId.PASS))
    assert actor.view().notice
    assert not other.view().notice
    assert party.table.view == before


def test_what_lies_aside_goes_with_the_hand_to_another_screen_and_back() -> None:
    table = Table(match_at(playing("Kh Ks Kd 4s 5s"), (0, 1)))
    table.settle()
    table.press(ButtonId.NEXT)
    table.do(Activate(FELT, parse_cards("Kh Ks Kd")))
    before = table.view.stage
    assert before.groups
    table.session.show_elsewhere(frozenset({0}))
    table.settle()
    assert table.view.stage == StageView()
    screen = SeatSession(table.session, 0, Words(table.session.match.rules))
    assert screen.view().stage == before
    screen.leave()
    table.session.show_elsewhere(frozenset())
    table.settle()
    assert table.view.stage == StageView()
    table.press(ButtonId.NEXT)
    assert table.view.stage == before


def test_who_is_not_to_act_is_told_why() -> None:
    party = Party(new_match((0, 1, 2, 3), seed="party"), (0, 1, 2, 3))
    party.deal()
    other = next(it for it in party.screens.values() if not it.is_to_act)
    other.handle(Activate(STOCK, ()))
    assert other.view().notice
    assert party.table.session.match.state.public.facts.drew is None


def test_a_move_is_taken_back_within_the_turn_alone() -> None:
    party = Party(match_at(playing("Kh 4s 5s 6s", "Ks Kd Kc"), (0, 1, 2, 3)), (0, 1))
    actor = party.screens[0]
    actor.handle(Activate(own_meld(0), hand_of(actor.view())[-1:]))
    assert len(hand_of(actor.view())) == 3
    assert actor.undo()
    assert len(hand_of(actor.view())) == 4
    assert len(party.steps[1][-1].after.sides[0].melds[0].cards) == 3
    name = party.table.session.match.seats[0].name
    assert party.steps[1][-1].said == f"{name} took back the last action."
    assert party.steps[0][-1].said == "Your last action was taken back."
    actor.handle(Activate(PILE, hand_of(actor.view())[-1:]))
    assert party.table.session.match.actor == 1
    for screen in (actor, party.screens[1], party.table.session):
        assert not screen.view().undo.is_possible
        assert not screen.undo()


def test_the_curtain_falls_only_for_those_at_the_table() -> None:
    party, chance = Party(new_match((0, 1, 2, 3), seed="mixed"), (0, 2)), Chance("mixed")
    called: set[int] = set()
    party.deal()
    for _ in range(60):
        curtain = party.table.view.curtain
        if curtain is not None:
            called.add(party.table.view.viewer)
        party.play_on(chance)
    assert called == {1, 3}


def test_a_hand_that_comes_back_to_the_table_lies_face_down() -> None:
    party = Party(new_match((0, 1), seed="back"), (0, 1))
    party.deal()
    party.screens[0].leave()
    party.table.session.show_elsewhere(frozenset({1}))
    assert all(card.face is None for seat in party.table.view.seats for card in seat.hand)
    chance = Chance("back")
    while party.table.view.curtain is None:
        party.play_on(chance)
    assert party.table.view.viewer == 0
    count = len(party.steps[0])
    party.table.press(ButtonId.NEXT)
    assert len(hand_of(party.table.view)) == 11
    party.table.do(Activate(STOCK, ()))
    assert len(party.steps[0]) == count


def test_a_pause_is_ended_from_any_screen() -> None:
    party = Party(new_match((0, 1), seed="pause"), (0, 1))
    party.deal()
    party.table.session.pause()
    assert all(screen.is_paused and not screen.is_to_act for screen in party.screens.values())
    party.screens[1].handle(Press(ButtonId.NEXT))
    assert not party.table.session.is_paused
    assert not party.screens[0].is_paused


def test_the_result_is_looked_at_together() -> None:
    party = Party(match_at(playing("Ks 4h", stock={"count": 1}), (0, 1, 2, 3)), (0, 1, 2, 3))
    chance = Chance("result")
    while party.table.session.waiting is not Waiting.DEAL_OVER:
        party.play_on(chance)
    for screen in party.screens.values():
        screen.handle(Press(ButtonId.NEXT))
    assert party.table.session.waiting is Waiting.DEAL_OVER
    party.deal()
    assert all(len(hand_of(screen.view())) == 11 for screen in party.screens.values())


def test_no_screen_shows_a_hidden_card_whatever_is_done() -> None:
    for seed in range(2):
        party = Party(new_match((0, 1, 2, 3), seed=f"hidden {seed}"), (0, 1, 2))
        chance = Chance(f"hidden {seed}")
        party.deal()
        for _ in range(60):
            party.play_on(chance)
            screen = party.screens[chance.below(3)]
            screen.handle(random_gesture(screen.view(), chance))
            party.table.settle()
        for seat, steps in party.steps.items():
            for step in steps:
                _assert_hidden(step, seat)


def _assert_hidden(step: Step, seat: int) -> None:
    for event in step.events:
        if isinstance(event, CardDrawn) and event.seat != seat:
            assert event.card is None
        if isinstance(event, CardsDealt) and event.seat != seat:
            assert event.cards is None
    if not step.after.is_over:
        others = (it for it in step.after.seats if it.seat != seat)
        assert all(card.face is None for it in others for card in it.hand)


def test_what_was_laid_aside_lies_on_the_screen_of_whose_it_is() -> None:
    """A table that was left, and the phones that come back to it one after another."""
    party = Party(new_match((0, 1, 2, 3), seed="party"), (0, 1, 2, 3))
    party.deal()
    party.actor.handle(Activate(STOCK, ()))
    party.actor.handle(Activate(FELT, (hand_of(party.actor.view())[0],)))
    match, before = party.table.session.match, party.actor.view()
    left = LeftAside(len(match.moments), party.actor.staging)
    again = Table(match).session
    again.show_elsewhere(frozenset(range(4)))
    again.lay_again(left)
    assert not again.view().stage.groups
    for seat in range(4):
        screen = SeatSession(again, seat, Words(match.rules))
        assert screen.view().stage == (before.stage if seat == match.actor else StageView())
