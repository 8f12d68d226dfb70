"""Runs a tool of the workshop: ``python packaging/workshop TOOL [ARGUMENT ...]``."""

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
WISH = "DIR [NAME[@WIDTHxHEIGHT] ...] [--beside OLD]"
TOOLS = {
    "demo": "draw a deal that plays itself into pictures: demo DIR",
    "screenshots": "draw the pictures of the documents: screenshots DIR",
    "gallery": "draw every look of the table: gallery DIR",
    "film": "film great moments of a deal as a moving WebP picture: film FILE [SECONDS [WIDTH]]",
    "shares": "measure how much of the table each thing takes: shares [FILE]",
    "scenes": f"draw the window in great moments of a match: scenes {WISH}",
    "tour": f"draw every table that can be chosen: tour {WISH}",
    "strips": f"draw what happens quickly as strips of six pictures: strips {WISH}",
    "views": f"draw hand-made views of the table: views {WISH}",
    "faces": "draw every card in every variant: faces DIR",
    "icon": "draw the icon of the program: icon DIR",
    "contrast": "say how far words and marks stand out: contrast [--short]",
    "strategy": "try what all lessons ask for or show: strategy [--worlds N] [GAME ...]",
    "exercises": "make the exercises that come with the program: exercises [--rules R] [--count N]",
    "golden": "draw the pictures anew that the tests compare the table with: golden [NAME ...]",
    "golden-windows": "the same for the windows: golden-windows [NAME ...]",
    "frames": "measure how long a picture takes",
    "start": "measure pictures, another deck, and the start with its memory",
    "verdicts": "judge hints and findings to the end of the deal: verdicts [--rules R] [--each N]",
    "hinted": "tell deals as text with every hint: hinted [RULES ...] [--deals DEAL ...]",
    "numbers": "play deals of every game and count: numbers [--rounds N]",
    "play-statistics": "count what a level does in a deal: play-statistics [--level L]",
    "habits": "count habits of levels in further deals: habits [--levels L ...] [--deals N]",
    "kernel-speed": "measure plain and compiled players: kernel-speed [--beside COMMIT]",
    "exploiters": "play more deals of odd players against a level: exploiters [--boards N]",
    "ladder": "play matches to say how far the levels are apart: ladder [--keep DAY]",
    "net": "play deals and fit the value net to them: net [--feet | --samba]",
    "tuning": "look for better numbers for the rules of thumb: tuning [--rules R]",
    "belief-factors": "measure what play says about hands: belief-factors [--keep KIND ...]",
    "take-risks": "measure how often piles are taken: take-risks [--check]",
    "opponents": "measure what play says about styles: opponents [--deals N] [--rules R ...]",
    "deal-statistics": "count what sides make in deals, and still make after a turn",
    "temperament-statistics": "measure what temperaments do more or less",
    "endurance": "measure memory while computers play at full speed: endurance [--minutes N]",
    "responsiveness": "measure whether thinking delays pictures: responsiveness [--level LEVEL]",
}
ELSEWHERE = {
    "golden": "tests.gui.golden.golden",
    "golden-windows": "tests.gui.golden.windows",
    **{
        name: f"workshop.training.{name.replace('-', '_')}"
        for name in (
            "net",
            "tuning",
            "belief-factors",
            "take-risks",
            "opponents",
            "deal-statistics",
            "temperament-statistics",
        )
    },
}


def main() -> int:
    """Runs the tool; returns its exit status."""
    lines = "\n".join(f"  {name:23} {does}" for name, does in TOOLS.items())
    parser = argparse.ArgumentParser(
        prog="python packaging/workshop",
        epilog=f"tools:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("tool", choices=TOOLS, metavar="TOOL")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # A compiled engine that PYTHONPATH names goes before the sources.
    named = len([*filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))])
    sys.path[: 1 + named] = [*sys.path[1 : 1 + named], str(PROJECT), str(PROJECT / "packaging")]
    from canasta_gui.app import prepare

    prepare()
    return import_module(module_of(options.tool)).main(options.arguments)


def module_of(tool: str) -> str:
    """Returns the module of a tool."""
    return ELSEWHERE.get(tool, f"workshop.{tool.replace('-', '_')}")


if __name__ == "__main__":
    sys.exit(main())
