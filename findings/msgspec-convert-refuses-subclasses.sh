#!/usr/bin/env bash
# msgspec 0.23.0 (0.22.0 does the same): `msgspec.convert` takes an object of a type and none of its subclasses.
# Expected: an instance of a subclass is one of the type, as it is for type checkers and for pydantic beside it
# (2.13.4). Seen: a `Struct` or data class that inherits from the one asked for raises ValidationError ("Expected
# `object`, got `Joker`"), alone, in a list or as a member, and so does a subclass of `date`. A class that msgspec
# knows nothing of may be inherited from, a subclass of `str` is kept, one of `int` becomes `int`. And the very list
# that is refused is taken, unlooked at, as soon as it lies in a `Struct` of the right type. With
# `from_attributes=True` nothing is refused, but the object is made anew as one of the base, and what it had besides
# is lost.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "msgspec==0.23.0" "pydantic==2.13.4"
cat > "$place/show.py" <<'PYTHON'
from dataclasses import dataclass
from datetime import date

import msgspec
import pydantic


class Card(msgspec.Struct):
    rank: str


class Joker(Card):
    is_red: bool = True


class Meld(msgspec.Struct):
    cards: list[Card]


@dataclass
class Place:
    x: int


@dataclass
class Raised(Place):
    height: int = 1


class Day(date):
    pass


class Suit(str):
    pass


class Count(int):
    pass


class Sheet:
    pass


class Note(Sheet):
    pass


def outcome(value, kind, **options):
    try:
        return msgspec.convert(value, kind, **options)
    except msgspec.ValidationError as error:
        return str(error)


joker = Joker("joker")
print(f"msgspec {msgspec.__version__}, pydantic {pydantic.VERSION}")
seen = {
    "alone": outcome(joker, Card),
    "in a list": outcome([Card("4"), joker], list[Card]),
    "as a member": outcome({"cards": [joker]}, Meld),
    "in a meld": outcome(Meld([joker]), Meld),
    "by attributes": outcome(joker, Card, from_attributes=True),
    "data class": outcome(Raised(2), Place),
    "day": outcome(Day(2026, 1, 2), date),
}
for name, result in seen.items():
    print(f"{name}: {result}")
assert seen == {
    "alone": "Expected `object`, got `Joker`",
    "in a list": "Expected `object`, got `Joker` - at `$[1]`",
    "as a member": "Expected `object`, got `Joker` - at `$.cards[0]`",
    "in a meld": Meld([joker]),
    "by attributes": Card("joker"),
    "data class": "Expected `object`, got `Raised`",
    "day": "Expected `date`, got `Day`",
}
assert seen["in a meld"].cards[0] is joker and type(seen["by attributes"]) is Card
assert type(outcome(Note(), Sheet)) is Note
assert type(outcome(Suit("hearts"), str)) is Suit and type(outcome(Count(3), int)) is int

for value, kind in ((Raised(2), Place), (Day(2026, 1, 2), date)):
    assert pydantic.TypeAdapter(kind).validate_python(value) is value
PYTHON
"$place/venv/bin/python" "$place/show.py"
