"""The entry point of the built program."""

import multiprocessing
import sys

if __name__ == "__main__":
    # This must come first: the process of the computer players starts here as well.
    multiprocessing.freeze_support()

    from canasta_gui.app import main

    sys.exit(main())
