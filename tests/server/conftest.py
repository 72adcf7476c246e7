from tests.server.fixtures import server

__all__ = ["server"]
