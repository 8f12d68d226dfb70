"""Plays anything legal. Quick, and useful for finding what nobody would think of."""

from engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    Meld,
    Pass,
    Play,
    PlayCaliente,
)
from engine.ai.agent import Choice, because, lay_bonus
from engine.observation import Observation
from engine.rng import Chance
from engine.rules.options import Options, options
from engine.rules.verify import is_legal


class RandomPlayer:
    """Chooses by chance among legal actions, melding more often than not."""

    level = "random"

    def choose(self, view: Observation, seed: str) -> Choice:
        """Any legal action."""
        chance = Chance(seed)
        offered = options(view)
        if offered.bonus:
            return lay_bonus(offered.bonus[0])
        melds = _melds(view, offered, chance)
        if melds and chance.below(3):
            return Choice(chance.choice(melds), (because("random.meld"),))
        actions = _actions(offered, chance)
        if not actions:
            return Choice(chance.choice(melds), (because("random.meld"),))
        return Choice(chance.choice(actions), (because("random.any"),))


def _actions(offered: Options, chance: Chance) -> tuple[Action, ...]:
    if offered.must_answer:
        return (Answer(is_yes=True), Answer(is_yes=False))
    actions: list[Action] = [take.action for take in offered.takes if take.is_legal_alone]
    if offered.can_draw:
        actions.append(DrawStock())
    if offered.can_pass:
        actions.append(Pass())
    if offered.can_play_caliente:
        actions.append(PlayCaliente())
    if offered.can_ask and not chance.below(8):
        actions.append(AskPartner())
    actions.extend(Discard(card) for card in offered.discards)
    return tuple(actions)


def _melds(view: Observation, offered: Options, chance: Chance) -> tuple[Action, ...]:
    """Single groups that are legal alone, and a random legal handful together."""
    melds: list[Action] = [
        Meld((group,)) for group in offered.groups if is_legal(view, Meld((group,)))
    ]
    together = _disjoint(chance.shuffle(offered.groups), view)
    if len(together) > 1 and is_legal(view, Meld(together)):
        melds.append(Meld(together))
    return tuple(melds)


def _disjoint(groups: tuple[Play, ...], view: Observation) -> tuple[Play, ...]:
    left = list(view.hand)
    chosen: list[Play] = []
    for group in groups:
        rest = list(left)
        try:
            for card in group.cards:
                rest.remove(card)
        except ValueError:
            continue
        left = rest
        chosen.append(group)
    return tuple(chosen)
