"""Random commands at random moments: nothing fails, and every ended match is whole."""

import asyncio
from pathlib import Path

import pytest

from tests.server.evenings import check_database, evenings


@pytest.mark.parametrize(("number", "seed"), [(60, 1), pytest.param(1000, 2, marks=pytest.mark.slow)])
def test_random_activity_loses_no_record_and_fails_no_request(tmp_path: Path, number: int, seed: int) -> None:
    answers = asyncio.run(evenings(tmp_path, number, seed))
    assert check_database(tmp_path) > number // 2
    assert len(answers) > 20
