"""Writes the files of `share/`, which the wheel installs for `man` and for shells: manual pages and completions.

`make docs` runs this; `--check` changes nothing and names the files that are not up to date (exit code 1).
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from hachiya.cli.completion import script
from tools.docs.man_page import man_page

SHARE = Path(__file__).parents[2] / "share"


def files() -> Mapping[Path, str]:
    """The text of each file by its path."""
    return {
        SHARE / "man/man1/hachiya.1": man_page("en"),
        SHARE / "man/ja/man1/hachiya.1": man_page("ja"),
        SHARE / "man/zh_CN/man1/hachiya.1": man_page("zh"),
        SHARE / "bash-completion/completions/hachiya": script("bash"),
        SHARE / "fish/vendor_completions.d/hachiya.fish": script("fish"),
        SHARE / "zsh/site-functions/_hachiya": script("zsh"),
    }


def main() -> int:
    """Write the files, or with `--check` name those that differ."""
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(path.relative_to(SHARE.parent))
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
