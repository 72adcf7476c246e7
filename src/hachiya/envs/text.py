"""A decision as text for a language model: what the seat sees, and its choices by name."""

from hachiya.engine.bits import members
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.matches.seat_view import SeatView
from hachiya.words.codes import language_code
from hachiya.words.names import name
from hachiya.words.say import env as say


def prompt(view: SeatView, lang: str = "en") -> str:
    """Write what a seat sees, and what it can choose.

    A line names the flower cards that the seat sees, since the table has them as letters. Every choice has a line: the
    name that `Match.play` takes and a bot of one's own answers with, and what it means. A name that ends with an
    ellipsis is a part of a choice; the rest of the choice is asked for by another text. Names are equal in all
    languages.

    Args:
        view: What the seat sees, as `Match.view` and bots of one's own get it; it has no card that the seat does not
            know.
        lang: The code of a language: `en`, `ja` or `zh`.

    Returns:
        Several lines of text; without choices while the seat is not at turn.

    Raises:
        UnknownName: If there is no such language.
        MissingExtra: Without `hachiya[words]`.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.envs.text import prompt
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> for line in prompt(match.view()).splitlines()[-4:]:
        ...     print(line)
        Answer with the name of one choice, the text before the colon.
        show aka Simq: show aka (iris chaff, chrysanthemum chaff, maple chaff, willow ribbon)
        show aka Sim: show aka (iris chaff, chrysanthemum chaff, maple chaff)
        pass: show nothing
    """
    language = language_code(lang)
    text = view.text(language)
    choices = view.legal()
    if not choices:
        return text
    from hachiya.words import voice  # noqa: PLC0415  (`SeatView.text` says which extra is missing)

    cards = [f"{letter} {voice.say(name('card', letter), language)}" for letter in _letters_seen(view)]
    lines = [f"{choice.name}: {choice.text(language)}" for choice in choices]
    table = [text, "; ".join(cards)] if cards else [text]
    return "\n".join([*table, "", voice.say(say.answer_with_a_name(), language), *lines])


def _letters_seen(view: SeatView) -> list[str]:
    """The letters of all flower cards that a seat sees; none where cards are named by suit and rank."""
    if view.game.family != HANAFUDA:
        return []
    state = view.state
    cards = state.field
    for seat in range(state.books.seats):
        cards |= state.hands[seat] | state.captured[seat]
    return [LETTERS[card] for card in members(cards)]
