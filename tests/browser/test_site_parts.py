"""The parts of the site, run by Node: the trimmed library is all that the house in a tab uses."""

from pathlib import Path
from shutil import copyfile

import pytest

from tools.site import rooms
from tools.site.places import TAB
from tools.site.standard_library import LIST, run_offline

pytestmark = pytest.mark.slow


def test_every_operation_is_answered_on_the_archives_of_the_site(tmp_path: Path) -> None:
    for name in ("standard", "packages", *rooms.archives()):
        (archive,) = TAB.glob(f"house/{name}-*.zip")
        copyfile(archive, tmp_path / f"{name}.zip")
    used = run_offline(tmp_path, tmp_path / "standard.zip")
    assert used == LIST.read_text("utf-8").split()
