"""Compares the expectations of a scenario with its outcome.

An expectation may hold:

- ``legal = true``, or ``refused``: the rules that refuse the last action, all of them;
- ``degree``, ``params``, ``blame``: of the only refusal (parameters that are not named may have any
  value);
- ``events``: events in this order, each with the fields to compare; ``never``: names of events that
  must not occur;
- ``after``: parts of the position afterwards; cards of hands and melds in any order;
- ``options``: options of the seat to act afterwards, by name; cards in any order;
- ``points``: of both sides; ``lines``: rules and points by side; ``match``, ``winners``.
"""

from collections.abc import Callable
from typing import Any

from engine import Observation, actor_of, format_card, format_cards, observe, options, parse_cards
from engine.codec.forms import format_event
from engine.cursor import Json
from engine.position import format_position
from tests.scenarios.scenario_file import Table
from tests.scenarios.scenario_runner import Outcome


def judge(expect: Table, outcome: Outcome) -> None:
    """Raises `AssertionError` for the first expectation that the outcome does not meet."""
    assert expect, "a scenario has to expect something"
    for name, wanted in expect.items():
        assert name in _JUDGES, f"unknown expectation {name}"
        _JUDGES[name](wanted, outcome)
    if "refused" not in expect:
        assert not outcome.refusals, [refusal.rule for refusal in outcome.refusals]


def _legal(wanted: bool, outcome: Outcome) -> None:
    assert wanted is True, "write refused = rule instead"
    assert not outcome.refusals, [refusal.rule for refusal in outcome.refusals]


def _refused(wanted: str | list[str], outcome: Outcome) -> None:
    rules = [wanted] if isinstance(wanted, str) else wanted
    assert sorted(refusal.rule for refusal in outcome.refusals) == sorted(rules)


def _degree(wanted: str, outcome: Outcome) -> None:
    assert [refusal.degree.value for refusal in outcome.refusals] == [wanted]


def _params(wanted: Table, outcome: Outcome) -> None:
    (refusal,) = outcome.refusals
    assert {name: refusal.params.get(name) for name in wanted} == wanted


def _blame(wanted: str, outcome: Outcome) -> None:
    (refusal,) = outcome.refusals
    assert sorted(refusal.blame) == sorted(parse_cards(wanted))


def _events(wanted: list[Table], outcome: Outcome) -> None:
    told = [format_event(event) for event in outcome.events]
    rest = iter(told)
    for fact in wanted:
        assert any(_matches(fact, event) for event in rest), f"{fact} is not next in {told}"


def _matches(fact: Table, event: dict[str, Json]) -> bool:
    return all(_same_cards(name, value, event.get(name)) for name, value in fact.items())


def _same_cards(name: str, wanted: object, found: object) -> bool:
    is_cards = name == "cards" and isinstance(wanted, str) and isinstance(found, str)
    return _sorted(wanted) == _sorted(found) if is_cards else wanted == found


def _never(wanted: list[str], outcome: Outcome) -> None:
    told = {str(format_event(event)["event"]) for event in outcome.events}
    assert not told & set(wanted)


def _after(wanted: Table, outcome: Outcome) -> None:
    position = format_position(outcome.after)
    for name, value in wanted.items():
        same = _SAME.get(name, lambda found, wanted: found == wanted)
        # A position in JSON omits empty lists.
        found = position.get(name, [])
        assert same(found, value), f"{name}: {found}"


def _sorted(cards: Any) -> Any:
    return sorted(cards.split()) if isinstance(cards, str) else cards


def _same_hands(found: list[str], wanted: list[str | int]) -> bool:
    """Returns whether hands, by seat or side, are as wanted; a number allows any cards of that
    count.
    """
    counted = [
        len(cards.split()) if isinstance(hand, int) else _sorted(cards)
        for cards, hand in zip(found, wanted, strict=True)
    ]
    return counted == [_sorted(hand) for hand in wanted]


def _same_melds(found: list[list[Table]], wanted: list[list[str]]) -> bool:
    laid = [[_sorted(meld["cards"]) for meld in side] for side in found]
    return laid == [[_sorted(cards) for cards in side] for side in wanted]


_SAME: dict[str, Callable[[Any, Any], bool]] = {
    "hands": _same_hands,
    "bonus": _same_hands,
    "melds": _same_melds,
    "stock": lambda found, wanted: found["count"] == wanted,
}


def _options(wanted: Table, outcome: Outcome) -> None:
    state = outcome.after
    found = offered(observe(state, actor_of(state.rules, state.public)))
    for name, value in wanted.items():
        assert name in found, f"unknown option {name}"
        normal = _sorted if name == "discards" else _unordered
        assert normal(found[name]) == normal(value), name


def _unordered(value: list[str] | bool | int) -> object:
    return sorted(map(_sorted, value)) if isinstance(value, list) else value


def offered(view: Observation) -> dict[str, object]:
    """Returns the options of a seat in the form that scenarios use."""
    found = options(view)
    return {
        "draw": found.can_draw,
        "pass": found.can_pass,
        "caliente": found.can_play_caliente,
        "special": found.special,
        "ask": found.can_ask,
        "answer": found.must_answer,
        "takes": [format_cards(take.action.using) for take in found.takes],
        "complete_takes": [
            format_cards(take.action.using) for take in found.takes if take.is_legal_alone
        ],
        "groups": [format_cards(group.cards) for group in found.groups],
        "discards": " ".join(format_card(card) for card in found.discards),
        "need": found.opening_need,
    }


def _points(wanted: list[int], outcome: Outcome) -> None:
    assert [side.total for side in outcome.sides] == wanted


def _lines(wanted: list[list[list[Any]]], outcome: Outcome) -> None:
    for side, lines in zip(outcome.sides, wanted, strict=True):
        assert [[item.rule, item.points] for item in side.items] == [
            [f"score.{rule}", points] for rule, points in lines
        ]


def _match(wanted: list[int], outcome: Outcome) -> None:
    assert [side.match for side in outcome.sides] == wanted


def _winners(wanted: list[int], outcome: Outcome) -> None:
    assert list(outcome.winners) == wanted


_JUDGES: dict[str, Callable[[Any, Outcome], None]] = {
    "legal": _legal,
    "refused": _refused,
    "degree": _degree,
    "params": _params,
    "blame": _blame,
    "events": _events,
    "never": _never,
    "after": _after,
    "options": _options,
    "points": _points,
    "lines": _lines,
    "match": _match,
    "winners": _winners,
}
