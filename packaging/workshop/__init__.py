"""Tools for builders: pictures and measurements; the program does not import them."""
