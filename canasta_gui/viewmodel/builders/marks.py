"""The badges on cards of the viewer's hand: to blame, asked for, or ready to be laid."""

from collections.abc import Iterator

from canasta_gui.viewmodel.builders.facts import Note, TableFacts
from canasta_gui.viewmodel.hints import HintLevel
from canasta_gui.viewmodel.table_view import CardMark, CardMarks
from engine import Card, Meld, Observation, Phase, Way, is_legal, options


def build_marks(facts: TableFacts) -> CardMarks:
    """What is looked at again, or refused; otherwise, with full hints, what can be laid or take."""
    if facts.marks:
        return facts.marks
    if facts.notice and not isinstance(facts.notice, Note):
        blamed = ((card, CardMark.BLAMED) for card in facts.notice[0].blame)
        return (*blamed, *wanted_marks(facts.ways))
    is_idle = facts.is_viewers_move and not facts.stage.groups
    if facts.hints is not HintLevel.FULL or not is_idle:
        return ()
    return tuple((card, CardMark.READY) for card in _ready(facts.view))


def wanted_marks(ways: tuple[Way, ...]) -> CardMarks:
    """The cards that the nearest way adds."""
    added = ways[0].added if ways and not ways[0].is_other else ()
    return tuple((card, CardMark.WANTED) for card in added)


def _ready(view: Observation) -> Iterator[Card]:
    """The cards of every meld that can be laid now, or of every way to take the pile, once."""
    offered = options(view)
    if view.public.phase is Phase.DRAW:
        groups = [take.action.using for take in offered.takes]
    else:
        groups = [
            group.cards
            for group in offered.groups
            if not offered.has_opened or is_legal(view, Meld((group,)))
        ]
    wanted = {card for group in groups for card in group}
    yield from (card for card in view.hand if card in wanted)
