"""The one long-lived process in which the computer players think."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pickle import PickleError

from canasta_gui.controller.thinking import Question, Reply, think

Target = Callable[[Connection], None]


class MindError(Exception):
    """The process hangs, has died, or cannot be started."""


class Mind:
    """Starts the process, asks it, and kills it when it does not answer."""

    def __init__(self, target: Target = think) -> None:
        self._target = target
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the process if it does not run. Raises `MindError`."""
        if self.is_alive:
            return
        self.kill()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=self._target, args=(there,), name="canasta-players", daemon=True
        )
        try:
            process.start()
        except (OSError, RuntimeError, ValueError) as error:
            here.close()
            raise MindError(f"cannot be started: {error}") from error
        finally:
            there.close()
        self._process, self._connection = process, here

    def ask(
        self, question: Question, limit_s: float, is_given_up: Callable[[], bool]
    ) -> Reply | None:
        """The process's reply; ``None`` when the asker gave up meanwhile.

        Raises `MindError` when no reply comes within the limit, or the process is gone.
        """
        self.start()
        process, connection = self._process, self._connection
        if process is None or connection is None:
            raise MindError("is not there")
        try:
            connection.send(question)
            return self._receive(process, connection, question.id, limit_s, is_given_up)
        except (EOFError, OSError, PickleError) as error:
            raise MindError(f"has died: {error}") from error

    def _receive(
        self,
        process: BaseProcess,
        connection: Connection,
        number: int,
        limit_s: float,
        is_given_up: Callable[[], bool],
    ) -> Reply | None:
        slices = max(1, round(limit_s / _SLICE_S))
        for _ in range(slices):
            ready = wait((connection, process.sentinel), _SLICE_S)
            if connection in ready:
                reply: Reply = connection.recv()
                # A reply to an earlier question that was given up is dropped.
                if reply.id == number:
                    return reply
            elif ready:
                raise MindError(f"has died with exit code {process.exitcode}")
            if is_given_up():
                return None
        raise MindError(f"has not answered within {limit_s:g} s")

    def kill(self) -> None:
        """End the process at once."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._connection = None


_SLICE_S = 0.1
