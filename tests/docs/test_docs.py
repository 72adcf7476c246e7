"""The pages agree with the program: tables, examples, terms, clauses and links."""

import os
import re
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from hachiya.engine.ledger import BOARD
from hachiya.engine.record import Field, fields
from hachiya.games.hachihachi.state import Rules
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.game import HanafudaGameOf
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.registry import GAMES
from hachiya.words.languages import REFERENCE, languages
from hachiya.words.names import name as name_of
from hachiya.words.voice import say
from tests.docs.pages import DOCS, ROOT, cells, made_table, rule_pages
from tests.sampling import first
from tools.docs import generate
from tools.docs.comparison import ASPECTS
from tools.docs.programs import PROGRAM

OF_LONG_PROGRAMS = [DOCS / "library" / "cookbook.md", DOCS / "library" / "reading.md"]
READMES = ("README.md", "README.ja.md")
PAGES = sorted((*ROOT.glob("*.md"), *DOCS.glob("**/*.md")))

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK_TARGET = re.compile(r"\]\(([^)#]*)")
LINK = re.compile(r"\]\((?!\w+:)([^)#]*)(?:#([^)]+))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
DECISION = re.compile(r"\bC-\d+")
DECISION_ROW = re.compile(r"^\| (C-\d+) \|", re.MULTILINE)
SECTION = re.compile(r"^## ([AB]\d+) ", re.MULTILINE)
LEVEL = re.compile(r"^(#+) ", re.MULTILINE)
TABLE = re.compile(r"<!-- table: (.*?) -->")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)}

GENERATE = (sys.executable, "-m", "tools.docs.generate")


def run(*command: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=ENVIRONMENT, capture_output=True, encoding="utf-8", check=False)


def name_of_page(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    return [text for tag, text in FENCE.findall(page.read_text("utf-8")) if tag == language]


def without_fences(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


def anchor(heading: str) -> str:
    """The anchor of a heading on the pages of a repository."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def glossary() -> dict[str, list[str]]:
    """The rows of the glossary by their romaji."""
    lines = (DOCS / "play" / "glossary.md").read_text("utf-8").splitlines()
    rows = [cells(line) for line in lines if line.startswith("| ")]
    return {row[2]: row for row in rows if len(row) == 6}


# ---------------------------------------------------------------- what is made from the program


@pytest.mark.parametrize(
    "page", first([page for page in PAGES if page not in OF_LONG_PROGRAMS], PAGES), ids=name_of_page
)
def test_every_generated_page_is_up_to_date(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    renewed = generate.renewed(page)
    assert {file: file.read_text("utf-8") for file in renewed} == renewed, "run make docs"


@pytest.mark.slow
def test_the_generator_finds_and_renews_a_stale_value(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "play" / "rules" / "sannin.md"
    for folder in ("docs", "tests/vectors", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    right = page.read_text("utf-8")
    stale = right.replace("| akatan 赤短: the red poem ribbons | 7 |", "| akatan 赤短: the red poem ribbons | 8 |")
    assert stale != right
    page.write_text(stale, "utf-8")
    check = run(*GENERATE, "--check", cwd=tmp_path)
    assert (check.returncode, check.stdout) == (1, f"{Path('docs/play/rules/sannin.md')}\n"), check.stderr
    assert page.read_text("utf-8") == stale
    assert run(*GENERATE, cwd=tmp_path).returncode == 0
    assert page.read_text("utf-8") == right


@pytest.mark.parametrize("language", [language for language in languages() if language != REFERENCE])
def test_every_table_can_be_generated_in_every_language(language: str) -> None:
    """A table has the shape of the English one, and no cell is in English."""
    for game in GAMES.values():
        page = DOCS / "play" / "rules" / f"{game.name}.md"
        for name in TABLE.findall(page.read_text("utf-8")):
            english, own = (
                [row.split("|") for row in generate.TABLES[game.family][name](game, lang).splitlines()]
                for lang in (REFERENCE, language)
            )
            assert [*map(len, own)] == [*map(len, english)], name
            for cell, other in zip(chain(*english), chain(*own), strict=True):
                if re.search("[a-z]{3}", re.sub("`[^`]*`", "", cell)):
                    assert cell != other, name


@pytest.mark.parametrize(
    "page", [*READMES, "docs/library/cookbook.md", "docs/library/position.md", "docs/library/reading.md"]
)
def test_every_program_of_a_page_shows_its_output(page: str) -> None:
    """`test_every_generated_page_is_up_to_date` runs the programs."""
    programs = PROGRAM.findall((ROOT / page).read_text("utf-8"))
    assert [program for _, program, _ in programs] == blocks(ROOT / page, "python")
    assert len(blocks(ROOT / page, "text")) == len(programs)
    assert all(blocks(ROOT / page, "text"))


def test_both_readmes_show_the_same_program() -> None:
    programs = []
    for readme in READMES:
        (example,) = blocks(ROOT / readme, "python")
        bare = re.sub(r"#.*", "", example)
        programs.append(re.sub(r'\["[^]]*"\]\)', "[names])", bare).replace('.text("ja")', ""))
    assert programs[0] == programs[1]


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_has_at_most_120_lines(readme: str) -> None:
    assert len((ROOT / readme).read_text("utf-8").splitlines()) <= 120


def test_the_architecture_page_shows_every_package_folder() -> None:
    package = ROOT / "src" / "hachiya"
    rooms = {path.parent.name for path in package.glob("*/__init__.py")}
    rooms_shown, *_ = blocks(DOCS / "build" / "architecture.md", "text")
    assert rooms | {"static"} == set(re.findall(r"^  (\w+)/ ", rooms_shown, re.M))


# ---------------------------------------------------------------- terms


@pytest.mark.parametrize("yaku", Yaku, ids=lambda yaku: yaku.name.lower())
def test_the_glossary_has_every_yaku_by_its_names(yaku: Yaku) -> None:
    key = yaku.name.lower()
    kanji, kana, _, english, meaning, imi = glossary()[key]
    assert kanji == say(name_of("yaku", key), "ja")
    assert say(name_of("yaku", key, part="kana"), "ja") in kana.split("、")
    assert english == say(name_of("yaku", key, part="meaning"), "en")
    assert meaning.endswith(".")
    assert JAPANESE.search(imi)
    assert imi.endswith("。")


def test_the_glossary_has_the_words_of_every_event_and_payment() -> None:
    text = (DOCS / "play" / "glossary.md").read_text("utf-8")
    for reason in Reason:
        assert f"`{reason.name.lower()}`" in text, reason
    for word in ("auction", "in", "out", "squeezed", "pot", "carry", "half", "overtime", "unit"):
        assert f"`{word}`" in text, word


# ---------------------------------------------------------------- what differs

SHOWN_ELSEWHERE = {
    "fold_points": "the table of the auction",
    "squeeze_cards": "the table of the auction",
    "squeeze_points": "the table of the auction",
    "captured_need": "the table of captured yaku",
    "yaku_cards": "follows from captured_cards",
    "hatto_cards": "follows from hatto",
    "hatto_stands": "A8",
    "sohachi_stays": "A9",
    "prize": "A10",
    "gimmi_kan": "A10",
    "gimmi_of_three": "A10",
}


def rules_of(name: str) -> Rules:
    rules: Rules = GAMES[name].new_rules(GAMES[name].complete_options({}))
    return rules


def values(rules: Rules, field: Field) -> Any:
    value = getattr(rules, field.name)
    return list(value) if field.length else value


HACHIHACHI = {name for name, game in GAMES.items() if game.room == "hachihachi"}


@pytest.mark.parametrize("name", sorted(HACHIHACHI - {"sannin"}))
def test_every_difference_between_rule_sets_is_in_the_table(name: str) -> None:
    sannin, other = rules_of("sannin"), rules_of(name)
    differing = [field for field in fields(Rules) if values(sannin, field) != values(other, field)]
    assert len(differing) > 15
    for field in differing:
        if field.name in SHOWN_ELSEWHERE:
            continue
        changed = rules_of("sannin")
        setattr(changed, field.name, values(other, field))
        texts = [(aspect.tell(GAMES["sannin"], sannin), aspect.tell(GAMES["sannin"], changed)) for aspect in ASPECTS]
        assert any(before != after for before, after in texts), field.name


def test_the_table_of_differences_begins_with_the_rule_set_of_its_page() -> None:
    for name in HACHIHACHI:
        for page in rule_pages(name):
            table = page.read_text("utf-8").split("<!-- table: differences -->\n")[1].split("<!-- end -->")[0]
            head, _, *rows = table.splitlines()
            assert cells(head)[1] == name
            assert set(cells(head)[1:]) == HACHIHACHI
            assert len(rows) > 20
            assert all(len(set(cells(row)[1:])) > 1 for row in rows)


@pytest.mark.parametrize("page", READMES)
def test_a_readme_names_every_game_and_links_its_rules(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for name in GAMES:
        (row,) = re.findall(rf"^\| `{name}` \|.*$", text, re.MULTILINE)
        assert {f"docs/play/rules/{name}{language}.md" for language in ("", ".ja", ".zh")} <= set(
            LINK_TARGET.findall(row)
        )


# ---------------------------------------------------------------- clauses


@pytest.mark.parametrize("name", GAMES)
def test_rules_in_every_language_have_the_same_sections_and_clauses(name: str) -> None:
    english, *others = (page.read_text("utf-8") for page in rule_pages(name))
    assert others
    for shared in (SECTION, DECISION_ROW, TABLE, LEVEL):
        assert shared.findall(english)
        for other in others:
            assert shared.findall(english) == shared.findall(other)


@pytest.mark.parametrize("name", GAMES)
def test_the_option_table_lists_every_option_with_its_values(name: str) -> None:
    for page in rule_pages(name):
        rows = {row[0]: row for row in made_table(page, "options")}
        assert list(rows) == [option.name for option in GAMES[name].options]
        for option in GAMES[name].options:
            _, values, meaning, clause = rows[option.name]
            assert values.split("`")[0].split()[0] == str(option.usual)
            assert meaning
            assert clause == option.clause


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_named_by_a_payment_is_a_section(name: str) -> None:
    game = GAMES[name]
    page, *_ = rule_pages(name)
    text = page.read_text("utf-8")
    sections = set(SECTION.findall(text))
    if isinstance(game, HanafudaGameOf):
        for payer in (0, BOARD):
            for reason in Reason:
                for liable in Liable:
                    assert game.section(payer, reason, liable) in sections
    for option in game.options:
        assert option.clause.removeprefix(f"{game.tag} ") in sections | set(DECISION_ROW.findall(text))


def test_every_decision_cited_by_the_code_is_listed() -> None:
    listed = set()
    for page in DOCS.glob("play/rules/*.md"):
        listed |= set(DECISION_ROW.findall(page.read_text("utf-8")))
    cited = set()
    for source in (ROOT / "src" / "hachiya" / "games").rglob("*.py"):
        cited |= set(DECISION.findall(source.read_text("utf-8")))
    assert cited
    assert cited <= listed


@pytest.mark.parametrize("page", sorted(DOCS.glob("play/rules/*.md")), ids=lambda page: page.name)
def test_each_rules_page_lists_exactly_the_decisions_that_it_cites(page: Path) -> None:
    text = page.read_text("utf-8")
    listed = DECISION_ROW.findall(text)
    assert sorted(listed, key=lambda number: int(number[2:])) == listed
    assert len(set(listed)) == len(listed)
    assert set(DECISION.findall(text)) == set(listed)


# ---------------------------------------------------------------- links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_has_a_target(page: Path) -> None:
    for target, fragment in LINK.findall(without_fences(page)):
        linked = (page.parent / target).resolve() if target else page
        assert linked.exists(), target
        if fragment:
            headings = HEADING.findall(without_fences(linked))
            assert fragment in {anchor(heading) for heading in headings}, f"{target}#{fragment}"


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {(page.parent / target).resolve() for page in PAGES for target, _ in LINK.findall(without_fences(page))}
    assert {*(DOCS / "pictures").iterdir()} <= shown
