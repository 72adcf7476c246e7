"""Cards of a real table judged over HTTP: hands and piles under options, plays of 八十分, and refused requests."""

from typing import Any

import pytest

import hachiya
from hachiya.desk.judging import JUDGED_OPTIONS
from hachiya.games.registry import FLOWER_GAMES
from tests.server.running import Running
from tests.server.test_http import a_problem, http, problem_text

TRUMPS = {"level": 2, "suit": "S"}


def judged(server: Running, what: str, **request: object) -> Any:
    """The judgement of cards."""
    with http(server) as client:
        answer = client.post(f"/api/judge/{what}", json=request)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_each_game_takes_those_of_the_options_that_it_has(server: Running) -> None:
    options = {"multipliers": "B", "inoshikacho": "yes"}
    hands = {game["game"]: game for game in judged(server, "hand", cards="FRSTlmp", options=options)["games"]}
    pays = [(paid["kind"], paid["each"]) for paid in hands["sannin"]["choices"][0]["pays"]]
    assert pays == [("small", 60), ("large", 120), ("grand", 180)]
    piles = {game["game"]: game for game in judged(server, "pile", cards="UYk", options=options)["games"]}
    made = {name: [yaku["yaku"] for yaku in game["yaku"] if not yaku["lacks"]] for name, game in piles.items()}
    assert "inoshikacho" in made["shiragiku"]
    usual = {game["game"]: game for game in judged(server, "pile", cards="UYk")["games"]}
    assert "inoshikacho" not in {yaku["yaku"] for yaku in usual["shiragiku"]["yaku"]}


def test_the_options_that_matter_for_cards_are_named() -> None:
    piles = ("UYk", "AIcos", "BFJRVZ", "ABCDEFGHIJKLMNOPQRST")
    for game in FLOWER_GAMES:
        for option in game.options:
            verdicts = {
                str(
                    [
                        hachiya.hand("FRSTlmp", game.name, chosen),
                        *(hachiya.pile(pile, game.name, chosen) for pile in piles),
                    ]
                )
                for chosen in ({option.name: value} for value in [*option.values][:6])
            }
            assert (len(verdicts) > 1) == (option.name in JUDGED_OPTIONS), (game.name, option.name)


def test_a_pile_has_the_judgement_of_the_library(server: Running) -> None:
    games = judged(server, "pile", cards="AIcBF", others="s")["games"]
    assert [game["game"] for game in games] == [game.name for game in FLOWER_GAMES]
    for answer, expected in zip(games, hachiya.pile("AIcBF", others="s"), strict=True):
        assert (answer["points"], answer["chaff"]) == (expected.points, expected.chaff)
        assert [
            (yaku["yaku"], yaku["have"], yaku["open"], yaku["lacks"], yaku["possible"]) for yaku in answer["yaku"]
        ] == [(yaku.yaku, yaku.have, yaku.open, yaku.lacks, yaku.possible) for yaku in expected.yaku]


def test_the_cards_of_a_lead_that_may_be_beaten_are_named(server: Running) -> None:
    hand = ["AH", "KH", "KH", "QH", "3S"]
    certain = judged(server, "lead", **TRUMPS, lead=["AH", "KH", "KH"], hand=hand)
    assert certain == {"certain": True, "beatable": [], "suits": ["H"]}
    beatable = judged(server, "lead", **TRUMPS, lead=["AH", "QH"], hand=hand)
    assert beatable == {"certain": False, "beatable": ["QH"], "suits": ["H"]}
    assert judged(server, "lead", **TRUMPS, lead=["AH", "QH"], hand=hand, gone=["AH"])["certain"]
    mixed = judged(server, "lead", **TRUMPS, lead=["AH", "3S"], hand=hand)
    assert mixed == {"certain": False, "beatable": [], "suits": ["trumps", "H"]}


def test_a_follow_is_judged_with_what_it_must_be(server: Running) -> None:
    hand = ["KH", "KH", "3H", "3S"]
    refused = judged(server, "follow", **TRUMPS, follow=["KH", "3H"], lead=["AH", "AH"], hand=hand)
    assert refused == {"legal": False, "cards": 2, "suit": "H", "least": 2, "pairs": 1}
    assert judged(server, "follow", **TRUMPS, follow=["KH", "KH"], lead=["AH", "AH"], hand=hand)["legal"]
    assert not judged(server, "follow", **TRUMPS, follow=[], lead=["AH", "AH"], hand=hand)["legal"]


def test_the_winner_of_a_trick_is_named_by_its_place(server: Running) -> None:
    assert judged(server, "trick", **TRUMPS, plays=[["KH"], ["3H"], ["3S"], ["AH"]]) == {"winner": 2}


@pytest.mark.parametrize(
    ("what", "request_body", "code", "says"),
    [
        *(("hand", {"cards": cards}, "bad_request", "7 different cards") for cards in ("ABCDEF", "AACDEFG", "ABCDEF?")),
        ("hand", {"cards": "ABCDEFG", "options": {"multipliers": "Z"}}, "unknown", "multipliers"),
        ("pile", {"cards": "AA"}, "bad_request", "different cards"),
        ("pile", {"cards": "A", "others": "AB"}, "bad_request", "cannot lie in two piles"),
        ("lead", {**TRUMPS, "lead": ["AH"], "hand": ["KH"]}, "bad_request", "is not in the hand"),
        ("follow", {**TRUMPS, "follow": ["AH"], "lead": [], "hand": ["AH"]}, "bad_request", "The lead has no card"),
        ("trick", {**TRUMPS, "plays": [["AH"], ["AH", "KH"]]}, "bad_request", "every play of this trick has 1 card"),
        ("trick", {**TRUMPS, "plays": [["AH"], ["AH"], ["AH"]]}, "bad_request", "is there three times"),
        ("trick", {**TRUMPS, "level": 15, "plays": [["AH"]]}, "bad_request", ""),
    ],
)
def test_cards_that_cannot_be_judged_are_refused(
    server: Running, what: str, request_body: dict[str, object], code: str, says: str
) -> None:
    with http(server) as client:
        problem = a_problem(client.post(f"/api/judge/{what}", json=request_body), 400, code)
    assert says in problem_text(problem)
