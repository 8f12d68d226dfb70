"""The engine's command line: JSON Lines in and out, one line on stderr for each problem."""
