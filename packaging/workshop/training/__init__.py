"""Tools that train the computer players and measure them on counts."""
