"""What may be asked: topics by name, the games that have them, and what else a question says."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hachiya.engine.errors import BadCards, BadNumber, UnknownTopic
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import LETTERS, mask
from hachiya.games.registry import find
from hachiya.games.words import Words
from hachiya.odds import bashifen_tables, field_tables, hand_tables
from hachiya.odds.hands import HAND
from hachiya.odds.stage_cards import DRAWS
from hachiya.odds.tables import Odds, Table

FIELD_GAMES = ("sannin", "nakayoshi", "shiragiku")
FLOWER_GAMES = (*FIELD_GAMES, "hachiju")


@dataclass(frozen=True)
class Question:
    """What is asked of a topic: the game, and where it has them the number of cards and the cards."""

    game: Game
    number: int | None = None
    cards: int = 0


@dataclass(frozen=True)
class Topic:
    """A topic; `games`: those that have it, the usual one first."""

    name: str
    words: Words
    games: Sequence[str]
    tables: Callable[[Question], tuple[Table, ...]]
    numbers: range | None = None
    """What `--k` may be."""
    usual: int | None = None
    """What it is where nothing is said; None: all of them."""
    takes_cards: bool = False


TOPICS = {
    topic.name: topic
    for topic in (
        Topic(
            "hand-yaku",
            Words("手役の複合と発生確率", "Hand yaku: how many hands make which, and what they bring"),
            FLOWER_GAMES,
            lambda asked: hand_tables.hand_yaku(asked.game),
        ),
        Topic(
            "field",
            Words("場の種類と月数、越年", "The kinds of field, their months in a year, and overtime"),
            FIELD_GAMES,
            lambda asked: field_tables.field(asked.game),
        ),
        Topic(
            "shima",
            Words("場に同じ月が4枚（シマ）", "All four cards of a month on the field (shima)"),
            FLOWER_GAMES,
            lambda asked: field_tables.shima(asked.game),
        ),
        Topic(
            "first-cards",
            Words("初めのk枚を見たあとの手役", "Hand yaku, when one has seen one's first k cards"),
            FLOWER_GAMES,
            lambda asked: hand_tables.first_cards(asked.game, asked.number, asked.cards),
            numbers=range(HAND + 1),
            usual=4,
            takes_cards=True,
        ),
        Topic(
            "stage-cards",
            Words("k枚引いたあとのステージカード", "Stage cards and pairs held after k draws"),
            ("bashifen",),
            lambda asked: bashifen_tables.stage_cards(asked.number),
            numbers=range(DRAWS + 1),
        ),
    )
}


def odds(topic: str, game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """The odds of a topic, in its usual game unless one is named.

    UnknownTopic, UnknownName, BadNumber and BadCards say what could have been asked.
    """
    asked = find_topic(topic)
    rules = find(asked.games[0] if game is None else game)
    if rules.name not in asked.games:
        names = ", ".join(asked.games)
        raise UnknownTopic(
            f"{rules.name} has no odds on {topic}; the games that have them are: {names}",
            f"{rules.name} に {topic} の確率はありません。あるのは {names} です",
        )
    return _odds(topic, rules.name, _number(asked, k, cards), _cards(asked, cards))


def find_topic(name: str) -> Topic:
    """The topic of this name; UnknownTopic lists those there are."""
    if name not in TOPICS:
        names = ", ".join(TOPICS)
        raise UnknownTopic(
            f"there are no odds on {name!r}; the topics are: {names}",
            f"{name!r} の確率はありません。調べられるのは {names} です",
        )
    return TOPICS[name]


@lru_cache(maxsize=256)
def _odds(topic: str, game: str, number: int | None, cards: int) -> Odds:
    asked = TOPICS[topic]
    return Odds(topic, game, asked.words, asked.tables(Question(find(game), number, cards)))


def _number(topic: Topic, k: int | None, cards: str | None) -> int | None:
    if k is None:
        return topic.usual if cards is None else None
    if topic.numbers is None:
        raise BadNumber(f"{topic.name} takes no k", f"{topic.name} に k は付けられません")
    if cards is not None:
        raise BadNumber(
            "k is the number of the cards: give one of the two", "k は札の枚数です。どちらか一方だけにしてください"
        )
    if k not in topic.numbers:
        low, high = topic.numbers[0], topic.numbers[-1]
        raise BadNumber(
            f"k is a number of cards from {low} to {high}, not {k}",
            f"k は {low} から {high} までの枚数です。{k} ではありません",
        )
    return k


def _cards(topic: Topic, letters: str | None) -> int:
    if letters is None:
        return 0
    if not topic.takes_cards:
        raise BadCards(f"{topic.name} takes no cards", f"{topic.name} に札は付けられません")
    return flower_cards(letters, 1, HAND)


def flower_cards(letters: str, least: int, most: int) -> int:
    """The set that letters name; BadCards unless they are so many different cards."""
    number = str(least) if least == most else f"{least} to {most}"
    if any(letter not in LETTERS for letter in letters) or not least <= len(set(letters)) == len(letters) <= most:
        raise BadCards(
            f"{letters!r} is not {number} different cards; a card is a letter, A to Z and a to v",
            f"{letters!r} は異なる札{number.replace(' to ', '〜')}枚ではありません。札は A〜Z、a〜v の文字で書きます",
        )
    return mask(letters)
