"""Cards that players bring along: card decks of KDE, and folders of pictures as PySolFC has them.

A deck is read once, when it is opened, in a process of its own. What the program keeps and draws
from then on is a folder of plain pictures: nothing of a foreign file is read at a later start.
"""
