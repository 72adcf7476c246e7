"""Reviews judge every decision by what its seat saw, and separate luck from skill."""

import json
from pathlib import Path
from typing import Any

import pytest

import hachiya as library
from hachiya.bots.search.bot import prepare
from hachiya.games.bashifen.state import Phase
from hachiya.games.registry import find
from hachiya.learn.hints import hints
from hachiya.learn.material import Material, material
from hachiya.learn.review import Review, review, steps
from hachiya.learn.verdict import verdict
from hachiya.records.replay import replays
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.tables.replays.replay import Origin, match_replays, read_replays
from tests.cli.command import Hachiya, hachiya, one_error

__all__ = ["hachiya"]

pytestmark = pytest.mark.compiled
WORLDS = 60


def match_of(game: str, bots: Any, seed: int = 4, **options: str | int) -> library.Match:
    return library.play(game, bots=bots, seed=seed, options=options)


def material_of(match: library.Match) -> Material:
    (replay,) = replays(enumerate(match.events, 1), table=TracedTable)
    return material(traced_match(replay))


def review_of(match: library.Match) -> Review:
    return review(material_of(match), worlds=WORLDS)


def test_a_review_judges_every_decision_and_the_better_player_loses_less() -> None:
    match = match_of("hachiju", ["novice", "master", "master"], deals=3)
    source = material_of(match)
    advances = []
    result = review(source, lambda: advances.append(1), WORLDS)
    assert len(advances) == steps(source) == len(source.choices) + 3
    assert len(result.moments) == len(source.choices)
    assert [seat.name for seat in result.seats] == ["Novice", "Master 1", "Master 2"]
    assert sum(seat.decisions for seat in result.seats) == len(result.moments)
    for seat in result.seats:
        assert sum(part.decisions for part in seat.kinds.values()) == seat.decisions
        assert sum(part.loss for part in seat.kinds.values()) == pytest.approx(seat.loss)
    assert result.seats[0].loss > result.seats[1].loss
    assert result.moments[result.dearest[0]].loss == max(moment.loss for moment in result.moments)
    for moment in result.moments:
        assert moment.chosen.seat == moment.seat
        assert moment.best_actions == moment.best.actions
        assert moment.verdict == verdict(match.game, moment.loss)
        if moment.chosen == moment.best:
            assert moment.loss == 0


def test_a_verdict_is_the_worse_the_greater_the_loss_in_margins_of_the_game() -> None:
    for game, margin in {"sannin": 0.7, "hachiju": 12, "bashifen": 0.35}.items():
        losses = (0, 0.1 * margin, 0.99 * margin, margin, 2.9 * margin, 3.1 * margin, 9 * margin)
        verdicts = ["best", "small", "small", "mistake", "mistake", "blunder", "blunder"]
        assert [verdict(find(game), loss) for loss in losses] == verdicts


def test_a_repeated_review_is_equal() -> None:
    match = match_of("hachiju", "apprentice", deals=3)
    assert review_of(match) == review_of(match)


@pytest.mark.parametrize(("game", "bots"), [("hachiju", ["greedy"] * 4), ("nakayoshi", ["greedy"] * 5)])
def test_the_wins_of_a_review_are_the_payments_and_luck_sums_to_zero(game: str, bots: list[str]) -> None:
    match = match_of(game, bots, **({"deals": 3} if game == "hachiju" else {"length": "half"}))
    stones = {"stone", "gimmi"}
    paid = [0] * match.seats
    ended = False
    for event in match.events:
        ended = (ended and event["e"] != "deal") or event["e"] == "deal_end"
        if event["e"] == "pay" and event["reason"] not in stones and not ended:
            for key, sign in (("from", -1), ("to", 1)):
                if isinstance(event[key], int):  # type: ignore[literal-required]
                    paid[event[key]] += sign * event["points"]  # type: ignore[literal-required]
    won = [sum(deal.won[seat] for deal in material_of(match).deals) for seat in range(match.seats)]
    assert won == paid
    result = review_of(match)
    for deal in result.deals:
        assert sum(deal.luck) == pytest.approx(0, abs=1e-9)


def test_a_deal_replayed_by_a_review_has_the_same_cards() -> None:
    """Greedy in all seats replays the deal exactly, with the same stock even after an auction."""
    match = match_of("nakayoshi", ["greedy"] * 5, length="half")
    bot = library.bot("greedy")
    for deal in material_of(match).deals:
        again, won = deal.dealt.copy(), [0] * len(deal.won)
        over = False
        while not over:
            rows = again.choose(again.turn, bot.think(again.view(again.turn)).choice)
            over = _add_up(again, rows, won)
        assert won == deal.won


def _add_up(table: Any, rows: Any, won: Any) -> bool:
    from hachiya.learn.families import FAMILIES

    return FAMILIES[table.game.family].add_winnings(table, rows, won)


def test_the_moments_of_a_review_are_those_of_the_replay() -> None:
    match = match_of("hachiju", "apprentice", deals=3)
    (replay,) = read_replays(match.to_jsonl().encode(), Origin("x"))
    choices = {choice.moment: choice for choice in material_of(match).choices}
    for deal in replay.deals:
        at = deal.version
        for call in deal.calls:
            if at in choices and call.rows:
                assert choices[at].view.seat == call.seat  # type: ignore[union-attr]
                assert choices[at].actions[-1] == call.action  # type: ignore[union-attr]
                assert choices[at].deal == deal.n
            at += call.rows > 0
    assert max(choices) < sum(deal.moments for deal in replay.deals)


@pytest.mark.parametrize("game", ["hachiju", "nakayoshi"])
def test_a_replay_and_its_record_get_the_same_review(game: str) -> None:
    match = match_of(game, "greedy", **({"deals": 3} if game == "hachiju" else {"length": "half"}))
    (replay,) = match_replays(enumerate(match.events, 1), Origin("x"))
    assert review(material(replay.traced), worlds=5) == review(material_of(match), worlds=5)


def test_a_bashifen_review_counts_the_declarations_of_a_seat_once_a_deal() -> None:
    match = match_of("bashifen", "greedy", seed=3)
    source = material_of(match)
    source.choices = [choice for choice in source.choices if choice.deal == 1]
    source.deals = source.deals[:1]
    result = review(source, worlds=20)
    declarations = [(moment.deal, moment.seat) for moment in result.moments if moment.kind == "declare"]
    assert len(declarations) == len(set(declarations)) > 0
    assert sum(choice.view.state.phase == Phase.DRAW for choice in source.choices) > len(declarations)
    assert {moment.kind for moment in result.moments} == {"declare", "bury", "lead", "follow"}
    assert result.deals[0].won[0] == result.deals[0].won[2] == -result.deals[0].won[1]


def test_a_review_depends_only_on_what_the_seat_saw() -> None:
    match = match_of("hachiju", "apprentice", deals=3)
    choice = material_of(match).choices[9]
    prepare("hachiju")
    alone = next(hints(choice.view, [choice.actions], (WORLDS,))).find(choice.actions)
    moment = next(moment for moment in review_of(match).moments if moment.at == choice.moment)
    assert (moment.lag, moment.why) == (alone.lag, alone.why)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(match_of("hachiju", ["apprentice", "greedy"], deals=3).to_jsonl(), "utf-8")
    return path


def test_the_review_command_prints_every_language_and_json(record: Path, hachiya: Hachiya) -> None:
    text = hachiya("review", record).text
    assert "judged from what each seat saw" in text
    assert "Apprentice" in text
    assert "The dearest moments" in text
    assert "損の大きかったところ" in hachiya("review --lang ja", record).text
    assert "损失最大的时刻" in hachiya("review --lang zh", record).text
    result = json.loads(hachiya("review --json", record).out)
    assert [seat["name"] for seat in result["seats"]] == ["Apprentice", "Greedy"]
    assert len(result["deals"]) == 3
    dearest = [result["moments"][place] for place in result["dearest"]]
    assert [moment["loss"] for moment in dearest] == sorted((moment["loss"] for moment in dearest), reverse=True)


def test_a_damaged_record_is_refused_with_its_line(record: Path, hachiya: Hachiya) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    place = next(at for at, line in enumerate(lines) if line.startswith('{"e":"pay"'))
    lines[place] = lines[place].replace('"points":', '"points":1')
    record.write_text("".join(lines), "utf-8")
    assert f"Line {place + 1}:" in one_error(hachiya("review", record))


def test_a_truncated_record_is_reviewed_up_to_its_end(record: Path, hachiya: Hachiya) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[: len(lines) // 2]), "utf-8")
    done = hachiya("review", record)
    assert "judged from what each seat saw" in done.text
    assert "ends" in done.err


def test_a_record_without_decisions_is_refused(hachiya: Hachiya, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:2]), "utf-8")
    assert "no decision" in one_error(hachiya("review", record))
