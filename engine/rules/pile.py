"""Who may take the pile, and with what."""

from collections.abc import Callable, Iterator

from engine.actions import TakePile
from engine.cards import Card, is_natural, is_wild, rank_of
from engine.notation import rank_text
from engine.observation import Observation
from engine.refusals import Degree, Refusal
from engine.rules.bundle import own_set_index
from engine.rules.registry import Outcome, refuse, rule
from engine.values import is_blocking


def is_frozen_for(view: Observation) -> bool:
    """Whether only a natural pair takes the pile: it is frozen, or the side has not opened."""
    return is_frozen(view) or not view.own.has_opened


def is_frozen(view: Observation) -> bool:
    """Whether the pile is frozen for everybody."""
    return view.public.is_frozen or view.rules.pile.always_frozen


def can_add_upcard(view: Observation) -> bool:
    """Whether the up-card alone may join an own set."""
    upcard = view.public.upcard
    index = None if upcard is None else own_set_index(view, rank_of(upcard))
    if index is None:
        return False
    allowed = view.rules.pile.frozen_add if is_frozen(view) else view.rules.pile.open_add
    is_finished = len(view.own.melds[index].cards) >= view.rules.canasta.size
    return allowed == "any" or (allowed == "unfinished" and not is_finished)


def is_supported(view: Observation, using: tuple[Card, ...]) -> bool:
    """Whether the hand cards, with the up-card, give the right to the pile."""
    upcard = view.public.upcard
    if upcard is None:
        return False
    pair = sum(rank_of(card) == rank_of(upcard) for card in using)
    if pair >= 2 or can_add_upcard(view):
        return True
    is_open = not is_frozen_for(view) and view.rules.pile.open_natural_plus_wild
    return is_open and pair == 1 and any(map(is_wild, using))


def supports(view: Observation) -> tuple[tuple[Card, ...], ...]:
    """Hand cards that could be melded with the up-card, each kind of way once, fewest first.

    Whether a way gives the right to the pile is for the rules to say.
    """
    upcard = view.public.upcard
    if upcard is None or not is_natural(upcard):
        return ()
    matching = tuple(card for card in view.hand if rank_of(card) == rank_of(upcard))
    wilds = sorted({card for card in view.hand if is_wild(card)})
    alone = ((),) if own_set_index(view, rank_of(upcard)) is not None else ()
    pairs = tuple(matching[:count] for count in range(2, len(matching) + 1))
    mixed = tuple((*matching[:1], wild) for wild in wilds) if matching else ()
    return (*alone, *pairs, *mixed)


@rule
def empty(view: Observation) -> Outcome:
    """There must be a pile to take."""
    return None if view.public.pile else refuse(empty, Degree.NOT_NOW)


@rule
def top_blocked(view: Observation) -> Outcome:
    """A black three or a wild card on top keeps the pile from being taken."""
    upcard = view.public.upcard
    if upcard is None or (not is_blocking(view.rules, upcard) and is_natural(upcard)):
        return None
    return refuse(top_blocked, Degree.NOT_NOW, (upcard,))


@rule
def wrong_support(view: Observation, take: TakePile) -> Outcome:
    """Only cards of the up-card's rank, and wild cards, are melded with it."""
    upcard = view.public.upcard
    wrong = [
        card
        for card in take.using
        if upcard is not None and not is_wild(card) and rank_of(card) != rank_of(upcard)
    ]
    return refuse(wrong_support, blame=wrong) if wrong else None


@rule
def wrong_meld(view: Observation, take: TakePile) -> Outcome:
    """The up-card joins only an own set of its rank."""
    upcard = view.public.upcard
    if take.to is None or upcard is None:
        return None
    melds = view.own.melds
    if 0 <= take.to < len(melds) and melds[take.to].rank == rank_of(upcard):
        return None
    return refuse(wrong_meld, blame=(upcard,), to=take.to)


@rule
def unopened_needs_pair(view: Observation, take: TakePile) -> Outcome:
    """A side without a meld takes the pile only with two natural cards of the up-card's rank."""
    if view.own.has_opened or is_frozen(view) or is_supported(view, take.using):
        return None
    return _refuse_support(unopened_needs_pair, view, take)


@rule
def frozen_needs_pair(view: Observation, take: TakePile) -> Outcome:
    """A frozen pile is taken only with two natural cards of the up-card's rank from the hand."""
    if not is_frozen(view) or is_supported(view, take.using):
        return None
    return _refuse_support(frozen_needs_pair, view, take)


@rule
def needs_support(view: Observation, take: TakePile) -> Outcome:
    """An open pile needs two matching hand cards, or whatever else the ruleset accepts."""
    if is_frozen_for(view) or is_supported(view, take.using):
        return None
    return _refuse_support(needs_support, view, take)


def _refuse_support(
    function: Callable[[Observation, TakePile], Outcome], view: Observation, take: TakePile
) -> Refusal:
    upcard = view.public.pile[-1]
    have = sum(rank_of(card) == rank_of(upcard) for card in take.using)
    blame = take.using or (upcard,)
    return refuse(
        function, Degree.INCOMPLETE, blame, rank=rank_text(rank_of(upcard)), have=have, need=2
    )


@rule
def one_card(view: Observation) -> Outcome:
    """Where the ruleset forbids it, a player with one card does not take a pile of one card."""
    if view.rules.pile.one_card_rule != "forbid":
        return None
    if len(view.hand) != 1 or len(view.public.pile) != 1:
        return None
    return refuse(one_card)


def entitlement(view: Observation, take: TakePile) -> Iterator[Outcome]:
    """The rules that decide whether the support gives the right to the pile."""
    yield wrong_support(view, take)
    yield wrong_meld(view, take)
    yield unopened_needs_pair(view, take)
    yield frozen_needs_pair(view, take)
    yield needs_support(view, take)
