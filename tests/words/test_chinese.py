"""Chinese messages have no Japanese letters."""

import re
from pathlib import Path

from hachiya import words

_KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
_CATALOGUE = Path(words.__file__).parent / "catalogue" / "zh"


def test_no_chinese_message_has_kana() -> None:
    lines = [
        f"{file.name}: {line}"
        for file in sorted(_CATALOGUE.glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and _KANA.search(line)
    ]
    assert lines == []
