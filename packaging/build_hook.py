"""A build step of the package: compiles the translations and includes the resource files.

With the variable CANASTA_COMPILE=yes the wheel is one for this Python and system and has the
compiled engine, too; Python prefers the compiled modules to the sources beside them.
"""

import os
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
        """Returns Qt's translation compiler, if there is something to compile, and the compiler of
        the engine with what the engine imports.
        """
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = project["project"]["dependencies"]
        tools: list[str] = project["dependency-groups"]["dev"]
        wanted = [one for one in needed if one.startswith("PySide6")] if self._stale() else []
        if self._compiles():
            wanted += [one for one in needed if not one.startswith(("PySide6", "miniaudio"))]
            wanted += ["setuptools", *(one for one in tools if one.startswith("mypy"))]
        return wanted

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
            if self._compiles():
                build_data.update(pure_python=False, infer_tag=True)
                build_data["force_include"].update(self._compiled())

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("CANASTA_COMPILE") == "yes"

    def _compiled(self) -> dict[str, str]:
        """Returns the compiled modules, each with its place in the wheel.

        Raises:
            SystemExit: if they cannot be made.
        """
        build_engine = runpy.run_path(str(HERE / "compiled_engine.py"))["build_engine"]
        built: Path | None = build_engine(ROOT / "build" / "engine")
        if built is None:
            raise SystemExit("The engine could not be compiled.")
        files = (path for path in built.rglob("*") if path.is_file())
        return {str(path): path.relative_to(built).as_posix() for path in files}

    def _stale(self) -> list[tuple[Path, Path]]:
        return runpy.run_path(str(HERE / "stamps.py"))["stale_translations"]()
