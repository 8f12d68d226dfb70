"""Who may take the pile, and with what."""

from collections.abc import Callable

from engine.actions import TakePile
from engine.cards import PACK, is_bonus, is_natural, is_wild, rank_of, rank_text
from engine.observation import Observation
from engine.reasons import Degree, Refusal
from engine.rules.bundle import Bundle
from engine.rules.lawful import does_fit, is_open
from engine.rules.meld import first_turn, which_meld
from engine.rules.pile_ways import count_alike, is_supported, is_takeable
from engine.rules.registry import Outcome, Outcomes, Refusals, RuleStage, gather, refuse, rule
from engine.rules.upcard import is_alike, is_frozen, is_frozen_for, upcard_homes
from engine.state import MeldKind
from engine.turn_laws import is_one_card_barred, is_pile_closed, is_set_large, keeps_two
from engine.values import comes_to_hand


@rule("pile")
def empty(view: Observation) -> Outcome:
    """There must be a pile to take."""
    return None if view.public.pile else refuse(empty, Degree.NOT_NOW)


@rule("stops#blocked")
def top_blocked(view: Observation) -> Outcome:
    """A black three or a wild card on top blocks the pile, unless the ruleset allows taking it."""
    upcard = view.public.upcard
    if upcard is None or is_takeable(view.rules, upcard):
        return None
    return refuse(top_blocked, Degree.NOT_NOW, (upcard,))


@rule("pile#after-opening", where=lambda game: not game.opening.with_pile)
def after_opening(view: Observation) -> Outcome:
    """Where the ruleset demands it, a side melds before it takes the pile."""
    is_closed = is_pile_closed(view.rules.laws, has_opened=view.own.has_opened)
    return refuse(after_opening, Degree.NOT_NOW) if is_closed else None


@rule("pile#full", where=lambda game: game.pile.barred_from is not None)
def meld_full(view: Observation) -> Outcome:
    """Where the ruleset says so, a side does not take the pile for a rank of which its set is
    large.
    """
    upcard, least = view.public.upcard, view.rules.pile.barred_from
    if upcard is None or least is None:
        return None
    size = max((len(meld.cards) for meld in view.own.melds if is_alike(meld, upcard)), default=0)
    if not is_set_large(view.rules.laws, size):
        return None
    return refuse(meld_full, Degree.NOT_NOW, (upcard,), have=size, most=least - 1)


@rule("pile")
def wrong_support(view: Observation, take: TakePile) -> Outcome:
    """Only cards of the up-card's rank are melded with it, and wild cards if the up-card is
    natural.
    """
    upcard = view.public.pile[-1]
    wrong = [
        card
        for card in take.using
        if rank_of(card) != rank_of(upcard) and not (is_wild(card) and is_natural(upcard))
    ]
    return refuse(wrong_support, blame=wrong) if wrong else None


@rule("pile")
def wrong_meld(view: Observation, take: TakePile) -> Outcome:
    """The up-card joins only an own set of its rank, or a sequence where the ruleset allows it."""
    if take.to is None:
        return None
    upcard, melds = view.public.pile[-1], view.own.melds
    if 0 <= take.to < len(melds):
        meld = melds[take.to]
        has_way = meld.kind is MeldKind.SEQUENCE and view.rules.pile.add_to_sequence
        if is_alike(meld, upcard) or has_way:
            return None
    return refuse(wrong_meld, blame=(upcard,), to=take.to)


@rule("pile")
def sequence_end(view: Observation, take: TakePile) -> Outcome:
    """The up-card joins an unfinished sequence at one end, without cards from the hand."""
    if take.to is None or not 0 <= take.to < len(view.own.melds):
        return None
    upcard, meld = view.public.pile[-1], view.own.melds[take.to]
    if meld.kind is not MeldKind.SEQUENCE or not view.rules.pile.add_to_sequence:
        return None
    if not take.using and does_fit(view.rules, meld, (upcard,)) and is_open(view.rules, meld):
        return None
    return refuse(sequence_end, blame=(upcard, *take.using), to=take.to)


@rule("pile#unopened")
def unopened_needs_pair(view: Observation, take: TakePile, *, is_right: bool) -> Outcome:
    """A side without a meld takes the pile only with two natural cards of the up-card's rank."""
    if view.own.has_opened or is_frozen(view) or is_right or _is_wild_on_top(view):
        return None
    return _refuse_support(unopened_needs_pair, view, take)


@rule("frozen#pair")
def frozen_needs_pair(view: Observation, take: TakePile, *, is_right: bool) -> Outcome:
    """A frozen pile is taken only with two natural cards of the up-card's rank from the hand."""
    if not is_frozen(view) or is_right or _is_wild_on_top(view):
        return None
    return _refuse_support(frozen_needs_pair, view, take)


@rule("pile#open")
def needs_support(view: Observation, take: TakePile, *, is_right: bool) -> Outcome:
    """An open pile needs two matching hand cards, or another support that the ruleset accepts."""
    if is_frozen_for(view) or is_right or _is_wild_on_top(view):
        return None
    return _refuse_support(needs_support, view, take)


@rule("frozen#top")
def wild_needs_pair(view: Observation, take: TakePile, *, is_right: bool) -> Outcome:
    """A wild card on top is taken only with two wild cards of its kind, where it can be taken."""
    if is_right or not _is_wild_on_top(view):
        return None
    return _refuse_support(wild_needs_pair, view, take)


def _is_wild_on_top(view: Observation) -> bool:
    return is_wild(view.public.pile[-1])


def _refuse_support(function: Callable[..., Outcome], view: Observation, take: TakePile) -> Refusal:
    upcard = view.public.pile[-1]
    have = count_alike(take.using, upcard)
    blame = take.using or (upcard,)
    return refuse(
        function, Degree.INCOMPLETE, blame, rank=rank_text(rank_of(upcard)), have=have, need=2
    )


@rule("pile", where=lambda game: game.pile.one_card_rule == "forbid")
def one_card(view: Observation) -> Outcome:
    """Where the ruleset forbids it, a player with one card does not take a pile of one card."""
    is_barred = is_one_card_barred(view.rules.laws, len(view.hand), len(view.public.pile))
    return refuse(one_card) if is_barred else None


@rule("pile#base")
def too_few_left(bundle: Bundle) -> Outcome:
    """Who takes the face-down cards under the pile keeps two cards, whatever those cards are."""
    view, left = bundle.view, bundle.hand_after
    kept = sum(not is_bonus(card) for card in left)
    if keeps_two(kept, view.public.base_count, _count_unseen_threes(view)):
        return None
    return refuse(too_few_left, blame=left, left=len(left))


def _count_unseen_threes(view: Observation) -> int:
    """Returns how many cards that are laid at once may be among the face-down ones."""
    rules, public = view.rules, view.public
    seen = sum(len(side.bonus) + len(side.aside) for side in public.sides)
    seen += sum(not comes_to_hand(rules, card) for card in public.pile)
    laid_at_once = sum(not comes_to_hand(rules, card) for card in PACK) * rules.deck.count
    return laid_at_once - seen


def entitlement(view: Observation, take: TakePile) -> Refusals:
    """Returns the refusals of the first of two stages that fails: of the rules that decide whether
    the hand cards give the right to the pile.
    """
    return gather((wrong_meld(view, take), sequence_end(view, take))) or gather(
        _support(view, take)
    )


def _support(view: Observation, take: TakePile) -> Outcomes:
    homes = upcard_homes(view, take)
    is_right = is_supported(view, take, homes)
    return (
        wild_needs_pair(view, take, is_right=is_right),
        wrong_support(view, take),
        unopened_needs_pair(view, take, is_right=is_right),
        frozen_needs_pair(view, take, is_right=is_right),
        needs_support(view, take, is_right=is_right),
        which_meld((view.public.pile[-1], *take.using), homes),
    )


READY = RuleStage(empty, first_turn, top_blocked, after_opening, meld_full)
"""The rules on whether the side may take this pile now, whatever its hand is."""
ONE_CARD = RuleStage(one_card)
"""The rule on a single card in the hand."""
