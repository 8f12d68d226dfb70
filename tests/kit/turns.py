"""Steps with large effects, made by hand: the pile is taken, a canasta closes, somebody goes out;
and the last step of a played deal.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.seat_views import (
    CardView,
    LargeFigure,
    MeldView,
    MomentView,
    VictoryView,
)
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.words.words import Words
from engine import (
    PACK,
    CanastaMade,
    Card,
    Choice,
    Discarded,
    Event,
    Match,
    MatchWon,
    Melded,
    MeldKind,
    PileFroze,
    PileTaken,
    Played,
    WentOut,
    format_card,
    is_natural,
    parse_card,
    parse_cards,
    points_in,
    rank_of,
)
from tests.kit import specimens
from tests.kit.played_matches import copy_of
from tests.kit.tallied import drawn, tallied

Turn = tuple[TableView, Step]
"""The table before a step, and the step."""

_FULL = 7
_WHO = "Anna"
_SMALL_HAND = "7h 7c 4d 9c Js Ks"


def heap_taken(count: int = 50) -> Turn:
    """Returns a heap taken with two sevens; most of it goes into melds of the own side at once."""
    held = parse_cards(_SMALL_HAND)
    natural = [card for card in PACK * 3 if is_natural(card)]
    loose = natural[:: max(len(natural) // (count - 1), 1)][: count - 1]
    pile = (*loose, parse_card("7s"))
    start = specimens.playing(hand=_SMALL_HAND)
    # Below zero three sevens are enough to open.
    own = replace(start.sides[0], melds=(), score="\N{MINUS SIGN}45")
    before = tallied(
        replace(
            start,
            sides=(own, *start.sides[1:]),
            pile=replace(start.pile, cards=pile, crosswise=frozenset()),
        )
    )
    pair = held[:2]
    sevens = (*pair, pile[-1])
    events: list[Event] = [PileTaken(0, pile), Melded(0, 0, 0, MeldKind.SET, pair, pile[-1])]
    left = Counter(pile) + Counter(held) - Counter(sevens)
    melds: list[tuple[Card, ...]] = [sevens]
    for rank, number in Counter(rank_of(card) for card in left.elements()).most_common(6):
        if number >= 3:
            cards = tuple(card for card in left.elements() if rank_of(card) is rank)
            melds.append(cards)
            events += _laid(len(melds) - 1, cards)
            left -= Counter(cards)
    hand = tuple(CardView(card) for card in left.elements())
    laid = tuple(_meld(cards) for cards in melds)
    after = drawn(
        replace(
            before,
            seats=(replace(before.seats[0], hand=hand), *before.seats[1:]),
            sides=(replace(own, melds=laid), *before.sides[1:]),
            pile=replace(before.pile, cards=()),
            moment=MomentView(taken=f"{_WHO} takes {count} cards."),
        )
    )
    return before, Step(tuple(events), after)


def _laid(index: int, cards: tuple[Card, ...]) -> list[Event]:
    events: list[Event] = [Melded(0, 0, index, MeldKind.SET, cards)]
    if len(cards) >= _FULL:
        events.append(CanastaMade(0, index, "natural"))
    return events


def _meld(cards: tuple[Card, ...]) -> MeldView:
    if len(cards) >= _FULL:
        told = LargeFigure("Natural canasta +500", "+500")
        return MeldView(cards, "natural", "Natural", "meld", bonus="+500", told=told)
    return MeldView(cards, None, f"{len(cards)} of 7", "meld", 7)


def canasta_closed(added: str = "9c") -> Turn:
    """Returns a step in which the seventh card goes to a meld."""
    before = with_meld(drawn(specimens.playing()), "9h 9s 9d 9h 9s 9d")
    after = without(with_meld(before, f"{added} 9h 9s 9d 9h 9s 9d"), added)
    kind = after.sides[0].melds[0].canasta
    assert kind is not None
    melded = Melded(0, 0, 0, MeldKind.SET, (parse_card(added),), is_new=False)
    return before, Step((melded, CanastaMade(0, 0, kind)), after)


def others_closed() -> Turn:
    """Returns a step in which the others' first meld becomes a canasta."""
    start = specimens.playing()
    four, held = specimens.meld("9h 9d 9c 9s 9h 9d"), parse_card("9c")
    full = (*four.cards, held)
    own, others = start.sides[0], start.sides[1]
    before = tallied(replace(start, sides=(own, replace(others, melds=(four,)), *start.sides[2:])))
    closed = replace(others, melds=(_meld(full),))
    after = tallied(replace(before, sides=(own, closed, *start.sides[2:])))
    events = (Melded(1, 1, 0, MeldKind.SET, (held,)), CanastaMade(1, 0, "natural"))
    return before, Step(events, after)


def pile_frozen() -> Turn:
    """Returns a step in which a wild card is discarded."""
    before = drawn(specimens.playing())
    card = parse_card("2h")
    cards = (*before.pile.cards, card)
    pile = replace(before.pile, cards=cards, crosswise=frozenset({len(cards) - 1}), is_frozen=True)
    after = replace(
        without(before, "2h"), pile=pile, moment=MomentView(frozen=f"{_WHO} has frozen the pile.")
    )
    return before, Step((Discarded(0, card, is_crosswise=True), PileFroze(card)), after)


def gone_out() -> Turn:
    """Returns a step in which an opponent, who has thrown the last card, goes out."""
    start = specimens.playing()

    def said(words: str) -> TableView:
        seats = tuple(
            replace(seat, hand=(), action_text=words) if seat.seat == 1 else seat
            for seat in start.seats
        )
        moment = MomentView(out=f"{start.seats[1].name} went out." if words else "")
        return replace(start, seats=seats, moment=moment)

    after = said("Out!")
    over = replace(after, pile=after.pile.unasked())
    return said(""), Step((WentOut(1, is_concealed=False),), over)


_FIRST_MELDS = ("Kh Ks Kc", "Js Jd Jc", "7h 7c 7c")


def _opening(seat: int) -> tuple[tuple[MeldView, ...], tuple[Event, ...], MomentView]:
    """Returns first melds, the events of laying them, and what is said of it."""
    laid = tuple(map(parse_cards, _FIRST_MELDS))
    points = str(sum(map(points_in, laid)))
    told = LargeFigure(f"{specimens.seat(seat, 2, 0).name} opens with {points}", points)
    events = (Melded(seat, seat, at, MeldKind.SET, it) for at, it in enumerate(laid))
    return tuple(map(_meld, laid)), tuple(events), MomentView(opened=told)


def opened() -> Turn:
    """Returns a step in which the own side lays its first melds."""
    start = specimens.playing(hand="Jk 2h Ac Kh Ks Kc Qd Js Jd Jc 7h 7c 7c 4d")
    own = replace(start.sides[0], melds=(), score="760")
    before = drawn(replace(start, sides=(own, *start.sides[1:])))
    melds, events, moment = _opening(0)
    after = before
    for card in [card for meld in melds for card in meld.cards]:
        after = without(after, format_card(card))
    own = replace(before.sides[0], melds=melds)
    after = replace(after, sides=(own, *before.sides[1:]), moment=moment)
    return before, Step(events, tallied(after))


def others_opened() -> Turn:
    """Returns a step in which the others lay their first melds."""
    start = specimens.playing()
    own, others = start.sides
    before = tallied(replace(start, sides=(own, replace(others, melds=()))))
    melds, events, moment = _opening(1)
    sides = (before.sides[0], replace(before.sides[1], melds=melds))
    return before, Step(events, tallied(replace(before, sides=sides, moment=moment)))


def match_won(winner: int = 0) -> Turn:
    """Returns a step in which a side wins the match, after a deal that the viewer has ended."""
    start = specimens.playing(hand="")
    ended = {True: ("5,215", 1.0), False: ("3,480", 0.7)}
    sides = tuple(
        replace(it, gain="", leads=False, score=score, total=score, progress=progress)
        for it in start.sides
        for score, progress in (ended[it.side == winner],)
    )
    seats = (replace(start.seats[0], is_to_act=False), *start.seats[1:])
    pile = replace(start.pile.unasked(), word="", short="")
    before = replace(start, sides=sides, seats=seats, pile=pile, prompt="", turn="", sort=None)
    scores = tuple((it.side, it.score) for it in sorted(sides, key=lambda it: it.side != winner))
    victory = VictoryView(
        f"{start.sides[winner].name}: victory!",
        scores,
        "1,735 points ahead after 6 deals",
        "Continue",
    )
    return before, Step((MatchWon((winner,)),), replace(before, is_over=True, victory=victory))


def last_turn(match: Match) -> Turn:
    """Returns the last action of the deal that was played last, with the count of its score."""
    steps = list[Step]()
    early = copy_of(match, len(match.entries) - 1)
    last = match.entries[-1]
    assert isinstance(last, Played)
    session = Session(early, Words(match.rules), steps.append)
    before = session.view()
    if session.waiting is Waiting.COMPUTER:
        session.submit_computer(early.actor, Choice(last.action))
    else:
        session.act(last.action)
    return before, steps[-1]


def without(view: TableView, face: str) -> TableView:
    """Returns the view without a card in the viewer's hand."""
    hand = tuple(card for card in view.seats[0].hand if card.face != parse_card(face))
    return replace(view, seats=(replace(view.seats[0], hand=hand), *view.seats[1:]))


def with_meld(view: TableView, cards: str) -> TableView:
    """Returns the view with this meld as the own side's only one."""
    own = replace(view.sides[0], melds=(specimens.meld(cards),))
    return tallied(replace(view, sides=(own, *view.sides[1:])))


TURNS: dict[str, Callable[[], Turn]] = {
    "heap-of-50": heap_taken,
    "heap-of-8": lambda: heap_taken(8),
    "canasta": canasta_closed,
    "mixed-canasta": lambda: canasta_closed("2h"),
    "freeze": pile_frozen,
    "opening": opened,
    "going-out": gone_out,
    "match-won": match_won,
}
