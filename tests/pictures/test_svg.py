"""Pictures of tables and cards: what lies on a table is drawn, and nothing that the viewer does not know."""

import re
from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

import hachiya
from hachiya import Match
from hachiya.games.bashifen import cards as playing
from hachiya.games.hanafuda.cards import LETTERS, letters
from hachiya.words.errors import UnknownName
from tests.playing import Menu, plain_menus
from tests.sampling import slow

SVG = "{http://www.w3.org/2000/svg}"


def drawn(text: str) -> Counter[str]:
    """The cards of a picture by their names, `?` for those that lie face down."""
    root = ElementTree.fromstring(text)
    uses = [use for shape in root for use in shape.iter(f"{SVG}use") if shape.tag != f"{SVG}defs"]
    names = Counter(use.attrib["href"].partition("-")[2] for use in uses)
    symbols = {symbol.attrib["id"].partition("-")[2] for symbol in root.iter(f"{SVG}symbol")}
    assert symbols == names.keys()
    return Counter({"?" if name == "back" else name: count for name, count in names.items()})


def known(match: Match, seat: int | None) -> Counter[str]:
    """The cards that lie open for a seat, or for everybody, by a second reading of its view."""
    state = match._table.state if seat is None else match.view(seat).state
    if match.game.family == "bashifen":
        return Counter(
            name
            for masks in ((state.hand_one, state.hand_two), (state.trick_one, state.trick_two))
            for place in range(4)
            for name in playing.names(masks[0][place], masks[1][place])
        )
    places = [*state.hands, *state.captured]
    return Counter("".join(map(letters, places)) + letters(state.field))


def moments(menu: Menu, seed: int) -> list[Match]:
    """A random match at some of its moments."""
    match, random, kept = Match(menu.game, seats=menu.seats, options=menu.options, seed=seed), Random(seed), []
    for _ in range(60):
        if match.over:
            break
        if match.awaits_deal:
            match.deal()
        else:
            match.play(random.choice(match.legal()))
        if random.random() < 0.2:
            kept.append(match.copy())
    return kept


@pytest.mark.parametrize("seed", [1, slow(2), slow(3)])
@plain_menus
def test_a_picture_shows_the_cards_that_its_viewer_knows_and_no_others(menu: Menu, seed: int) -> None:
    for match in moments(menu, seed):
        for seat in (None, *range(match.seats)):
            cards = drawn(hachiya.svg(match if seat is None else match.view(seat)))
            cards.pop("?", None)
            lying = known(match, seat)
            pending = cards - lying
            assert lying - cards == Counter()
            assert pending.total() <= 1  # the card that awaits a choice of two


def test_a_notebook_shows_the_picture() -> None:
    match = Match("bashifen", seed=8)
    assert match._repr_svg_() == hachiya.svg(match)
    assert match.view(2)._repr_svg_() == hachiya.svg(match.view(2))


def test_a_hidden_hand_lies_face_down() -> None:
    match = Match("sannin", dealer=0, seed=8)
    match.deal()
    assert drawn(hachiya.svg(match.view(0)))["?"] == 7 + 7 + 1  # two hands and the stock


def test_every_card_has_a_face_of_its_own() -> None:
    names = [*LETTERS, *playing.NAMES]
    root = ElementTree.fromstring(hachiya.svg(names))
    faces = {symbol.attrib["id"]: ElementTree.tostring(symbol) for symbol in root.iter(f"{SVG}symbol")}
    contents = {re.sub(symbol.encode(), b"", face) for symbol, face in faces.items()}
    assert len(faces) == len(contents) == len(names)


def test_cards_are_drawn_in_their_order() -> None:
    uses = ElementTree.fromstring(hachiya.svg("cAA?")).iter(f"{SVG}use")
    places = [(float(use.attrib["x"]), use.attrib["href"].partition("-")[2]) for use in uses if "x" in use.attrib]
    assert [name for _, name in sorted(places)] == ["c", "A", "A", "back"]


def test_two_pictures_on_one_page_share_no_ids() -> None:
    pictures = [set(re.findall(r'id="([^"]+)"', hachiya.svg(cards))) for cards in ("AB", "AC")]
    assert pictures[0]
    assert not pictures[0] & pictures[1]


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_is_described_in_words_and_holds_names_safely(lang: str, theme: str) -> None:
    match = Match("sannin", names=["<b>", "A&B", '"'], seed=1)
    match.deal()
    root = ElementTree.fromstring(hachiya.svg(match, lang=lang, theme=theme))
    assert root.findtext(f"{SVG}desc") == match.text(lang)
    assert {"<b>", "A&B", '"'} <= {text.text for text in root.iter(f"{SVG}text")}


@pytest.mark.parametrize(
    ("subject", "keywords", "complaint"),
    [
        ("AX1", {}, "There is no card '1'"),
        (["AS", "11H"], {}, "There is no card '11H'"),
        (["A", 3], {}, "There is no card 3"),
        (5, {}, "5 cannot be drawn"),
        (None, {}, "None cannot be drawn"),
        ("A", {"theme": "blue"}, "There is no theme 'blue'; the themes are: light, dark"),
        ("A", {"lang": "fr"}, "There is no language 'fr'"),
    ],
)
def test_what_cannot_be_drawn_is_refused(subject: object, keywords: dict[str, str], complaint: str) -> None:
    with pytest.raises(UnknownName, match=re.escape(complaint)):
        hachiya.svg(subject, **keywords)  # type: ignore[arg-type]
