"""The packages of others that the house in a tab has, from PyPI by lock (`locks/site.txt`)."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.site.places import BUILD, ROOT

LOCK = ROOT / "locks" / "site.txt"
WHEELS = BUILD / "wheels"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
"""The Python of the pinned Pyodide."""
UNUSED = ("pydantic/v1/", "pydantic/mypy.py", "pydantic/_hypothesis_plugin.py")
"""What nothing imports: an older pydantic, and plugins of tools."""
UNUSED_ENDINGS = (".pyi", ".typed")


def wheels() -> list[Path]:
    """The wheels of the lock, fetched unless they are there."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    folder = WHEELS / digest[:16]
    if not folder.is_dir():
        coming = folder.with_suffix(".coming")
        command = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps")
        wanted = ("--only-binary", ":all:", *PLATFORM, "--require-hashes", "-r", str(LOCK), "-d", str(coming))
        subprocess.run([*command, *wanted], check=True)
        coming.rename(folder)
    return sorted(folder.glob("*.whl"))


def files() -> dict[str, bytes]:
    """The files of all packages by their paths in the archive."""
    files = {}
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" not in name and not name.startswith(UNUSED) and not name.endswith(UNUSED_ENDINGS):
                    files[name] = archive.read(name)
    return files
