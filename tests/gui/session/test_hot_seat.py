"""Tests several people at one screen: the curtain between them, and the cards that stay hidden."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, cast

from canasta_gui.session.playback import Playback
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Activate, Press, Thing
from canasta_gui.viewmodel.recorded_deal import Sight, recorded_deals
from canasta_gui.viewmodel.table_view import ButtonId, StageView, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import CardDrawn, CardsDealt, Match, first_difference, parse_cards
from engine.rng import Chance
from tests.gui.controller.tables import Table, hand_of, new_match, obvious_gesture, watching_match
from tests.kit.positions import match_at, playing

ADDRESSED = re.compile(r"\b(yours?|you|we|our|partner)\b", re.IGNORECASE)
"""Words that tell somebody who plays."""


def shows_a_hand(view: TableView) -> bool:
    return any(card.face is not None for seat in view.seats for card in seat.hand)


def table_for(people: tuple[int, ...]) -> Table:
    table = Table(new_match(people, seed="hot"))
    table.press(ButtonId.NEXT)
    return table


def test_nothing_shows_before_the_first_player_is_ready() -> None:
    table = table_for((0, 1, 2, 3))
    assert all(not shows_a_hand(step.after) for step in table.steps)
    dealt = [e for step in table.steps for e in step.events if isinstance(e, CardsDealt)]
    assert dealt
    assert all(event.cards is None for event in dealt)
    assert table.view.curtain is not None


def test_the_named_player_lifts_the_curtain() -> None:
    table = table_for((0, 1, 2, 3))
    actor = table.session.match.actor
    assert table.view.seats[0].seat == actor
    assert table.view.curtain is not None
    assert table.view.curtain.name == table.view.seats[0].name
    assert table.view.curtain.face == table.view.seats[0].face
    table.session.handle(Activate(STOCK, ()))
    assert table.session.match.state.public.facts.drew is None
    assert table.session.targets(hand_of(table.view), FELT) == {}
    table.press(ButtonId.NEXT)
    assert table.view.curtain is None
    assert table.session.waiting is Waiting.VIEWER
    assert len(hand_of(table.view)) == 11


def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    table = table_for((0, 1, 2, 3))
    table.press(ButtonId.NEXT)
    table.do(Activate(STOCK, ()))
    drawn = [e for step in table.steps for e in step.events if isinstance(e, CardDrawn)]
    own = drawn[-1]
    assert own.card is not None
    name = table.view.last_action
    assert name in " ".join(table.session.log())
    table.do(Activate(PILE, (hand_of(table.view)[0],)))
    assert table.view.curtain is not None
    assert name not in " ".join((*table.session.log(), *table.view.curtain.recap))
    assert not shows_a_hand(table.view)
    table.press(ButtonId.NEXT)
    assert name not in " ".join(table.session.log())


def test_the_recap_tells_what_happened_since_the_last_turn() -> None:
    table = table_for((0, 2))
    chance = Chance("recap")
    for _ in range(400):
        if table.view.curtain is not None and table.view.curtain.recap:
            break
        table.session.handle(obvious_gesture(table.view, chance))
        table.settle()
    assert table.view.curtain is not None
    assert any("Ben" in line or "Dora" in line for line in table.view.curtain.recap)


def finish_turn(table: Table) -> None:
    """Draws and discards for the person at the screen; nobody else has acted since."""
    table.press(ButtonId.NEXT)
    table.do(Activate(STOCK, ()))
    table.session.handle(Activate(PILE, (hand_of(table.view)[0],)))


def test_a_hand_turns_over_with_the_discard() -> None:
    table = table_for((0, 2))
    finish_turn(table)
    first, count = table.session.viewer, len(table.steps)
    assert table.session.waiting is Waiting.COMPUTER
    assert (table.view.curtain, table.view.viewer) == (None, first)
    table.settle()
    assert table.view.curtain is not None
    assert not any(shows_a_hand(step.after) for step in table.steps[count - 1 :])
    drawn = [e for step in table.steps[count:] for e in step.events if isinstance(e, CardDrawn)]
    assert all(event.card is None for event in drawn)
    assert not any("You" in line for line in table.session.log())


def test_a_discard_is_taken_back_until_the_next_person_is_ready() -> None:
    table = table_for((0, 1, 2, 3))
    finish_turn(table)
    first = table.session.viewer
    table.settle()
    assert table.view.curtain is not None
    assert table.view.undo.is_possible
    assert table.session.undo()
    curtain = table.view.curtain
    assert curtain is not None
    assert curtain.name == table.session.match.seats[first].name
    assert not shows_a_hand(table.view)
    assert not table.session.undo()
    table.press(ButtonId.NEXT)
    assert len(hand_of(table.view)) == 12
    assert table.session.redo()
    table.settle()
    table.press(ButtonId.NEXT)
    assert table.session.viewer != first
    assert not table.view.undo.is_possible
    assert not table.session.undo()
    assert first_difference(table.session.match) is None


def test_a_discard_stays_once_a_computer_has_seen_it() -> None:
    table = table_for((0, 2))
    finish_turn(table)
    assert not table.session.undo()
    table.settle()
    assert not table.session.undo()


def test_a_discard_stays_where_the_next_person_may_have_looked_before() -> None:
    table = table_for((0, 1, 2, 3))
    finish_turn(table)
    again = Table(table.session.match)
    again.settle()
    assert not again.view.undo.is_possible
    assert not again.session.undo()


def test_a_person_alone_keeps_the_hand_in_sight() -> None:
    table = table_for((0,))
    finish_turn(table)
    assert table.session.waiting is Waiting.COMPUTER
    assert shows_a_hand(table.view)


def test_the_next_deal_is_dealt_face_down_to_several_people() -> None:
    table = Table(match_at(playing("Ks 4h", stock={"count": 1}), (0, 2)))
    chance = Chance("next deal")
    while table.session.waiting is not Waiting.DEAL_OVER:
        table.do(obvious_gesture(table.view, chance))
    count = len(table.steps)
    table.press(ButtonId.NEXT)
    assert table.session.match.state.public.deal == 2
    assert not any(shows_a_hand(step.after) for step in table.steps[count:])


def test_repeat_tells_the_round_since_the_own_last_turn() -> None:
    table = table_for((0, 2))
    for _ in range(2):
        finish_turn(table)
        assert not table.session.can_repeat
        table.settle()
        assert not table.session.can_repeat
    table.press(ButtonId.NEXT)
    own = table.session.viewer
    before, steps = table.session.repeated()
    assert steps
    acted = {e.seat for step in steps for e in step.events if isinstance(e, CardDrawn)}
    assert acted == {0, 1, 2, 3} - {own}
    assert before.viewer == own
    assert hand_of(before) == hand_of(table.view)
    assert steps[-1].after == table.view
    table.do(Activate(STOCK, ()))
    assert not table.session.can_repeat


def test_a_person_alone_meets_no_curtain() -> None:
    table = Table(new_match((2,), seed="alone"))
    chance = Chance("alone")
    for _ in range(80):
        table.do(obvious_gesture(table.view, chance))
    assert all(step.after.curtain is None for step in table.steps)


def test_a_resumed_match_begins_with_the_curtain() -> None:
    table = table_for((0, 1, 2, 3))
    table.press(ButtonId.NEXT)
    again = Table(table.session.match)
    assert not shows_a_hand(again.view)
    again.settle()
    assert again.view.curtain is not None
    again.session.handle(Press(ButtonId.NEXT))
    assert hand_of(again.view) == hand_of(table.view)


def test_partners_ask_and_answer_at_one_screen() -> None:
    state = playing("Ks 4h 9s Ac", melds="Kc Kh Kh Kd Kd Kc Ks")
    table = Table(match_at(state, (0, 2)))
    table.settle()
    table.press(ButtonId.NEXT)
    table.do(Activate(FELT, parse_cards("9s")))
    aside = table.view.stage
    assert aside.groups
    table.press(ButtonId.ASK)
    view = table.view
    assert view.curtain is not None
    assert (view.curtain.name, view.seats[0].seat) == ("Cleo", 2)
    assert not shows_a_hand(view)
    table.press(ButtonId.NEXT)
    assert {button.id for button in table.view.buttons} == {ButtonId.YES, ButtonId.NO}
    assert table.view.stage == StageView()
    table.press(ButtonId.NO)
    view = table.view
    assert view.curtain is not None
    assert view.curtain.name == "Anna"
    assert any("no" in line for line in view.curtain.recap)
    table.press(ButtonId.NEXT)
    assert table.session.waiting is Waiting.VIEWER
    assert table.view.stage == aside
    table.press(ButtonId.TAKE_BACK)
    assert "Cleo" in table.view.prompt


def test_a_new_deal_is_told_by_who_deals_and_not_by_the_hand() -> None:
    table = table_for((0,))
    dealt = [e for step in table.steps for e in step.events if isinstance(e, CardsDealt)]
    first = next(step.after for step in table.steps if set(dealt) & set(step.events))
    assert "deals." in first.last_action
    names = {card.name for card in first.seats[0].hand}
    assert names - {""}
    assert not any(name in first.last_action for name in names)


def test_a_person_who_sits_out_watches_without_a_curtain() -> None:
    table = Table(watching_match())
    table.press(ButtonId.NEXT)
    assert all(step.after.curtain is None for step in table.steps)
    assert table.session.waiting is Waiting.DEAL_OVER
    while_playing = [step.after for step in table.steps if not step.after.is_over]
    assert while_playing
    assert not any(shows_a_hand(view) for view in while_playing)
    table.press(ButtonId.NEXT)
    assert table.session.waiting is Waiting.VIEWER


def sitters_of(match: Match) -> tuple[int, ...]:
    """Returns the seats that sit out the first deal."""
    match.next_deal()
    return match.state.public.sitting_out


def test_no_curtain_falls_for_the_one_of_two_people_who_sits_out() -> None:
    out = sitters_of(new_match((0,), "winning-moves-deluxe/5p", "two people"))
    table = Table(new_match((1, *out), "winning-moves-deluxe/5p", "two people"))
    table.press(ButtonId.NEXT)
    called = {step.after.curtain.name for step in table.steps if step.after.curtain}
    assert called == {"Ben"}


def test_a_computer_plays_on_for_whom_the_curtain_waits() -> None:
    table = table_for((0, 1, 2, 3))
    away = table.session.match.actor
    table.session.change_player(away, "club")
    assert table.view.curtain is None
    assert table.session.waiting is Waiting.COMPUTER
    assert not shows_a_hand(table.view)
    table.settle()
    curtain = table.view.curtain
    assert curtain is not None
    assert curtain.name == table.session.match.seats[table.session.match.actor].name
    assert table.session.match.actor != away
    assert not any(shows_a_hand(step.after) for step in table.steps)
    seat = next(seat for seat in table.view.seats if seat.seat == away)
    assert not seat.is_person
    assert seat.name == table.session.match.header.seats[away].name
    assert "computer" in seat.mark


def test_the_hand_of_who_leaves_in_the_own_turn_turns_over() -> None:
    table = table_for((0, 2))
    table.press(ButtonId.NEXT)
    away = table.session.viewer
    table.do(Activate(STOCK, ()))
    count = len(table.steps)
    table.session.change_player(away, "club")
    assert not shows_a_hand(table.view)
    assert table.session.viewer == 2 - away
    table.settle()
    assert table.view.curtain is not None
    assert not any(shows_a_hand(step.after) for step in table.steps[count:])
    assert not table.session.undo()
    table.press(ButtonId.NEXT)
    assert shows_a_hand(table.view)
    table.do(Activate(STOCK, ()))
    count = len(table.steps)
    table.do(Activate(PILE, (hand_of(table.view)[0],)))
    assert all(step.after.curtain is None for step in table.steps[count:])
    assert shows_a_hand(table.view)


def test_who_comes_back_meets_the_curtain() -> None:
    table = table_for((0, 2))
    table.session.change_player(2 - table.session.match.actor, "club")
    finish_turn(table)
    assert shows_a_hand(table.view)
    away = 2 - table.session.viewer
    table.session.change_player(away, "")
    assert not shows_a_hand(table.view)
    table.settle()
    curtain = table.view.curtain
    assert curtain is not None
    assert curtain.name == table.session.match.seats[away].name
    assert first_difference(table.session.match) is None


def texts_of(thing: Any) -> Iterator[str]:
    """Yields every text in a view."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, tuple):
        for part in cast(tuple[Any, ...], thing):
            yield from texts_of(part)
    elif is_dataclass(thing):
        for it in fields(thing):
            yield from texts_of(getattr(thing, it.name))


def test_nobody_is_called_you_while_a_hand_is_covered() -> None:
    """Both sides have a person: "You discarded" and "We" stood there while another one was next."""
    table, chance, said = table_for((0, 1)), Chance("covered"), set[str]()
    for _ in range(120):
        table.session.handle(obvious_gesture(table.view, chance))
        if not shows_a_hand(table.view):
            things = (Thing(PILE), Thing(Zone(ZoneKind.BONUS, 0)), Thing(Zone(ZoneKind.BONUS, 1)))
            said.update(it.text for it in map(table.session.explain, things) if it is not None)
        table.settle()
    covered = (step.after for step in table.steps if not shows_a_hand(step.after))
    said.update(text for view in covered for text in texts_of(view))
    assert any("discards" in text for text in said)
    assert not [text for text in said if ADDRESSED.search(text)]


def test_nobody_is_called_you_where_computers_play_alone() -> None:
    """Nobody sits where the table is looked at from: neither in play nor when it is over."""
    match = new_match((), "winning-moves-deluxe/5p")
    table = Table(match)
    table.press(ButtonId.NEXT)
    assert match.is_between_deals
    deal = recorded_deals(match)[-1]
    played = Playback(deal, Words(match.rules), Sight(1))
    while played.go_on():
        table.steps.append(Step((), played.view()))
    log = (*table.session.log(), *played.log())
    said = {text for step in table.steps for text in texts_of(step.after)} | {*log}
    assert any("Cleo · Emil" in text for text in said)
    assert not [text for text in said if ADDRESSED.search(text)]
