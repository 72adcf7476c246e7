"""What the page takes from the program is up to date, and it takes nothing by hand."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hachiya.games.hanafuda.yaku import Yaku
from tests.sampling import first

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SOURCES = sorted(path for path in (WEB / "src").rglob("*.ts*") if path.parent.name not in ("words", "protocol"))
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)}

MAKERS = {
    "protocol.py": "src/protocol/messages.ts",
    "test/hanafuda_fixtures.py": "test/hanafuda_fixtures.json",
    "test/fair_fixtures.py": "test/fair_fixtures.json",
    "test/words_fixtures.py": "test/words_fixtures.json",
    "rules.py": "src/rules/yaku.json",
}


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("maker", MAKERS)
def test_what_is_made_from_the_program_is_up_to_date(maker: str) -> None:
    done = run(sys.executable, WEB / maker, "--check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), "run `make docs`"


@pytest.mark.parametrize(("maker", "made"), first([("rules.py", MAKERS["rules.py"])], MAKERS.items()))
def test_a_stale_file_is_found_and_mended(maker: str, made: str, tmp_path: Path) -> None:
    for name in (maker, made):
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(WEB / name, tmp_path / "web" / name)
    copy = tmp_path / "web" / made
    right = copy.read_text("utf-8")
    stale = right.replace("card", "cart", 1)
    copy.write_text(stale, "utf-8")
    check = run(sys.executable, tmp_path / "web" / maker, "--check")
    assert (check.returncode, check.stdout) == (1, f"{Path('web', made)}\n"), check.stderr
    assert copy.read_text("utf-8") == stale
    assert run(sys.executable, tmp_path / "web" / maker).returncode == 0
    assert copy.read_text("utf-8") == right


NAMESAKES = {"mizuten": ["check.ts", "moves.ts", "scene.ts", "MizutenSheet.tsx", "Question.tsx"]}
"""Where the name is that of what a payment is for, of a phase, of an event or of a term."""


@pytest.mark.parametrize("yaku", [yaku.name.lower() for yaku in Yaku if Yaku.GOKO <= yaku <= Yaku.MIZUTEN])
def test_the_page_knows_no_yaku_by_itself(yaku: str) -> None:
    """It has words for them; which cards make them, and what they are worth, it hears from the server."""
    found = [path.name for path in SOURCES for quote in "\"'" if f"{quote}{yaku}{quote}" in path.read_text("utf-8")]
    assert found == NAMESAKES.get(yaku, [])
