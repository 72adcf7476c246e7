"""What others have made of what Hachiya consists of and needs: from the locks, and what its packages say themselves."""

import json
from importlib.metadata import files, metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LONGEST = 60
"""Some packages have the whole text of their licence where its name belongs."""

MIT = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software"
"""How the text of the MIT licence begins."""


def licence(name: str) -> str:
    """What a Python package says of its licence."""
    fields: Any = metadata(name)  # its type is poorer than what it is
    short = fields.get("License-Expression") or fields.get("License") or ""
    if short and len(short) <= LONGEST and "\n" not in short:
        return short
    classes = [each for each in fields.get_all("Classifier") or [] if each.startswith("License :: ")]
    return ", ".join(each.rpartition(" :: ")[2] for each in classes) or _by_text(name)


def _by_text(name: str) -> str:
    """The licence of a package that has only its text."""
    texts = [file.read_text() for file in files(name) or [] if file.stem.upper().startswith("LICENSE")]
    return "MIT" if any(MIT in " ".join(text.split()) for text in texts) else ""


def python() -> str:
    """The packages that `pip install hachiya` brings."""
    lines = (ROOT / "locks" / "run.txt").read_text("utf-8").splitlines()
    locked = [Requirement(line.rstrip("\\ ")) for line in lines if "==" in line]
    names = [each.name for each in locked if each.marker is None or each.marker.evaluate()]
    rows = [f"| {name} | {licence(name)} |" for name in names]
    return "\n".join(["| package | licence |", "| --- | --- |", *rows]) + "\n"


def page() -> str:
    """The npm packages of which the built page consists, and those that build it."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    rows = [
        f"| {path.rpartition('node_modules/')[2]} | {package['license']} |"
        for path, package in packages.items()
        if path and not package.get("dev") and not package.get("optional")
    ]
    return "\n".join(["| package | licence |", "| --- | --- |", *sorted(set(rows))]) + "\n"


def tables(of: str) -> str:
    """`python` or `page`."""
    return {"python": python, "page": page}[of]()
