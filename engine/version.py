"""The program's version, as match files name it."""

VERSION = "1.1.0"
