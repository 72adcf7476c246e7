"""The software bills of materials of a release, in the format CycloneDX: Python packages, and those of the page."""

import json
import subprocess
import sys
from pathlib import Path

from hatch_build import npm_output

ROOT = Path(__file__).parents[2]


def write_bills(version: str, into: Path) -> list[tuple[Path, int]]:
    """Write both bills, and return the path of each and how many parts it names."""
    locked, page = into / f"hachiya-{version}.python.cdx.json", into / f"hachiya-{version}.page.cdx.json"
    subprocess.run(
        [
            *(sys.executable, "-m", "cyclonedx_py", "requirements", "--output-reproducible", "--validate"),
            *("--pyproject", "pyproject.toml", "--mc-type", "library", "-o", str(locked), "locks/server.txt"),
        ],
        cwd=ROOT,
        check=True,
    )
    page.write_text(npm_output("sbom", "--package-lock-only", "--omit", "dev", "--sbom-format", "cyclonedx"), "utf-8")
    return [(path, len(json.loads(path.read_text("utf-8"))["components"])) for path in (locked, page)]
