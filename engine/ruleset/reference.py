"""A reference to rules: an edition, the number of players, variations, house rules."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.cursor import Cursor, Json, ReadError, read_all, to_json
from engine.ruleset.edition_files import usual_players
from engine.ruleset.model import VARIATIONS, Variation

_SHORT_FORM = re.compile(
    r"(?P<edition>[^/+]+)(/(?P<players>\d{1,2})p(/(?P<teams>\d)t)?)?(?P<variations>(\+[^+]*)*)"
)
_KEYS = ("edition", "players", "variations", "house", "teams")


class RulesetError(ReadError):
    """Raised for rules that do not exist, are not offered, or contradict themselves."""


@dataclass(frozen=True, slots=True)
class RulesReference:
    """A name for a set of rules; it may name rules that do not exist."""

    edition: str
    players: int = 0
    """The number of players; made without one, it is the usual one of the edition."""
    variations: tuple[Variation, ...] = ()
    house: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    """Values by the dotted path of the option, laid over everything else."""
    teams: int | None = None
    """The number of sides, where the players may choose it."""

    def __post_init__(self) -> None:
        """Fill in the usual number of players."""
        if not self.players:
            object.__setattr__(self, "players", usual_players(self.edition))


def parse_reference(value: object) -> RulesReference:
    """Reads a reference: the short text form or the JSON object. Raises `RulesetError`."""
    return read_all(read_reference, value, RulesetError)


def read_reference(cursor: Cursor) -> RulesReference:
    """Reads a reference; what is wrong with it is noted at the cursor."""
    if isinstance(cursor.value, str):
        return _read_text(cursor, cursor.value)
    members = cursor.members(_KEYS, required=("edition",))
    edition, players, variations, house, teams = map(members.get, _KEYS)
    return RulesReference(
        edition=edition.text() if edition else "",
        players=players.integer(2, 6) if players else 0,
        variations=_read_variations(variations.items() if variations else ()),
        house=house.mapping() if house else {},
        teams=teams.integer(2, 4) if teams else None,
    )


def _read_text(cursor: Cursor, text: str) -> RulesReference:
    match = _SHORT_FORM.fullmatch(text)
    if match is None:
        cursor.fail(f"{text!r} is not of the form edition/4p+variation")
        return RulesReference("")
    words = match["variations"].split("+")[1:]
    return RulesReference(
        edition=match["edition"],
        players=int(match["players"] or 0),
        variations=_read_variations(cursor.at(word, "variations") for word in words),
        teams=int(match["teams"]) if match["teams"] else None,
    )


def _read_variations(words: Iterable[Cursor]) -> tuple[Variation, ...]:
    chosen = {word.choice(VARIATIONS) for word in words}
    return tuple(variation for variation in VARIATIONS if variation in chosen)


def format_reference(reference: RulesReference) -> dict[str, Json]:
    """Returns the reference as JSON, without members that are not set."""
    parts: dict[str, Json] = {"edition": reference.edition, "players": reference.players}
    if reference.variations:
        parts["variations"] = list(reference.variations)
    if reference.house:
        parts["house"] = {path: to_json(value) for path, value in reference.house.items()}
    if reference.teams is not None:
        parts["teams"] = reference.teams
    return parts
