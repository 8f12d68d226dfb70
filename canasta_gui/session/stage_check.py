"""Judges cards laid aside, group by group and as a whole."""

from dataclasses import replace

from canasta_gui.viewmodel.builders.staging import StagedGroup, Staging
from canasta_gui.viewmodel.builders.table_facts import StageFacts
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from engine import (
    TO_GO_OUT,
    Action,
    Card,
    Degree,
    Meld,
    Observation,
    Phase,
    Play,
    Refusal,
    TakeOption,
    TakePile,
    check_plan,
    options,
    verify,
)

_OF_OPENING = ("below_minimum", "needs_canasta", "needs_triple", "buried_cards")
_OF_THE_WHOLE = (*(f"opening.{it}" for it in _OF_OPENING), "out.", "ask.", "turn.", *TO_GO_OUT)
"""The prefixes of rules that judge everything that is laid, not one group."""
_RULE = "meld.which_meld"


def judge_stage(view: Observation, staging: Staging) -> StageFacts:
    """Returns the verdict on everything laid aside."""
    if not staging.groups:
        return StageFacts()
    plan = staging.plan()
    action = plan.action()
    refusals = verify(view, action)
    is_choice = is_open_choice(refusals) and bool(ways(view, action, refusals))
    counted = check_plan(view if plan.take is not None else as_if_drawn(view), plan)
    return StageFacts(
        groups=staging.groups,
        group_refusals=tuple(judge_group(view, group) for group in staging.groups),
        refusals=() if is_choice else refusals,
        have=counted.have,
        need=counted.need,
        supports=open_choice(view, staging),
    )


def as_if_drawn(view: Observation) -> Observation:
    """Returns the observation as after a draw, so that melds can be judged before the draw."""
    if view.public.phase is not Phase.DRAW:
        return view
    return replace(view, public=replace(view.public, phase=Phase.PLAY))


def judge_group(view: Observation, group: StagedGroup) -> tuple[Refusal, ...]:
    """Returns why a group is no meld, whatever else is laid."""
    if group.has_upcard:
        refusals = verify(view, TakePile(group.cards))
    else:
        refusals = verify(as_if_drawn(view), Meld((Play(group.cards, group.to),)))
    if is_open_choice(refusals):
        return ()
    return tuple(r for r in refusals if not r.rule.startswith(_OF_THE_WHOLE))


def open_choice(view: Observation, staging: Staging) -> tuple[tuple[Card, ...], ...]:
    """Returns the ways to support the up-card while the player still has to choose one."""
    index = staging.taking
    if index is None or staging.groups[index].cards:
        return ()
    takes = options(view).takes
    is_open = len(takes) > 1 and all(take.action.using for take in takes)
    return tuple(take.action.using for take in takes) if is_open else ()


def filled_support(takes: tuple[TakeOption, ...]) -> tuple[Card, ...]:
    """Returns the support to offer for the up-card; empty if none is needed, or the choice is open.

    Pairs of different sizes are one way: the smallest that is enough, or the largest.
    """
    if any(take.way == "add" for take in takes):
        return ()
    pairs = [take for take in takes if take.way in ("natural-pair", "wild-pair")]
    if len(pairs) == len(takes):
        enough = [take for take in pairs if take.is_legal_alone]
        return (enough[0] if enough else pairs[-1]).action.using
    return takes[0].action.using if len(takes) == 1 else ()


def is_hopeless(refusals: tuple[Refusal, ...]) -> bool:
    """Returns whether no further cards could make the action legal."""
    return any(refusal.degree is not Degree.INCOMPLETE for refusal in refusals)


def is_open_choice(refusals: tuple[Refusal, ...]) -> bool:
    """Returns whether the only fault is that the player must say which meld is meant."""
    return bool(refusals) and all(refusal.rule == _RULE for refusal in refusals)


def ways(
    view: Observation, action: Action, refusals: tuple[Refusal, ...]
) -> tuple[tuple[int, Action], ...]:
    """Returns the melds that the first cards in doubt may join, each with the action that says
    so.
    """
    found: list[tuple[int, Action]] = []
    for refusal in refusals[:1]:
        for index in map(int, str(refusal.params.get("melds", "")).split()):
            directed = _directed(action, refusal.blame, index)
            left = verify(view, directed)
            if not left or is_open_choice(left):
                found.append((index, directed))
    return tuple(found)


def _directed(action: Action, cards: tuple[Card, ...], to: int) -> Action:
    """Returns the action with these cards sent to that meld."""
    match action:
        case Meld(plays):
            return Meld(_aimed(plays, cards, to))
        case TakePile(plays=plays) if any(_is_open(play, cards) for play in plays):
            return replace(action, plays=_aimed(plays, cards, to))
        case TakePile():
            return replace(action, to=to)
        case _:
            return action


def _aimed(plays: tuple[Play, ...], cards: tuple[Card, ...], to: int) -> tuple[Play, ...]:
    return tuple(replace(play, to=to) if _is_open(play, cards) else play for play in plays)


def _is_open(play: Play, cards: tuple[Card, ...]) -> bool:
    return play.to is None and sorted(play.cards) == sorted(cards)


def tell_moved(before: Staging, after: Staging, words: Wording) -> str:
    """Returns which cards were laid aside or put back, as a sentence."""
    moved = {TextId.STAGE_ASIDE: after.gained(before), TextId.STAGE_BACK: before.gained(after)}
    return words.sentences(
        words.say(what, cards=words.cards(cards)) for what, cards in moved.items() if cards
    )
