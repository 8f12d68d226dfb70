"""Chooses the computer player of a seat, its seed, and the fallback if it fails."""

from engine import Choice, Match, Observation, agent_name

_LAST_RESORT = "random"
_USUAL = "club"


def player_of(match: Match, seat: int) -> str:
    """Returns the name of the seat's computer player: its level and its temperament."""
    player = match.seats[seat]
    return agent_name(player.level or _USUAL, player.temperament)


def seed_for(match: Match, seat: int) -> str:
    """Returns a seed that reveals no cards and is the same when a match is resumed."""
    return f"{match.state.public.deal}-{len(match.moments)}-{seat}"


def last_resort(seat: int, view: Observation, match: Match) -> Choice:
    """Returns some legal action, for when a player failed or was refused."""
    from engine import make_agent

    return make_agent(_LAST_RESORT).choose(view, seed_for(match, seat))
