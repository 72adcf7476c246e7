"""The facts of a deal in words, as a score keeper repeats them."""

from collections.abc import Callable, Mapping

from hachiya.explain.hanafuda.sheet_style import style_of
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import BRIGHTS, letters, mask
from hachiya.games.hanafuda.game import HanafudaGameOf
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.games.json_object import JsonObject
from hachiya.games.next_facts import FactName
from hachiya.words.arguments import Cards, Seat, YakuKeys
from hachiya.words.message import Message
from hachiya.words.say import fact as say


def fact_message(fact: JsonObject, game: Game) -> Message:
    """Make the message that repeats a fact.

    Args:
        fact: The fact, with all its keys.
        game: The game that is played.

    Returns:
        The message.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.tally.sentences import fact_message
        >>> fact_message({"what": "sage", "seat": 1}, GAMES["sannin"]).key
        'fact-sage'
    """
    return _MESSAGES[fact["what"]](fact, game)


def bid_message(bid: str, game: Game) -> Message:
    """Make the message of a bid.

    Args:
        bid: `in`, `out` or `double`.
        game: The game that is played.

    Returns:
        The message.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.tally.sentences import bid_message
        >>> bid_message("out", GAMES["hachiju"]).key
        'fact-bid-out-hachiju'
    """
    if bid == "out" and isinstance(game, HanafudaGameOf):
        wording = style_of(game, game.complete_options({})).wording
        return (say.bid_out(), say.bid_out_hachiju())[wording]
    return {"in": say.bid_in(), "out": say.bid_out(), "double": say.bid_double()}[bid]


def kind_message(what: FactName) -> Message:
    """Make the message that names a kind of fact, as it is asked for.

    Args:
        what: The kind, the key `what` of its facts.

    Returns:
        The message.

    Example:
        >>> from hachiya.tally.sentences import kind_message
        >>> kind_message("hand").key
        'fact-ask-hand'
    """
    return _KINDS[what]


def _who(fact: JsonObject) -> Seat:
    return Seat(fact["seat"])


def _yaku(fact: JsonObject) -> YakuKeys:
    return in_words(from_keys([*fact["yaku"]]))


def _of_seat(make: Callable[..., Message]) -> Callable[[JsonObject, Game], Message]:
    return lambda fact, _game: make(seat=_who(fact))


def _field(fact: JsonObject, _game: Game) -> Message:
    lights = letters(mask(fact["cards"]) & BRIGHTS)
    return say.field(cards=Cards(lights)) if lights else say.field_without()


def _squeezed(fact: JsonObject, _game: Game) -> Message:
    if fact.get("yaku"):
        return say.put_out_holding(seat=_who(fact), cards=Cards(fact["cards"]), yaku=_yaku(fact))
    cards = fact.get("cards")
    return say.put_out_with(seat=_who(fact), cards=Cards(cards)) if cards else say.put_out(seat=_who(fact))


def _captured(fact: JsonObject, _game: Game) -> Message:
    message = say.captured(seat=_who(fact), yaku=_yaku(fact))
    if fact["extra"]:
        message = say.longer(what=message, number=fact["extra"])
    return _fed(message, fact)


def _tobikomi(fact: JsonObject, _game: Game) -> Message:
    return _fed(say.tobikomi(seat=_who(fact), month=fact["month"]), fact)


def _fed(message: Message, fact: JsonObject) -> Message:
    return message if fact["fed_by"] is None else say.fed(what=message, other=Seat(fact["fed_by"]))


def _special(fact: JsonObject, _game: Game) -> Message:
    if fact["yaku"] == ["sohachi"]:
        return say.special(seat=_who(fact), yaku=_yaku(fact))
    return say.special_number(seat=_who(fact), yaku=_yaku(fact), number=fact["count"])


def _points(fact: JsonObject, _game: Game) -> Message:
    shares = [say.share(seat=Seat(seat), points=points) for seat, points in enumerate(fact["points"]) if points]
    return say.points(shares=shares)


_MESSAGES: Mapping[str, Callable[[JsonObject, Game], Message]] = {
    "white": _of_seat(say.white),
    "mizuten": _of_seat(say.mizuten),
    "field": _field,
    "bid": lambda fact, game: say.bid(seat=_who(fact), bid=bid_message(fact["bid"], game)),
    "squeezed": _squeezed,
    "hand": lambda fact, _game: say.hand(seat=_who(fact), yaku=_yaku(fact)),
    "annul": _of_seat(say.annul),
    "two_turned": _of_seat(say.two_turned),
    "tobikomi": _tobikomi,
    "captured": _captured,
    "sage": _of_seat(say.sage),
    "cancel": _of_seat(say.cancel),
    "nuke": _of_seat(say.nuke),
    "special": _special,
    "points": _points,
    "dealer": _of_seat(say.dealer),
    "failed_lead": _of_seat(say.failed_lead),
    "opponents": lambda fact, _game: say.opponents(points=fact["points"]),
    "void": lambda _fact, _game: say.void(),
}
"""The messages by the kind of the fact."""
_KINDS: Mapping[FactName, Message] = {
    "white": say.ask_white(),
    "mizuten": say.ask_mizuten(),
    "field": say.ask_field(),
    "bid": say.ask_bid(),
    "squeezed": say.ask_squeezed(),
    "hand": say.ask_hand(),
    "annul": say.ask_annul(),
    "two_turned": say.ask_two_turned(),
    "tobikomi": say.ask_tobikomi(),
    "captured": say.ask_captured(),
    "sage": say.ask_sage(),
    "cancel": say.ask_cancel(),
    "nuke": say.ask_nuke(),
    "special": say.ask_special(),
    "points": say.ask_points(),
    "dealer": say.ask_dealer(),
    "failed_lead": say.ask_failed_lead(),
    "opponents": say.ask_opponents(),
    "void": say.ask_void(),
}
"""The names of the kinds of facts."""
