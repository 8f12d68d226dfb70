"""The searching players: they try actions in likely worlds, a few turns ahead, and let a small
value net judge the result.
"""
