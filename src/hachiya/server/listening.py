"""Sockets that listen."""

import errno
import socket

from hachiya.server.problems import CannotServe
from hachiya.words.say import serve as say

BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Open a socket that listens on a host and port; CannotServe if the port is in use or the host is not ours."""
    where = f"{host}:{port}"
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(place)
            listening.listen(BACKLOG)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(say.in_use(address=where)) from None
        what = error.strerror or type(error).__name__
        raise CannotServe(say.cannot_listen(address=where, why=what)) from None
    listening.setblocking(False)
    return listening
