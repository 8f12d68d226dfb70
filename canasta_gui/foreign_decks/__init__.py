"""Card decks that players import: decks of KDE, and folders of pictures as PySolFC has them.

A deck is read once, when it is imported, in a separate process. The program keeps a folder of plain
pictures; nothing of the foreign file is read at later starts.
"""
