"""A short code that gives the same cards again, the proof that a deal was fixed beforehand, and
decks that are shuffled as at home.

From a deal code follow the first dealer and, with a deal's number, the order of its deck and who
sits it out. The code itself is chance: the engine has none, so whoever starts a match supplies it.

Before a deal the table may publish the fingerprint of the deck's order, and after the deal the
salt. The salt is derived from the code in one direction only, so the fingerprint cannot be
matched against guessed decks before the salt is known, and a published salt tells nothing about
the deals to come. Anyone can check both with a tool of their own: the fingerprint is the SHA-256
of the salt, a blank, and the cards in plain notation. The code itself gives all deals away:
keep it covered while the match goes on.
"""

from enum import StrEnum
from hashlib import sha256
from typing import TypeVar

from engine.cards import CALIENTE, PACK, Card, format_cards
from engine.rng import Chance
from engine.ruleset.model import Ruleset
from engine.seating import sitters
from engine.state import Seat

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters without the look-alikes 0 O, 1 I L.

Their number is prime, so that the check character notices any single wrong character and any two
that changed places.
"""

_DATA = 11
_GROUP = 4


class CodeProblem(StrEnum):
    """What is wrong with a text that should be a deal code."""

    LENGTH = "length"
    CHARACTER = "character"
    CHECK = "check"
    """Well formed, but mistyped: the check character does not fit."""


class DealCodeError(ValueError):
    """A text that is not a deal code."""

    def __init__(self, problem: CodeProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


def new_code(entropy: bytes) -> str:
    """Returns a deal code that follows from the given bytes.

    Ten random bytes or more make a code that nobody can foresee; a fixed text makes a fixed
    code. Raises `ValueError` when there are no bytes at all.
    """
    if not entropy:
        raise ValueError("a deal code needs at least one byte of chance")
    number = int.from_bytes(sha256(b"canasta code 1 " + entropy).digest(), "big")
    values: list[int] = []
    for _ in range(_DATA):
        number, value = divmod(number, len(ALPHABET))
        values.append(value)
    values.append(_check_value(values))
    return _grouped("".join(ALPHABET[value] for value in values))


def parse_code(text: str) -> str:
    """Returns the canonical form; takes blanks, dashes, small letters. Raises `DealCodeError`."""
    letters = "".join(text.replace("-", " ").split()).upper()
    for letter in letters:
        if letter not in ALPHABET:
            raise DealCodeError(
                CodeProblem.CHARACTER, f"a deal code does not contain the character {letter!r}"
            )
    if len(letters) != _DATA + 1:
        raise DealCodeError(
            CodeProblem.LENGTH,
            f"a deal code has {_DATA + 1} characters, this text has {len(letters)}",
        )
    values = [ALPHABET.index(letter) for letter in letters]
    if _check_value(values[:_DATA]) != values[_DATA]:
        raise DealCodeError(CodeProblem.CHECK, f"the deal code {_grouped(letters)} is mistyped")
    return _grouped(letters)


def _check_value(values: list[int]) -> int:
    """Returns the value that makes the sum, weighed 1 to 12 by place, a multiple of the base."""
    base = len(ALPHABET)
    weighed = sum(place * value for place, value in enumerate(values, start=1))
    return -weighed * pow(_DATA + 1, -1, base) % base


def _grouped(letters: str) -> str:
    return "-".join(letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP))


def full_deck(rules: Ruleset) -> tuple[Card, ...]:
    """Returns every card that the ruleset plays with, unshuffled."""
    return PACK * rules.deck.count + (CALIENTE,) * rules.caliente.count


def deck_order(rules: Ruleset, code: str, deal: int) -> tuple[Card, ...]:
    """Returns the deck of a deal (counted from 1), first dealt first. Raises `DealCodeError`."""
    return Chance(f"canasta deal 1 {parse_code(code)} {deal}").shuffle(full_deck(rules))


def drawn_dealer(rules: Ruleset, code: str) -> Seat:
    """Returns the dealer whom chance chooses. Raises `DealCodeError` for a wrong code."""
    return Chance(f"canasta dealer 1 {parse_code(code)}").below(rules.players)


def drawn_sitters(
    rules: Ruleset, code: str, deal: int, in_first_deal: Seat | None = None
) -> tuple[Seat, ...]:
    """Returns the seats that sit out a deal (counted from 1): the first ones by chance, then in
    turn.

    A seat that plays in the first deal in any case is left out of the draw for it. Sitting out
    passes round a side against the direction of play. If it went with the deal, some seats would
    never deal.

    Raises `DealCodeError` for a wrong code.
    """
    code = parse_code(code)
    if not rules.seats.sitting_out:
        return ()
    turns = range(rules.seats.largest_side)
    places = (place for place in turns if in_first_deal not in sitters(rules, place))
    first = Chance(f"canasta sitter 1 {code}").choice(tuple(places))
    return sitters(rules, first + 1 - deal)


def deal_salt(code: str, deal: int) -> str:
    """Returns the salt to publish after a deal: 32 hexadecimal digits. Raises `DealCodeError`."""
    return sha256(f"canasta salt 1 {parse_code(code)} {deal}".encode()).hexdigest()[:32]


def fingerprint(order: tuple[Card, ...], salt: str) -> str:
    """Returns the hash that may be published before the deal: 64 hexadecimal digits."""
    return sha256(f"{salt} {format_cards(order)}".encode()).hexdigest()


MOST_RIFFLES = 7
"""After seven riffles the deck of before can hardly be told any more."""

_Item = TypeVar("_Item")


def expect_riffles(riffles: int) -> None:
    """Raises `ValueError` for a number of riffles that no match has; 0 is a perfect shuffle."""
    if not 0 <= riffles <= MOST_RIFFLES:
        raise ValueError(f"0 to {MOST_RIFFLES} riffles expected, not {riffles}")


def shuffled_at_home(
    gathered: tuple[_Item, ...], riffles: int, chance: Chance
) -> tuple[_Item, ...]:
    """Returns the gathered cards after some riffles and a cut."""
    cards = gathered
    for _ in range(riffles):
        cards = _riffled(cards, chance)
    return _cut(cards, chance)


def _riffled(cards: tuple[_Item, ...], chance: Chance) -> tuple[_Item, ...]:
    """Returns the cards after one riffle."""
    size = len(cards)
    parted = sum(chance.below(2) for _ in cards)
    first, second = 0, parted
    fallen: list[_Item] = []
    while len(fallen) < size:
        left = parted - first
        if chance.below(left + size - second) < left:
            fallen.append(cards[first])
            first += 1
        else:
            fallen.append(cards[second])
            second += 1
    return tuple(fallen)


def _cut(cards: tuple[_Item, ...], chance: Chance) -> tuple[_Item, ...]:
    """Returns the cards after a cut, which leaves at least a quarter of them on either side."""
    quarter = len(cards) // 4
    place = quarter + chance.below(len(cards) - 2 * quarter + 1)
    return cards[place:] + cards[:place]
