"""The two decks' styles: colours by name, weight of lines, size of small motifs."""

from typing import NamedTuple


class Style(NamedTuple):
    """How a deck looks. All compositions are drawn in any style."""

    folder: str
    """The folder of its faces, beside `Card.tsx`."""
    colours: dict[str, str]
    """The colour of each name; `gap` parts the shapes of a plant, `edge` bounds pale ones."""
    outline: float
    """The factor on the width of ink lines around figures."""
    gap: float
    """The factor on the width of lines that part the shapes of a plant."""
    grain: float
    """The factor on the size of small motifs (florets, leaflets); larger ones are fewer."""
    keylines: dict[str, str]
    """The colour inside the frame that tells a card's kind; a kind that is not named has none."""


PRINT = Style(
    folder="faces",
    colours={
        "frame": "#7C1D18",
        "paper": "#F7F0DE",
        "gap": "#F7F0DE",
        "edge": "#6B4329",
        "ink": "#1D1A1F",
        "white": "#FFFFFF",
        "red": "#D3352C",
        "deepred": "#A3201E",
        "orange": "#E9772E",
        "gold": "#F1B434",
        "straw": "#E9D9A6",
        "oat": "#DDBE74",
        "deepgreen": "#1C4F38",
        "green": "#2F7D4F",
        "leaf": "#74A84A",
        "pink": "#F5A9BC",
        "rose": "#D84A74",
        "purple": "#6A4C9C",
        "lilac": "#A78BCB",
        "blue": "#2F5DA8",
        "navy": "#22325C",
        "sky": "#8FC3D9",
        "brown": "#6B4329",
        "bark": "#4A2E1E",
        "fawn": "#B5703A",
        "olive": "#8A8F3C",
        "grey": "#8E8A86",
        "skin": "#F3D2AE",
    },
    outline=1,
    gap=1,
    grain=1,
    keylines={},
)

CONTRAST = Style(
    folder="faces-contrast",
    colours={
        "frame": "#000000",
        "paper": "#FFFFFF",
        "gap": "#000000",
        "edge": "#000000",
        "ink": "#000000",
        "white": "#FFFFFF",
        "red": "#E4001C",
        "deepred": "#A00012",
        "orange": "#FF7A00",
        "gold": "#FFC400",
        "straw": "#FFE7A0",
        "oat": "#FFCF4D",
        "deepgreen": "#00693E",
        "green": "#12944F",
        "leaf": "#7CCB3B",
        "pink": "#FFA9C6",
        "rose": "#D1005B",
        "purple": "#5A1FB0",
        "lilac": "#B58CF2",
        "blue": "#0044C9",
        "navy": "#061B57",
        "sky": "#56B4E9",
        "brown": "#6B3206",
        "bark": "#321603",
        "fawn": "#C9701F",
        "olive": "#8A9400",
        "grey": "#8C8C8C",
        "skin": "#FFD9AE",
    },
    outline=1.5,
    gap=1.25,
    grain=1.4,
    keylines={"light": "gold", "tane": "sky", "ribbon": "red", "blue ribbon": "blue"},
)

STYLES = (PRINT, CONTRAST)
