"""Sentences made from rule ids, events and what the table has to say, in the player's language.

Most need the engine; the labels of settings do not, and are needed before it is loaded.
"""
