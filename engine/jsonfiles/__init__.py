"""Files that other people may have written: opened, read and written with care.

Both the engine and the window use them. It imports neither: the first frame needs no engine.
"""
