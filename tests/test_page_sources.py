"""The page's generated sources are up to date, and the page has no copies of rules by hand."""

from pathlib import Path

import pytest

from hachiya.games.hanafuda.yaku import Yaku
from web import protocol, rules
from web.generate import GENERATORS, main, stale

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SOURCES = sorted(path for path in (WEB / "src").rglob("*.ts*") if path.parent.name not in ("words", "protocol"))


def test_generated_page_sources_are_up_to_date() -> None:
    """If not, run `make docs`."""
    assert stale({generator.TARGET: generator.text() for generator in GENERATORS}) == []


def test_a_stale_generated_source_is_found_and_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "yaku.json"
    right = rules.TARGET.read_text("utf-8")
    changed = right.replace("cards", "carts", 1)
    copy.write_text(changed, "utf-8")
    monkeypatch.setattr(rules, "TARGET", copy)
    monkeypatch.setattr("web.generate.GENERATORS", (protocol, rules))
    monkeypatch.setattr("web.generate.ROOT", tmp_path)
    assert main(["--check"]) == 1
    assert capsys.readouterr().out == "yaku.json\n"
    assert copy.read_text("utf-8") == changed
    assert main([]) == 0
    assert copy.read_text("utf-8") == right


NAMESAKES = {
    "mizuten": ["check.ts", "scene.ts", "MizutenSheet.tsx", "Question.tsx", "moves.ts", "SeatPanel.tsx"],
    "tobikomi": ["SeatPanel.tsx"],
    "nuke": ["SeatPanel.tsx"],
}
"""The files in which the name of a yaku means a reason of payment, a phase, an event, a term, or a kind of fact."""


@pytest.mark.parametrize("yaku", [yaku.name.lower() for yaku in Yaku if Yaku.GOKO <= yaku <= Yaku.MIZUTEN])
def test_the_page_names_no_yaku_in_its_code(yaku: str) -> None:
    """The page has names of yaku, but gets their cards and values from the server."""
    names = [path.name for path in SOURCES for quote in "\"'" if f"{quote}{yaku}{quote}" in path.read_text("utf-8")]
    assert names == NAMESAKES.get(yaku, [])
