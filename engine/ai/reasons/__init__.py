"""All reasons of computer players: one function each, which returns whether it is true."""
