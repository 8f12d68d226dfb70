"""Turns rule ids, events and texts of the table into sentences in the player's language.

Most need the engine; the labels of settings do not, and are needed before it is loaded.
"""
