"""The law that every nearest legal way keeps, said once more for tests and measurements."""

from dataclasses import replace

from engine import (
    Action,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Phase,
    Play,
    PlayCaliente,
    TakePile,
    Way,
    is_legal,
    is_natural,
    is_wild,
    missing_cards,
    options,
    rank_of,
)


def breach(view: Observation, wanted: Action, way: Way) -> str:
    """Returns how a way acts against a player who wanted something else; empty if it does not."""
    if way.is_other:
        return "" if _comes_first(view, wanted, way.action) else "another action"
    if not isinstance(wanted, Meld | TakePile) or type(way.action) is not type(wanted):
        return "another kind of action"
    raised, laid = _cards(wanted), _cards(way.action)
    added = missing_cards(raised, laid)
    if way.added != added or way.put_back != missing_cards(laid, raised):
        return "a wrong account of the change"
    if not all(map(is_natural, added)):
        return "a wild card that nobody raised"
    if raised and len(added) == len(laid):
        return "nothing that was raised"
    if any(is_legal(view, less) for card in set(added) for less in _less(way.action, card)):
        return "a card that was not needed"
    return next(filter(None, (_misplaced(view, wanted, play) for play in _plays(way.action))), "")


def _comes_first(view: Observation, wanted: Action, step: Action) -> bool:
    """Returns whether a step has to come before what was wanted, without any choice."""
    match step:
        case DrawStock():
            has_choice = any(take.is_legal_alone for take in options(view).takes)
            return not has_choice and not is_legal(view, PlayCaliente())
        case TakePile(using=()):
            return view.public.phase is Phase.DRAW and not view.public.stock_count
        case AskPartner():
            return isinstance(wanted, Meld | Discard)
        case LayBonus(card):
            return wanted == Discard(card)
        case _:
            return False


def _misplaced(view: Observation, wanted: Action, play: Play) -> str:
    """Returns why cards do not belong where a way lays them."""
    own = view.own.melds
    for card in play.cards:
        aims = [it.to for it in _plays(wanted) if card in it.cards]
        is_aimed = not aims or play.to in aims
        if is_wild(card) and play.to is not None and not is_aimed and None not in aims:
            return "a wild card on another meld"
        if is_wild(card) and aims == [None] and not any(map(is_natural, play.cards)) and play.to:
            return "a wild card on a meld that nobody named"
        rank = None if play.to is None else own[play.to].rank
        if is_natural(card) and not is_aimed and rank not in (None, rank_of(card)):
            return "a card on a meld of another rank"
    return ""


def _plays(action: Action) -> tuple[Play, ...]:
    match action:
        case Meld(plays):
            return plays
        case TakePile(using, to, plays):
            return (Play(using, to), *plays)
        case _:
            return ()


def _cards(action: Action) -> tuple[Card, ...]:
    return tuple(card for play in _plays(action) for card in play.cards)


def _less(action: Action, card: Card) -> list[Action]:
    """Returns the action without this card, for each play that has it."""
    found: list[Action] = []
    if not isinstance(action, Meld | TakePile):
        return found
    for at, play in enumerate(action.plays):
        if card in play.cards:
            left = list(play.cards)
            left.remove(card)
            smaller = Play(tuple(left), play.to, play.source)
            plays = (*action.plays[:at], smaller, *action.plays[at + 1 :])
            found.append(replace(action, plays=plays))
    return found
