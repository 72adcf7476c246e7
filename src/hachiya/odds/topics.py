"""What may be asked: topics by name, the games that have them, and what else a question says."""

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
    """What is asked of a topic: the game, and where it has them the number of cards and the cards."""

    game: Game
    number: int | None = None
    cards: int = 0


@dataclass(frozen=True)
class Topic:
    """A topic; `games`: those that have it, the usual one first."""

    name: str
    title: Message
    games: Sequence[str]
    tables: Callable[[Question], tuple[Table, ...]]
    numbers: range | None = None
    """What `--k` may be."""
    usual: int | None = None
    """What it is where nothing is said; None: all of them."""
    takes_cards: bool = False


class Topics(Mapping[str, Topic]):
    """The topics by name; printed they are a table of what each is and which games have it."""

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
        """The table as a person reads it, in the language `lang`; UnknownName lists those there are.

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
        lambda asked: hand_tables.hand_yaku(asked.game),
    ),
    Topic(
        "field",
        titles.field(),
        FIELD_GAMES,
        lambda asked: field_tables.field(asked.game),
    ),
    Topic(
        "shima",
        titles.shima(),
        FLOWER_GAMES,
        lambda asked: field_tables.shima(asked.game),
    ),
    Topic(
        "first-cards",
        titles.first_cards(),
        FLOWER_GAMES,
        lambda asked: hand_tables.first_cards(asked.game, asked.number, asked.cards),
        numbers=range(HAND + 1),
        usual=4,
        takes_cards=True,
    ),
    Topic(
        "stage-cards",
        titles.stage_cards(),
        LEVEL_GAMES,
        lambda asked: bashifen_tables.level_cards(asked.number),
        numbers=range(DRAWS + 1),
    ),
)


def odds(topic: str, game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """The odds of a topic, in its usual game unless one is named.

    UnknownTopic, UnknownName, BadNumber and BadCards say what could have been asked.
    """
    asked = find_topic(topic)
    rules = find(asked.games[0] if game is None else game)
    if rules.name not in asked.games:
        raise UnknownTopic(say.no_odds_on(game=rules.title, topic=topic, names=asked.games))
    return _odds(topic, rules.name, _number(asked, k, cards), _cards(asked, cards))


def find_topic(name: str) -> Topic:
    """The topic of this name; UnknownTopic lists those there are."""
    if name not in TOPICS:
        raise UnknownTopic(say.no_topic(given=repr(name), names=[*TOPICS]))
    return TOPICS[name]


@lru_cache(maxsize=256)
def _odds(topic: str, game: str, number: int | None, cards: int) -> Odds:
    asked = TOPICS[topic]
    return Odds(topic, game, asked.title, asked.tables(Question(find(game), number, cards)))


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
    """The set that letters name; BadCards unless they are so many different cards."""
    if any(letter not in LETTERS for letter in letters) or not least <= len(set(letters)) == len(letters) <= most:
        if least == most:
            raise BadCards(say.wrong_cards(given=repr(letters), number=most))
        raise BadCards(say.wrong_cards_between(given=repr(letters), low=least, high=most))
    return mask(letters)
