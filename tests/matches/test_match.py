"""Whole matches through the facade, by names and by objects, and the calls that it refuses."""

import pickle
import re
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import hachiya
from hachiya.games.choices import Choice
from hachiya.words.errors import BadDeck, BadNumber, BadSeats, HachiyaError, IllegalAction, UnknownName
from hachiya.words.languages import languages

GAMES = [("sannin", 3), ("nakayoshi", 3), ("nakayoshi", 6), ("shiragiku", 3), ("hachiju", 2), ("hachiju", 5)]
FLOWERS = pytest.mark.parametrize(("game", "seats"), GAMES)
EVERY = pytest.mark.parametrize(("game", "seats"), [*GAMES, ("bashifen", 4)])
SHORT: Mapping[str, Mapping[str, str | int]] = {
    "nakayoshi": {"length": "half"},
    "shiragiku": {"length": "half"},
    "hachiju": {"deals": 3},
}


def new(game: str, seats: int, seed: int = 1) -> hachiya.Match:
    return hachiya.Match(game, SHORT.get(game), seats=seats, seed=seed)


def by_object(choice: Choice) -> Choice | str:
    return choice


def by_name(choice: Choice) -> Choice | str:
    return choice.name


@EVERY
@pytest.mark.parametrize("called", [by_object, by_name])
def test_a_whole_match_is_played_from_its_legal_choices(
    game: str, seats: int, called: Callable[[Choice], Choice | str]
) -> None:
    """Every listed choice can be played until the match ends (bashifen: the first deal)."""
    match, random = new(game, seats), Random(3)
    while not match.over and not (game == "bashifen" and match.events[-1]["e"] == "deal_end"):
        if match.awaits_deal:
            assert match.turn is None
            assert match.legal() == []
            match.deal()
        else:
            offered = match.legal()
            assert len({choice.name for choice in offered}) == len(offered) > 0
            match.play(called(random.choice(offered)))
    kinds = {event["e"] for event in match.events}
    assert "deal_end" in kinds
    if game != "bashifen":
        assert match.result is not None
        assert match.payments
        assert sum(payment.points for payment in match.payments) > 0


@EVERY
def test_a_bot_chooses_one_whole_choice(game: str, seats: int) -> None:
    match, player = new(game, seats), hachiya.bot("random", seed=1)
    for _ in range(150):
        if match.over:
            break
        if match.awaits_deal:
            match.deal()
            continue
        choice = player.choose(match.view())
        before = len(match.events)
        assert choice.is_whole
        again = match.copy()
        again.play(choice.name)
        match.play(choice)
        assert match.chosen == []
        assert again.to_jsonl() == match.to_jsonl()
        assert len(match.events) >= before


def test_a_first_deal_is_played_by_names() -> None:
    match = hachiya.Match("sannin", options={"multipliers": "B"}, seats=3, names=["east", "south", "west"], seed=8)
    assert (match.awaits_deal, match.turn, match.options["multipliers"]) == (True, None, "B")
    match.deal()
    assert match.turn is not None
    assert "east" in str(match)
    assert len(repr(match)) < 80
    assert match.scores == [0, 0, 0]


def test_a_play_of_several_cards_can_be_built_card_by_card() -> None:
    match = hachiya.Match("bashifen", seed=3, dealer=0)
    match.deal()
    player = hachiya.bot("greedy", seed=1)
    while "bury" not in {event["e"] for event in match.events}:
        match.play(player.choose(match.view()))
    seat = match.turn
    assert seat is not None
    before = match.to_jsonl(), match.view(seat).state.hand_one[:]
    for wrong in ("AS 2H", "AS AS AS", "ZZ", "", "AS ...x", "end", "pass", "AS KS QS JS TS 9S"):
        with pytest.raises(IllegalAction, match="legal:"):
            match.play(wrong)
        assert (match.to_jsonl(), match.view(seat).state.hand_one[:]) == before
        assert match.chosen == []
    first = match.legal()[0]
    assert not first.is_whole
    assert first.name.endswith("…")
    match.play(first)
    assert match.chosen == [first.name.removesuffix(" …")]
    with pytest.raises(IllegalAction):
        match.play("BJ BJ BJ")
    assert match.chosen == [first.name.removesuffix(" …")]
    match.play("end")
    assert match.chosen == []
    assert match.turn != seat


def test_cards_may_be_named_in_any_order_and_case() -> None:
    match = hachiya.Match("bashifen", seed=3, dealer=0)
    match.deal()
    while match.view(0).state.phase == 1:
        match.play("pass")
    seat = match.turn
    assert seat is not None
    hand = hachiya.Match.view(match, seat).state
    from hachiya.games.bashifen.cards import names

    eight = names(hand.hand_one[seat], hand.hand_two[seat])[:8]
    with pytest.raises(IllegalAction):
        match.play(" ".join(eight[:7]))
    match.play(" ".join(eight[::-1]).lower().replace("ts", "10s"))
    bury = next(event for event in match.events if event["e"] == "bury")
    assert sorted(bury["cards"]) == sorted(eight)


def test_ribbons_are_chosen_together_with_the_shown_hand() -> None:
    """With five ribbons or more the exposed ones are named with the hand, card by card, or not at all."""
    dealt = ["BFJNRCD", "AEGHIKL", "MOPQSTU"]
    match = hachiya.Match("sannin", seed=1, dealer=0)
    from hachiya.games.hanafuda.dealing import deck_of

    hands = [["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv".index(card) for card in hand] for hand in dealt]
    used = {card for hand in hands for card in hand}
    rest = [card for card in range(48) if card not in used]
    match.deal(deck_of(0, 3, hands, rest[-6:], rest[:-6]))
    shows = [choice for choice in match.legal() if choice.name.startswith("show")]
    assert len(shows) == 5
    assert all(choice.is_whole and len(choice.actions) == 2 for choice in shows)
    for choice in shows:
        for text in ("sanbon aka", "aka sanbon", "三本 赤", "赤三本", "あかさんぼん"):
            other, same = match.copy(), match.copy()
            other.play(choice.name.replace("sanbon aka", text))
            same.play(choice)
            assert other.turn == 1
            assert other.events == same.events
    with pytest.raises(IllegalAction, match="ribbons"):
        match.play("show sanbon aka")
    assert match.turn == 0
    assert match.chosen == []
    match.play("show sanbon aka …")
    assert match.chosen != []
    match.play("B")
    assert match.turn == 1


# ------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: hachiya.Match("poker"), "There is no game 'poker'; the games are: sannin"),
        (lambda: hachiya.Match("sannin", {"x": 1}), "no option 'x'"),
        (lambda: hachiya.Match("sannin", {"multipliers": "Z"}), "its values are: A, B"),
        (lambda: hachiya.Match("sannin", seats=4), "is for 3 players, not for 4"),
        (lambda: hachiya.Match("nakayoshi", seats=3, names=["a"]), "1 name for 3 seats"),
        (lambda: hachiya.Match("sannin", dealer=3), "no seat 3; the seats are 0 … 2"),
        (lambda: hachiya.bot("deep blue"), "no bot 'deep blue'; the bots are: Whim, Novice, Apprentice, Greedy"),
        (lambda: hachiya.play("sannin", bots=["greedy"]), "is for 3 players, not for 1"),
        (lambda: new("sannin", 3).view(3), "no seat 3"),
        (lambda: new("sannin", 3).sheet().text("xx"), "no language 'xx'; the languages are: en, ja, zh"),
    ],
)
def test_a_wrong_argument_is_refused_with_the_right_ones(wrong: Callable[[], object], says: str) -> None:
    with pytest.raises(HachiyaError, match=says.replace("(", "\\(")):
        wrong()


def test_a_deal_is_refused_while_a_choice_is_due_and_the_reverse() -> None:
    match = new("nakayoshi", 4)
    assert not match.awaits_deal
    with pytest.raises(IllegalAction, match="is to choose first; legal: pass, in"):
        match.deal()
    match.play("pass")
    with pytest.raises(IllegalAction, match="A deal is due first"):
        match.play("in")
    with pytest.raises(IllegalAction, match="A deal is due first"):
        hachiya.bot("greedy").choose(match.view())
    match.deal()
    choice = match.legal()[0]
    match.play(choice)
    with pytest.raises(IllegalAction, match="is not at turn"):
        match.play(choice)
    for wrong in (5, None, "Ä", "?"):
        with pytest.raises(IllegalAction, match="legal: "):
            match.play(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [np.int64(1), True], ids=["numpy", "bool"])
def test_a_seat_of_another_whole_type_is_a_plain_number(number: int) -> None:
    match, plain = (hachiya.Match("nakayoshi", seats=7, dealer=dealer, seed=1) for dealer in (number, 1))
    match.play("pass")
    plain.play("pass")
    deck = [*range(48)]
    match.deal(deck, white=number)
    plain.deal(deck, white=1)
    assert match.to_jsonl() == plain.to_jsonl()
    assert match.position(number) == plain.position(1)
    assert match.view(number).seat is plain.view(1).seat
    resampled, expected = match.resample(number, Random(1)), plain.resample(1, Random(1))
    assert resampled.to_jsonl() == expected.to_jsonl()


@pytest.mark.parametrize("wrong", [-1, 1 << 63, "8", 0.5])
def test_a_seed_must_be_a_whole_number_in_range(wrong: Any) -> None:
    says = re.escape(f"seed is a whole number from 0 to {(1 << 63) - 1}, not {wrong!r}")
    for seeded in (hachiya.Match, hachiya.play):
        with pytest.raises(BadNumber, match=says):
            seeded("sannin", seed=wrong)
    with pytest.raises(BadNumber, match=says):
        hachiya.bot("greedy", seed=wrong)
    with pytest.raises(BadNumber, match=f"number is a whole number from 0 to {(1 << 29) - 1}, not "):
        hachiya.Match("sannin", seed=1, number=wrong)


def test_an_error_uses_the_player_names() -> None:
    match = hachiya.Match("sannin", names=["Yuki", "Ren", "Mio"], dealer=0, seed=8)
    match.deal()
    shown = match.legal()[0]
    with pytest.raises(IllegalAction, match="Yuki is to choose first"):
        match.deal()
    with pytest.raises(IllegalAction, match="Yuki cannot choose") as caught:
        match.play("?")
    assert "Yuki" in caught.value.text("zh")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    match.play(shown)
    with pytest.raises(IllegalAction, match="Yuki is not at turn; Ren is"):
        match.play(shown)


def test_playing_after_the_end_is_refused() -> None:
    match = hachiya.play("hachiju", options={"deals": 1}, seed=1)
    for wrong in (match.deal, partial(match.play, "A")):
        with pytest.raises(IllegalAction, match="over"):
            wrong()


@pytest.mark.parametrize("wrong", [[], range(47), [0] * 48, "A", "AA", ["A", "foo"], list(range(1, 49))])
def test_a_deck_must_hold_every_card_once(wrong: object) -> None:
    match = new("sannin", 3)
    with pytest.raises(BadDeck):
        match.deal(wrong)  # type: ignore[arg-type]
    assert match.awaits_deal


def test_a_deck_may_be_given_as_letters() -> None:
    letters = "vutsrqponmlkjihgfedcbaZYXWVUTSRQPONMLKJIHGFEDCBA"
    named, numbered = new("sannin", 3), new("sannin", 3)
    named.deal(letters)
    numbered.deal(list(range(47, -1, -1)))
    assert named.to_jsonl() == numbered.to_jsonl()


def test_the_second_shuffle_orders_the_stock_of_folded_hands() -> None:
    match = new("nakayoshi", 4)
    match.play("pass")
    second = list(range(47, -1, -1))
    match.deal(list(range(48)), second=second)
    match.play("out")
    while "stock" not in {event["e"] for event in match.events}:
        match.play(match.legal()[0])
    stock = next(event for event in match.events if event["e"] == "stock")["cards"]
    assert list(stock) == sorted(stock, key="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv".index, reverse=True)


# ------------------------------------------------------------------------------------- copies and what seats know


@EVERY
def test_a_copy_does_not_change_the_original(game: str, seats: int) -> None:
    match, player = new(game, seats), hachiya.bot("random", seed=4)
    for _ in range(40):
        if match.over:
            break
        if match.awaits_deal:
            match.deal()
            continue
        before, copy = match.to_jsonl(), match.copy()
        state = str(match)
        copy.play(player.choose(copy.view()))
        assert (match.to_jsonl(), str(match)) == (before, state)
        match = copy


@EVERY
@pytest.mark.parametrize("another", [hachiya.Match.copy, lambda match: match.resample(0)], ids=["copied", "resampled"])
def test_events_are_complete_when_they_are_read_late(
    game: str, seats: int, another: Callable[[hachiya.Match], hachiya.Match]
) -> None:
    """Events are made when they are read; the match and the other match each have every event once."""
    match, player = new(game, seats), hachiya.bot("random", seed=4)
    for _ in range(12):
        if match.awaits_deal:
            match.deal()
        else:
            match.play(player.choose(match.view()))
        other = another(match)
        assert [event["e"] for event in other.events] == [event["e"] for event in match.events]
    assert match.copy().to_jsonl() == match.to_jsonl()


@EVERY
def test_resampling_keeps_what_the_seat_knows_and_can_be_played_on(game: str, seats: int) -> None:
    match, player, random = new(game, seats, seed=5), hachiya.bot("greedy", seed=4), Random(1)
    differed = 0
    for number in range(60):
        if match.over:
            break
        if match.awaits_deal:
            match.deal()
            continue
        seat = number % seats
        other = match.resample(seat, random)
        assert str(other.view(seat)) == str(match.view(seat))
        differed += str(other) != str(match)
        assert "?" not in str(other)
        if number % 10 == 0:
            for _ in range(12):
                if other.awaits_deal or other.over:
                    break
                other.play(random.choice(other.legal()))
        match.play(player.choose(match.view()))
    assert differed > 20


def test_a_resampled_match_reveals_nothing_hidden() -> None:
    match = new("sannin", 3)
    match.deal()
    hidden = match.copy_table().state.hands[1]
    record = match.resample(0, Random(2)).to_jsonl()
    assert '"viewer":0' in record
    assert "???????" in record
    assert any(match.resample(0, Random(number)).copy_table().state.hands[1] != hidden for number in range(3))


def test_a_view_prints_what_its_seat_sees() -> None:
    match = new("sannin", 3)
    match.deal()
    seen = str(match.view(0))
    assert seen.count("???????") == 2
    assert "?" not in str(match)


# ------------------------------------------------------------------------------------- told and kept


@EVERY
@pytest.mark.parametrize("lang", languages())
def test_a_match_is_described_in_every_language(game: str, seats: int, lang: str) -> None:
    match = new(game, seats)
    match.play("pass") if not match.awaits_deal else None
    match.deal()
    for text in (match.text(lang), match.sheet().text(lang), *match.sentences(lang), match.view(0).text(lang)):
        assert text
    assert len(match.sentences(lang)) >= 1


def test_an_unknown_language_or_seat_is_refused() -> None:
    with pytest.raises(UnknownName):
        new("sannin", 3).text("tlh")
    with pytest.raises(BadSeats):
        new("sannin", 3).resample(7)
