"""The topics of odds: their names, the games that have them, and their parameters."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hachiya.games.bashifen.game import BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hachihachi.game import SANNIN
from hachiya.games.hanafuda.cards import LETTERS, mask
from hachiya.games.registry import FLOWER_GAMES as FLOWERS
from hachiya.games.registry import GAMES, find
from hachiya.odds import bashifen_tables, field_tables, hand_tables
from hachiya.odds.hands import HAND
from hachiya.odds.level_draws import DRAWS
from hachiya.odds.odds import Odds
from hachiya.odds.tables import Table
from hachiya.words.codes import language_code
from hachiya.words.errors import BadCards, BadNumber, MissingExtra, UnknownTopic
from hachiya.words.extras import needs_extra
from hachiya.words.message import Message
from hachiya.words.say import ask as say
from hachiya.words.say import odds as titles

FLOWER_GAMES = [game.name for game in FLOWERS]
FIELD_GAMES = [game.name for game in GAMES.values() if game.room == SANNIN.room]
LEVEL_GAMES = [BASHIFEN.name]


@dataclass(frozen=True)
class Question:
    """A question on a topic: the game and, for topics that have them, the number of cards or the cards."""

    game: Game
    number: int | None = None
    cards: int = 0


@dataclass(frozen=True)
class Topic:
    """A topic; `games` are the games that have it, the default first."""

    name: str
    title: Message
    games: Sequence[str]
    tables: Callable[[Question], tuple[Table, ...]]
    numbers: range | None = None
    """The values of `--k`."""
    usual: int | None = None
    """The default of `--k`; None: all numbers."""
    takes_cards: bool = False


class Topics(Mapping[str, Topic]):
    """The topics by name; `print` shows a table of their titles and games."""

    def __init__(self, *topics: Topic) -> None:
        self._topics = {topic.name: topic for topic in topics}

    def __getitem__(self, name: str) -> Topic:
        return self._topics[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._topics)

    def __len__(self) -> int:
        return len(self._topics)

    def __repr__(self) -> str:
        try:
            return self.text()
        except MissingExtra:
            return f"<Topics: {', '.join(self)}>"

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """The table as text in the language `lang`; UnknownName lists the languages.

        MissingExtra without `hachiya[words]`.
        """
        with needs_extra():
            from hachiya.odds.text import GAP  # noqa: PLC0415  (who reads numbers alone loads no words)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        voice = Voice(language_code(lang))
        wide = max(map(len, self))
        rows = [(name, voice.say(topic.title), ", ".join(topic.games)) for name, topic in self.items()]
        return "\n".join(f"{name:{wide}}{GAP}{title} [{games}]" for name, title, games in rows)


TOPICS = Topics(
    Topic(
        "hand-yaku",
        titles.hand_yaku(),
        FLOWER_GAMES,
        lambda question: hand_tables.hand_yaku(question.game),
    ),
    Topic(
        "field",
        titles.field(),
        FIELD_GAMES,
        lambda question: field_tables.field(question.game),
    ),
    Topic(
        "shima",
        titles.shima(),
        FLOWER_GAMES,
        lambda question: field_tables.shima(question.game),
    ),
    Topic(
        "first-cards",
        titles.first_cards(),
        FLOWER_GAMES,
        lambda question: hand_tables.first_cards(question.game, question.number, question.cards),
        numbers=range(HAND + 1),
        usual=4,
        takes_cards=True,
    ),
    Topic(
        "stage-cards",
        titles.stage_cards(),
        LEVEL_GAMES,
        lambda question: bashifen_tables.level_cards(question.number),
        numbers=range(DRAWS + 1),
    ),
)


def odds(topic: str, game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """The odds of a topic, in its default game unless `game` is named.

    UnknownTopic, UnknownName, BadNumber and BadCards say which arguments are possible.
    """
    entry = find_topic(topic)
    rules = find(entry.games[0] if game is None else game)
    if rules.name not in entry.games:
        raise UnknownTopic(say.no_odds_on(game=rules.title, topic=topic, names=entry.games))
    return _odds(topic, rules.name, _number(entry, k, cards), _cards(entry, cards))


def find_topic(name: str) -> Topic:
    """The topic of this name; UnknownTopic lists the topics."""
    if name not in TOPICS:
        raise UnknownTopic(say.no_topic(given=repr(name), names=[*TOPICS]))
    return TOPICS[name]


@lru_cache(maxsize=256)
def _odds(topic: str, game: str, number: int | None, cards: int) -> Odds:
    entry = TOPICS[topic]
    return Odds(topic, game, entry.title, entry.tables(Question(find(game), number, cards)))


def _number(topic: Topic, k: int | None, cards: str | None) -> int | None:
    if k is None:
        return topic.usual if cards is None else None
    if topic.numbers is None:
        raise BadNumber(say.takes_no_k(topic=topic.name))
    if cards is not None:
        raise BadNumber(say.k_or_cards())
    if k not in topic.numbers:
        raise BadNumber(say.wrong_k(low=topic.numbers[0], high=topic.numbers[-1], number=k))
    return k


def _cards(topic: Topic, letters: str | None) -> int:
    if letters is None:
        return 0
    if not topic.takes_cards:
        raise BadCards(say.takes_no_cards(topic=topic.name))
    return flower_cards(letters, 1, HAND)


def flower_cards(letters: str, least: int, most: int) -> int:
    """The set of cards that letters name; BadCards unless they are `least` to `most` different cards."""
    if any(letter not in LETTERS for letter in letters) or not least <= len(set(letters)) == len(letters) <= most:
        if least == most:
            raise BadCards(say.wrong_cards(given=repr(letters), number=most))
        raise BadCards(say.wrong_cards_between(given=repr(letters), low=least, high=most))
    return mask(letters)
