"""Who plays on a computer's seat, with which seed, and what happens when she errs."""

from engine import Action, Match, Observation, make_agent

_LAST_RESORT = "random"
_USUAL = "club"


def level_of(match: Match, seat: int) -> str:
    """The level of the computer player on a seat."""
    return match.seats[seat].level or _USUAL


def seed_for(match: Match, seat: int) -> str:
    """A seed that tells nothing about the cards, and is the same when a match is resumed."""
    return f"{match.state.public.deal}-{len(match.moments)}-{seat}"


def any_legal_action(view: Observation, seed: str) -> Action:
    """What to play when a player's choice was refused: the game never hangs."""
    return make_agent(_LAST_RESORT).choose(view, seed).action
