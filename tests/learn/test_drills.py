"""Each drill has one right answer, confirmed by a second implementation of the rules."""

import pytest

from hachiya.games.bashifen.cards import masks
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.learn.drills.drill import Drill
from hachiya.learn.drills.kinds import KINDS, drill
from hachiya.words.arguments import Cards, Pack
from hachiya.words.errors import UnknownName
from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.say import drill as words
from hachiya.words.voice import say

SOME = 40
every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_a_drill_has_one_right_answer_among_different_options(kind: str) -> None:
    places = set()
    for number in range(SOME):
        asked = drill(kind, number)
        assert asked == drill(kind, number)
        assert len(set(asked.options)) == len(asked.options) == (2 if kind == "throws" else 4)
        places.add(asked.right)
        for language in languages():
            for message in (asked.asks, *asked.options, *asked.tells, *(shown.title for shown in asked.shown)):
                assert "$" not in say(message, language)
    assert places == set(range(2 if kind == "throws" else 4))


def test_an_unknown_kind_of_drill_is_refused() -> None:
    with pytest.raises(UnknownName):
        drill("none", 0)


def argument(message: Message, name: str) -> object:
    return dict(message.arguments)[name]


POINTS = {"light": "AIcos", "animal": "EMQUYdgkp", "ribbon": "BFJNRVZhlq"}


def test_the_points_drill_adds_up_the_card_points() -> None:
    for number in range(SOME):
        asked = drill("points", number)
        (shown,) = asked.shown
        assert isinstance(shown.cards, Cards)
        worth = dict.fromkeys(LETTERS, 1)
        worth |= dict.fromkeys(POINTS["light"], 20) | dict.fromkeys(POINTS["animal"], 10)
        worth |= dict.fromkeys(POINTS["ribbon"], 5)
        total = sum(worth[letter] for letter in shown.cards.letters)
        assert argument(asked.options[asked.right], "points") == total


def test_the_settlement_drill_charges_the_responsible_seat_for_both_shares() -> None:
    seen = set()
    for number in range(SOME):
        asked = drill("settlement", number)
        payer, share = argument(asked.asks, "person"), argument(asked.tells[0], "money")
        right = argument(asked.options[asked.right], "money")
        if len(asked.tells) == 1:
            assert right == share
            seen.add("each")
        elif argument(asked.tells[1], "person") == payer:
            assert (right.kan or 0) * 12 + (right.rest or 0) == 2 * ((share.kan or 0) * 12 + (share.rest or 0))  # type: ignore[attr-defined]
            seen.add("both")
        else:
            assert (right.kan, right.rest) == (None, 0)  # type: ignore[attr-defined]
            seen.add("nothing")
    assert seen == {"each", "both", "nothing"}


def pack(asked: Drill, key: str) -> list[str]:
    cards = next(shown.cards for shown in asked.shown if shown.title.key == key)
    assert isinstance(cards, Pack)
    return list(cards.names)


def of_suit(names: list[str], suit: str, trumps: str, rank: str) -> list[str]:
    """The cards among these that belong to a suit; every level card, joker and card of the trump suit is a trump."""

    def home(name: str) -> str:
        return "trumps" if name in ("LJ", "BJ") or name[0] == rank or name[1] == trumps else name[1]

    return [name for name in names if home(name) == suit]


def test_exactly_one_option_of_the_follows_drill_is_legal() -> None:
    """The second implementation follows the table of `games.bashifen.follows`."""
    for number in range(SOME):
        asked = drill("follows", number)
        title = asked.shown[0].title
        suit_name = argument(title, "suit")
        assert isinstance(suit_name, Message)
        trumps = suit_name.key.removeprefix("suit-")
        rank = str(argument(title, "rank")).replace("10", "T")
        led, hand = pack(asked, "drill-led"), pack(asked, "drill-hand")
        suit = next(suit for suit in ("trumps", *"SHDC") if of_suit(led, suit, trumps, rank) == led)
        own = of_suit(hand, suit, trumps, rank)
        pairs = sum(own.count(name) == 2 for name in set(own))
        wanted = min(sum(led.count(name) == 2 for name in set(led)), pairs)
        legal = []
        for place, option in enumerate(asked.options):
            cards = argument(option, "cards")
            assert isinstance(cards, Pack)
            played = of_suit(list(cards.names), suit, trumps, rank)
            doubled = sum(played.count(name) == 2 for name in set(played))
            right = len(cards.names) == len(led) and len(played) == min(len(led), len(own))
            if right and (len(own) <= len(led) or doubled >= wanted):
                legal.append(place)
        assert legal == [asked.right]


def test_a_safe_throw_of_the_throws_drill_is_beaten_by_no_unseen_card() -> None:
    answers = set()
    for number in range(SOME):
        asked = drill("throws", number)
        hand, gone, throw = (pack(asked, key) for key in ("drill-hand", "drill-gone", "drill-throw"))
        assert masks(throw)
        assert not [name for name in throw if throw.count(name) > hand.count(name)]
        assert all((hand + gone).count(name) <= 2 for name in hand + gone)
        key = asked.options[asked.right].key
        answers.add(key)
        if key == "drill-may-fail":
            (unsafe,) = argument(asked.tells[0], "cards").names  # type: ignore[attr-defined]
            assert unsafe in throw
    assert answers == {"drill-safe", "drill-may-fail"}


@pytest.mark.parametrize(
    ("message", "en", "ja", "zh"),
    [
        (
            words.must_follow(whole=2, more=1, number=1, pairs=0),
            "A pair was led; the hand has one card of this suit.",
            "リードはペア1組です。手札のこの組の札は1枚で、ペアはありません。",
            "领出一对；手里这一门有 1 张，没有对子。",
        ),
        (
            words.must_follow(whole=2, more=0, number=3, pairs=1),
            "2 cards without a pair were led; the hand has 3 cards of this suit, one pair among them.",
            "リードはペアのない2枚です。手札のこの組の札は3枚、うちペアは1組です。",
            "领出没有对子的 2 张；手里这一门有 3 张，其中 1 对。",
        ),
        (
            words.must_follow(whole=4, more=2, number=2, pairs=0),
            "4 cards with 2 pairs were led; the hand has 2 cards of this suit, no pair among them.",
            "リードはペア2組を含む4枚です。手札のこの組の札は2枚で、ペアはありません。",
            "领出带 2 对的 4 张；手里这一门有 2 张，没有对子。",
        ),
        (words.chaff(number=1, points=1), "One chaff card: 1", "カス1枚で1点", "皮 1 张，1 点"),
        (words.brights(number=2, points=40), "2 brights: 40", "光2枚で40点", "光 2 张，40 点"),
    ],
)
def test_drill_messages_use_singular_and_plural(message: Message, en: str, ja: str, zh: str) -> None:
    assert [say(message, language) for language in ("en", "ja", "zh")] == [en, ja, zh]
