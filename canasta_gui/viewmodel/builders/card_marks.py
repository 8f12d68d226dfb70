"""Builds the badges on the viewer's cards and on the pile."""

from collections.abc import Iterator

from canasta_gui.viewmodel.builders.table_facts import Note, TableFacts
from canasta_gui.viewmodel.hint_level import HintLevel
from canasta_gui.viewmodel.table_view import CardMark, CardMarks
from engine import Card, Phase, Refusal, Way


def build_marks(facts: TableFacts) -> CardMarks:
    """Returns the badges for the viewer's cards.

    Cards that are looked back on or were refused come first; otherwise, with full hints, the cards
    that can be laid or can take the pile.
    """
    if facts.marks:
        return facts.marks
    refusal = _refusal(facts)
    if refusal is not None:
        cards = () if _is_about_pile(facts, refusal) else refusal.blame
        blamed = ((card, CardMark.BLAMED) for card in cards)
        return (*blamed, *wanted_marks(facts.ways))
    if not _is_shown_ready(facts):
        return ()
    return tuple((card, CardMark.READY) for card in _ready(facts))


def build_pile_mark(facts: TableFacts) -> CardMark | None:
    """Returns the badge on the top card of the pile."""
    refusal, view = _refusal(facts), facts.view
    if facts.marks:
        return None
    if refusal is not None:
        return CardMark.BLAMED if _is_about_pile(facts, refusal) else None
    can_take = view.public.phase is Phase.DRAW and _is_shown_ready(facts)
    return CardMark.READY if can_take and facts.options.takes else None


def _refusal(facts: TableFacts) -> Refusal | None:
    """Returns the first refusal of the last gesture; ``None`` unless a rule refused it."""
    return facts.notice[0] if facts.notice and not isinstance(facts.notice, Note) else None


def _is_about_pile(facts: TableFacts, refusal: Refusal) -> bool:
    """Returns whether a refusal concerns the pile's top card and none of the viewer's cards."""
    return refusal.rule.startswith("pile.") and refusal.blame == (facts.view.public.upcard,)


def _is_shown_ready(facts: TableFacts) -> bool:
    """Returns whether playable cards are marked before the viewer tries anything."""
    is_idle = facts.is_viewers_move and not facts.stage.groups
    return facts.hints is HintLevel.FULL and is_idle


def wanted_marks(ways: tuple[Way, ...]) -> CardMarks:
    """Returns badges for the cards that the nearest way adds."""
    added = ways[0].added if ways and not ways[0].is_other else ()
    return tuple((card, CardMark.WANTED) for card in added)


def _ready(facts: TableFacts) -> Iterator[Card]:
    """Yields the cards of every meld that can be laid now and of every way to take the pile, each
    once.
    """
    view, offered = facts.view, facts.options
    if view.public.phase is Phase.DRAW:
        groups = [take.action.using for take in offered.takes]
    else:
        plays = facts.legal_groups if offered.has_opened else offered.groups
        groups = [play.cards for play in plays]
    wanted = {card for group in groups for card in group}
    yield from (card for card in view.hand if card in wanted)
