"""Starts any task of this project: prepares what is missing, then runs it.

python packaging/bootstrap.py VERB [ARGUMENT ...]

The first start makes `.venv` and installs into it; every later one finds its stamps valid and runs
the task at once. Any Python may read this file, so it keeps to the syntax that old versions know
and imports nothing slow.
"""

import os
import sys

TESTS = ["-m", "pytest", "-n", "2", "--dist", "worksteal"]
# By verb: the packages it needs, Qt's platform, the arguments for the environment's Python.
VERBS = {
    "play": ("runtime", "window", ["-m", "canasta_gui"]),
    "demo": ("runtime", "offscreen", ["packaging/tasks.py", "demo"]),
    "screenshots": ("runtime", "offscreen", ["packaging/tasks.py", "screenshots"]),
    "gallery": ("runtime", "offscreen", ["packaging/tasks.py", "gallery"]),
    "test": ("dev", "offscreen", TESTS),
    "check": ("dev", "offscreen", ["packaging/tasks.py", "check"]),
    "soak": ("dev", "offscreen", [*TESTS, "-m", "soak"]),
    "notices": ("dev", "offscreen", ["packaging/tasks.py", "notices"]),
    "translations": ("dev", "offscreen", ["packaging/tasks.py", "translations"]),
    "sounds": ("dev", "offscreen", ["packaging/tasks.py", "sounds"]),
    "package": ("dev", "offscreen", ["packaging/tasks.py", "package"]),
    "bundle": ("dev", "offscreen", ["packaging/tasks.py", "bundle"]),
    "installer": ("dev", "offscreen", ["packaging/tasks.py", "installer"]),
    "lock": ("dev", "offscreen", ["packaging/lock.py"]),
}
SUPPORTED = ((3, 15), (3, 14), (3, 13), (3, 12), (3, 11))
NO_SCREEN = "There is no screen to play on here; `make demo` draws a game into pictures instead."


def main(arguments: "list[str]") -> int:
    """Carries out a verb; returns the exit status of the command that did it."""
    verb = arguments[0] if arguments else ""
    if verb not in VERBS:
        print(f"usage: bootstrap.py {'|'.join(VERBS)} [ARGUMENT ...]", file=sys.stderr)
        return 2
    if sys.version_info[:2] not in SUPPORTED:
        return run_with_another_python(arguments)
    import stamps

    # The program's knowledge of screens and system libraries applies here, too.
    sys.path.append(str(stamps.ROOT))
    from canasta_gui.no_window import has_no_screen

    packages, platform, command = VERBS[verb]
    is_unseen = os.environ.get("QT_QPA_PLATFORM") == "offscreen" or stamps.UNSEEN & {*arguments}
    if platform == "window" and is_unseen:
        platform = "offscreen"
    if platform == "window" and has_no_screen():
        print(NO_SCREEN, file=sys.stderr)
        return 1
    prepare(packages, platform)
    if verb == "play":
        import clone_engine

        clone_engine.use(arguments[1:])
    return hand_over([stamps.PYTHON, *command, *arguments[1:]])


def prepare(packages: str, platform: str) -> None:
    """Prepares what is missing for a command with the environment's Python."""
    import stamps

    os.chdir(stamps.ROOT)
    if not stamps.is_ready(packages, platform):
        import environment

        environment.prepare(packages, platform)
    if platform == "offscreen":
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def run_with_another_python(arguments: "list[str]") -> int:
    """Starts again with a suitable Python, or says which one to install; returns the exit
    status.
    """
    for major, minor in SUPPORTED:
        # On Windows the launcher knows the versions; elsewhere each has a name of its own.
        command = [f"python{major}.{minor}"]
        if os.name == "nt":
            command = ["py", f"-{major}.{minor}"]
        if works(command):
            return hand_over([*command, __file__, *arguments])
    major, minor = sys.version_info[:2]
    oldest, newest = ("{}.{}".format(*SUPPORTED[at]) for at in (-1, 0))
    needed = f"Canasta needs Python {oldest} to {newest}"
    print(f"{needed}; this is {major}.{minor}.", file=sys.stderr)
    return 1


def works(command: "list[str]") -> bool:
    """Returns whether a command starts a Python; a name on the path may lead nowhere."""
    import subprocess

    quiet = subprocess.DEVNULL
    try:
        return subprocess.call([*command, "-c", ""], stdout=quiet, stderr=quiet) == 0
    except OSError:
        return False


def hand_over(command: "list[str]") -> int:
    """Replaces this process by the command. Windows cannot, so there it returns the command's
    status.
    """
    sys.stdout.flush()
    if os.name != "nt":
        os.execvp(command[0], command)
    import subprocess

    return subprocess.call(command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
