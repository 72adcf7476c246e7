"""The addresses and the description of the package, as hatchling writes them into sdist and wheel.

All addresses are made from one, `source` in pyproject.toml. Links and pictures of the README lead there, so that they
work on the page of a package index too.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
LINK = re.compile(r"(!?)(\[[^\]]*\])\((?!\w+:|#)([^)]+)\)")
FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


class CustomMetadataHook(MetadataHookInterface):
    """Hatchling's door: the fields `urls` and `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Write the fields."""
        source, release = str(self.config["source"]), f"v{metadata['version']}"
        metadata["urls"] = {
            "Source": source,
            "Documentation": f"{source}/blob/{release}/docs/library/index.md",
            "Changelog": f"{source}/blob/{release}/CHANGELOG.md",
            "Issues": f"{source}/issues",
        }
        text = (Path(self.root) / README).read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text, source, release)}


def description(readme: str, source: str, release: str) -> str:
    """The text of the README with whole addresses: pages and files of a release, and pictures as they are."""

    def whole(match: re.Match[str]) -> str:
        picture, text, path = match.groups()
        return f"{picture}{text}({source}/{'raw' if picture else 'blob'}/{release}/{path})"

    parts = FENCED.split(readme)
    return "".join(part if FENCED.match(part) else LINK.sub(whole, part) for part in parts)
