"""Suggests the level of the computer players for the next match."""

from engine import Match, agent_levels, side_of

_NOT_OFFERED = "random"


def next_level(match: Match) -> str | None:
    """Returns the level that suits the next match better, after a match that is over.

    It is the next stronger level after a win and the next weaker one after a loss; ``None`` if
    there is no such level, or if not exactly one person played against computers.
    """
    if len(match.people) != 1:
        return None
    levels = [level for level in agent_levels() if level != _NOT_OFFERED]
    own = side_of(match.rules, min(match.people))
    rivals = [
        levels.index(player.level)
        for seat, player in enumerate(match.players)
        if side_of(match.rules, seat) != own and player.level in levels
    ]
    if not rivals:
        return None
    wanted = max(rivals) + 1 if has_won(match) else min(rivals) - 1
    return levels[wanted] if 0 <= wanted < len(levels) else None


def has_won(match: Match) -> bool:
    """Returns whether a person is among the winners."""
    winners = match.state.public.winners
    return any(
        player.is_person and side_of(match.rules, seat) in winners
        for seat, player in enumerate(match.seats)
    )
