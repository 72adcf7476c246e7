"""The host of all tests of `rules.wasm`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.wasm.build import built
from tools.wasm.node_host import NodeHost


@pytest.fixture(scope="session")
def rules_wasm() -> Path:
    """The path of `rules.wasm`, built by the first process that needs it."""
    return built()


@pytest.fixture(scope="session")
def host(rules_wasm: Path) -> Iterator[NodeHost]:
    with NodeHost(rules_wasm) as host:
        yield host
