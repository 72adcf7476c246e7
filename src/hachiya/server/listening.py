"""Sockets that listen."""

import errno
import socket

from hachiya.server.problems import CannotServe
from hachiya.words.message import Message
from hachiya.words.say import serve as say

BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Open a socket that listens on a host and port; CannotServe if the port is in use or the host is not ours."""
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
    except (OSError, UnicodeError) as error:
        raise CannotServe(_fault(error, host, port)) from None
    listening.setblocking(False)
    return listening


def _fault(error: OSError | UnicodeError, host: str, port: int) -> Message:
    """The message for an address at which nothing can listen."""
    if isinstance(error, socket.gaierror | UnicodeError):
        return say.no_host(given=repr(host))
    where = f"{host}:{port}"
    if error.errno == errno.EADDRINUSE:
        return say.in_use(address=where)
    if error.errno == errno.EADDRNOTAVAIL:
        return say.not_ours(given=repr(host))
    if error.errno == errno.EACCES:
        return say.not_allowed(address=where)
    return say.cannot_listen(address=where, why=error.strerror or type(error).__name__)
