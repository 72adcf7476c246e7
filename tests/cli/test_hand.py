"""`hachiya hand` judges seven cards as the library does."""

import json

import pytest

import hachiya as library
from hachiya.words.languages import languages
from tests.cli.command import Hachiya, one_error


@pytest.mark.parametrize("lang", languages())
def test_every_game_says_what_a_hand_makes_and_pays(lang: str, hachiya: Hachiya) -> None:
    done = hachiya(f"hand BFJCGKO --lang {lang}")
    games = done.text.split("\n\n")
    assert len(games) == len(library.hand("BFJCGKO"))
    for text, judged in zip(games, library.hand("BFJCGKO"), strict=True):
        assert judged.showings[0].cards in text
        assert text.count("BFJ") + text.count("BCFGJK") == len(judged.showings)


def test_sums_are_said_in_the_unit_of_the_game(hachiya: Hachiya) -> None:
    assert "6 kan" in hachiya("hand BFJCGKO --game sannin").text
    assert "40 points  80 points  160 points" in hachiya("hand BFJCGKO --game hachiju").text
    assert "and 1 of BFJRZ" in hachiya("hand BFJRZCG --game sannin").text


def test_a_hand_without_yaku_says_so(hachiya: Hachiya) -> None:
    assert hachiya("hand AEIMQUY --game sannin").text.splitlines()[1] == "  No hand yaku"


def test_a_judgement_is_printed_as_json(hachiya: Hachiya) -> None:
    (judged,) = json.loads(hachiya("hand BFJCGKO --game hachiju --json").text)
    (showing,) = judged["showings"]
    assert judged["game"] == "hachiju"
    assert showing["pays"][1] == {"each": 80, "kind": None, "rate": 2}


def test_options_change_what_a_hand_may_show(hachiya: Hachiya) -> None:
    assert hachiya("hand BFJCGKO --game sannin --option multipliers=B").code == 0
    assert "--game" in one_error(hachiya("hand BFJCGKO --option multipliers=B"))
    assert "multipliers" in one_error(hachiya("hand BFJCGKO --game sannin --option multipliers=Z"))


def test_wrong_cards_are_refused(hachiya: Hachiya) -> None:
    assert "7 different cards" in one_error(hachiya("hand ABE"))
    assert "There is no game 'bashifen'" in one_error(hachiya("hand BFJCGKO --game bashifen"))
