"""The names and descriptions of all options, for the editor of house rules."""
