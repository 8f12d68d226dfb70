"""The searching players: likely worlds, a few turns ahead, judged by a small value net."""
