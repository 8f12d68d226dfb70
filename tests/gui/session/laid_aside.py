"""Lays cards aside by gestures, and checks what the table says about them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import GestureContext, Restage
from canasta_gui.session.stage_check import as_if_drawn
from canasta_gui.viewmodel.builders.staging import EMPTY, StagedGroup, Staging
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from engine import (
    TO_GO_OUT,
    Action,
    Card,
    Degree,
    Meld,
    Observation,
    Phase,
    Play,
    TakePile,
    actor_of,
    can_hope_to_open,
    is_legal,
    is_natural,
    is_wild,
    observe,
    opening_need,
    options,
    points_in,
    rank_of,
    verify,
)
from engine.rng import Chance
from tests.engine.kit.deals import Step
from tests.gui.controller.prompt_checks import Said, Spy

_GESTURES = 3


def laid_aside(view: Observation, gestures: Iterable[Gesture]) -> Staging:
    """Returns the staging after gestures; those that the table refuses change nothing."""
    staging = EMPTY
    for gesture in gestures:
        intent = interpret(gesture, GestureContext(view, staging))
        staging = intent.staging if isinstance(intent, Restage) else staging
    return staging


def stagings(view: Observation, chance: Chance) -> Iterator[Staging]:
    """Yields the staging after each of a few random gestures."""
    gestures: list[Gesture] = []
    for _ in range(_GESTURES):
        gestures.append(_gesture(view, laid_aside(view, gestures), chance))
        yield laid_aside(view, gestures)


def _gesture(view: Observation, staging: Staging, chance: Chance) -> Gesture:
    """Returns a gesture with cards of one rank, sometimes with a wild one, to a meld or to the
    pile.
    """
    free = list(view.hand)
    for card in staging.cards:
        free.remove(card)
    group = _group(tuple(free), chance)
    if view.public.phase is Phase.DRAW and chance.below(2):
        takes = tuple(take.action.using for take in options(view).takes)
        return Activate(PILE, chance.choice((*takes, (), group)))
    targets = (FELT, *(Zone(ZoneKind.MELD, view.side, at) for at in range(len(view.own.melds))))
    return Drop(group, Zone(ZoneKind.HAND, view.seat), chance.choice((FELT, *targets)))


def _group(hand: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    if not hand:
        return ()
    first = chance.choice(hand)
    same = [card for card in hand if is_natural(card) and rank_of(card) == rank_of(first)]
    wilds = [card for card in hand if is_wild(card)]
    return (*same[: 1 + chance.below(4)], *wilds[: max(chance.below(4) - 1, 0)]) or (first,)


def had_hope(step: Step) -> bool:
    """Returns whether the table would not have called a hand hopeless that opened."""
    view = observe(step.before, actor_of(step.before.rules, step.before.public))
    if view.own.has_opened or not isinstance(step.action, Meld | TakePile):
        return True
    return can_hope_to_open(view, is_taking=isinstance(step.action, TakePile))


def check_aside(view: Observation, staging: Staging, spy: Spy) -> None:
    """Fails unless every sentence about the cards laid aside is true."""
    for what, said in spy.said.items():
        if what in _TRUTHS:
            assert _TRUTHS[what](view, staging, said), (what, said, staging)


def _laying(groups: tuple[StagedGroup, ...]) -> Action:
    """Returns the action that lays all groups."""
    plays = tuple(Play(group.cards, group.to) for group in groups if not group.has_upcard)
    takes = [TakePile(group.cards, plays=plays) for group in groups if group.has_upcard]
    return takes[0] if takes else Meld(plays)


def _is_ready(view: Observation, staging: Staging, *, has_take: bool) -> bool:
    """Returns whether laying the groups is lawful; melds in doubt are chosen later."""
    action = _laying(staging.groups)
    meant = _directed(action, range(len(view.own.melds) + len(staging.groups)))
    return isinstance(action, TakePile) is has_take and any(is_legal(view, it) for it in meant)


def _directed(action: Action, melds: range) -> Iterator[Action]:
    """Yields the action with each choice of melds for its groups."""
    if isinstance(action, TakePile | Meld):
        ways = [_ways(play, melds) for play in action.plays]
        for plays in product(*ways):
            directed = replace(action, plays=plays)
            yield directed
            if isinstance(directed, TakePile):
                yield from (replace(directed, to=at) for at in melds)


def _ways(play: Play, melds: range) -> tuple[Play, ...]:
    if play.to is not None:
        return (play,)
    return (play, *(replace(play, to=at) for at in melds))


def _is_lacking(view: Observation, staging: Staging, *, has_take: bool) -> bool:
    """Returns whether laying the groups is unlawful but would be lawful with more cards."""
    action = _laying(staging.groups)
    refusals = verify(view, action)
    can_be_cured = all(refusal.degree is Degree.INCOMPLETE for refusal in refusals)
    return bool(refusals) and can_be_cured and isinstance(action, TakePile) is has_take


def _is_short(view: Observation, staging: Staging, said: Said) -> bool:
    """Returns whether the sentence names the right points, and they are too few to open."""
    need, have = said.values["need"], said.values["have"]
    return need == opening_need(view) > int(have) == _points(view, staging)


def _can_open(view: Observation) -> bool:
    """Returns whether the groups that can be laid, or a take, open by themselves."""
    offered = options(view)
    alone = (Meld((group,)) for group in offered.groups)
    is_taken = any(take.is_legal_alone for take in offered.takes)
    return is_taken or any(is_legal(view, it) for it in (Meld(offered.groups), *alone))


def _points(view: Observation, staging: Staging) -> int:
    """Returns the points of the lawful groups toward the opening, each judged alone."""
    plays = [Play(group.cards, group.to) for group in staging.groups]
    drawn = as_if_drawn(view)
    lawful = [play for play in plays if _is_meld(drawn, play)]
    return sum(points_in(play.cards) for play in lawful)


def _is_meld(view: Observation, play: Play) -> bool:
    curable = ("opening.", "out.", "ask.", *TO_GO_OUT)
    return all(it.rule.startswith(curable) for it in verify(view, Meld((play,))))


def _names_takes(view: Observation, said: Said) -> bool:
    ways = [take.action.using for take in options(view).takes]
    return len(ways) > 1 and all(ways) and bool(said.values["ways"])


_TRUTHS: Mapping[TextId, Callable[[Observation, Staging, Said], bool]] = {
    TextId.PROMPT_TAKE_CHOOSE: lambda view, _, it: _names_takes(view, it),
    TextId.PROMPT_TAKE_READY: lambda view, aside, _: _is_ready(view, aside, has_take=True),
    TextId.PROMPT_TAKE_STAGED: lambda view, aside, _: _is_lacking(view, aside, has_take=True),
    TextId.PROMPT_READY: lambda view, aside, _: _is_ready(view, aside, has_take=False),
    TextId.PROMPT_OPEN_STAGED: _is_short,
    TextId.PROMPT_OPEN_HOPELESS: lambda view, _, it: (
        it.values["need"] == opening_need(view) and not _can_open(view)
    ),
    TextId.PROMPT_STAGED: lambda view, aside, _: _is_lacking(view, aside, has_take=False),
    TextId.STAGE_METER: lambda view, _, it: it.values["need"] == opening_need(view),
    TextId.STAGE_GAIN: lambda view, _, it: (
        it.count == len(view.public.pile) and it.values["points"] == points_in(view.public.pile)
    ),
}
