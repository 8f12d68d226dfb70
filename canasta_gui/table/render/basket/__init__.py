"""The basket deck: every card is a basket, and what it means stands in it."""
