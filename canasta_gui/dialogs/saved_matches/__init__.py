"""The list of saved matches: its content, its reading, its look."""
