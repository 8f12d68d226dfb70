"""Draws pictures of hand-made views: ``views DIR [NAME ...]``."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.kit.scenes import SCENES, shoot

_SIZES = (
    (1024, 700, 1),
    (1366, 768, 1),
    (1600, 1000, 1),
    (1920, 1080, 1),
    (1280, 800, 2),
    (3840, 2160, 1),
    (900, 1200, 1),
)


def main(arguments: Sequence[str]) -> int:
    """Draws the named scenes, or all, in several sizes; ``NAME@1024x700`` draws one."""
    parser = argparse.ArgumentParser(prog="views", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("names", nargs="*", metavar="NAME[@WIDTHxHEIGHT]")
    args = parser.parse_args(arguments)
    _app = QApplication.instance() or QApplication([])
    folder: Path = args.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in args.names or SCENES:
        scene, _, wanted = name.partition("@")
        for width, height, ratio in _SIZES:
            if wanted not in ("", f"{width}x{height}"):
                continue
            picture = shoot(SCENES[scene](), QSize(width, height), ratio=ratio)
            picture.save(str(folder / f"{scene}-{width}x{height}@{ratio}.png"))
    return 0
