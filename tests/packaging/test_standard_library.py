"""The part of the standard library that the site has: with it alone, a person in a tab can do everything."""

import shutil
import zipfile
from pathlib import Path

import pytest

from tools.site.places import BUILD
from tools.site.standard_library import LIST, run_offline

pytestmark = [pytest.mark.packaging, pytest.mark.slow]
COMPILED = BUILD / "compiled"
"""The archives of the site, which `make site-parts` compiles."""


@pytest.fixture
def archives(tmp_path: Path) -> Path:
    """A folder with the archives of the site."""
    shutil.copytree(COMPILED, tmp_path, dirs_exist_ok=True)
    return tmp_path


def test_the_full_offline_run_uses_every_listed_module_and_no_other(archives: Path) -> None:
    used = run_offline(archives, archives / "standard.zip")
    assert used == LIST.read_text("utf-8").split()


@pytest.mark.parametrize("module", ["secrets", "statistics", "tomllib/_parser"])
def test_the_full_offline_run_fails_without_a_listed_module(module: str, archives: Path) -> None:
    lacking = archives / "lacking.zip"
    with zipfile.ZipFile(archives / "standard.zip") as whole, zipfile.ZipFile(lacking, "w") as archive:
        for name in whole.namelist():
            if name != f"{module}.pyc":
                archive.writestr(name, whole.read(name))
        assert f"{module}.pyc" in whole.namelist()
    with pytest.raises(SystemExit):
        run_offline(archives, lacking)
