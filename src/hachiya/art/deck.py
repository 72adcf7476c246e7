"""The forty-eight faces, in the order of the cards' letters: A is the first."""

from collections.abc import Callable
from typing import NamedTuple

from hachiya.art.back import back
from hachiya.art.drawing import Drawing
from hachiya.art.frame import document, framed
from hachiya.art.label import label
from hachiya.art.months import cherry, clover, iris, kiku, kiri, maple, pampas, peony, pine, plum, willow, wisteria
from hachiya.art.style import Style


class Card(NamedTuple):
    """A card: month, kind, names, what draws it, and the colour behind the drawing."""

    month: int
    kind: str
    ja: str
    en: str
    draw: Callable[[Drawing], None]
    ground: str = "paper"


DECK = (
    Card(1, "light", "松に鶴", "Pine with crane", pine.with_crane),
    Card(1, "ribbon", "松に赤短", "Pine with red poem ribbon", pine.with_ribbon),
    Card(1, "plain", "松のカス", "Pine, plain", pine.plain_tree),
    Card(1, "plain", "松のカス", "Pine, plain", pine.plain_boughs),
    Card(2, "tane", "梅に鶯", "Plum with bush warbler", plum.with_warbler),
    Card(2, "ribbon", "梅に赤短", "Plum with red poem ribbon", plum.with_ribbon),
    Card(2, "plain", "梅のカス", "Plum, plain", plum.plain_bough),
    Card(2, "plain", "梅のカス", "Plum, plain", plum.plain_shoots),
    Card(3, "light", "桜に幕", "Cherry with curtain", cherry.with_curtain),
    Card(3, "ribbon", "桜に赤短", "Cherry with red poem ribbon", cherry.with_ribbon),
    Card(3, "plain", "桜のカス", "Cherry, plain", cherry.plain_bough),
    Card(3, "plain", "桜のカス", "Cherry, plain", cherry.plain_shower),
    Card(4, "tane", "藤に不如帰", "Wisteria with cuckoo", wisteria.with_cuckoo),
    Card(4, "ribbon", "藤に短冊", "Wisteria with red ribbon", wisteria.with_ribbon),
    Card(4, "plain", "藤のカス", "Wisteria, plain", wisteria.plain_row),
    Card(4, "plain", "藤のカス", "Wisteria, plain", wisteria.plain_wind),
    Card(5, "tane", "菖蒲に八橋", "Iris with eight-plank bridge", iris.with_bridge),
    Card(5, "ribbon", "菖蒲に短冊", "Iris with red ribbon", iris.with_ribbon),
    Card(5, "plain", "菖蒲のカス", "Iris, plain", iris.plain_tall),
    Card(5, "plain", "菖蒲のカス", "Iris, plain", iris.plain_water),
    Card(6, "tane", "牡丹に蝶", "Peony with butterflies", peony.with_butterflies),
    Card(6, "blue ribbon", "牡丹に青短", "Peony with blue ribbon", peony.with_ribbon),
    Card(6, "plain", "牡丹のカス", "Peony, plain", peony.plain_great),
    Card(6, "plain", "牡丹のカス", "Peony, plain", peony.plain_three),
    Card(7, "tane", "萩に猪", "Bush clover with boar", clover.with_boar),
    Card(7, "ribbon", "萩に短冊", "Bush clover with red ribbon", clover.with_ribbon),
    Card(7, "plain", "萩のカス", "Bush clover, plain", clover.plain_fan),
    Card(7, "plain", "萩のカス", "Bush clover, plain", clover.plain_bowing),
    Card(8, "light", "芒に月", "Pampas with full moon", pampas.with_moon, "red"),
    Card(8, "tane", "芒に雁", "Pampas with geese", pampas.with_geese),
    Card(8, "plain", "芒のカス", "Pampas, plain", pampas.plain_hill),
    Card(8, "plain", "芒のカス", "Pampas, plain", pampas.plain_wind),
    Card(9, "tane", "菊に盃", "Chrysanthemum with sake cup", kiku.with_cup),
    Card(9, "blue ribbon", "菊に青短", "Chrysanthemum with blue ribbon", kiku.with_ribbon),
    Card(9, "plain", "菊のカス", "Chrysanthemum, plain", kiku.plain_large),
    Card(9, "plain", "菊のカス", "Chrysanthemum, plain", kiku.plain_sides),
    Card(10, "tane", "紅葉に鹿", "Maple with deer", maple.with_deer),
    Card(10, "blue ribbon", "紅葉に青短", "Maple with blue ribbon", maple.with_ribbon),
    Card(10, "plain", "紅葉のカス", "Maple, plain", maple.plain_branch),
    Card(10, "plain", "紅葉のカス", "Maple, plain", maple.plain_stream),
    Card(11, "light", "柳に小野道風", "Willow with rain man", willow.with_rain_man, "straw"),
    Card(11, "tane", "柳に燕", "Willow with swallow", willow.with_swallow),
    Card(11, "ribbon", "柳に短冊", "Willow with red ribbon", willow.with_ribbon),
    Card(11, "plain", "柳のカス", "Willow, storm", willow.plain_storm, "red"),
    Card(12, "light", "桐に鳳凰", "Paulownia with phoenix", kiri.with_phoenix),
    Card(12, "plain", "桐のカス", "Paulownia, plain on gold", kiri.plain_gold),
    Card(12, "plain", "桐のカス", "Paulownia, plain", kiri.plain_great),
    Card(12, "plain", "桐のカス", "Paulownia, plain", kiri.plain_zigzag),
)


def drawn(index: int, style: Style) -> Drawing:
    """A card without its frame."""
    art = Drawing(style, f"h{index:02d}")
    DECK[index].draw(art)
    return art


def face(index: int, style: Style) -> str:
    """A card as SVG text."""
    card, art = DECK[index], drawn(index, style)
    mark = label(style, card.month, card.kind)
    return document(art, f"{card.ja} / {card.en}", framed(art, card.ground, card.kind), mark)


def files(style: Style) -> dict[str, str]:
    """Everything a deck consists of: file name to text."""
    reverse = back(style)
    closed = document(reverse, "裏 / Card back", framed(reverse, "deepred"))
    return {f"{index:02d}.svg": face(index, style) for index in range(len(DECK))} | {"back.svg": closed}
