"""Where the built program starts."""

import multiprocessing
import sys

if __name__ == "__main__":
    # First of all: the process of the computer players starts here as well.
    multiprocessing.freeze_support()

    from canasta_gui.app import main

    sys.exit(main())
