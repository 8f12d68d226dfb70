"""Processes of players that misbehave; the worker starts them instead of the real one."""

import os
import time
from multiprocessing.connection import Connection

from canasta_gui.controller.thinking import Question, Reply


def hang(connection: Connection) -> None:
    """Never answers."""
    connection.recv()
    time.sleep(600)


def die(connection: Connection) -> None:
    """Ends as soon as it is asked."""
    connection.recv()
    os._exit(3)


def err(connection: Connection) -> None:
    """Answers that it has no answer."""
    while True:
        try:
            question: Question = connection.recv()
        except EOFError:
            return
        connection.send(Reply(question.id, None, "ValueError: no idea"))


def chatter(connection: Connection) -> None:
    """Answers an older question first, then late the one that was asked."""
    while True:
        try:
            question: Question = connection.recv()
        except EOFError:
            return
        connection.send(Reply(question.id - 1, None, "stale"))
        connection.send(Reply(question.id, None, f"{os.getpid()}"))
