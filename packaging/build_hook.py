"""A build step of the package: compiles the translations and includes the resource files."""

import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


class ResourceHook(BuildHookInterface[Any]):
    """Puts assets and translations, which lie beside the package in the source tree, into it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Returns Qt's translation compiler, if there is something to compile."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = project["project"]["dependencies"]
        return [one for one in needed if one.startswith("PySide6")] if self._stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles changed translations (none in a source distribution) and lists the files to
        include.
        """
        for source, target in self._stale():
            command = [sys.executable, HERE / "tasks.py", "compile", source, target]
            subprocess.run(command, check=True)
        if self.target_name == "wheel" and version != "editable":
            languages = sorted(path.name for path in (ROOT / "translations").glob("*.qm"))
            for name in ("assets", *(f"translations/{name}" for name in languages)):
                build_data["force_include"][str(ROOT / name)] = f"canasta_gui/{name}"

    def _stale(self) -> list[tuple[Path, Path]]:
        return runpy.run_path(str(HERE / "stamps.py"))["stale_translations"]()
