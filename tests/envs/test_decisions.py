"""The decisions of matches: what seats saw in their views, what they chose, and what came of it."""

from collections.abc import Sequence
from typing import Any

import pytest

from hachiya import Match
from hachiya.bots.bot import Bot, Decision
from hachiya.bots.playing import play
from hachiya.bots.registry import find_bot
from hachiya.envs.data.decisions import decisions
from hachiya.envs.observation import observation
from hachiya.games.view import View
from hachiya.words.errors import EnvironmentNotReady
from tests.playing import Menu, plain_hanafuda_menus, plain_menus


class Witness:
    """A bot that plays as Greedy, and keeps what it sees and chooses."""

    def __init__(self) -> None:
        self.bot = find_bot("greedy")
        self.seen: list[tuple[int, list[int], int, Sequence[int]]] = []

    def think(self, view: View, numbers: list[int]) -> Decision:
        decision = self.bot.think(view, numbers)
        words = observation(view.game, view.state, view.seat)
        self.seen.append((view.seat, words, view.actions, decision.choice))
        return decision


@plain_menus
def test_decisions_are_what_bots_have_seen_in_their_views_and_chosen(menu: Menu) -> None:
    witness = Witness()
    match = play(menu.game, bots=[Bot("witness", witness.think)] * menu.seats, options=menu.options, seed=4)
    rows = [*decisions(match)]
    assert [row.number for row in rows] == [*range(len(rows))]
    remaining = iter(rows)
    for seat, words, mask, choice in witness.seen:
        pieces = [next(remaining) for _ in choice]
        assert (pieces[0].seat, pieces[0].observation, pieces[0].mask) == (seat, words, mask)
        assert [piece.action for piece in pieces] == [*choice]
        assert all(piece.mask >> piece.action & 1 for piece in pieces)
    assert not [*remaining]


@plain_menus
def test_every_decision_has_the_result_of_the_match(menu: Menu) -> None:
    match = play(menu.game, bots=["random"] * menu.seats, options=menu.options, seed=4)
    assert match.result
    rows = [*decisions(match)]
    (result,) = {tuple(row.match_result) for row in rows}
    if menu.game == "bashifen":
        assert [seat for seat, levels in enumerate(result) if levels > 0] == [*match.result.winners]
        by_deal = {row.deal: row.deal_result for row in rows}
        assert result == tuple(map(sum, zip(*by_deal.values(), strict=True)))
    else:
        assert result == match.result.scores


@plain_hanafuda_menus
def test_a_deal_brings_what_scores_show_at_its_end(menu: Menu) -> None:
    match = play(menu.game, bots=["random"] * menu.seats, options=menu.options, seed=4)
    events: list[Any] = [*match.events]
    scores = [event["scores"] for event in events if event["e"] == "deal_end"]
    before = match.game.scores(Match(menu.game, menu.options, seats=menu.seats).copy_table().state)
    by_deal = {row.deal: row.deal_result for row in decisions(match)}
    assert [*by_deal] == [*range(1, len(scores) + 1)]
    for deal in range(1, len(scores)):  # the last one has what the end of the match brings too
        after = scores[deal - 1]
        assert by_deal[deal] == [now - then for now, then in zip(after, before, strict=True)]
        before = after


def test_a_match_that_goes_on_has_no_decisions_yet() -> None:
    with pytest.raises(EnvironmentNotReady):
        next(decisions(Match("sannin", seed=8)))
