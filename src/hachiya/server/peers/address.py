"""The address at which a server listens for the other servers of its database."""

from dataclasses import dataclass

from hachiya.server.problems import BadPeerAddress
from hachiya.server.reach import EVERYWHERE


@dataclass(frozen=True)
class PeerAddress:
    """A host and a port, at which other servers reach this one too; port 0 takes any that is free."""

    host: str
    port: int

    @classmethod
    def read(cls, text: str) -> "PeerAddress":
        """Parse `HOST:PORT`; BadPeerAddress, also for `0.0.0.0` and `::`, which are no address of this machine."""
        place, _, port = text.rpartition(":")
        host = place.strip("[]")
        if not host or host in EVERYWHERE or not port.isdecimal() or int(port) > 65535:
            raise BadPeerAddress(text)
        return cls(host, int(port))

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"
