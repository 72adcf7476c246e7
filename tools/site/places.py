"""Where the parts of the site lie while they are made, and when they are ready."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
"""The npm package: CPython for browsers, with its standard library."""
STATIC = SOURCE / "hachiya" / "static"
"""The built page."""
TAB = STATIC / "tab"
"""The parts that only the site has, at their paths below the root of the site."""
BUILD = ROOT / "build" / "site"
