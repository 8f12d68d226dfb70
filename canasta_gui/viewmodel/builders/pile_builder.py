"""Builds the view of the pile: its cards, whether it is frozen, for whom and why."""

from collections.abc import Iterator

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.table_view import PileView
from engine import (
    Observation,
    Phase,
    Public,
    adding_places,
    is_frozen,
    is_frozen_for,
    is_takeable,
    is_untaken,
    is_wild,
    rank_of,
    taken_from,
)


def build_pile(view: Observation, words: Wording) -> PileView:
    """Returns the view of the pile with the text on it."""
    public = view.public
    word = _word(view, words)
    return PileView(
        cards=public.pile,
        crosswise=frozenset(public.crosswise),
        is_frozen=bool(public.pile) and is_frozen(view),
        word=word,
        description=words.listing((*_contents(public, words), word)),
        short=words.say(_in_short(view)) if word else "",
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


def _in_short(view: Observation) -> TextId:
    """Returns the short text for the state of the pile."""
    upcard = view.public.upcard
    if upcard is not None and not is_takeable(view.rules, upcard):
        return TextId.PILE_CLOSED
    untaken = is_untaken(view.rules, view.public, view.seat)
    is_for_all = view.rules.pile.always_frozen or (is_frozen(view) and not untaken)
    return TextId.PILE_FROZEN if is_for_all else TextId.PILE_FROZEN_FOR_YOU


def _reason(view: Observation) -> TextId:
    """Returns the reason why only a natural pair takes the pile, or what else takes it."""
    if view.rules.pile.always_frozen:
        return TextId.PILE_FROZEN_ADD if adding_places(view) else TextId.PILE_FROZEN_ALWAYS
    if is_untaken(view.rules, view.public, view.seat):
        return TextId.PILE_FROZEN_UNTAKEN
    if is_frozen(view):
        has_wild = any(map(is_wild, view.public.pile))
        return TextId.PILE_FROZEN_WILD if has_wild else TextId.PILE_FROZEN_BONUS
    return TextId.PILE_FROZEN_UNOPENED
