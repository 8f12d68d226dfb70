"""Plays deals to the end and returns what one player sees, to measure what is shown."""

from dataclasses import replace
from functools import cache
from itertools import count

from canasta_gui.viewmodel.builders.table_builder import build_table_view
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.words.words import Words
from engine import Accepted, Match, SeatPlayer, load_ruleset, make_agent, new_code, redact_events

NAMES = ("Anna", "Bruno", "Clara", "David", "Emilia", "Franz")
LEVEL = "club"
_ENOUGH = 12
"""The smallest number of views that `mid_deal` returns."""
_FIRST_BEGUN = {"uruguay/2p": 15}
"""The first deal in whose middle both sides have melds, where it takes long to come to it."""


def recorded_deal(
    rules: str, number: int = 0, hints: HintLevel = HintLevel.GENTLE
) -> tuple[TableView, ...]:
    """Returns the view of seat 0 after each action of one of the deals, except the last."""
    return _recorded(rules, f"recorded {number}", hints)


@cache
def _recorded(rules: str, seed: str, hints: HintLevel) -> tuple[TableView, ...]:
    ruleset = load_ruleset(rules)
    seats = tuple(SeatPlayer(name) for name in NAMES[: ruleset.players])
    match = Match.start(ruleset, seats, new_code(seed.encode()), ruleset.players - 1)
    match.next_deal()
    words, agent = Words(ruleset), make_agent(LEVEL)
    views: list[TableView] = []
    while not match.is_between_deals:
        observation = match.observe(match.actor)
        decision = match.play(agent.choose(observation, f"{seed} {len(views)}").action)
        assert isinstance(decision, Accepted)
        facts = TableFacts(
            match.observe(0),
            NAMES[: ruleset.players],
            persons=frozenset({0}),
            last=redact_events(decision.events, 0),
            hints=hints,
            faces=FACES,
        )
        view = build_table_view(facts, words)
        sort = None if view.sort is None else replace(view.sort, text="Sort")
        views.append(replace(view, sort=sort))
    return tuple(views[:-1])


def mid_deal(rules: str) -> tuple[TableView, ...]:
    """Returns the middle third of a deal in which the sides have laid melds."""
    for number in count(_FIRST_BEGUN.get(rules, 0)):
        views = recorded_deal(rules, number)
        third = len(views) // 3
        begun = tuple(view for view in views[third : 2 * third] if _has_begun(view))
        if len(begun) >= _ENOUGH:
            return begun
    raise AssertionError("nobody lays melds")


def _has_begun(view: TableView) -> bool:
    return sum(len(side.melds) for side in view.sides) >= len(view.sides) + 2
