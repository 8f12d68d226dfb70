"""Makes a complete ruleset from a reference: edition, overlays, house rules, checks; checks house
rules option by option.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

from pydantic import ValidationError

from engine.cursor import Json
from engine.ruleset.catalogue import catalogue
from engine.ruleset.editions import (
    ALONE,
    edition_title,
    may_play_alone,
    offered_teams,
    offered_variations,
    settings,
)
from engine.ruleset.model import RULESETS, Ruleset, met_first
from engine.ruleset.problem import Problem
from engine.ruleset.problems import problems
from engine.ruleset.reference import (
    RulesetError,
    RulesReference,
    edition_ids,
    format_reference,
    offered_players,
    parse_reference,
)

HOUSE = "house"
"""The source of a value that the players chose."""

DEFAULT = "default"
"""The source of a value that is the default of its option."""


def load_ruleset(reference: object) -> Ruleset:
    """Returns the ruleset of a reference: a `RulesReference`, its text, or its JSON object.

    Raises `RulesetError` that names everything that is unknown, not offered or contradictory.
    """
    return _load(json.dumps(format_reference(resolve(reference))))


@lru_cache(maxsize=256)
def _load(reference: str) -> Ruleset:
    """Returns the same for the JSON text of a reference that was resolved; keeps it."""
    resolved = parse_reference(json.loads(reference))
    ruleset = _validate(resolved, {**edition_values(resolved.plain), **resolved.house})
    found = problems(ruleset)
    if found:
        raise RulesetError(tuple(str(problem) for problem in found))
    is_house = bool(resolved.house) and bool(reference_of(ruleset).house)
    return met_first(replace(ruleset, is_house=is_house))


def load_sources(reference: object) -> Mapping[str, str]:
    """Returns the source of every option's value, by dotted path. Raises `RulesetError`."""
    resolved = resolve(reference)
    sources = dict.fromkeys(catalogue(), DEFAULT)
    sources.update({setting.path: setting.source for setting in settings(resolved)})
    return sources | dict.fromkeys(resolved.house, HOUSE)


def titles() -> Mapping[str, str]:
    """Returns the names of all editions by id."""
    return {edition: edition_title(edition) for edition in edition_ids()}


def option_values(ruleset: Ruleset) -> Mapping[str, Json]:
    """Returns the value of every option by dotted path, as JSON."""
    dump = RULESETS.dump_python(ruleset, mode="json")
    return {path: _part(dump, path.split(".")) for path in catalogue()}


@dataclass(frozen=True, slots=True)
class OptionChange:
    """An option that has another value in the second ruleset than in the first."""

    path: str
    before: Json
    after: Json


def differences(first: Ruleset, second: Ruleset) -> tuple[OptionChange, ...]:
    """Returns every option whose value differs, in the catalogue's order."""
    before, after = option_values(first), option_values(second)
    return tuple(
        OptionChange(path, before[path], after[path])
        for path in before
        if before[path] != after[path]
    )


@lru_cache(maxsize=256)
def reference_of(ruleset: Ruleset) -> RulesReference:
    """Returns the reference that loads this ruleset; its house rules are the differences from the
    edition.

    Raises `RulesetError` if the edition does not exist (any more).
    """
    plain = plain_reference(ruleset)
    changes = differences(load_ruleset(plain), ruleset)
    return replace(plain, house={change.path: change.after for change in changes})


def is_offered(ruleset: Ruleset) -> bool:
    """Returns whether the edition of a ruleset exists still, for as many players and sides."""
    return not any(_not_offered(plain_reference(ruleset)))


def plain_reference(ruleset: Ruleset) -> RulesReference:
    """Returns the reference to the edition of a ruleset for its table, without house rules."""
    return RulesReference(ruleset.edition, ruleset.players, ruleset.variations, teams=ruleset.teams)


def digest(ruleset: Ruleset) -> str:
    """Returns a hash of how the ruleset plays; names and options at their default do not count.

    So it stays the same when a later version of the program has more options.
    """
    names = {"title", "words", "is_house"}
    values = RULESETS.dump_python(ruleset, mode="json", exclude=names, exclude_defaults=True)
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def _part(value: Json, names: list[str]) -> Json:
    for name in names:
        assert isinstance(value, dict)
        value = value[name]
    return value


@lru_cache(maxsize=256)
def edition_values(plain: RulesReference) -> Mapping[str, object]:
    """Returns an edition's values for a table without house rules, by dotted path; keeps them."""
    return {one.path: one.value for one in settings(plain) if not one.agrees}


def resolve(reference: object) -> RulesReference:
    """Returns the reference, parsed, if all that it names is offered. Raises `RulesetError`."""
    known = reference if isinstance(reference, RulesReference) else parse_reference(reference)
    found = tuple(_not_offered(known))
    if found:
        raise RulesetError(found)
    return known


def _not_offered(reference: RulesReference) -> Iterator[str]:
    edition, players, teams = reference.edition, reference.players, reference.teams
    if edition not in edition_ids():
        yield f"edition: unknown edition {edition!r}; there are {', '.join(edition_ids())}"
        return
    if players not in offered_players(edition):
        counts = ", ".join(map(str, offered_players(edition)))
        yield f"players: {edition} is not offered for {players} players, only for {counts}"
    for variation in reference.variations:
        if variation not in offered_variations(edition, players):
            yield f"variations: {edition} is not offered with {variation} for {players} players"
    is_alone = teams == ALONE and may_play_alone(reference)
    if teams is not None and not is_alone and teams not in offered_teams(reference):
        yield f"teams: {edition} leaves no choice of {teams} sides"


def _validate(reference: RulesReference, values: Mapping[str, object]) -> Ruleset:
    """Builds the model. Raises `RulesetError` for values of the wrong kind or out of bounds."""
    unknown = tuple(f"house.{path}: unknown option" for path in values if path not in catalogue())
    try:
        ruleset = build(reference, values)
    except ValidationError as error:
        raise RulesetError((*unknown, *_complaints(error, reference))) from None
    if unknown:
        raise RulesetError(unknown)
    return ruleset


def build(reference: RulesReference, values: Mapping[str, object]) -> Ruleset:
    """Returns the model with these values by dotted path; ignores unknown paths.

    Raises pydantic's `ValidationError` for values of the wrong kind or out of bounds.
    """
    tree: dict[str, Any] = {
        "edition": reference.edition,
        "players": reference.players,
        "variations": reference.variations,
        "teams": reference.teams,
        "title": edition_title(reference.edition),
    }
    for path, (groups, name) in _places().items():
        branch = tree
        for group in groups:
            branch = branch.setdefault(group, {})
        if path in values:
            branch[name] = values[path]
    # Validated from JSON text, which accepts a list for a tuple and converts nothing else.
    return RULESETS.validate_json(json.dumps(tree), strict=True)


@cache
def _places() -> Mapping[str, tuple[tuple[str, ...], str]]:
    """Returns the groups and the name in the path of every option."""
    parts = {path: path.split(".") for path in catalogue()}
    return {path: (tuple(groups), name) for path, (*groups, name) in parts.items()}


def _complaints(error: ValidationError, reference: RulesReference) -> Iterator[str]:
    for detail in error.errors(include_url=False, include_input=False):
        path = ".".join(map(str, detail["loc"]))
        is_house = any(path == own or path.startswith(f"{own}.") for own in reference.house)
        yield f"{'house.' if is_house else ''}{path}: {detail['msg'].lower()}"


def house_problems(reference: RulesReference) -> tuple[Problem, ...]:
    """Returns why these house rules cannot be played; empty when they can be.

    Contradictions are searched for once every value is of the right kind. Raises `RulesetError`
    when the edition is not offered for such a table.
    """
    resolved = resolve(reference)
    unknown = tuple(
        Problem("option.unknown", path) for path in resolved.house if path not in catalogue()
    )
    try:
        ruleset = build(resolved, {**edition_values(resolved.plain), **resolved.house})
    except ValidationError as error:
        return (*unknown, *_wrong_values(error, resolved))
    return (*unknown, *problems(ruleset))


def _wrong_values(error: ValidationError, reference: RulesReference) -> Iterator[Problem]:
    places = [".".join(map(str, detail["loc"])) + "." for detail in error.errors()]
    for path in reference.house:
        if any(place.startswith(f"{path}.") for place in places):
            yield Problem("option.wrong_value", path)
