"""The list of saved matches: what it holds, how it is read, how it looks."""
