"""The program's version, as match files name it."""

VERSION = "0.1.0"
