"""Reviews: every decision is judged from what its seat saw, and what the cards bring is told apart."""

import json
from pathlib import Path
from typing import Any

import pytest

import hachiya as library
from hachiya.bots.search.bot import prepare
from hachiya.games.bashifen.state import Phase
from hachiya.learn.hints import hints
from hachiya.learn.material import Material, material
from hachiya.learn.review import Review, review, steps
from hachiya.records.replay import replays
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.tables.replays.replay import Origin, match_replays, read_replays
from tests.cli.command import Hachiya, hachiya, one_error

__all__ = ["hachiya"]

pytestmark = pytest.mark.compiled
WORLDS = 60


def played(game: str, bots: Any, seed: int = 4, **options: str | int) -> library.Match:
    return library.play(game, bots=bots, seed=seed, options=options)


def material_of(match: library.Match) -> Material:
    (replay,) = replays(enumerate(match.events, 1), table=TracedTable)
    return material(traced_match(replay))


def looked_at(match: library.Match) -> Review:
    return review(material_of(match), worlds=WORLDS)


def test_every_decision_is_judged_and_the_better_player_loses_less() -> None:
    match = played("hachiju", ["novice", "master", "master"], deals=3)
    looked = material_of(match)
    came = []
    found = review(looked, lambda: came.append(1), WORLDS)
    assert len(came) == steps(looked) == len(looked.asked) + 3
    assert len(found.moments) == len(looked.asked)
    assert [sat.name for sat in found.seats] == ["Novice", "Master 1", "Master 2"]
    assert sum(sat.decisions for sat in found.seats) == len(found.moments)
    for sat in found.seats:
        assert sum(part.decisions for part in sat.kinds.values()) == sat.decisions
        assert sum(part.loss for part in sat.kinds.values()) == pytest.approx(sat.loss)
    assert found.seats[0].loss > found.seats[1].loss
    assert found.moments[found.dearest[0]].loss == max(moment.loss for moment in found.moments)
    for moment in found.moments:
        assert moment.chosen.seat == moment.seat
        if moment.chosen == moment.best:
            assert moment.loss == 0


def test_it_says_the_same_again() -> None:
    match = played("hachiju", "apprentice", deals=3)
    assert looked_at(match) == looked_at(match)


@pytest.mark.parametrize(("game", "bots"), [("hachiju", ["greedy"] * 4), ("nakayoshi", ["greedy"] * 5)])
def test_what_was_won_is_what_was_paid_and_luck_evens_out(game: str, bots: list[str]) -> None:
    match = played(game, bots, **({"deals": 3} if game == "hachiju" else {"length": "half"}))
    stones = {"stone", "gimmi"}
    paid = [0] * match.seats
    ended = False
    for event in match.events:
        ended = (ended and event["e"] != "deal") or event["e"] == "deal_end"
        if event["e"] == "pay" and event["reason"] not in stones and not ended:
            for key, sign in (("from", -1), ("to", 1)):
                if isinstance(event[key], int):  # type: ignore[literal-required]
                    paid[event[key]] += sign * event["points"]  # type: ignore[literal-required]
    won = [sum(deal.won[seat] for deal in material_of(match).played) for seat in range(match.seats)]
    assert won == paid
    found = looked_at(match)
    for deal in found.deals:
        assert sum(deal.luck) == pytest.approx(0, abs=1e-9)


def test_a_deal_that_is_played_again_has_the_same_cards() -> None:
    """Greedy at all seats plays it as it was played: also the stock lies as it lay, where there was an auction too."""
    match = played("nakayoshi", ["greedy"] * 5, length="half")
    bot = library.bot("greedy")
    for deal in material_of(match).played:
        again, won = deal.dealt.copy(), [0] * len(deal.won)
        over = False
        while not over:
            rows = again.choose(again.turn, bot.think(again).choice)
            over = _add_up(again, rows, won)
        assert won == deal.won


def _add_up(table: Any, rows: Any, won: Any) -> bool:
    from hachiya.learn.families import FAMILIES

    return FAMILIES[table.game.family].add_up(table, rows, won)


def test_moments_are_those_of_a_match_that_is_seen_again() -> None:
    match = played("hachiju", "apprentice", deals=3)
    (replay,) = read_replays(match.to_jsonl().encode(), Origin("x"))
    asked = {moment.moment: moment for moment in material_of(match).asked}
    for deal in replay.deals:
        at = deal.version
        for call in deal.calls:
            if at in asked and call.rows:
                assert asked[at].view.seat == call.seat  # type: ignore[union-attr]
                assert asked[at].actions[-1] == call.action  # type: ignore[union-attr]
                assert asked[at].deal == deal.n
            at += call.rows > 0
    assert max(asked) < sum(deal.moments for deal in replay.deals)


@pytest.mark.parametrize("game", ["hachiju", "nakayoshi"])
def test_a_match_that_is_seen_again_is_reviewed_as_its_record_is(game: str) -> None:
    match = played(game, "greedy", **({"deals": 3} if game == "hachiju" else {"length": "half"}))
    (replay,) = match_replays(enumerate(match.events, 1), Origin("x"))
    assert review(material(replay.traced), worlds=5) == review(material_of(match), worlds=5)


def test_at_bashifen_one_who_declares_nothing_is_told_so_once_a_deal() -> None:
    match = played("bashifen", "greedy", seed=3)
    looked = material_of(match)
    looked.asked = [asked for asked in looked.asked if asked.deal == 1]
    looked.played = looked.played[:1]
    found = review(looked, worlds=20)
    said = [(moment.deal, moment.seat) for moment in found.moments if moment.kind == "declare"]
    assert len(said) == len(set(said)) > 0
    assert sum(asked.view.state.phase == Phase.DRAW for asked in looked.asked) > len(said)
    assert {moment.kind for moment in found.moments} == {"declare", "bury", "lead", "follow"}
    assert found.deals[0].won[0] == found.deals[0].won[2] == -found.deals[0].won[1]


def test_it_rests_on_nothing_but_what_the_seat_saw() -> None:
    match = played("hachiju", "apprentice", deals=3)
    asked = material_of(match).asked[9]
    prepare("hachiju")
    alone = next(hints(asked.view, [asked.actions], (WORLDS,))).of(asked.actions)
    moment = next(moment for moment in looked_at(match).moments if moment.at == asked.moment)
    assert (moment.lag, moment.why) == (alone.lag, alone.why)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(played("hachiju", ["apprentice", "greedy"], deals=3).to_jsonl(), "utf-8")
    return path


def test_the_command_tells_it_in_every_language_and_as_data(record: Path, hachiya: Hachiya) -> None:
    text = hachiya("review", record).text
    assert "judged from what each seat saw" in text
    assert "Apprentice" in text
    assert "The dearest moments" in text
    assert "損の大きかったところ" in hachiya("review --lang ja", record).text
    assert "损失最大的时刻" in hachiya("review --lang zh", record).text
    told = json.loads(hachiya("review --json", record).out)
    assert [seat["name"] for seat in told["seats"]] == ["Apprentice", "Greedy"]
    assert len(told["deals"]) == 3
    dearest = [told["moments"][place] for place in told["dearest"]]
    assert [moment["loss"] for moment in dearest] == sorted((moment["loss"] for moment in dearest), reverse=True)


def test_a_damaged_record_is_refused_with_its_line(record: Path, hachiya: Hachiya) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    place = next(at for at, line in enumerate(lines) if line.startswith('{"e":"pay"'))
    lines[place] = lines[place].replace('"points":', '"points":1')
    record.write_text("".join(lines), "utf-8")
    assert f"Line {place + 1}:" in one_error(hachiya("review", record))


def test_a_record_that_breaks_off_is_judged_so_far(record: Path, hachiya: Hachiya) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[: len(lines) // 2]), "utf-8")
    done = hachiya("review", record)
    assert "judged from what each seat saw" in done.text
    assert "ends" in done.err


def test_where_nothing_was_chosen_there_is_nothing_to_judge(hachiya: Hachiya, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:2]), "utf-8")
    assert "no decision" in one_error(hachiya("review", record))
