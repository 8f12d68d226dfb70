"""The sounds of the table, made from noise and decaying tones; `make sounds` writes them.

Everything here is for the workshop: the program plays the files and never sees this.
"""
