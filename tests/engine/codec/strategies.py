"""Hypothesis strategies for any action, event, refusal and score, sensible or not."""

from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from engine import Action, Card, Event, MeldKind, Play, ScoreItem, SideScore
from engine.cursor import LARGEST
from engine.events import Drawn
from tests.kit.cards import ALL_FACES

CARD = st.sampled_from(ALL_FACES)
CARDS = st.lists(CARD, max_size=6).map(tuple)
SMALL = st.integers(0, 40)
POINTS = st.integers(-LARGEST, LARGEST)

st.register_type_strategy(ScoreItem, st.builds(ScoreItem, st.text(), POINTS, CARDS))
st.register_type_strategy(
    SideScore,
    st.builds(
        SideScore,
        st.lists(st.from_type(ScoreItem), max_size=3).map(tuple),
        POINTS,
        POINTS,
    ),
)

_BY_TYPE: dict[object, st.SearchStrategy[Any]] = {
    Card: CARD,
    Card | None: st.none() | CARD,
    int: POINTS,
    int | None: st.none() | SMALL,
    tuple[Card, ...]: CARDS,
    tuple[Card, ...] | None: st.none() | CARDS,
    tuple[tuple[Card, ...], ...]: st.lists(CARDS, max_size=4).map(tuple),
    tuple[int, ...]: st.lists(SMALL, max_size=3).map(tuple),
    tuple[Play, ...]: st.lists(
        st.builds(Play, CARDS, st.none() | SMALL, st.none() | SMALL),
        max_size=3,
    ).map(tuple),
    tuple[SideScore, ...]: st.lists(st.from_type(SideScore), max_size=3).map(tuple),
    tuple[Drawn, ...]: st.lists(st.builds(Drawn, SMALL, CARD), max_size=5).map(tuple),
    MeldKind: st.sampled_from(MeldKind),
}


def _records(kind: type[Any]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    fields = {name: _BY_TYPE.get(hint, st.from_type(hint)) for name, hint in hints.items()}
    return st.builds(kind, **fields)


ACTIONS: st.SearchStrategy[Action] = st.one_of(*map(_records, get_args(Action)))
EVENTS: st.SearchStrategy[Event] = st.one_of(*map(_records, get_args(Event)))
