"""Opens, reads and writes files that other people may have written.

Both the engine and the window use this package. It imports neither, because the first frame must
not load the engine.
"""
