"""Reasons that compare an action with another one.

``cards`` are those that the other action would discard; ``other`` is the other action's figure.
"""

from engine.actions import Action, Discard, DrawStock, Meld, PlayCaliente, TakePile
from engine.ai.reasons.discard import risk
from engine.ai.reasons.fact import next_can_add, pile_thin
from engine.ai.reasons.registry import told_later
from engine.ai.reasons.situation import Situation
from engine.cards import Card, is_natural, is_wild, rank_of
from engine.values import is_blocking, points_in, points_of


@told_later
def keeps_group(at: Situation, count: int, cards: tuple[Card, ...]) -> bool:
    """``count`` natural cards of a rank stay together; the other action would break them up."""
    return _is_other_rank(at, cards) and count == held_of_rank(at, cards[0]) > 1


@told_later
def keeps_fitting(at: Situation, cards: tuple[Card, ...]) -> bool:
    """A card that the other action would discard fits a meld of the player's side."""
    return _is_other_rank(at, cards) and fits_own_meld(at, cards[0])


@told_later
def keeps_hidden(at: Situation, count: int, cards: tuple[Card, ...]) -> bool:
    """``count`` natural cards of a rank stay in the hand; the other action would lay them."""
    return _is_other_rank(at, cards) and count == held_of_rank(at, cards[0]) > 1


@told_later
def keeps_stop(at: Situation, cards: tuple[Card, ...]) -> bool:
    """A card that blocks the pile without freezing it stays in the hand for later."""
    if not (isinstance(at.action, Discard) and _is_other_rank(at, cards)) or is_wild(cards[0]):
        return False
    rules = at.view.rules
    return is_blocking(rules, cards[0]) and not is_blocking(rules, at.action.card)


@told_later
def begins_meld(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The up-card begins a meld with cards of the hand."""
    return _takes(at, cards) and not fits_own_meld(at, cards[0])


@told_later
def grows_meld(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The up-card makes a set of the player's side longer."""
    return _takes(at, cards) and fits_own_meld(at, cards[0])


@told_later
def keeps_wild(at: Situation, count: int) -> bool:
    """The action spends ``count`` fewer wild cards than the other one."""
    held = sum(map(is_wild, at.view.hand))
    return 0 < count <= held - wild_cards_spent(at.action)


@told_later
def feeds_less(at: Situation, count: int, other: int, cards: tuple[Card, ...]) -> bool:
    """The opponents' meld that the card fits lacks ``count`` cards for a canasta; for the other
    card it lacks only ``other``.
    """
    return at.throws(cards) and count == lacking_for_next(at, cards[0]) and count > other > 0


@told_later
def gives_little(at: Situation, count: int, cards: tuple[Card, ...]) -> bool:
    """The next player adds the card to a meld, and gets only ``count`` cards with it now."""
    return next_can_add(at, cards) and pile_thin(at, count)


@told_later
def sheds(at: Situation, points: int, other: int) -> bool:
    """The discarded card is worth ``points``, more than the ``other`` points of the other card."""
    return isinstance(at.action, Discard) and points == points_of(at.action.card) > other


@told_later
def safer(at: Situation, less: int, other: int) -> bool:
    """The next player takes the pile for the card less often than for the other one."""
    return less < other and risk(at, less)


@told_later
def worth_the_risk(at: Situation, more: int, other: int) -> bool:
    """The next player takes the pile for the card more often, but the action is still better."""
    return more > other and risk(at, more)


@told_later
def riskier(at: Situation, more: int, other: int) -> bool:
    """The next player takes the pile for the card more often than for the better one."""
    return more > other and risk(at, more)


@told_later
def breaks_group(at: Situation, count: int, cards: tuple[Card, ...]) -> bool:
    """The action breaks up ``count`` natural cards of the rank."""
    return at.throws(cards) and count == held_of_rank(at, cards[0]) > 1


@told_later
def throws_fitting(at: Situation, cards: tuple[Card, ...]) -> bool:
    """The discarded card fits a meld of the player's side."""
    return at.throws(cards) and fits_own_meld(at, cards[0])


@told_later
def spends_wild(at: Situation, count: int) -> bool:
    """The action spends ``count`` wild cards that the better one keeps."""
    return 0 < count <= wild_cards_spent(at.action)


@told_later
def lays_more(at: Situation, points: int) -> bool:
    """The action lays cards worth ``points`` more than the other one."""
    return 0 < points <= points_laid(at)


@told_later
def lays_less(at: Situation, points: int) -> bool:
    """The action keeps cards worth ``points`` in the hand that the better one lays."""
    return 0 < points <= points_in(at.view.hand)


@told_later
def leaves_pile(at: Situation, count: int) -> bool:
    """The action leaves a pile of ``count`` cards that the better action takes."""
    return isinstance(at.action, DrawStock) and count == at.view.public.pile_size > 0


@told_later
def close(at: Situation) -> bool:
    """The results of the trials for both actions are too close to tell them apart."""
    return isinstance(at.action, DrawStock | TakePile | PlayCaliente | Meld | Discard)


@told_later
def gain(at: Situation, points: int) -> bool:
    """In the trials the action gains about ``points`` more than the next best one."""
    return points > 0 and close(at)


def held_of_rank(at: Situation, card: Card) -> int:
    """Returns how many natural cards of the card's rank the seat holds."""
    return at.know.by_rank[rank_of(card)]


def fits_own_meld(at: Situation, card: Card) -> bool:
    """Returns whether the seat's side has a set of the card's rank that still takes cards."""
    return is_natural(card) and rank_of(card) in at.know.open_ranks


def wild_cards_spent(action: Action) -> int:
    """Returns the wild cards that an action takes out of the hand."""
    match action:
        case Discard(card):
            return int(is_wild(card))
        case Meld(plays):
            return sum(is_wild(card) for play in plays for card in play.cards)
        case TakePile(using):
            return sum(map(is_wild, using))
        case _:
            return 0


def points_laid(at: Situation) -> int:
    """Returns the points of the cards of the hand that the action lays."""
    return at.laid.points if at.melds else 0


def lacking_for_next(at: Situation, card: Card) -> int | None:
    """Returns how many cards the next player's set of the rank lacks for a canasta, if any."""
    melds = at.know.next_side.melds if is_natural(card) else ()
    sizes = (len(meld.cards) for meld in melds if meld.rank == rank_of(card))
    lacking = (at.view.rules.canasta.size - size for size in sizes)
    return min((count for count in lacking if count > 0), default=None)


def _takes(at: Situation, cards: tuple[Card, ...]) -> bool:
    """Returns whether the action takes the pile with such a card as its up-card, for a set."""
    if not isinstance(at.action, TakePile) or cards != at.view.public.pile[-1:]:
        return False
    return rank_of(cards[0]) in {group.after.rank for group in at.laid.groups}


def _is_other_rank(at: Situation, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards are held, and the action throws a card of another rank."""
    if not isinstance(at.action, Discard) or len(cards) != 1:
        return False
    return cards[0] in at.view.hand and rank_of(at.action.card) != rank_of(cards[0])
