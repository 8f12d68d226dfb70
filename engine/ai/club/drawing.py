"""The stock or the pile."""

from math import ceil, floor

from engine.actions import DrawStock, Pass, PlayCaliente, TakePile
from engine.ai.agent import Choice, because
from engine.ai.club.feet import cost_of_delay
from engine.ai.club.groups import cheapest_cover, openers
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.runs import Holding, holding, worth_of_runs
from engine.ai.kernel.policy.drawing import CARDS_WORTH_A_CALIENTE
from engine.ai.reasons.draw import cards_by_caliente, only_pile
from engine.ai.reasons.situation import Situation
from engine.cards import is_natural, is_wild, rank_of
from engine.counts import remove_cards
from engine.reasons import Reason
from engine.rules.bundle import Bundle, make_bundle
from engine.rules.opening import opening_need
from engine.rules.options import TakeOption, take_options
from engine.rules.verify import is_legal
from engine.values import points_of

_RUN_SHARE = 0.5
"""How much of what runs hope for counts beside cards that are certain."""


def choose_draw(know: Knowledge) -> Choice:
    """Take the pile when that brings more than a card from the stock."""
    best = _best_take(know)
    if best is not None and (best[0] > 0 or not _has_other_way(know)):
        return Choice(best[1], reasons_to_take(know, *best))
    if _is_caliente_worth_it(know):
        return Choice(
            PlayCaliente(), (because("draw.caliente", count=cards_by_caliente(know.view)),)
        )
    if know.public.stock_count:
        return Choice(DrawStock(), reasons_to_draw(None if best is None else best[0]))
    return Choice(Pass(), (because("draw.pass"),))


def other_draws(know: Knowledge) -> tuple[Choice, ...]:
    """The ways to begin the turn: the best way to take the pile, and the stock."""
    best = _best_take(know)
    value = None if best is None else best[0]
    take = () if best is None else (Choice(best[1], reasons_to_take(know, *best)),)
    draw = (Choice(DrawStock(), reasons_to_draw(value)),) if know.public.stock_count else ()
    return (*take, *draw)


def value_of_take(know: Knowledge) -> float | None:
    """What the best way to take the pile brings beyond a card from the stock, if there is one."""
    best = _best_take(know)
    return None if best is None else best[0]


def reasons_to_take(know: Knowledge, value: float, action: TakePile) -> tuple[Reason, ...]:
    """Why the pile, and by how much it is better than a card from the stock, if it is."""
    pile = because("draw.pile", count=len(know.public.pile))
    if value > 0:
        return pile, because("draw.pile_value", value=ceil(value))
    is_only_way = only_pile(Situation(know.view, action))
    return (pile, because("draw.only_pile")) if is_only_way else (pile,)


def reasons_to_draw(value: float | None) -> tuple[Reason, ...]:
    """Why the stock, and by how much it is better than the pile where that could be had."""
    stock = because("draw.stock")
    if value is None or value > 0:
        return (stock,)
    return stock, because("draw.pile_left", value=floor(-value))


def _is_caliente_worth_it(know: Knowledge) -> bool:
    """A side that is behind fills a small hand, while there is time to lay what it brings."""
    is_rich = cards_by_caliente(know.view) >= CARDS_WORTH_A_CALIENTE
    is_behind = know.canastas <= know.rival_canastas
    is_wanted = is_rich and is_behind and not know.is_late
    return is_wanted and is_legal(know.view, PlayCaliente())


def _has_other_way(know: Knowledge) -> bool:
    return bool(know.public.stock_count) or is_legal(know.view, Pass())


def _best_take(know: Knowledge) -> tuple[float, TakePile] | None:
    found: list[tuple[float, TakePile]] = []
    for option in take_options(know.view):
        action = _completed(know, option)
        if action is not None and is_legal(know.view, action):
            found.append((_value(know, action), action))
    return max(found, key=lambda item: item[0], default=None)


def _completed(know: Knowledge, option: TakeOption) -> TakePile | None:
    """The take with the further melds that an opening needs."""
    if option.is_legal_alone:
        return option.action
    using = option.action.using
    rest = remove_cards(know.view.hand, using)
    upcard = know.public.pile[-1]
    others = tuple(item for item in openers(know, rest) if item.rank != rank_of(upcard))
    lacking = opening_need(know.view) - option.points
    wilds = tuple(card for card in rest if is_wild(card))
    for wild in (None, *wilds):
        extra = () if wild is None else (wild,)
        more = lacking - sum(points_of(card) for card in extra)
        support = (*using, *extra)
        left = remove_cards(rest, extra)
        plays = () if more <= 0 else cheapest_cover(know.style, others, left, more, most=3)
        if plays is not None:
            return TakePile(support, option.action.to, plays)
    return None


def _value(know: Knowledge, action: TakePile) -> float:
    """What the pile brings beyond a card from the stock, in points."""
    gained = know.public.pile[:-1]
    matches = sum(
        rank_of(card) in know.own_melds or know.by_rank[rank_of(card)] > 0
        for card in gained
        if is_natural(card)
    )
    wilds = sum(map(is_wild, gained))
    spent = sum(map(is_wild, action.using)) + sum(
        is_wild(card) for play in action.plays for card in play.cards
    )
    after = make_bundle(know.view, action.plays, action)
    style = know.style
    canasta = style.take_canasta if _makes_canasta(know, after) else 0.0
    opening = style.take_opening if not know.view.own.has_opened else 0.0
    runs = _RUN_SHARE * _gain_for_runs(know, after)
    cards = style.take_card * len(gained) + style.take_match * matches + style.take_wild * wilds
    delay = cost_of_delay(know, len(gained) - matches)
    costs = style.take_spent * spent + style.take_base
    return cards + canasta + opening + runs - delay - costs


def _makes_canasta(know: Knowledge, after: Bundle) -> bool:
    size = know.rules.canasta.size
    fed = (group for group in after.groups if group.upcard is not None)
    return any(
        sum(len(part.cards) for part in group.parts) < size <= len(group.after.cards)
        for group in fed
    )


def _gain_for_runs(know: Knowledge, after: Bundle) -> float:
    """How much nearer to sambas the side comes with these melds and this hand."""
    held = Holding(after.melds_after, after.hand_after)
    return worth_of_runs(know, held) - worth_of_runs(know, holding(know))
