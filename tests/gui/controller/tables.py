"""Sessions for tests, and functions that choose gestures at random."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count

from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press, Rearrange
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import Card, Match, SeatPlayer, load_ruleset, make_agent, new_code
from engine.rng import Chance

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")


def new_match(
    people: tuple[int, ...] = (0,),
    rules: str | Mapping[str, object] = "hasbro-2001/4p",
    seed: str = "table",
) -> Match:
    """Returns a match before its first deal; seats without a person are computers."""
    ruleset = load_ruleset(rules)
    seats = tuple(
        SeatPlayer(NAMES[seat]) if seat in people else SeatPlayer(NAMES[seat], "computer", "random")
        for seat in range(sum(map(len, ruleset.seats.sides)))
    )
    return Match.start(ruleset, seats, new_code(seed.encode()))


def watching_match(people: tuple[int, ...] = (0,), seed: str = "watching") -> Match:
    """Returns a match of five before its first deal, in which one of the people sits out.

    Only files of earlier versions contain such a match with a single person.
    """
    for number in count():
        begun = new_match(people, "winning-moves-deluxe/5p", f"{seed} {number}")
        header = replace(begun.header, in_first_deal=None)
        tried = Match(header)
        tried.next_deal()
        if set(tried.state.public.sitting_out) <= set(people):
            return Match(header)
    raise AssertionError("nobody of them sits out")


class Table:
    """A session that records everything it publishes, with computer players that answer at once."""

    def __init__(self, match: Match) -> None:
        self.steps: list[Step] = []
        self.session = Session(match, Words(match.rules), self.steps.append)
        self._count = 0

    @property
    def view(self) -> TableView:
        """Returns the present view."""
        return self.session.view()

    def settle(self, limit: int = 10_000) -> None:
        """Lets computers play and people come to the screen until a person has to act."""
        for _ in range(limit):
            self.session.come_to_rest()
            request = self.session.ask_computer()
            if request is None:
                return
            seat, view = request
            self._count += 1
            choice = make_agent("random").choose(view, f"computer {self._count}")
            assert self.session.submit_computer(seat, choice) == ()
        raise AssertionError("the computers never stop")

    def press(self, button: ButtonId) -> None:
        """Presses a button and lets the others play."""
        self.session.handle(Press(button))
        self.settle()

    def do(self, gesture: Gesture) -> None:
        """Makes a gesture and lets the others play."""
        self.session.handle(gesture)
        self.settle()


def hand_of(view: TableView) -> tuple[Card, ...]:
    """Returns the faces that the viewer sees in the own hand."""
    return tuple(card.face for card in view.seats[0].hand if card.face is not None)


def places(view: TableView) -> Iterator[Zone]:
    """Yields every place of the view, and a few places that it does not have."""
    yield from (STOCK, PILE, FELT, Zone(ZoneKind.HAND, view.viewer), Zone(ZoneKind.HAND, 1))
    for side in view.sides:
        yield Zone(ZoneKind.BONUS, side.side)
        for index in range(len(side.melds) + 1):
            yield Zone(ZoneKind.MELD, side.side, index)
    for index in range(len(view.stage.groups) + 1):
        yield Zone(ZoneKind.STAGE, 0, index)


def random_gesture(view: TableView, chance: Chance) -> Gesture:
    """Returns a random gesture, lawful or not."""
    hand = hand_of(view)
    zones = tuple(places(view))
    some = chance.shuffle(hand)[: chance.below(4)]
    rank = chance.choice(hand) >> 2 if hand else 0
    same = tuple(card for card in hand if card >> 2 in (rank, 15, 2))[: 2 + chance.below(4)]
    cards = same if chance.below(2) else some
    kind = chance.below(12)
    if kind < 4:
        return Drop(cards, Zone(ZoneKind.HAND, view.viewer), chance.choice(zones))
    if kind < 6 and view.stage.groups:
        index = chance.below(len(view.stage.groups))
        staged = view.stage.groups[index].cards
        return Drop(
            staged[: 1 + chance.below(3)], Zone(ZoneKind.STAGE, 0, index), chance.choice(zones)
        )
    if kind < 9:
        return Activate(chance.choice(zones), cards if chance.below(2) else cards[:1])
    if kind < 10:
        return Rearrange(chance.shuffle(hand))
    return Press(chance.choice(tuple(ButtonId)))


def obvious_gesture(view: TableView, chance: Chance) -> Gesture:
    """Returns a gesture that continues the game: a draw, or a discard."""
    enabled = {button.id for button in view.buttons if button.is_enabled}
    for button in (ButtonId.NEXT, ButtonId.LAY, ButtonId.YES, ButtonId.PASS):
        if button in enabled:
            return Press(button)
    hand = hand_of(view)
    if chance.below(3) == 0 or not hand:
        return Activate(STOCK, ())
    if chance.below(4) == 0:
        return Activate(PILE, ())
    if ButtonId.TAKE_BACK in enabled:
        return Press(ButtonId.TAKE_BACK)
    return Activate(PILE, (chance.choice(hand),))


def is_waiting_for_people(session: Session) -> bool:
    """Returns whether the game waits for a gesture."""
    return session.waiting not in (Waiting.COMPUTER, Waiting.MATCH_OVER)
