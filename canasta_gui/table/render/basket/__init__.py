"""The basket deck: each card shows a basket and the card's picture in it."""
