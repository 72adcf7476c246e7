"""`hachiya.svg`: a match, the view of a seat, or some cards as a picture."""

from collections.abc import Sequence

from hachiya.pictures.canvas import Canvas
from hachiya.pictures.drawable import Drawable
from hachiya.pictures.faces import is_card
from hachiya.pictures.theme import theme_of
from hachiya.words.codes import language_code
from hachiya.words.errors import UnknownName
from hachiya.words.notebook import Svg
from hachiya.words.say import picture as words

CARD = 80
_GAP, _MARGIN = 8, 12


def svg(subject: Drawable | Sequence[str], lang: str = "en", theme: str = "light") -> Svg:
    """Draw a match, the view of a seat, or cards.

    Args:
        subject: A match (all cards open), a view of a seat (`match.view(0)`: unknown cards lie face down), or cards:
            the letters of flower cards (`"AIcos"`), or the names of playing cards (`["AS", "TH", "BJ"]`); `?` is a card
            that lies face down.
        lang: The code of a language: `en`, `ja` or `zh`.
        theme: `light` or `dark`.

    Returns:
        The picture as the text of an SVG document. Its title and description say what it shows.

    Raises:
        UnknownName: If there is no such language, theme or card, or if something else is to be drawn.
        MissingExtra: Without `hachiya[words]`, for a match or a view.

    Example:
        >>> import hachiya
        >>> hachiya.svg("AIcos").startswith('<svg xmlns="http://www.w3.org/2000/svg"')
        True
    """
    if isinstance(subject, Drawable):
        return subject.svg(lang, theme)
    language_code(lang)
    colours = theme_of(theme)
    if not isinstance(subject, (str, list, tuple)):
        raise UnknownName(words.no_subject(given=repr(subject)))
    for card in subject:
        if not is_card(card):
            raise UnknownName(words.no_card(given=repr(card)))
    names = ", ".join(subject)
    canvas = Canvas(max(1, len(subject)) * (CARD + _GAP) + 2 * _MARGIN - _GAP, colours, names, names)
    canvas.cards(_MARGIN, _MARGIN, subject, CARD, CARD + _GAP, canvas.width)
    return canvas.document(_MARGIN)
