"""Who shares the work of long measurements: processes of this machine, or those of a cluster."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol, Self, TypeVar, cast

import engine
from engine.cli.arguments import add_jobs
from engine.cli.command import InputError

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Workers:
    """The processes that share some work; the results do not depend on where they are."""

    jobs: int = 1
    """How many of them work at once on this machine, or in what is shared in rounds."""
    cluster: str = ""
    """The address of a scheduler of `dask.distributed`; empty for this machine alone."""

    @classmethod
    def of(cls, args: Namespace) -> Self:
        """Returns those that the arguments of `add_workers` name."""
        return cls(args.jobs, args.cluster)

    @contextmanager
    def executor(self) -> Generator[Executor]:
        """Yields the executor that does the work. Raises `InputError` if the cluster has other
        sources, `OSError` if it cannot be reached.
        """
        if not self.cluster:
            with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
                yield pool
            return
        distributed = cast("_Distributed", import_module("distributed"))
        with distributed.Client(self.cluster) as client:
            if set(client.run(sources).values()) - {sources()}:
                raise InputError(["a worker of the cluster has other sources than this machine"])
            yield client.get_executor(pure=False)

    def results(self, work: Callable[[int], Result], count: int) -> Iterator[Result]:
        """Yields the results of ``work`` for each number from 0, in their order."""
        if self.jobs == 1 and not self.cluster:
            yield from map(work, range(count))
            return
        with self.executor() as pool:
            yield from pool.map(work, range(count))


def add_workers(parser: ArgumentParser, jobs: int = 1) -> None:
    """Adds ``--jobs``, and ``--cluster`` for several machines."""
    add_jobs(parser, jobs)
    parser.add_argument(
        "--cluster", type=_cluster, default="", metavar="ADDRESS", help="of a dask scheduler"
    )


def _cluster(address: str) -> str:
    if address and find_spec("distributed") is None:
        raise ArgumentTypeError("needs dask.distributed: pip install distributed")
    return address


def sources() -> str:
    """Returns a digest of the engine's sources."""
    place = Path(str(engine.__file__)).parent
    files = sorted(it for it in place.rglob("*") if it.suffix in (".py", ".toml", ".npz"))
    return sha256(b"".join(map(Path.read_bytes, files))).hexdigest()


class _Client(Protocol):
    def run(self, function: Callable[[], str]) -> dict[str, str]: ...

    def get_executor(self, *, pure: bool) -> Executor: ...


class _Distributed(Protocol):
    """What is used of the module `distributed`, which only builders have."""

    def Client(self, address: str) -> AbstractContextManager[_Client]: ...  # noqa: N802 - its name
