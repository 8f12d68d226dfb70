"""Builds the views of the seats: their hands and plates."""

from collections import Counter
from dataclasses import replace

from canasta_gui.viewmodel.builders.bubble_builder import build_action_bubble
from canasta_gui.viewmodel.builders.hand_arrangement import sort_hand
from canasta_gui.viewmodel.builders.names import called
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.seat_views import CardView, SeatView
from engine import (
    Card,
    DealScored,
    Observation,
    Phase,
    Public,
    needs_pair,
    partner_of,
    remove_cards,
    side_of,
    teammates,
    turn_order,
)


def build_seats(facts: TableFacts, words: Wording) -> tuple[SeatView, ...]:
    """Returns the views of the viewer and of all who play in this deal, clockwise."""
    viewer, order = facts.view.seat, turn_order(facts.view.rules, facts.view.public)
    if viewer in order:
        first = order.index(viewer)
        seats = (*order[first:], *order[:first])
    else:
        seats = (viewer, *order)
    views = tuple(_seat(facts, words, seat) for seat in seats)
    # What holds for everybody is said at the pile alone, what an opening needs at the melds.
    is_for_all = all(view.frost for view in views if not view.note)
    sides = facts.view.public.sides
    return tuple(
        replace(it, frost="" if is_for_all or not sides[it.side].has_opened else it.frost)
        for it in views
    )


def build_resting(facts: TableFacts, words: Wording) -> tuple[SeatView, ...]:
    """Returns the views of the seats that sit out the deal, without the viewer."""
    out = facts.view.public.sitting_out
    return tuple(_seat(facts, words, seat) for seat in out if seat != facts.view.seat)


def _seat(facts: TableFacts, words: Wording, seat: int) -> SeatView:
    view = facts.view
    public = view.public
    partner = _partner(facts, words, seat)
    player = _player(facts, words, seat)
    foot = _foot_count(public, seat)
    hand = _hand(facts, words, seat)
    return SeatView(
        seat=seat,
        side=side_of(view.rules, seat),
        name=called(facts, words, seat),
        hand=hand,
        is_viewer=seat == view.seat,
        is_person=seat in facts.persons,
        is_to_act=public.phase is not Phase.OVER and view.actor == seat,
        is_dealer=public.deal > 0 and public.dealer == seat,
        is_thinking=facts.thinking == seat,
        face=facts.faces[seat],
        mood=_mood(facts, seat),
        held=tuple(words.say(TextId.SEAT_CARDS, count) for count in (0, 1, max(len(hand), 2))),
        note=words.say(TextId.SEAT_RESTS) if seat in public.sitting_out else "",
        mark=words.listing((partner, player)),
        brief_mark=player or partner,
        says=_question(view, words, seat),
        action_text="" if seat == view.seat else build_action_bubble(facts.last, seat, words),
        description=_describe_seat(facts, words, seat, len(hand)),
        foot=foot,
        foot_word=words.say(TextId.SEAT_FOOT_WORD) if foot else "",
        foot_told=tell_foot(view, words) if foot else "",
        dealt=_dealt(public, words, seat),
        frost=_frost(view, words, seat),
    )


def _dealt(public: Public, words: Wording, seat: int) -> str:
    is_dealer = public.deal > 0 and public.dealer == seat
    return words.say(TextId.SEAT_DEALER) if is_dealer else ""


def _foot_count(public: Public, seat: int) -> int:
    """Returns the number of cards in a second hand that was not picked up."""
    return public.foot_counts[seat] if public.foot_counts else 0


def tell_foot(view: Observation, words: Wording) -> str:
    """Returns what a second hand is by these rules."""
    is_won = view.rules.deal.foot_by == "canasta"
    return words.say(TextId.SEAT_FOOT_BY_CANASTA if is_won else TextId.SEAT_FOOT_TOLD)


def _frost(view: Observation, words: Wording, seat: int) -> str:
    """Returns that the pile is frozen for a seat; empty where it is always frozen for everybody."""
    public = view.public
    is_told = bool(public.pile) and not view.rules.pile.always_frozen
    if not is_told or public.phase is Phase.OVER or seat in public.sitting_out:
        return ""
    is_frozen = needs_pair(view.rules, public, seat)
    return words.say(TextId.SEAT_FROZEN) if is_frozen else ""


def _mood(facts: TableFacts, seat: int) -> Mood:
    """Returns a seat's mood: glad or sorry by the result of its side, once hands lie open."""
    if facts.thinking == seat:
        return Mood.THINKING
    winners = _winners(facts)
    if not winners:
        return Mood.CALM
    return Mood.GLAD if side_of(facts.view.rules, seat) in winners else Mood.SORRY


def _winners(facts: TableFacts) -> tuple[int, ...]:
    """Returns the sides that won the match or the scored deal; empty while a deal is played."""
    scored = next((event for event in facts.last if isinstance(event, DealScored)), None)
    if facts.revealed is None or scored is None:
        return ()
    best = max(side.total for side in scored.sides)
    best_sides = (at for at, side in enumerate(scored.sides) if side.total == best)
    return facts.view.public.winners or tuple(best_sides)


def _partner(facts: TableFacts, words: Wording, seat: int) -> str:
    view = facts.view
    if seat == view.public.lone:
        return words.say(TextId.SEAT_ALONE)
    is_own = seat in teammates(view.rules, view.public, view.seat)
    return words.say(TextId.SEAT_PARTNER) if is_own and facts.is_addressed else ""


def _player(facts: TableFacts, words: Wording, seat: int) -> str:
    """Returns the mark of a seat at which a computer plays for somebody, or whose hand lies on
    another screen.
    """
    if seat in facts.stand_ins:
        return words.say(TextId.SEAT_STAND_IN)
    return words.say(facts.seat_notes[seat]) if seat in facts.seat_notes else ""


def _hand(facts: TableFacts, words: Wording, seat: int) -> tuple[CardView, ...]:
    public = facts.view.public
    if facts.revealed is not None:
        return _faces(sort_hand(facts.revealed[seat]), (), words)
    if seat != facts.view.seat or facts.is_covered:
        if seat in public.exposed:
            return _faces(sort_hand(public.known[seat]), (), words)
        return (CardView(None),) * public.hand_counts[seat]
    staged = tuple(card for group in facts.stage.groups for card in group.cards)
    held = remove_cards(facts.view.hand, staged)
    return _faces(facts.arrangement.of(held), facts.view.drawn, words)


def _faces(
    cards: tuple[Card, ...], drawn: tuple[Card, ...], words: Wording
) -> tuple[CardView, ...]:
    """Returns the cards with their faces and names, and marks the new ones; among equal cards the
    last is marked.
    """
    fresh = Counter(drawn)
    shown: list[CardView] = []
    for card in reversed(cards):
        is_new = fresh[card] > 0
        fresh[card] -= is_new
        shown.append(CardView(card, is_new, words.card(card)))
    return tuple(reversed(shown))


def _question(view: Observation, words: Wording, seat: int) -> str:
    question = view.public.question
    # After the deal the answer would lie on the cards that are shown there.
    if question is None or view.public.phase is Phase.OVER:
        return ""
    if seat == question.seat:
        return words.say(TextId.SEAT_ASKS) if question.answer is None else ""
    if question.answer is None or seat != partner_of(view.rules, view.public, question.seat):
        return ""
    return words.say(TextId.SEAT_YES if question.answer else TextId.SEAT_NO)


def _describe_seat(facts: TableFacts, words: Wording, seat: int, count: int) -> str:
    public = facts.view.public
    is_to_act = public.phase is not Phase.OVER and facts.view.actor == seat
    if seat in public.sitting_out:
        return words.listing((called(facts, words, seat), words.say(TextId.SEAT_RESTING)))
    foot = _foot_count(public, seat)
    return words.listing(
        (
            called(facts, words, seat),
            _partner(facts, words, seat),
            _player(facts, words, seat),
            words.say(TextId.SEAT_CARDS, count),
            words.say(TextId.SEAT_FOOT, foot) if foot else "",
            words.say(TextId.SEAT_IN_FOOT) if public.in_foot[seat] else "",
            _open_hand(facts, words, seat),
            _dealt(public, words, seat),
            _frost(facts.view, words, seat),
            words.say(TextId.SEAT_TO_ACT) if is_to_act else "",
            words.say(TextId.SEAT_THINKING) if facts.thinking == seat else "",
            _question(facts.view, words, seat),
        )
    )


def _open_hand(facts: TableFacts, words: Wording, seat: int) -> str:
    """Returns the cards of a hand that lies open; empty for a hidden one."""
    public = facts.view.public
    if facts.is_recorded and facts.revealed is not None:
        cards = facts.revealed[seat]
    elif seat in public.exposed:
        cards = public.known[seat]
    else:
        return ""
    return words.say(TextId.SEAT_EXPOSED, cards=words.cards(sort_hand(cards))) if cards else ""
