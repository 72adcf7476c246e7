"""The card files are up to date, small enough and complete."""

import gzip
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hachiya.art.deck import DECK, face
from hachiya.art.frame import LABELLED
from hachiya.art.portrait import PORTRAITS, document
from hachiya.art.style import CONTRAST, PRINT, STYLES, Style
from hachiya.bots.registry import BOTS
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, LETTERS, RIBBONS, card, mask
from web.art import CARDS, PORTRAIT_FOLDER, drawings, stale, write

ROOT = Path(__file__).parents[1]
MOST = 200_000
IN_BOTH_STYLES = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.folder)


def test_the_card_faces_are_up_to_date() -> None:
    command = (sys.executable, "-m", "web.art", "--check")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), "run `make art`"


@pytest.mark.slow
def test_stale_missing_and_foreign_card_files_are_found_and_repaired(tmp_path: Path) -> None:
    art = drawings()
    write(art, tmp_path)
    assert not list(stale(art, tmp_path))
    changed, lost, foreign = (
        CARDS / "faces" / "07.svg",
        CARDS / "faces-contrast" / "back.svg",
        CARDS / "faces" / "48.svg",
    )
    (tmp_path / changed).write_text(art[changed].replace("#", "#0", 1), "utf-8")
    (tmp_path / lost).unlink()
    (tmp_path / foreign).write_text("<svg/>", "utf-8")
    assert set(stale(art, tmp_path)) == {changed, lost, foreign}
    write(art, tmp_path)
    assert not list(stale(art, tmp_path))
    assert not (tmp_path / foreign).exists()


@IN_BOTH_STYLES
def test_a_deck_takes_at_most_200_kb_compressed(style: Style) -> None:
    weight = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in (ROOT / CARDS / style.folder).glob("*.svg"))
    assert weight <= MOST


def test_months_and_kinds_of_drawn_cards_are_those_of_the_rules() -> None:
    kinds = {"light": BRIGHTS, "tane": ANIMALS, "ribbon": RIBBONS, "blue ribbon": RIBBONS}
    assert len(DECK) == len(LETTERS)
    for letter, drawn in zip(LETTERS, DECK, strict=True):
        number = card(letter)
        assert drawn.month == number // 4 + 1, letter
        kind = [name for name, cards in kinds.items() if mask(letter) & cards]
        assert drawn.kind in (kind or ["plain"]), letter


@IN_BOTH_STYLES
@pytest.mark.parametrize("index", range(len(DECK)))
def test_a_card_face_is_well_formed_and_self_contained(style: Style, index: int) -> None:
    text = face(index, style)
    root = ET.fromstring(text)
    named = {element.get("id") for element in root.iter()}
    links = [value for element in root.iter() for key, value in element.attrib.items() if key.endswith("href")]
    assert all(link.startswith("#") and link[1:] in named for link in links)
    assert LABELLED in named
    assert "url(http" not in text


def test_all_card_faces_and_both_decks_differ() -> None:
    drawn = [text.split("</title>")[1].replace(f"h{index:02d}", "") for index, text in _faces(PRINT)]
    assert len(set(drawn)) == len(DECK)
    assert all(a != b for a, b in zip(_faces(PRINT), _faces(CONTRAST), strict=True))


def test_every_bot_has_a_portrait_of_its_own_of_at_most_a_kilobyte() -> None:
    assert list(PORTRAITS) == list(BOTS)
    drawn = [document(bot, twin) for bot, portrait in PORTRAITS.items() for twin in range(len(portrait.grounds))]
    assert len({text.split("</title>")[1] for text in drawn}) == 3 * len(BOTS)
    assert all(len(gzip.compress(text.encode(), mtime=0)) <= 1000 for text in drawn)


@pytest.mark.slow
def test_a_foreign_file_among_the_portraits_is_removed(tmp_path: Path) -> None:
    foreign = PORTRAIT_FOLDER / "human.svg"
    write(drawings(), tmp_path)
    (tmp_path / foreign).write_text("<svg/>", "utf-8")
    write(drawings(), tmp_path)
    assert not (tmp_path / foreign).exists()


def _faces(style: Style) -> list[tuple[int, str]]:
    return [(index, face(index, style)) for index in range(len(DECK))]
