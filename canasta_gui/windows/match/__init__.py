"""The matches of the window: beginning, resuming, importing, replaying."""
