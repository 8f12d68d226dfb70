"""The program's version, as match files name it."""

VERSION = "1.0.0"
