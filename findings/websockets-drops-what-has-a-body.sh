#!/usr/bin/env bash
# websockets 17.4: a server whose `process_request` answers plain requests, too, hears DELETE, OPTIONS and
# words that are no method as it hears GET, and never hears of a request with a body. Expected: what
# the server does not serve is answered by a status (405, 413), or `process_request` may give one.
# Seen: who does not look at `request.method` serves the page for all of them, and a POST or PUT with
# a body ends without a status line, before `process_request` is asked; the other
# end sees a connection that was closed in its face, as from a server that fell over.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "websockets==17.4"
cat > "$place/show.py" <<'PYTHON'
import asyncio
import http.client
import logging

from websockets.asyncio.server import serve

logging.disable()
heard = []


def answer(connection, request):
    heard.append(request.method)
    return connection.respond(200, "the page")


def ask(port, method, body=None):
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        link.request(method, "/", body=body)
        return str(link.getresponse().status)
    except http.client.RemoteDisconnected:
        return "closed"
    finally:
        link.close()


async def main():
    told = []
    async with serve(lambda link: None, "127.0.0.1", 0, process_request=answer) as server:
        port = server.sockets[0].getsockname()[1]
        for method, body in (("GET", None), ("DELETE", None), ("OPTIONS", None), ("POST", "a=1"), ("PUT", "a")):
            told.append(f"{method} {await asyncio.to_thread(ask, port, method, body)}")
    print(", ".join(told), "| heard", " ".join(heard))


asyncio.run(main())
PYTHON
seen=$("$place/venv/bin/python" "$place/show.py")
echo "$seen"
[ "$seen" = "GET 200, DELETE 200, OPTIONS 200, POST closed, PUT closed | heard GET DELETE OPTIONS" ]
