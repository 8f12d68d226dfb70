"""Sentences made from rule ids, events and what the table has to say, in the player's language."""

from canasta_gui.words.words import Words as Words
