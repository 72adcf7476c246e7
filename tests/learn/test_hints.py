"""Hints judge choices by what the seat sees, and their reasons are counts over the worlds."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import hachiya
from hachiya.bots.registry import find_bot
from hachiya.bots.search.bot import module_of
from hachiya.bots.search.hanafuda import counts
from hachiya.desk.positions import BadPosition, read_position, write_position
from hachiya.engine.record import copy_into, values
from hachiya.games.bashifen.state import Phase as Bashifen
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.estimates import Estimate
from hachiya.learn.hints import Hint, hints, rng_of
from hachiya.learn.reason_lines import reason_lines
from hachiya.words.errors import IllegalAction, UnknownName
from hachiya.words.languages import languages
from hachiya.words.voice import Voice
from tests.playing import (
    BASHIFEN_MENUS,
    HACHIJU_MENUS,
    NAKAYOSHI_MENUS,
    SANNIN,
    SHIRAGIKU_MENUS,
    Menu,
    hidden_cards_dealt_anew,
    rng,
)

A_GAME_EACH = [SANNIN, NAKAYOSHI_MENUS[8], SHIRAGIKU_MENUS[0], HACHIJU_MENUS[4], BASHIFEN_MENUS[0]]
every_game = pytest.mark.parametrize("menu", A_GAME_EACH, ids=str)


def decisions(menu: Menu, value: int = 9, bot: str = "apprentice") -> Iterator[Table]:
    """The positions in which a seat has a choice, in a match that a bot plays."""
    table, lanes = menu.table(value), rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
            continue
        seat, view = table.turn, table.view(table.turn)
        if not table.chosen and view.actions & (view.actions - 1):
            yield table
        for action in find_bot(bot).choose(view, lanes):
            table.act(seat, action)


def judged(view: View, worlds: int) -> Hint | None:
    """The hint, or None if there is only one sensible choice."""
    try:
        return next(hints(view, worlds=(worlds,)))
    except IllegalAction:
        return None


@every_game
def test_a_position_as_text_has_no_hidden_card_and_gives_the_hint_of_its_view(menu: Menu) -> None:
    for table in islice(decisions(menu, bot="greedy"), 12):
        other, view = Table(table.game, table.options, seats=table.seats), table.view(table.turn)
        copy_into(other.state, hidden_cards_dealt_anew(table, table.turn, rng(3)))
        text = write_position(view)
        assert write_position(other.view(table.turn)) == text
        copy = read_position(text)
        assert (copy.game, copy.seat, values(copy.state)) == (view.game, view.seat, values(view.state))
        assert rng_of(copy) == rng_of(view), "the worlds of the hint are others"


@pytest.mark.parametrize("damage", [("sannin", "chess"), ("[0, ", "["), ('"sannin", 1', '"sannin", 0'), ("]", "")])
def test_a_position_of_another_version_is_refused(damage: tuple[str, str]) -> None:
    text = write_position(SANNIN.table(9).view(0))
    damaged = text.replace(*damage, 1)
    assert damaged != text
    with pytest.raises(BadPosition):
        read_position(damaged)


@pytest.mark.compiled
@every_game
def test_a_hint_does_not_depend_on_hidden_cards(menu: Menu) -> None:
    seen, dealer = set(), rng(3)
    for number, table in enumerate(islice(decisions(menu), 160)):
        if number % 3 and table.state.phase in seen:
            continue
        seen.add(table.state.phase)
        other = Table(table.game, table.options, seats=table.seats)
        copy_into(other.state, hidden_cards_dealt_anew(table, table.turn, dealer))
        hint = judged(table.view(table.turn), 30)
        assert judged(other.view(table.turn), 30) == hint
    least = {Bashifen.DRAW, Bashifen.PLAY} if menu.game == "bashifen" else {Phase.PLAY}
    assert least <= seen


@pytest.mark.compiled
@every_game
def test_more_rounds_narrow_the_intervals_of_a_hint(menu: Menu) -> None:
    view = next(table.view(table.turn) for table in islice(decisions(menu), 9, None))
    few, more = hints(view, worlds=(60, 900))
    assert judged(view, 900) == more
    assert few.worlds == 60
    wide = [max(choice.worth.high - choice.worth.low for choice in hint.judged) for hint in (few, more)]
    assert 0 < wide[1] < wide[0]


@pytest.mark.compiled
@every_game
def test_a_hint_lists_the_best_choice_first_with_reasons_in_every_language(menu: Menu) -> None:
    reasons = 0
    for table in islice(decisions(menu), 0, 40, 4):
        hint = judged(table.view(table.turn), 240)
        if hint is None:
            continue
        means = [choice.worth.mean for choice in hint.judged]
        assert means == sorted(means, reverse=True)
        assert hint.judged[0].lag == Estimate(0, 0, 0)
        for choice in hint.judged:
            assert choice.worth.low <= choice.worth.mean <= choice.worth.high
            assert choice.lag.mean == pytest.approx(hint.judged[0].worth.mean - choice.worth.mean)
            reasons += len(choice.why)
            for language in languages():
                for reason in choice.why:
                    assert "$" not in Voice(language, ["Aki", "Bea", "Cem", "Dan", "Eve", "Fin"]).say(reason.message)
    assert reasons > 10


@pytest.mark.compiled
@pytest.mark.parametrize("menu", A_GAME_EACH[:4], ids=str)
def test_the_parts_of_expected_payments_add_up_to_the_worth_of_a_choice(menu: Menu) -> None:
    for table in islice(decisions(menu), 0, 60, 5):
        view = table.view(table.turn)
        question = module_of(view.game.room).judgement(view, (), rng_of(view))
        race: Any = question.go_on(50)
        for place in range(len(question.choices)):
            row = question.counts(place)
            assert row[counts.TRIED] == 50
            assert sum(row[counts.PARTS : counts.WENT_ON]) == race.sums[place]
            assert sum(row[counts.ENDS :]) == 50


@pytest.mark.compiled
def test_a_hint_judges_choices_of_several_actions_as_a_whole() -> None:
    match = hachiya.Match("sannin", seed=8)
    match.deal()
    hint = hachiya.hint(match, 60)
    assert {judged.choice.name for judged in hint.judged} == {"show aka Simq", "show aka Sim", "pass"}
    assert hint.best in match.legal()


@pytest.mark.compiled
def test_a_hint_judges_an_unlikely_choice_on_request() -> None:
    for table in decisions(BASHIFEN_MENUS[0]):
        view = table.view(table.turn)
        if table.state.phase == Bashifen.PLAY and view.state.plays == 0 and (hint := judged(view, 30)):
            sensible = [list(choice.actions) for choice in hint.judged]
            strange = next([card, 54] for card in range(54) if view.actions >> card & 1 and [card, 54] not in sensible)
            more = next(hints(view, [strange], worlds=(30,)))
            assert more.find(strange).lag.mean >= 0
            assert len(more.judged) == len(hint.judged) + 1
            return


def test_a_hint_is_computed_with_plain_rules() -> None:
    """The choice is at the end of a deal, where a few worlds suffice, because nothing is compiled here."""
    table = next(table for table in decisions(SANNIN) if max(hand.bit_count() for hand in table.state.hands) == 2)
    hint = judged(table.view(table.turn), 6)
    assert hint is not None
    assert hint.worlds == 6
    assert len(hint.judged) > 1


def test_a_hint_is_refused_where_the_seat_has_no_choice() -> None:
    match = hachiya.Match("sannin", seed=8)
    with pytest.raises(IllegalAction):
        hachiya.hint(match)
    match.deal()
    assert match.turn is not None
    other = (match.turn + 1) % 3
    with pytest.raises(IllegalAction) as refused:
        next(hints(match.view(other)))
    assert refused.value.message.key == "learn-nothing-to-choose"


def test_every_choice_is_judged_where_one_alone_is_sensible() -> None:
    """All cards of the suit that was led are low and bring nothing: the search need not think, but people may ask."""
    judged_numbers = set()
    for seed in range(3):
        match = hachiya.Match("bashifen", seed=seed)
        match.deal()
        bot = hachiya.bot("greedy", seed=seed)
        while not match.awaits_deal:
            assert match.turn is not None
            view = match.view(match.turn)
            if len(match.legal()) == 2 and view.state.phase == Bashifen.PLAY:
                judged_numbers.add(len(hachiya.hint(match, worlds=1).judged))
            match.play(bot.choose(view))
    assert judged_numbers == {2}


@every_game
def test_a_hint_prints_as_a_table(menu: Menu) -> None:
    """A table row for each choice in order, with marks for the possibly best, is followed by reasons with names."""
    names = [f"P{seat}" for seat in range(menu.seats)]
    match = hachiya.Match(menu.game, seats=menu.seats, names=names, seed=5)
    while match.awaits_deal or len(match.legal()) < 2:
        if match.awaits_deal:
            match.deal()
        else:
            match.play(match.legal()[0])
    hint = hachiya.hint(match, 3)
    assert repr(hint) == f"<Hint for seat {match.turn}: {hint.best.name}, of {len(hint.judged)} in 3 worlds>"
    assert str(hint) == hint.text("en")
    for lang in languages():
        voice = Voice(lang, names)
        _, heads, *rows = hint.text(lang).splitlines()
        assert heads.startswith("   ")
        choices, why = rows[: len(hint.judged)], rows[len(hint.judged) :]
        for row, choice in zip(choices, hint.judged, strict=True):
            assert row.startswith("*  " if choice.as_good else "   ")
            assert voice.say(choice.label) in row
        assert why == [*reason_lines(hint.judged[0].why, voice)]
    with pytest.raises(UnknownName, match="the languages are: en, ja, zh"):
        hint.text("tlh")
