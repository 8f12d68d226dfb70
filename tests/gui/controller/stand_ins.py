"""Processes of players that misbehave; the worker starts them instead of the real one."""

import os
import time
from multiprocessing.connection import Connection

from canasta_gui.controller.thinking import Question, Ready, Reply


def hang(told: Connection, connection: Connection) -> None:
    """Tells when it has the question, and never answers it."""
    connection.send(Ready())
    connection.recv()
    told.send(None)
    time.sleep(600)


def die(connection: Connection) -> None:
    """Ends as soon as it is asked."""
    connection.send(Ready())
    connection.recv()
    os._exit(3)


def err(connection: Connection) -> None:
    """Answers that it has no answer."""
    connection.send(Ready())
    while True:
        try:
            question: Question = connection.recv()
        except EOFError:
            return
        connection.send(Reply(question.id, None, "ValueError: no idea"))


def chatter(connection: Connection) -> None:
    """Answers an older question first, then late the one that was asked."""
    connection.send(Ready())
    while True:
        try:
            question: Question = connection.recv()
        except EOFError:
            return
        connection.send(Reply(question.id - 1, None, "stale"))
        connection.send(Reply(question.id, None, f"{os.getpid()}"))


def obey(orders: Connection, connection: Connection) -> None:
    """Becomes ready, and later answers a question, each time that it is told to; says when done."""
    orders.recv()
    connection.send(Ready())
    while True:
        orders.send(None)
        try:
            orders.recv()
            question: Question = connection.recv()
        except EOFError:
            return
        connection.send(Reply(question.id, None, "obeyed"))
