"""The deco deck: a column in the colour of the suit beside a picture of straight lines."""
