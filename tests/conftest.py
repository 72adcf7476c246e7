"""For all tests."""

import gc

from hypothesis import settings

settings.register_profile("hachiya", deadline=None)  # how long an example takes says nothing on a busy machine
settings.load_profile("hachiya")


def pytest_collection_finish() -> None:
    """What the collection made stays to the end: it is not searched for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
