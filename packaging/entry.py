"""The entry point of the built program."""

import multiprocessing
import sys
from pathlib import Path

if __name__ == "__main__":
    # This must come first: the process of the computer players starts here as well.
    multiprocessing.freeze_support()

    # Two commands lead here, so that both have what the folder holds.
    if Path(sys.argv[0]).stem == "canasta-engine":
        from engine.cli.main import main
    else:
        from canasta_gui.app import main
    sys.exit(main())
