"""Compiles the Python files of `/sources.zip` into `/compiled.zip`, without docstrings; others are copied."""

import py_compile
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

DATE = (1980, 1, 1, 0, 0, 0)

with (
    zipfile.ZipFile("/sources.zip") as sources,
    zipfile.ZipFile("/compiled.zip", "w") as compiled,
    tempfile.TemporaryDirectory() as folder,
):
    source, code = Path(folder, "source.py"), Path(folder, "code.pyc")
    for name in sorted(sources.namelist()):
        content, path = sources.read(name), PurePosixPath(name)
        if path.suffix == ".py":
            source.write_bytes(content)
            unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(source), str(code), name, doraise=True, optimize=2, invalidation_mode=unchecked)
            content, path = code.read_bytes(), path.with_suffix(".pyc")
        compiled.writestr(zipfile.ZipInfo(str(path), DATE), content)
