"""Finds the own melds that cards may join, where several are possible."""

from dataclasses import replace

from engine import Action, Card, Meld, Observation, Play, Refusal, TakePile, verify

_RULE = "meld.which_meld"


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
