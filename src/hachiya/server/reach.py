"""The addresses of the server: the names under which it answers, trusted proxies, and its certificate."""

import socket
import ssl
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from hachiya.server.problems import BadPublicUrl, BadTrustedProxy, CannotServe
from hachiya.words.say import serve as say

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""What to listen on for every network, and by what it is reached from here."""
_ELSEWHERE = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737): nothing is sent there, but the system says by which of ours it would go."""


@dataclass(frozen=True)
class PublicUrl:
    """The address that people open where a proxy stands before the server: https://cards.example.org/hachiya."""

    origin: str
    root: str = ""
    """The path below which the page lies, without a slash at its end."""

    @classmethod
    def read(cls, text: str) -> "PublicUrl":
        """Parse a public address; raise BadPublicUrl."""
        try:
            url = urlsplit(text)
            whole = url.scheme in ("http", "https") and url.hostname and (url.port is None or url.port > 0)
        except ValueError:
            raise BadPublicUrl(text) from None
        if not whole or url.username or url.query or url.fragment or not url.path.isascii():
            raise BadPublicUrl(text)
        return cls(f"{url.scheme}://{url.netloc.lower()}", url.path.rstrip("/"))

    @property
    def host(self) -> str:
        """The host name, without port."""
        return urlsplit(self.origin).hostname or ""

    @property
    def secure(self) -> bool:
        """Whether the address begins with https."""
        return self.origin.startswith("https:")

    def __str__(self) -> str:
        return f"{self.origin}{self.root}/"


@dataclass(frozen=True)
class Tls:
    """The files of a certificate in PEM format: the chain up to an authority, and the key."""

    certificate: Path
    key: Path

    def check(self) -> None:
        """Raise CannotServe if the files cannot be read or do not belong together."""
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(self.certificate, self.key)
        except OSError as error:
            where = f"{self.certificate}, {self.key}"
            raise CannotServe(say.no_certificate(place=where, why=error.strerror or str(error))) from None


@dataclass(frozen=True)
class HostNames:
    """The host names under which the server answers; requests for others are refused.

    Another site may resolve its own name to this machine, to ask as if it were ours (DNS rebinding). An address in
    figures is safe from that.
    """

    names: frozenset[str]
    addresses: bool
    """Whether addresses in figures are accepted too."""

    def has(self, headers: Headers) -> bool:
        """Whether the `host` header of a request has one of the names."""
        try:
            host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        except ValueError:
            return False
        return host in self.names or (self.addresses and _is_address(host))


def host_names(host: str, public: PublicUrl | None) -> HostNames:
    """Return the names of a server that listens on `host` and has this public address."""
    names = {*LOOPBACK, *([public.host] if public else ())}
    if host in LOOPBACK:
        return HostNames(frozenset(names), addresses=False)
    own = socket.gethostname().lower()
    return HostNames(frozenset({*names, host.lower(), own, f"{own.partition('.')[0]}.local"}), addresses=True)


class Proxies:
    """The addresses and networks of trusted proxies, whose header with the client's address is believed."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """Parse addresses and networks; BadTrustedProxy."""
        self.texts = tuple(texts)
        self._networks = [_network(text) for text in self.texts]

    def __contains__(self, host: str) -> bool:
        return _is_address(host) and any(ip_address(host) in network for network in self._networks)


def browser_address(host: str, port: int, secure: bool) -> str:
    """Write the address to open in a browser."""
    return f"{'https' if secure else 'http'}://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str | None:
    """Return this machine's address in its network; None if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_ELSEWHERE)
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if ip_address(address).is_loopback else address


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadTrustedProxy(text) from None


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


NO_PROXIES = Proxies()
OWN_PROXIES = Proxies(("127.0.0.1", "::1"))
"""Proxies on this machine."""
