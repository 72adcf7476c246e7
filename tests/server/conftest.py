from collections.abc import Iterator

import pytest

from tests.server.running import Running, running, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits for all tests of a module."""
    with running(settings_in(tmp_path_factory.mktemp("server"))) as running_server:
        yield running_server
