"""Starting the program: arguments, then the application, then the window."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from canasta_gui.drawing_alone import draw_alone


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the exit status."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.data is not None:
        os.environ["CANASTA_DATA_DIR"] = str(options.data.resolve())
    # Nobody plugs anything into our models; looking for plugins takes time.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    draw_alone()
    # Imported late: a wrong argument is answered before Qt is loaded.
    from canasta_gui.windows.messages import listen

    listen()
    if options.smoke:
        from canasta_gui.showcase.smoke import run_smoke

        return run_smoke()
    if options.demo is not None:
        from canasta_gui.showcase.demo import run_demo

        return run_demo(options.demo)
    if options.screenshots is not None:
        from canasta_gui.showcase.screenshots import run_screenshots

        return run_screenshots(options.screenshots)
    if options.gallery is not None:
        from canasta_gui.showcase.gallery import run_gallery

        return run_gallery(options.gallery)
    if options.tour is not None:
        from canasta_gui.showcase.tour import run_tour

        return run_tour(options.tour, options.only)
    # Nothing that is loaded goes away again; looking for it costs a tenth of the start.
    gc.disable()
    from canasta_gui.windows.start import run_window

    return run_window(is_new=options.new, is_timed=options.time_start)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The command line, or an exit with a message."""
    parser = argparse.ArgumentParser(prog="canasta", description="A canasta table.")
    parser.add_argument("--new", action="store_true", help="do not go on with the last match")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep every file in DIR")
    parser.add_argument("--demo", type=Path, metavar="DIR", help="draw a game into pictures")
    parser.add_argument("--screenshots", type=Path, metavar="DIR", help="draw the documentation")
    parser.add_argument("--gallery", type=Path, metavar="DIR", help="draw every look there is")
    parser.add_argument("--tour", type=Path, metavar="DIR", help="draw every table there is")
    parser.add_argument("--only", default="", metavar="PART", help="of the tour, tables named so")
    parser.add_argument("--smoke", action="store_true", help="play a deal unseen, and leave")
    parser.add_argument("--time-start", action="store_true", help="time the first frame")
    return parser.parse_args(arguments)
