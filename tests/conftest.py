"""Settings of all tests."""

import gc

from hypothesis import settings

settings.register_profile("hachiya", deadline=None)  # on a busy machine an example may take long
settings.load_profile("hachiya")


def pytest_collection_finish() -> None:
    """Exclude the objects of the collection, which live to the end, from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
