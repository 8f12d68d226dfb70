"""Reads untrusted JSON: values with their paths, and a list of everything that is wrong."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard, TypeVar

from engine.cards import Card, NotationError, parse_card

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""A value that JSON can hold."""

Text = TypeVar("Text", bound=str)
Value = TypeVar("Value")

LARGEST = 1_000_000_000
"""The largest number that is read; scores, counts and places stay far below."""

_MOST_PROBLEMS = 100
"""How many problems of one value are reported at most."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """A value read from JSON, its path, and the problems found so far.

    Every reading method returns a usable value: a part that cannot be read is noted among the
    problems and replaced by a fallback, so that one pass finds every problem.
    """

    value: object
    place: str = ""
    problems: list[str] = field(default_factory=list[str])

    def fail(self, words: str) -> None:
        """Notes that something is wrong at this place."""
        self.problems.append(f"{self.place}: {words}" if self.place else words)

    def at(self, value: object, step: str) -> "Cursor":
        """Returns the cursor of a part; ``step`` is ``name`` or ``[index]``."""
        dot = "." if self.place and not step.startswith("[") else ""
        return Cursor(value, f"{self.place}{dot}{step}", self.problems)

    def members(self, allowed: tuple[str, ...], required: tuple[str, ...] = ()) -> "Members":
        """Returns the parts of an object. Unknown and missing names are problems."""
        known = self.value
        if not is_object(known):
            self._expect("an object")
            return Members(self, {})
        for name in known:
            if name not in allowed:
                self.at(None, str(name)).fail("unknown key")
        for name in required:
            if known.get(name) is None:
                self.fail(f"{name!r} is missing")
        return Members(self, {str(name): known[name] for name in known if name in allowed})

    def mapping(self) -> Mapping[str, object]:
        """Returns the parts of an object, whatever their names."""
        if is_object(self.value):
            return {str(name): value for name, value in self.value.items()}
        self._expect("an object")
        return {}

    def items(self, count: int | None = None) -> tuple["Cursor", ...]:
        """Returns the parts of a list; of the given length, if one is given."""
        values = self.value
        if not _is_list(values):
            self._expect("a list")
            return ()
        if count is not None and len(values) != count:
            self.fail(f"{count} entries expected, not {len(values)}")
            return ()
        return tuple(self.at(value, f"[{index}]") for index, value in enumerate(values))

    def integer(self, low: int = -LARGEST, high: int = LARGEST) -> int:
        """Returns a whole number within inclusive bounds; 0 where there is none."""
        number = self.value
        if isinstance(number, bool) or not isinstance(number, int):
            self._expect("a whole number")
            return 0
        if number < low:
            self.fail(f"{number} is less than {low}")
            return 0
        if number > high:
            self.fail(f"{number} is more than {high}")
            return 0
        return number

    def boolean(self) -> bool:
        """Returns a truth value."""
        if isinstance(self.value, bool):
            return self.value
        self._expect("true or false")
        return False

    def text(self, longest: int | None = None) -> str:
        """Returns a text of at most so many letters; empty where there is none."""
        if not isinstance(self.value, str):
            self._expect("a text")
            return ""
        if longest is not None and len(self.value) > longest:
            self.fail(f"{len(self.value)} letters are more than {longest}")
            return ""
        return self.value

    def choice(self, options: tuple[Text, ...]) -> Text:
        """Returns one of several words; the first one is the fallback."""
        for option in options:
            if self.value == option and isinstance(self.value, str):
                return option
        self._expect("one of " + ", ".join(options))
        return options[0]

    def tag(self, name: str, options: tuple[Text, ...]) -> Text | None:
        """Returns the word that tells the type of this object; ``None`` if it cannot be read."""
        if not is_object(self.value):
            self._expect("an object")
            return None
        if name not in self.value:
            self.fail(f"{name!r} is missing")
            return None
        before = len(self.problems)
        word = self.at(self.value[name], name).choice(options)
        return word if len(self.problems) == before else None

    def card(self) -> Card | None:
        """Returns one card; ``None`` when it could not be read."""
        cards = self.cards()
        if len(cards) == 1:
            return cards[0]
        if isinstance(self.value, str) and (cards or not self.value.split()):
            self.fail(f"one card expected, not {self.value!r}")
        return None

    def cards(self) -> tuple[Card, ...]:
        """Returns cards separated by blanks, in their order; unknown ones are left out."""
        if not isinstance(self.value, str):
            self._expect("cards as a text")
            return ()
        return tuple(self._known_cards(self.value.split()))

    def _known_cards(self, words: list[str]) -> Iterator[Card]:
        for word in words:
            try:
                yield parse_card(word)
            except NotationError as error:
                self.fail(str(error))

    def _expect(self, what: str) -> None:
        self.fail(f"{what} expected, not {describe(self.value)}")


@dataclass(frozen=True, slots=True)
class Members:
    """The parts of an object by name."""

    parent: Cursor
    values: Mapping[str, object]

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def __getitem__(self, name: str) -> Cursor:
        """Returns a part that is known to be there."""
        return self.parent.at(self.values[name], name)

    def get(self, name: str) -> Cursor | None:
        """Returns the part; ``None`` where it is missing or null."""
        value = self.values.get(name)
        return None if value is None else self.parent.at(value, name)


class ReadError(ValueError):
    """Raised for a value that cannot be used."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        """One line for each problem, beginning with its place."""


def read_all(
    read: Callable[[Cursor], Value | None], value: object, error: type[ReadError]
) -> Value:
    """Reads a value completely. Raises the error with every problem."""
    cursor = Cursor(value)
    result = read(cursor)
    if cursor.problems or result is None:
        raise error(tuple(cursor.problems))
    return result


def first_problems(problems: Sequence[str]) -> tuple[str, ...]:
    """Returns the first problems, and a line that tells how many more there are."""
    more = len(problems) - _MOST_PROBLEMS
    rest = () if more <= 0 else (f"{more} more problems",)
    return (*problems[:_MOST_PROBLEMS], *rest)


def is_object(value: object) -> TypeGuard[Mapping[object, object]]:
    """Returns whether the value is an object of JSON (or a table of TOML)."""
    return isinstance(value, Mapping)


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    """Returns whether the value is a list."""
    return isinstance(value, list | tuple)


def describe(value: object) -> str:
    """Returns a short text of a JSON value for a message."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        text = repr(value)
        return text if len(text) <= 40 else f"{text[:36]}...'"
    if is_object(value):
        return "an object"
    return "a list" if _is_list(value) else str(value)


def to_json(value: object) -> Json:
    """Returns the value with tuples as lists, as `json.dumps` and `json.loads` would leave it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if _is_list(value):
        return [to_json(item) for item in value]
    if is_object(value):
        return {str(name): to_json(item) for name, item in value.items()}
    raise TypeError(f"no JSON value: {value!r}")
