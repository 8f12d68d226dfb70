"""Who plays on a computer's seat, with which seed, and what happens when she errs."""

from engine import Choice, Match, Observation, agent_name, make_agent

_LAST_RESORT = "random"
_USUAL = "club"


def player_of(match: Match, seat: int) -> str:
    """The computer player on a seat: its level, and its temperament."""
    player = match.seats[seat]
    return agent_name(player.level or _USUAL, player.temperament)


def seed_for(match: Match, seat: int) -> str:
    """A seed that tells nothing about the cards, and is the same when a match is resumed."""
    return f"{match.state.public.deal}-{len(match.moments)}-{seat}"


def last_resort(seat: int, view: Observation, match: Match) -> Choice:
    """Anything legal, when a player has failed or was refused: the game never hangs."""
    return make_agent(_LAST_RESORT).choose(view, seed_for(match, seat))
