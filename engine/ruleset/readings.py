"""What the documents leave open in a game: its options by decision, and what others play there."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from engine.cursor import Json
from engine.ruleset.catalogue import OptionInfo, catalogue
from engine.ruleset.load import DEFAULT, load_ruleset, load_sources, option_values, plain_reference
from engine.ruleset.model import Ruleset
from engine.ruleset.reference import RulesetError, RulesReference, edition_ids, offered_players

_DECISION: Final = re.compile(r"\bD\d{2,3}\b")
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class OpenOption:
    """An option whose value in a game is a decision on an open question."""

    path: str
    decisions: tuple[str, ...]
    """The numbers of the decisions in `docs/readings.md`."""
    value: Json
    others: tuple[Json, ...]
    """Other values for the same table, each playable alone as a house rule: of two choices the
    other one, else what documents of other games state; empty for lists, and where none is known.
    """


def open_options(rules: Ruleset) -> tuple[OpenOption, ...]:
    """Returns the open options of a game, in the catalogue's order, without those that its house
    rules change; none where the edition does not offer such a table (any more).

    Leaves out an option of two choices of which the other one could not be played.
    """
    own, found = option_values(rules), _open_options(plain_reference(rules))
    return tuple(option for option in found if own[option.path] == option.value)


@lru_cache(maxsize=16)
def _open_options(table: RulesReference) -> tuple[OpenOption, ...]:
    try:
        values, sources = option_values(load_ruleset(table)), load_sources(table)
    except RulesetError:
        return ()
    found = (_open_option(table, path, values[path], sources[path]) for path in values)
    return tuple(option for option in found if option is not None)


def _open_option(table: RulesReference, path: str, value: Json, source: str) -> OpenOption | None:
    decisions = tuple(_DECISION.findall(source))
    if not decisions:
        return None
    info = catalogue()[path]
    others = tuple(it for it in _candidates(table, info, value) if _is_playable(table, path, it))
    is_settled = not others and info.kind in ("switch", "choice", "seats")
    return None if is_settled else OpenOption(path, decisions, value, others)


def _candidates(table: RulesReference, info: OptionInfo, value: Json) -> Iterator[Json]:
    """Yields what may be played instead: all choices where there are two or no document helps."""
    if info.kind == "switch":
        yield not value
        return
    stated = () if info.kind in ("numbers", "steps") else _stated(table.players)[info.path]
    known = [it for it in stated if it != value]
    if info.kind == "choice" and (len(info.choices) == _TWO or not known):
        known = [choice for choice in info.choices if choice != value]
    yield from known


def _is_playable(table: RulesReference, path: str, value: Json) -> bool:
    try:
        load_ruleset(replace(table, house={path: value}))
    except RulesetError:
        return False
    return True


@cache
def _stated(players: int) -> Mapping[str, tuple[Json, ...]]:
    """Returns the values that the documents of all games state for so many players, by option."""
    found: dict[str, list[Json]] = {}
    for edition in edition_ids():
        if players in offered_players(edition):
            table = RulesReference(edition, players)
            values, sources = option_values(load_ruleset(table)), load_sources(table)
            for path, source in sources.items():
                known = found.setdefault(path, [])
                if source != DEFAULT and values[path] not in known:
                    known.append(values[path])
    return {path: tuple(sorted(known, key=_size)) for path, known in found.items()}


def _size(value: Json) -> tuple[bool, int]:
    """Returns by what values are ordered: numbers by size, others after them as they come."""
    return (False, value) if isinstance(value, int) else (True, 0)
