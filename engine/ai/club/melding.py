"""What to lay: the opening, additions, canastas, new sets; and what to hold."""

from collections import Counter
from collections.abc import Iterator
from math import inf

from engine.actions import Meld, Play
from engine.ai.agent import Choice
from engine.ai.club.feet import is_exit_open, is_near_foot
from engine.ai.club.groups import cheapest_cover, new_sets, openers
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.runs import spare_cards
from engine.ai.club.sequences import Purpose, combinations_of_sets, run_plays
from engine.ai.reasons.meld import reason_to_lay
from engine.ai.reasons.situation import Situation
from engine.cards import Card, Rank, naturals_in, rank_of
from engine.rules.foot import has_untouched_foot
from engine.rules.opening import opening_need
from engine.rules.verify import is_legal
from engine.shapes import is_lawful_set
from engine.state import MeldKind, TableMeld

_A_SET_CARD = 40.0
"""Points that a natural card brings a set on its way to a canasta."""


def choose_meld(know: Knowledge) -> Choice | None:
    """The next thing to lay, or ``None`` to hold the rest."""
    if not know.view.own.has_opened:
        return _open(know)
    for play, purpose in _additions(know):
        action = Meld((play,))
        if _leaves_enough(know, play, purpose) and is_legal(know.view, action):
            return _laying(know, action)
    return None


def other_melds(know: Knowledge) -> Iterator[Choice]:
    """Everything that could be laid, most wanted first, whether or not it should be."""
    if not know.view.own.has_opened:
        opening = opening_plays(know, know.view.hand, opening_need(know.view))
        if opening is not None and is_legal(know.view, Meld(opening)):
            yield _laying(know, Meld(opening))
        return
    for play, _ in _additions(know):
        if is_legal(know.view, Meld((play,))):
            yield _laying(know, Meld((play,)))


def _laying(know: Knowledge, action: Meld) -> Choice:
    return Choice(action, (reason_to_lay(Situation(know.view, action)),))


def _open(know: Knowledge) -> Choice | None:
    need = opening_need(know.view)
    limit = inf if know.is_late else know.style.open_patience
    plays = opening_plays(know, know.view.hand, need, limit)
    if plays is None or not is_legal(know.view, Meld(plays)):
        return None
    return _laying(know, Meld(plays))


def opening_plays(
    know: Knowledge, hand: tuple[Card, ...], need: int, limit: float = inf
) -> tuple[Play, ...] | None:
    """The cheapest opening that a hand allows, if it costs less than the limit."""
    return cheapest_cover(know.style, openers(know, hand), hand, need, limit=limit)


def _additions(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Things to lay, most wanted first."""
    yield from combinations_of_sets(know)
    yield from _canastas(know)
    yield from run_plays(know)
    yield from _wild_melds(know)
    for index, meld in enumerate(know.view.own.melds):
        cards = _naturals_for(know, meld)
        if cards:
            yield Play(cards, index), "add"
    yield from _new_sets(know)
    is_urgent = is_near_foot(know) or is_exit_open(know)
    if is_urgent:
        yield from _pairs_with_wild(know)
    if know.is_late or is_urgent:
        yield from _spend_wilds(know)


def _new_sets(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Sets of natural cards that no run waits for, the cheapest first."""
    free = spare_cards(know, know.view.hand, _A_SET_CARD)
    count: Counter[Rank | None] = Counter(map(rank_of, naturals_in(free)))
    for candidate in sorted(new_sets(know, free), key=lambda item: item.cost):
        if len(candidate.play.cards) == count[candidate.rank]:
            yield candidate.play, "new"


def _pairs_with_wild(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Pairs that a wild card makes a set of."""
    for candidate in sorted(new_sets(know, know.view.hand), key=lambda item: item.cost):
        yield candidate.play, "new"


def _naturals_for(know: Knowledge, meld: TableMeld) -> tuple[Card, ...]:
    """Natural cards for a set, as many as it has room for; one that a run needs more stays."""
    if meld.rank is None or meld.is_stops:
        return ()
    cards = tuple(card for card in know.view.hand if rank_of(card) == meld.rank)
    most = know.rules.meld.closed_at
    room = len(cards) if most is None else most - len(meld.cards)
    return spare_cards(know, cards, _A_SET_CARD)[:room]


def _canastas(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Melds that become canastas now, with as few wild cards as possible."""
    for index, meld in enumerate(know.view.own.melds):
        size = len(meld.cards)
        naturals = _naturals_for(know, meld)
        lacking = know.rules.canasta.size - size - len(naturals)
        if size >= know.rules.canasta.size or meld.is_stops or lacking > len(know.wilds):
            continue
        if lacking > 0 and not _may_mix(know, meld, len(naturals)):
            continue
        wilds = know.wilds[: max(0, lacking)]
        limits = know.rules.limits
        if is_lawful_set(limits, len(meld.naturals) + len(naturals), len(meld.wilds) + len(wilds)):
            yield Play((*naturals, *wilds), index), "canasta"


def _wild_melds(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Wild cards for a meld of their own, whose canasta is worth more than any other."""
    if not know.rules.meld.all_wild_sets or not know.wilds:
        return
    size = know.rules.canasta.size
    for index, meld in enumerate(know.view.own.melds):
        if meld.kind is MeldKind.WILD and len(meld.cards) < size:
            yield Play(know.wilds[: size - len(meld.cards)], index), "add"
    if len(know.wilds) >= know.rules.meld.min_size:
        yield Play(know.wilds[:size]), "new"


def _may_mix(know: Knowledge, meld: TableMeld, more: int) -> bool:
    """Whether a meld should be finished with wild cards rather than kept for a natural canasta."""
    if know.rules.meld.all_wild_sets and not (know.needs_mixed or know.is_late):
        return False
    if meld.wilds or know.needs_mixed or know.is_late:
        return True
    rank = meld.rank or Rank.FOUR
    lacking = know.rules.canasta.size - len(meld.cards) - more
    limit = know.style.spoil if know.canastas else know.style.spoil_first
    return know.unseen[rank] < limit * lacking


def _spend_wilds(know: Knowledge) -> Iterator[tuple[Play, Purpose]]:
    """Late in a deal a wild card is better on the table than in the hand."""
    melds = sorted(
        enumerate(know.view.own.melds), key=lambda item: (bool(item[1].wilds), len(item[1].cards))
    )
    for index, meld in reversed(melds):
        is_natural_canasta = len(meld.cards) >= know.rules.canasta.size and not meld.wilds
        if know.wilds and not is_natural_canasta and not meld.is_stops:
            yield Play(know.wilds[:1], index), "spend_wild"


def _leaves_enough(know: Knowledge, play: Play, purpose: Purpose) -> bool:
    """Cards must be left to go on with, to take a pile or to wait; a second hand has them."""
    if has_untouched_foot(know.view):
        return True
    left = len(know.view.hand) - len(play.cards)
    if is_exit_open(know):
        return left >= 2
    if purpose == "canasta":
        return left >= 2 or know.canastas > 0
    if purpose == "extend_run":
        return left >= 2
    if purpose == "new" and know.is_pile_frozen and not know.is_late:
        return left > know.style.hold + 1
    return left >= (2 if know.is_late else know.style.hold)
