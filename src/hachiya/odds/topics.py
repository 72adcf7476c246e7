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
from hachiya.words.checks import check_type, check_whole
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
    """The arguments of a topic: the game and, where the topic takes them, a number of first cards or the cards.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.odds.topics import Question
        >>> Question(GAMES["sannin"]).cards
        0
    """

    game: Game
    """The game that is asked about."""
    number: int | None = None
    """The number of first cards; None where the topic has none, or for all numbers."""
    cards: int = 0
    """The first cards as a set of bits; 0 where none are named."""


@dataclass(frozen=True)
class Topic:
    """A topic of odds.

    Example:
        >>> from hachiya.odds import TOPICS
        >>> TOPICS["first-cards"].numbers
        range(0, 8)
    """

    name: str
    """The name of the topic, as it is typed."""
    title: Message
    """The title of the topic as people say it."""
    games: Sequence[str]
    """The names of the games that have the topic, the usual one first."""
    tables: Callable[[Question], tuple[Table, ...]]
    """The function that computes the tables of a question."""
    numbers: range | None = None
    """The range of `k`, the number of first cards; None where the topic takes none."""
    usual: int | None = None
    """The number of first cards where none is given; None: all numbers."""
    takes_cards: bool = False
    """Whether the topic may be asked about named cards."""


class Topics(Mapping[str, Topic]):
    """The topics of odds by name; printed they are a table of titles and games.

    Example:
        >>> from hachiya.odds import TOPICS
        >>> list(TOPICS)
        ['hand-yaku', 'field', 'shima', 'first-cards', 'stage-cards']
    """

    def __init__(self, *topics: Topic) -> None:
        """Collect topics by name.

        Args:
            *topics: The topics, in the order in which they are listed.
        """
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
        """Write the table of topics in a language.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            One line for each topic.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya.odds import TOPICS
            >>> print(TOPICS.text().splitlines()[2])
            shima        All four cards of a month on the field (shima) [sannin, nakayoshi, shiragiku, hachiju]
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
        lambda question: hand_tables.hand_yaku_tables(question.game),
    ),
    Topic(
        "field",
        titles.field(),
        FIELD_GAMES,
        lambda question: field_tables.field_tables(question.game),
    ),
    Topic(
        "shima",
        titles.shima(),
        FLOWER_GAMES,
        lambda question: field_tables.shima_tables(question.game),
    ),
    Topic(
        "first-cards",
        titles.first_cards(),
        FLOWER_GAMES,
        lambda question: hand_tables.first_cards_tables(question.game, question.number, question.cards),
        numbers=range(HAND + 1),
        usual=4,
        takes_cards=True,
    ),
    Topic(
        "stage-cards",
        titles.stage_cards(),
        LEVEL_GAMES,
        lambda question: bashifen_tables.level_cards_tables(question.number),
        numbers=range(DRAWS + 1),
    ),
)


def odds(topic: str, game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """Compute the odds of a topic.

    Args:
        topic: The name of a topic in `TOPICS`.
        game: The name of a game; without it the usual one of the topic.
        k: The number of first cards, where the topic takes one.
        cards: The letters of the first cards, where the topic takes them.

    Returns:
        The tables of the topic.

    Raises:
        UnknownName: If there is no such game.
        UnknownTopic: If there is no such topic, or the game does not have it.
        BadNumber: If the topic takes no number or the number is out of its range.
        TypeError: If `k` is no whole number, or `cards` no text.
        BadCards: If the topic takes no cards or the letters are not different cards.

    Example:
        >>> from hachiya.odds import odds
        >>> odds("shima")
        <Odds of shima in sannin: shima, kinds>
    """
    entry = find_topic(topic)
    check_type("cards", "" if cards is None else cards, str)
    rules = find(entry.games[0] if game is None else game)
    if rules.name not in entry.games:
        raise UnknownTopic(say.no_odds_on(game=rules.title, topic=topic, names=entry.games))
    return _odds(topic, rules.name, _number(entry, k, cards), _cards(entry, cards))


def find_topic(name: str) -> Topic:
    """Find a topic by name.

    Args:
        name: The name of a topic.

    Returns:
        The topic.

    Raises:
        UnknownTopic: If there is no such topic; the message lists the topics.

    Example:
        >>> from hachiya.odds.topics import find_topic
        >>> find_topic("shima").games
        ['sannin', 'nakayoshi', 'shiragiku', 'hachiju']
    """
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
    number = check_whole("k", k)
    if topic.numbers is None:
        raise BadNumber(say.takes_no_k(topic=topic.name))
    if cards is not None:
        raise BadNumber(say.k_or_cards())
    if number not in topic.numbers:
        raise BadNumber(say.wrong_k(low=topic.numbers[0], high=topic.numbers[-1], number=number))
    return number


def _cards(topic: Topic, letters: str | None) -> int:
    if letters is None:
        return 0
    if not topic.takes_cards:
        raise BadCards(say.takes_no_cards(topic=topic.name))
    return flower_cards(letters, 1, HAND)


def flower_cards(letters: str, least: int, most: int) -> int:
    """Read letters as a set of flower cards.

    Args:
        letters: One letter for each card.
        least: The smallest number of cards allowed, from 1.
        most: The largest number of cards allowed.

    Returns:
        The cards as a set of bits.

    Raises:
        BadCards: If the letters are not so many different cards.

    Example:
        >>> from hachiya.odds.topics import flower_cards
        >>> flower_cards("AC", 1, 7)
        5
    """
    check_type("cards", letters, str)
    if any(letter not in LETTERS for letter in letters) or not least <= len(set(letters)) == len(letters) <= most:
        if least == most:
            raise BadCards(say.wrong_cards(given=repr(letters), number=most))
        raise BadCards(say.wrong_cards_between(given=repr(letters), low=least, high=most))
    return mask(letters)
