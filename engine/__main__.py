"""``python -m engine``: the engine's command line."""

import gc
import sys

from engine.cli.main import main

if __name__ == "__main__":
    # Deals make values by the thousand and hardly any cycles: looking for these as often as Python
    # does by itself takes up to a tenth of the time.
    gc.set_threshold(500_000)
    sys.exit(main(sys.argv[1:]))
