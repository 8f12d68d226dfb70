"""Builds the view of the pile: its cards, whether it is frozen, for whom and why; and the badges on
it and on the viewer's cards.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from canasta_gui.viewmodel.builders.names import place_of_melds
from canasta_gui.viewmodel.builders.table_facts import Note, TableFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import CardMark, CardMarks, PileView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    Card,
    Observation,
    Phase,
    Public,
    Refusal,
    TakePile,
    Way,
    adding_places,
    is_frozen,
    is_frozen_for,
    is_stop,
    is_takeable,
    is_untaken,
    is_wild,
    rank_of,
    taken_from,
    verify,
)


def build_marks(facts: TableFacts) -> CardMarks:
    """Returns the badges for the viewer's cards.

    Cards that are looked back on or were refused come first; otherwise, with hints, those that take
    the pile, and with full hints those that can be laid.
    """
    if facts.marks:
        return facts.marks
    refusal = _refusal(facts)
    if refusal is not None:
        cards = () if _is_about_pile(facts, refusal) else refusal.blame
        blamed = ((card, CardMark.BLAMED) for card in cards)
        return (*blamed, *wanted_marks(facts.ways))
    if facts.hints is HintLevel.OFF or not facts.is_viewers_move or facts.stage.groups:
        return ()
    if facts.view.public.phase is Phase.DRAW:
        return tuple((card, CardMark.TAKES) for card in _taking(facts))
    is_full = facts.hints is HintLevel.FULL
    return tuple((card, CardMark.READY) for card in _ready(facts)) if is_full else ()


def _mark_of(facts: TableFacts) -> CardMark | None:
    """Returns the badge on the top card of the pile."""
    refusal = _refusal(facts)
    is_blamed = not facts.marks and refusal is not None and _is_about_pile(facts, refusal)
    return CardMark.BLAMED if is_blamed else None


def _refusal(facts: TableFacts) -> Refusal | None:
    """Returns the first refusal of the last gesture; ``None`` unless a rule refused it."""
    return facts.notice[0] if facts.notice and not isinstance(facts.notice, Note) else None


def _is_about_pile(facts: TableFacts, refusal: Refusal) -> bool:
    """Returns whether a refusal concerns the pile's top card and none of the viewer's cards."""
    return refusal.rule.startswith("pile.") and refusal.blame == (facts.view.public.upcard,)


def wanted_marks(ways: tuple[Way, ...]) -> CardMarks:
    """Returns badges for the cards that the nearest way adds."""
    added = ways[0].added if ways and not ways[0].is_other else ()
    return tuple((card, CardMark.WANTED) for card in added)


def _taking(facts: TableFacts) -> tuple[Card, ...]:
    """Returns the cards of the hand with which the viewer can take the pile."""
    take = facts.take
    return () if take is None else (*take.using, *_laid_with(take))


def _laid_with(take: TakePile) -> tuple[Card, ...]:
    """Returns the cards that a take lays besides those that its top card joins."""
    return tuple(card for play in take.plays for card in play.cards)


def _ready(facts: TableFacts) -> Iterator[Card]:
    """Yields the cards of every meld that can be laid now, each once."""
    offered = facts.options
    plays = facts.legal_groups if offered.has_opened else offered.groups
    wanted = {card for play in plays for card in play.cards}
    yield from (card for card in facts.view.hand if card in wanted)


def build_pile(facts: TableFacts, words: Wording) -> PileView:
    """Returns the view of the pile with its badge and the texts on it."""
    pile, can_take = _pile(facts, words), facts.take is not None
    verdict, why = _verdict(facts, words)
    return replace(
        pile,
        mark=_mark_of(facts),
        description=words.sentences((pile.description, verdict, why)),
        verdict=verdict,
        why=why,
        can_take=can_take,
        is_lit=can_take and facts.hints is not HintLevel.OFF,
        joined=_joined(facts),
    )


def _joined(facts: TableFacts) -> tuple[Zone, ...]:
    """Returns the viewer's melds that take the pile by its top card alone."""
    if facts.take is None or facts.take.using:
        return ()
    owner = place_of_melds(facts.view, facts.view.side)
    return tuple(Zone(ZoneKind.MELD, owner, at) for at in adding_places(facts.view))


def _pile(facts: TableFacts, words: Wording) -> PileView:
    view, public = facts.view, facts.view.public
    word, short = _word(view, words), _state(view, words)
    if not facts.is_addressed:
        # Of nobody it is known with which hand to take it.
        word = short
    return PileView(
        cards=public.pile,
        crosswise=frozenset(public.crosswise),
        is_frozen=bool(public.pile) and is_frozen(view),
        word=word,
        description=words.listing((*_contents(public, words), word)),
        short=short,
        base=public.base_count,
    )


def cards_to_take(view: Observation) -> int:
    """Returns how many cards come with the pile."""
    return len(taken_from(view.rules, view.public.pile)) + view.public.base_count


def _contents(public: Public, words: Wording) -> Iterator[str]:
    if public.upcard is None:
        yield words.say(TextId.PILE_EMPTY)
        return
    yield words.say(TextId.PILE_CARDS, public.pile_size, card=words.card(public.upcard))
    if public.base_count:
        yield words.say(TextId.PILE_BASE, public.base_count)


def _word(view: Observation, words: Wording) -> str:
    upcard = view.public.upcard
    if upcard is None or view.public.phase is Phase.OVER:
        return ""
    if not is_takeable(view.rules, upcard):
        what = TextId.PILE_BLOCKED_FROZEN if is_frozen(view) else TextId.PILE_BLOCKED
        return words.say(what, card=words.card(upcard))
    if is_wild(upcard):
        return words.say(TextId.PILE_WILD_PAIR, ranks=words.ranks(rank_of(upcard)))
    if not is_frozen_for(view):
        return ""
    return words.say(_reason(view), ranks=words.ranks(rank_of(upcard)))


def _state(view: Observation, words: Wording) -> str:
    """Returns what the pile is to everybody in a word; empty where anybody may take it who can."""
    upcard = view.public.upcard
    if upcard is None or view.public.phase is Phase.OVER:
        return ""
    # A frozen pile is called frozen whatever lies on it: two words would mean two things.
    if _is_frozen_for_all(view):
        return words.say(TextId.PILE_FROZEN)
    return "" if is_takeable(view.rules, upcard) else words.say(TextId.PILE_CLOSED)


def _is_frozen_for_all(view: Observation) -> bool:
    is_for_one = is_untaken(view.rules, view.public, view.seat)
    return view.rules.pile.always_frozen or (is_frozen(view) and not is_for_one)


def _reason(view: Observation) -> TextId:
    """Returns the reason why only a natural pair takes the pile, or what else takes it; or why
    nothing does.
    """
    if not (view.own.has_opened or view.rules.opening.with_pile):
        return TextId.WHY_PILE_AFTER_OPENING
    if view.rules.pile.always_frozen:
        return TextId.PILE_FROZEN_ADD if adding_places(view) else TextId.PILE_FROZEN_ALWAYS
    if is_untaken(view.rules, view.public, view.seat):
        return TextId.PILE_FROZEN_UNTAKEN
    if is_frozen(view):
        return _frozen_by(view.public)
    return TextId.PILE_FROZEN_UNOPENED


def _frozen_by(public: Public) -> TextId:
    freezing = [public.pile[at] for at in public.crosswise]
    if any(map(is_wild, freezing)):
        return TextId.PILE_FROZEN_WILD
    return TextId.PILE_FROZEN_STOP if any(map(is_stop, freezing)) else TextId.PILE_FROZEN_BONUS


_NEEDS: Final[Mapping[str, TextId]] = {
    "pile.frozen_needs_pair": TextId.PILE_NEEDS_NATURALS,
    "pile.unopened_needs_pair": TextId.PILE_NEEDS_NATURALS,
    "pile.wild_needs_pair": TextId.PILE_NEEDS_PAIR,
    "pile.needs_support": TextId.PILE_NEEDS_PAIR,
}
"""The short form of refusals that say which cards are wanted."""
_IF_FROZEN: Final[Mapping[TextId, TextId]] = {
    TextId.PILE_NEEDS_NATURALS: TextId.PILE_FROZEN_NEEDS,
    TextId.PILE_HOLDS_NONE: TextId.PILE_FROZEN_NONE,
}
"""What is said in place of that of a pile that is frozen for everybody."""


def _verdict(facts: TableFacts, words: Wording) -> tuple[str, str]:
    """Returns whether the viewer, who is to draw, can take the pile, and with what or why not;
    empty at other times.
    """
    upcard = facts.view.public.upcard
    if upcard is None or not facts.is_before_draw:
        return "", ""
    if facts.take is not None:
        return words.say(TextId.PILE_CAN_TAKE), _with_what(facts, facts.take, words)
    if not is_takeable(facts.view.rules, upcard):
        blocks = words.say(TextId.PILE_TOP_BLOCKS, card=words.card(upcard))
        return words.say(TextId.PILE_TAKEN_BY_NOBODY), blocks
    return words.say(TextId.PILE_CANNOT_TAKE), _why_not(facts, upcard, words)


def _with_what(facts: TableFacts, take: TakePile, words: Wording) -> str:
    """Returns what of the hand a take of the pile uses, frozen or not."""
    if not take.using:
        return words.say(TextId.PILE_JOINS)
    what = TextId.PILE_FROZEN_WITH if _is_frozen_for_all(facts.view) else TextId.PILE_WITH
    used, more = words.say(what, cards=words.cards(take.using)), _laid_with(take)
    also = words.say(TextId.PILE_MORE, more=words.cards(more)) if more else ""
    return words.sentences((used, also))


def _why_not(facts: TableFacts, upcard: Card, words: Wording) -> str:
    """Returns why the viewer, who is to draw, cannot take the pile."""
    view, takes = facts.view, facts.options.takes
    refusals = takes[0].refusals if takes else verify(view, _nearest_take(view, upcard))
    what = _NEEDS.get(refusals[0].rule)
    if what is None:
        return words.refusals(refusals[:1], facts.names)
    if what is TextId.PILE_NEEDS_PAIR and view.rules.pile.open_natural_plus_wild:
        what = what if is_wild(upcard) else TextId.PILE_NEEDS_EITHER
    # A rule is no answer for somebody who looks whether the hand can do it.
    if not _matching(view, upcard):
        what = TextId.PILE_HOLDS_NONE
    what = _IF_FROZEN.get(what, what) if _is_frozen_for_all(view) else what
    return words.say(what, ranks=words.ranks(rank_of(upcard)))


def _nearest_take(view: Observation, upcard: Card) -> TakePile:
    """Returns the pair of the hand that would take the pile, or less than that."""
    return TakePile(_matching(view, upcard)[:2])


def _matching(view: Observation, upcard: Card) -> tuple[Card, ...]:
    """Returns the cards of the hand that have the rank of the pile's top card."""
    return tuple(card for card in view.hand if rank_of(card) is rank_of(upcard))
