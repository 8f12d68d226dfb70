"""Reusable widgets: buttons, labels, lists, switches and columns in the program's look."""
