"""The most telling difference between two actions; it never contradicts their ranking."""

from collections.abc import Iterator
from itertools import islice

from engine.actions import Action, Discard, DrawStock, Meld, TakePile
from engine.ai.agent import because
from engine.ai.reasons import contrast, fact, laying, meld
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.cards import Card, is_natural, is_wild
from engine.observation import Observation
from engine.reasons import Reason
from engine.values import is_blocking, points_of

_CLEARLY = 5
"""The difference, in per cent, in how often the next player takes the pile that is worth
mentioning."""
_EXPLAINS = 4
"""The largest ratio of a difference to the points of the cards that explain it."""


def merits(view: Observation, action: Action, other: Action, behind: int) -> tuple[Reason, ...]:
    """Returns why an action is better than another one, which is so many points behind.

    The result is one reason; if the action is riskier and the reason does not say so, a second one
    says that the first one outweighs the risk. Without such a reason, the result says that both
    actions are close, or how many points apart they are.
    """
    at = Situation(view, action)
    found = tuple(islice(_merits(at, Situation(view, other), behind), 1))
    if not found:
        return (because("contrast.gain", points=behind) if behind else because("contrast.close"),)
    risks = _risks(action, other, at)
    tells_risk = found[0].id == "contrast.gives_little"
    if risks is not None and risks[0] > risks[1] and not tells_risk:
        return (*found, because("contrast.worth_the_risk", more=risks[0], other=risks[1]))
    return found


def costs(view: Observation, action: Action, better: Action, behind: int) -> tuple[Reason, ...]:
    """Returns the main reason why an action is worse; empty where only the points differ."""
    return tuple(islice(_costs(Situation(view, action), Situation(view, better), behind), 1))


def _merits(at: Situation, other: Situation, behind: int) -> Iterator[Reason]:
    for card in laying.naturals_spoiled(other):
        reason = because("laying.keeps_natural", card)
        if holds(reason, at):
            yield reason
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
    spared = contrast.wild_cards_spent(other.action) - contrast.wild_cards_spent(at.action)
    if spared > 0:
        yield because("contrast.keeps_wild", count=spared)
    if isinstance(at.action, Discard):
        for card in dict.fromkeys(_laid_naturals(other)):
            reason = because("contrast.keeps_hidden", card, count=contrast.held_of_rank(at, card))
            if holds(reason, at):
                yield reason
    if isinstance(at.action, DrawStock) and fact.pile_thin(at, at.view.public.pile_size):
        yield because("fact.pile_thin", count=at.view.public.pile_size)


def _merits_of_take(at: Situation) -> Iterator[Reason]:
    yield from (because("fact.canasta_bonus", points=points) for points in fact.bonuses(at))
    pile = at.view.public.pile
    size = at.view.public.pile_size
    if size <= fact.THIN_PILE:
        found = (because(it, pile[-1]) for it in ("contrast.grows_meld", "contrast.begins_meld"))
        yield from (reason for reason in found if holds(reason, at))
    yield because("draw.pile", count=size)


def _merits_of_discard(at: Situation, other: Situation, behind: int) -> Iterator[Reason]:
    thrown, spared = _card(at), _card(other)
    if is_wild(spared) and not is_wild(thrown):
        yield because("contrast.keeps_wild", count=1)
    if is_wild(thrown) and is_blocking(at.view.rules, thrown):
        yield because("discard.freeze", thrown)
    if contrast.fits_own_meld(at, spared) and not contrast.fits_own_meld(at, thrown):
        yield because("contrast.keeps_fitting", spared)
    risks = _risks(at.action, other.action, at)
    if risks is not None and risks[0] < risks[1]:
        yield because("contrast.safer", less=risks[0], other=risks[1])
    lacking, its = (contrast.lacking_for_next(at, card) for card in (thrown, spared))
    if lacking is not None and its is not None and lacking > its:
        yield because("contrast.feeds_less", thrown, count=lacking, other=its)
    held = contrast.held_of_rank(at, spared)
    if held > max(1, contrast.held_of_rank(at, thrown)):
        yield because("contrast.keeps_group", spared, count=held)
    if is_blocking(at.view.rules, spared) and not is_blocking(at.view.rules, thrown):
        yield because("contrast.keeps_stop", spared)
    is_riskier = risks is not None and risks[0] > risks[1]
    yield from _small_gift(at, other) if is_riskier else _signs(at, other)
    more = points_of(thrown) - points_of(spared)
    if more > 0 and _explains(more, behind):
        yield because("contrast.sheds", points=points_of(thrown), other=points_of(spared))


def _signs(at: Situation, other: Situation) -> Iterator[Reason]:
    """Yields how the next player treated such cards, if it did not treat the other card so."""
    thrown, spared = _card(at), _card(other)
    if fact.next_threw(at, (thrown,)) and not fact.next_threw(other, (spared,)):
        yield because("fact.next_threw", thrown)
    if fact.next_left(at, (thrown,)) and not fact.next_left(other, (spared,)):
        yield because("fact.next_left", thrown)


def _small_gift(at: Situation, other: Situation) -> Iterator[Reason]:
    """Yields that the next player wants the card, unlike the other one, but gets little with it."""
    thrown, spared = _card(at), _card(other)
    reason = because("contrast.gives_little", thrown, count=len(at.view.public.pile) + 1)
    if holds(reason, at) and not at.know.can_next_add(spared):
        yield reason


def _explains(points: int, behind: int) -> bool:
    """Returns whether cards of so many points are a reason for a difference."""
    return behind <= _EXPLAINS * points


def _merits_of_meld(at: Situation, other: Situation, behind: int) -> Iterator[Reason]:
    more = contrast.points_laid(at, at.action) - contrast.points_laid(at, other.action)
    spared = contrast.wild_cards_spent(other.action) - contrast.wild_cards_spent(at.action)
    if not isinstance(other.action, Meld):
        left = because("laying.nears_foot", count=laying.cards_left(at))
        yield from (left,) if holds(left, at) and not fact.bonuses(at) else ()
        yield meld.reason_to_lay(at)
    elif not fact.bonuses(other):
        yield from (because("fact.canasta_bonus", points=points) for points in fact.bonuses(at))
    if spared > 0:
        yield because("contrast.keeps_wild", count=spared)
    if more > 0 and _explains(more, behind):
        yield because("contrast.lays_more", points=more)


def _costs(at: Situation, better: Situation, behind: int) -> Iterator[Reason]:
    yield from (because("laying.spoils_natural", card) for card in laying.naturals_spoiled(at))
    if isinstance(better.action, Meld) and not fact.bonuses(at):
        yield from (because("laying.misses_canasta", points=it) for it in fact.bonuses(better))
    spent = contrast.wild_cards_spent(at.action) - contrast.wild_cards_spent(better.action)
    if spent > 0:
        yield because("contrast.spends_wild", count=spent)
    match at.action, better.action:
        case Discard(), Discard():
            yield from _costs_of_discard(at, better)
        case DrawStock(), TakePile():
            yield because("contrast.leaves_pile", count=at.view.public.pile_size)
        case _, Meld():
            less = contrast.points_laid(at, better.action) - contrast.points_laid(at, at.action)
            if less > 0 and _explains(less, behind):
                yield because("contrast.lays_less", points=less)
        case _:
            return


def _costs_of_discard(at: Situation, better: Situation) -> Iterator[Reason]:
    thrown, instead = _card(at), _card(better)
    if contrast.fits_own_meld(at, thrown) and not contrast.fits_own_meld(at, instead):
        yield because("contrast.throws_fitting", thrown)
    risks = _risks(at.action, better.action, at)
    if risks is not None and risks[0] > risks[1]:
        yield because("contrast.riskier", more=risks[0], other=risks[1])
    held = contrast.held_of_rank(at, thrown)
    if held > max(1, contrast.held_of_rank(at, instead)):
        yield because("contrast.breaks_group", thrown, count=held)


def _risks(action: Action, other: Action, at: Situation) -> tuple[int, int] | None:
    """Returns how often, in per cent, the pile is taken for each card; ``None`` unless they clearly
    differ.
    """
    if not (isinstance(action, Discard) and isinstance(other, Discard)):
        return None
    own, its = (round(100 * at.know.chance_of_take(one.card)) for one in (action, other))
    return (own, its) if abs(own - its) >= _CLEARLY else None


def _laid_naturals(at: Situation) -> tuple[Card, ...]:
    plays = at.action.plays if isinstance(at.action, Meld) else ()
    return tuple(card for play in plays for card in play.cards if is_natural(card))


def _card(at: Situation) -> Card:
    assert isinstance(at.action, Discard)
    return at.action.card
