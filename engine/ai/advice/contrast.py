"""The most telling difference between two actions; it never contradicts their ranking."""

from collections.abc import Iterator
from itertools import islice

from engine.actions import Action, Discard, DrawStock, Meld, TakePile
from engine.ai.advice.advice import told_points
from engine.ai.agent import because
from engine.ai.reasons import contrast, fact, laying, meld
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.cards import Card
from engine.observation import Observation
from engine.reasons import Reason
from engine.values import points_of

_CLEARLY = 5
"""The difference, in per cent, in how often the pile is taken that is worth mentioning."""
_EXPLAINS = 4
"""The largest ratio of a difference to the points of the cards that explain it."""


Reasons = tuple[Reason, ...]


def merits(
    view: Observation, action: Action, other: Action, behind: int, counts: Reasons = ()
) -> Reasons:
    """Returns why an action is better than another one, which is so many points behind.

    The result is what the trials counted, or else one reason; if the action is riskier and the
    reason does not say so, a second one says that the first one outweighs the risk. Without such a
    reason, the result says that both actions are close, or how many points apart they are.
    """
    at, instead = Situation(view, action), Situation(view, other)
    found = _first_true(at, _merits(at, instead, behind))
    if not found:
        gain = because("contrast.gain", points=told_points(behind))
        return counts or (gain if behind else because("contrast.close"),)
    risk, its_risk = _risks(at, instead)
    tells_risk = found[0].id == "contrast.gives_little"
    if risk > its_risk and not tells_risk:
        worth = because("contrast.worth_the_risk", more=risk, other=its_risk)
        return (*(counts or found), worth)
    return counts or found


def costs(
    view: Observation, action: Action, better: Action, behind: int, counts: Reasons = ()
) -> Reasons:
    """Returns why an action is worse, as the trials counted it or else the main reason; empty if it
    is not, or only points differ.
    """
    if not behind:
        return ()
    at = Situation(view, action)
    return counts or _first_true(at, _costs(at, Situation(view, better), behind))


def _first_true(at: Situation, reasons: Iterator[Reason]) -> tuple[Reason, ...]:
    """Returns the first reason that is true, if any: whether one is true is asked only here."""
    return tuple(islice((reason for reason in reasons if holds(reason, at)), 1))


def _merits(at: Situation, other: Situation, behind: int) -> Iterator[Reason]:
    yield from (because("laying.keeps_natural", card) for card in laying.naturals_spoiled(other))
    match at.action, other.action:
        case Discard(), Discard():
            yield from _merits_of_discard(at, other, behind)
        case TakePile(), DrawStock():
            yield from _merits_of_take(at)
        case Meld(), _:
            yield from _merits_of_meld(at, other, behind)
        case _:
            yield from _merits_of_keeping(at, other)


def _merits_of_keeping(at: Situation, other: Situation) -> Iterator[Reason]:
    """Yields what the action does not spend, and what it does not show."""
    yield _keeps_wild(at, other)
    plays = other.action.plays if isinstance(other.action, Meld) else ()
    for card in dict.fromkeys(card for play in plays for card in play.cards):
        yield because("contrast.keeps_hidden", card, count=contrast.held_of_rank(at, card))
    yield because("fact.pile_thin", count=at.view.public.pile_size)


def _keeps_wild(at: Situation, other: Situation) -> Reason:
    spared = contrast.wild_cards_spent(other.action) - contrast.wild_cards_spent(at.action)
    return because("contrast.keeps_wild", count=spared)


def _merits_of_take(at: Situation) -> Iterator[Reason]:
    yield from fact.bonus_facts(at)
    upcard, size = at.view.public.pile[-1], at.view.public.pile_size
    if size <= fact.THIN_PILE:
        yield because("contrast.grows_meld", upcard)
        yield because("contrast.begins_meld", upcard)
    yield because("draw.pile", count=size)


def _merits_of_discard(at: Situation, other: Situation, behind: int) -> Iterator[Reason]:
    thrown, spared = _card(at), _card(other)
    yield _keeps_wild(at, other)
    yield because("discard.freeze", thrown)
    if not contrast.fits_own_meld(at, thrown):
        yield because("contrast.keeps_fitting", spared)
    risk, its_risk = _risks(at, other)
    yield because("contrast.safer", less=risk, other=its_risk)
    lacking, its = (contrast.lacking_for_next(at, card) or 0 for card in (thrown, spared))
    yield because("contrast.feeds_less", thrown, count=lacking, other=its)
    held = contrast.held_of_rank(at, spared)
    if held > contrast.held_of_rank(at, thrown):
        yield because("contrast.keeps_group", spared, count=held)
    yield because("contrast.keeps_stop", spared)
    yield from _small_gift(at, other) if risk > its_risk else _signs(at, other)
    points, its_points = points_of(thrown), points_of(spared)
    if _explains(points - its_points, behind):
        yield because("contrast.sheds", points=points, other=its_points)


def _signs(at: Situation, other: Situation) -> Iterator[Reason]:
    """Yields how the next player treated such cards, if it did not treat the other card so."""
    thrown, spared = _card(at), _card(other)
    if not fact.next_threw(other, (spared,)):
        yield because("fact.next_threw", thrown)
    if not fact.next_left(other, (spared,)):
        yield because("fact.next_left", thrown)


def _small_gift(at: Situation, other: Situation) -> Iterator[Reason]:
    """Yields that the next player wants the card, unlike the other one, but gets little with it."""
    if not at.know.can_next_add(_card(other)):
        yield because("contrast.gives_little", _card(at), count=at.view.public.pile_size + 1)


def _explains(points: int, behind: int) -> bool:
    """Returns whether cards of so many points are a reason for a difference."""
    return behind <= _EXPLAINS * points


def _merits_of_meld(at: Situation, other: Situation, behind: int) -> Iterator[Reason]:
    more = contrast.points_laid(at) - contrast.points_laid(other)
    if not isinstance(other.action, Meld):
        if not fact.bonuses(at):
            yield because("laying.nears_foot", count=len(at.laid.hand_after))
        yield meld.reason_to_lay(at)
    elif not fact.bonuses(other):
        yield from fact.bonus_facts(at)
    yield _keeps_wild(at, other)
    if _explains(more, behind):
        yield because("contrast.lays_more", points=more)


def _costs(at: Situation, better: Situation, behind: int) -> Iterator[Reason]:
    yield from (because("laying.spoils_natural", card) for card in laying.naturals_spoiled(at))
    if isinstance(better.action, Meld):
        yield from (because("laying.misses_canasta", points=it) for it in fact.bonuses(better))
    spent = contrast.wild_cards_spent(at.action) - contrast.wild_cards_spent(better.action)
    yield because("contrast.spends_wild", count=spent)
    match at.action, better.action:
        case Discard(), Discard():
            yield from _costs_of_discard(at, better)
        case DrawStock(), TakePile():
            yield because("contrast.leaves_pile", count=at.view.public.pile_size)
        case _:
            less = contrast.points_laid(better) - contrast.points_laid(at)
            if _explains(less, behind):
                yield because("contrast.lays_less", points=less)


def _costs_of_discard(at: Situation, better: Situation) -> Iterator[Reason]:
    thrown, instead = _card(at), _card(better)
    if not contrast.fits_own_meld(at, instead):
        yield because("contrast.throws_fitting", thrown)
    risk, its_risk = _risks(at, better)
    yield because("contrast.riskier", more=risk, other=its_risk)
    held = contrast.held_of_rank(at, thrown)
    if held > contrast.held_of_rank(at, instead):
        yield because("contrast.breaks_group", thrown, count=held)


def _risks(at: Situation, other: Situation) -> tuple[int, int]:
    """Returns how often, in per cent, the pile is taken for each card; 0 for both if close."""
    if not (isinstance(at.action, Discard) and isinstance(other.action, Discard)):
        return 0, 0
    own, its = (round(100 * at.know.chance_of_take(_card(one))) for one in (at, other))
    return (own, its) if abs(own - its) >= _CLEARLY else (0, 0)


def _card(at: Situation) -> Card:
    assert isinstance(at.action, Discard)
    return at.action.card
