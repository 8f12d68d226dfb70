"""Tracks where the tokens of a choreography lie."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from canasta_gui.viewmodel.beat import Beat, BeatKind, Placed, Token, tokens_of
from canasta_gui.viewmodel.deal_summary import CountStep
from canasta_gui.viewmodel.picture import Cards, Picture
from canasta_gui.viewmodel.zones import STOCK, Zone
from engine import CanastaKind, Card


class TokenPositions:
    """The tokens of each place and their faces, starting from a picture."""

    def __init__(self, picture: Picture) -> None:
        self.zones = {zone: list(tokens) for zone, tokens in tokens_of(picture).items()}
        self.faces: dict[Token, Card | None] = {}
        for zone, tokens in self.zones.items():
            self.faces.update(zip(tokens, picture.zones[zone], strict=True))
        self.stock = picture.stock
        self.crosswise = set(picture.crosswise)
        self.canastas: dict[Zone, CanastaKind] = dict(picture.canastas)
        self.is_frozen, self.is_over = picture.is_frozen, picture.is_over
        self.told = ""
        self.chairs: tuple[int, ...] = ()
        self.counted: CountStep | None = None
        self._next = len(self.faces)
        self._moved: list[Token] = []

    def cards(self, zone: Zone) -> Cards:
        """Returns the faces in a place, in order."""
        return tuple(self.faces[token] for token in self.zones.get(zone, ()))

    def zones_of(self, kind: str) -> list[Zone]:
        """Returns the places of a kind that hold cards."""
        return [zone for zone, tokens in self.zones.items() if zone.kind == kind and tokens]

    def find(self, zone: Zone, face: Card) -> int | None:
        """Returns the last position of a face in a place; ``None`` if it is not there."""
        cards = self.cards(zone)
        return next((at for at in reversed(range(len(cards))) if cards[at] == face), None)

    def lift(self, zone: Zone, position: int) -> Token:
        """Removes a token from a place and returns it; it has to be put somewhere."""
        token = self.zones[zone].pop(position)
        self._moved.append(token)
        return token

    def draw(self) -> Token:
        """Returns a new token from the stock."""
        self.stock -= 1
        return self.appear()

    def appear(self) -> Token:
        """Returns a new token."""
        token = self._next
        self._next += 1
        self._moved.append(token)
        return token

    def put(self, token: Token, zone: Zone, position: int, face: Card | None) -> None:
        """Puts a token into a place, showing a face."""
        self.zones.setdefault(zone, []).insert(position, token)
        self.faces[token] = face

    def close_gap(self, places: list[Zone]) -> None:
        """Moves the content of each place into the one before it; the first place is empty."""
        for here, following in pairwise(places):
            self.zones[here] = self.zones[following]
            if following in self.canastas:
                self.canastas[here] = self.canastas.pop(following)
        self.zones[places[-1]] = []

    def line_up(self, places: list[Zone], goals: list[Zone]) -> None:
        """Moves the content of each place to the goal in the same position of the list."""
        held = [self.zones.pop(place) for place in places]
        moves = list(zip(places, goals, held, strict=True))
        kinds: dict[Zone, CanastaKind] = {
            goal: self.canastas.pop(at) for at, goal, _ in moves if at in self.canastas
        }
        self.canastas.update(kinds)
        for place, goal, tokens in moves:
            self.zones[goal] = tokens
            if goal != place:
                self._moved.extend(tokens)

    def sweep(self) -> None:
        """Puts every card back into the stock."""
        for zone, tokens in self.zones.items():
            if zone != STOCK:
                self._moved.extend(tokens)
        self.zones, self.faces = {}, {}
        self.crosswise.clear()
        self.canastas.clear()
        self.is_frozen = self.is_over = False

    def beat(self, kind: BeatKind, seat: int | None = None, at: Zone | None = None) -> Beat:
        """Returns the movements since the last beat."""
        moved, self._moved = tuple(self._moved), []
        zones = {
            zone: tuple(Placed(token, self.faces[token]) for token in tokens)
            for zone, tokens in self.zones.items()
            if tokens
        }
        return Beat(
            kind=kind,
            zones=zones,
            moved=moved,
            stock=self.stock,
            crosswise=frozenset(self.crosswise),
            canastas=dict(self.canastas),
            is_frozen=self.is_frozen,
            is_over=self.is_over,
            seat=seat,
            at=at,
            told=self.told,
            chairs=self.chairs,
            counted=self.counted,
        )

    def settle(self, goal: Picture) -> None:
        """Moves the tokens into a picture, with as few changes of place as possible."""
        left = {zone: list(tokens) for zone, tokens in self.zones.items()}
        found: dict[Zone, list[Token | None]] = {
            zone: [None] * len(cards) for zone, cards in goal.zones.items()
        }
        for is_at_home, fits in _PASSES:
            for zone, cards in goal.zones.items():
                places = [zone] if is_at_home else [other for other in left if other != zone]
                for at, wanted in enumerate(cards):
                    if found[zone][at] is None:
                        found[zone][at] = self._take(left, places, wanted, fits)
        homes = {token: zone for zone, tokens in self.zones.items() for token in tokens}
        self.zones = {}
        for zone, tokens in found.items():
            for at, taken in enumerate(tokens):
                token = self.appear() if taken is None else taken
                if homes.get(token) not in (zone, None):
                    self._moved.append(token)
                self.put(token, zone, at, goal.zones[zone][at])
        self.stock, self.crosswise = goal.stock, set(goal.crosswise)
        self.canastas = dict(goal.canastas)
        self.is_frozen, self.is_over = goal.is_frozen, goal.is_over

    def _take(
        self,
        left: dict[Zone, list[Token]],
        places: Iterable[Zone],
        wanted: Card | None,
        fits: Callable[[Card | None, Card | None], bool],
    ) -> Token | None:
        """Returns the first token of some places whose face fits, and takes it away from there;
        ``None`` if there is none.
        """
        for place in places:
            tokens = left.get(place, [])
            for at, token in enumerate(tokens):
                if fits(self.faces[token], wanted):
                    return tokens.pop(at)
        return None


def _is_same(shown: Card | None, wanted: Card | None) -> bool:
    return shown == wanted


def _is_known(shown: Card | None, wanted: Card | None) -> bool:
    return shown is not None and shown == wanted


def _is_turned(shown: Card | None, wanted: Card | None) -> bool:
    return shown is None or wanted is None


_PASSES = ((True, _is_same), (False, _is_known), (True, _is_turned), (False, _is_turned))
"""Who may fill a slot, best first, and whether such a card lies there already: the same card, the
same face from elsewhere, a card of the place that is turned over, a face-down card from elsewhere.
"""
