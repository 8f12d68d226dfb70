"""What a browser is answered: the files of the page, or why not."""

from http import HTTPStatus
from typing import Final

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from canasta_gui.phones.wire import Files

_SOCKET: Final = "/socket"
_SECRETIVE: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'{socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def answer(request: Request, host: str, files: Files, *, has_room: bool) -> Response | None:
    """Returns a file or a refusal; ``None`` lets a socket be opened, if there is room for one."""
    # A page of somebody else, whose name leads here, sends that name.
    if request.headers.get_all("Host") != [host]:
        return _respond(HTTPStatus.MISDIRECTED_REQUEST, host)
    if request.method != "GET":
        return _respond(HTTPStatus.METHOD_NOT_ALLOWED, host)
    if request.path == _SOCKET:
        if request.headers.get_all("Origin") != [f"http://{host}"]:
            return _respond(HTTPStatus.FORBIDDEN, host)
        return None if has_room else _respond(HTTPStatus.SERVICE_UNAVAILABLE, host)
    if request.path not in files:
        return _respond(HTTPStatus.NOT_FOUND, host)
    return _respond(HTTPStatus.OK, host, *files[request.path])


def _respond(
    status: HTTPStatus, host: str, kind: str = "text/plain; charset=utf-8", content: bytes = b""
) -> Response:
    # Some browsers count the socket as foreign; addresses of IPv6 have no form in this header.
    socket = "" if "[" in host else f" ws://{host}"
    headers = Headers({name: value.format(socket=socket) for name, value in _SECRETIVE.items()})
    headers["Connection"] = "close"
    headers["Content-Length"] = str(len(content))
    headers["Content-Type"] = kind
    return Response(status.value, status.phrase, headers, content)
