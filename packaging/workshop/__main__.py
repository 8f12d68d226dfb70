"""Run a tool of the workshop: ``python packaging/workshop TOOL [ARGUMENT ...]``."""

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
TOOLS = {
    "demo": "draw a deal that plays itself into pictures: demo DIR",
    "screenshots": "draw the pictures of the documents: screenshots DIR",
    "gallery": "draw every look of the table: gallery DIR",
    "tour": "draw every table that can be chosen: tour DIR [PART]",
    "views": "draw hand-made views in several sizes: views DIR [NAME[@WIDTHxHEIGHT] ...]",
    "faces": "draw every card in every variant: faces DIR",
    "icon": "draw the icon of the program: icon DIR",
    "contrast": "say how far words and marks stand out: contrast [--short]",
    "lessons": "say how long the lessons take: lessons [GAME]",
    "golden": "draw the pictures anew that the tests compare the table with: golden [NAME ...]",
    "golden-windows": "the same for the windows: golden-windows [NAME ...]",
    "frames": "measure how long a picture takes",
    "hints": "measure how long the verdict on raised cards takes",
    "start": "measure pictures, another deck, and the start with its memory",
    "thinking": "measure whether thinking keeps the picture waiting: thinking [--level LEVEL]",
}
ELSEWHERE = {"golden": "tests.gui.golden.golden", "golden-windows": "tests.gui.golden.windows"}


def main() -> int:
    """Run the tool; its exit status."""
    lines = "\n".join(f"  {name:15} {does}" for name, does in TOOLS.items())
    parser = argparse.ArgumentParser(
        prog="python packaging/workshop",
        epilog=f"tools:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("tool", choices=TOOLS, metavar="TOOL")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT")
    options = parser.parse_args()
    if " DIR" in TOOLS[options.tool] and not options.arguments:
        parser.error(f"{options.tool}: say into which folder the pictures shall go")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path[:1] = [str(PROJECT), str(PROJECT / "packaging")]
    from canasta_gui.app import prepare

    prepare()
    module = ELSEWHERE.get(options.tool, f"workshop.{options.tool}")
    return import_module(module).main(options.arguments)


if __name__ == "__main__":
    sys.exit(main())
