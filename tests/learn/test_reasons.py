"""The reasons of hints at sampled positions of every game: few, readable, with all cards as arguments."""

import re
from collections.abc import Iterator

import pytest

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.registry import GAMES
from hachiya.learn.hints import JudgedChoice
from hachiya.learn.reasons import MOST, Weighed, change, strongest
from hachiya.words.arguments import Cards, Pack
from hachiya.words.languages import languages
from hachiya.words.message import Argument, Message
from hachiya.words.names import name
from hachiya.words.say import learn as say
from hachiya.words.say import stats
from hachiya.words.voice import Voice
from tests.learn.sample import NAMES, sample

POSITIONS, WORLDS = 24, 240
CARD_NAMES = {letter: name("card", letter) for letter in LETTERS}
LETTER_OF_RECORDS = re.compile(r"(?<![A-Za-z’])[A-Za-z] (?:pine|plum|cherry|wisteria|iris|peony|clover|pampas|maple)")


@pytest.fixture(scope="module", params=GAMES)
def judged(request: pytest.FixtureRequest) -> list[JudgedChoice]:
    """Every judged choice of the sample of a game."""
    return [choice for _, hint in sample(request.param, POSITIONS, WORLDS) for choice in hint.judged]


def arguments(message: Message) -> Iterator[Argument]:
    """Every argument of a message and of the messages in it."""
    waiting: list[Argument] = [value for _, value in message.arguments]
    while waiting:
        argument = waiting.pop()
        yield argument
        if isinstance(argument, Message):
            waiting += [value for _, value in argument.arguments]
        if isinstance(argument, tuple):
            waiting += argument


@pytest.mark.compiled
def test_a_choice_has_at_most_three_reasons_those_for_the_best_first(judged: list[JudgedChoice]) -> None:
    assert sum(bool(choice.why) for choice in judged) > POSITIONS
    for choice in judged:
        assert len(choice.why) <= MOST
        assert [reason.side for reason in choice.why] == sorted((reason.side for reason in choice.why), reverse=True)
        assert not choice.why or choice.why[0].side == "for"
        if choice.as_good and choice.lag.mean:
            assert choice.why == ()


SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@pytest.mark.compiled
def test_a_sentence_names_only_cards_that_are_its_arguments(judged: list[JudgedChoice]) -> None:
    for choice in judged:
        for reason in choice.why:
            values = [*arguments(reason.message)]
            letters = "".join(value.letters for value in values if isinstance(value, Cards))
            playing = [card for value in values if isinstance(value, Pack) for card in value.names]
            for language in languages():
                voice = Voice(language, NAMES)
                text = voice.say(reason.message)
                named = {voice.say(CARD_NAMES[letter]) for letter in letters}
                others = {voice.say(card) for card in CARD_NAMES.values()} - named
                assert all(card in text for card in named)
                assert not [card for card in others if card in text]
                shown = {SIGNS[card[-1]] + card[0].replace("T", "10") for card in playing if card[-1] in SIGNS}
                assert {*re.findall(r"[♠♥♦♣](?:10|[2-9JQKA])", text)} == shown  # a pair is one card, said twice


@pytest.mark.compiled
def test_a_sentence_has_no_letters_of_records_and_no_bare_percentages(judged: list[JudgedChoice]) -> None:
    for choice in judged:
        for language in languages():
            voice = Voice(language, NAMES)
            texts = [voice.say(choice.label), *(voice.say(reason.message) for reason in choice.why)]
            for text in texts:
                assert "%" not in text
                assert not LETTER_OF_RECORDS.search(text)
                assert "(play)" not in text
        for reason in choice.why:
            shares = [value for value in arguments(reason.message) if isinstance(value, Message)]
            if any(value.key == "learn-rarely" for value in shares):
                assert any(value.key == "learn-often" for value in shares)


def test_the_strongest_reasons_remain_and_one_that_speaks_for_the_choice() -> None:
    texts = [say.tops(playing=Pack((f"{rank}S",))) for rank in "23456"]
    weighed = [Weighed(effect, text) for effect, text in zip((-4.0, 0.5, -3.0, -2.0, 0.1), texts, strict=True)]
    chosen = strongest(weighed)
    assert [(reason.side, reason.message) for reason in chosen] == [
        ("for", texts[1]),
        ("against", texts[0]),
        ("against", texts[2]),
    ]
    assert strongest([]) == ()


@pytest.mark.parametrize(
    ("difference", "text"),
    [(0.04, "0.04 levels more"), (0.2, "0.2 levels more"), (-1.96, "2 levels less"), (7.4, "7 levels more")],
)
def test_a_difference_has_the_decimals_that_say_something(difference: float, text: str) -> None:
    assert Voice("en").say(change(difference, stats.levels())) == text
