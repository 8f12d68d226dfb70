"""Synthesis of the table's sounds from noise and decaying tones; `make sounds` writes them.

This is a tool for builders: the program plays the files and never imports this.
"""
