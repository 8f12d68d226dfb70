"""Runs the program: ``python -m canasta_gui``."""

import sys

from canasta_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
