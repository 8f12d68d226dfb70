"""Makes the installers of the current system from the program that was built there."""

import sys
import tempfile
from pathlib import Path

from installer.product import BUNDLE, ROOT


def build(folder: Path = ROOT / "dist") -> list[Path]:
    """Makes every installer for this system; returns their paths."""
    folder.mkdir(exist_ok=True)
    if sys.platform == "win32":
        from installer import windows

        windows.sign(BUNDLE / "canasta.exe")
        made = windows.build_installer(folder)
        windows.sign(made)
        return [made]
    if sys.platform == "darwin":
        from installer.macos import build_image

        return [build_image(folder)]
    return _build_for_linux(folder)


def _build_for_linux(folder: Path) -> list[Path]:
    from installer.appimage import build_appimage
    from installer.archive import build_archive
    from installer.deb import build_deb
    from installer.linux import stage
    from installer.rpm import build_rpm

    with tempfile.TemporaryDirectory() as name:
        stage(Path(name))
        # The tree gets files here that only this last installer reads.
        made = [make(Path(name), folder) for make in (build_archive, build_rpm, build_deb)]
    with tempfile.TemporaryDirectory() as name:
        stage(Path(name))
        image = build_appimage(Path(name), folder)
    return [*made, image] if image else made


def tell(made: list[Path]) -> None:
    """Prints the paths of the installers."""
    for path in made:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.0f} MB")
