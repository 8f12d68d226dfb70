"""The deco deck: a column in the colour of the suit, and beside it the straight lines of 1930."""
