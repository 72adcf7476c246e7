"""Decisions as text for language models: nothing hidden is in it, and its names can be played."""

import re

import pytest

from hachiya import Match
from hachiya.bots.playing import play
from hachiya.envs.text import prompt
from hachiya.games.table import Table
from hachiya.matches.seat_view import SeatView
from tests.playing import Menu, hidden_cards_dealt_anew, plain_menus, positions, rng

LANGUAGES = ("en", "ja", "zh")


def view_of(table: Table, state: object, seat: int) -> SeatView:
    names = tuple(f"player {number}" for number in range(table.seats))
    return SeatView(table.game, table.rules, table.game.observe(state, seat), seat, names)


@plain_menus
def test_hidden_cards_change_no_text(menu: Menu) -> None:
    lanes = rng(3)
    compared = 0
    for number, table in enumerate(positions(11, menu)):
        if number % 17 == 0 and not table.over and number < 100:
            seat = table.turn
            dealt_anew = hidden_cards_dealt_anew(table, seat, lanes)
            for language in LANGUAGES:
                assert prompt(view_of(table, dealt_anew, seat), language) == prompt(
                    view_of(table, table.state, seat), language
                )
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["shiragiku", "bashifen"])
def test_a_name_from_the_text_can_be_played(game: str, language: str) -> None:
    match = Match(game, seed=4)
    match.deal()
    for _ in range(20):
        text = prompt(match.view(), language)
        *_, choices = text.split("\n\n")
        _, *lines = choices.splitlines()
        names = [re.split(": ", line, maxsplit=1)[0] for line in lines]
        assert names == [choice.name for choice in match.legal()]
        match.play(names[-1])
        if match.awaits_deal:
            match.deal()


def test_a_seat_that_is_not_at_turn_has_no_choices() -> None:
    match = Match("sannin", dealer=0, seed=8)
    match.deal()
    assert prompt(match.view(1)) == match.view(1).text()
    assert "\n\n" not in prompt(play("sannin", seed=8).view(0))
