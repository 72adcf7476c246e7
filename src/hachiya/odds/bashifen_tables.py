"""The table of stage cards in 八十分."""

from hachiya.games.words import Words
from hachiya.odds.stage_cards import DRAWS, STAGE_CARDS, joker_pair, stage_pair
from hachiya.odds.stage_cards import stage_cards as chance_of
from hachiya.odds.tables import Cell, Head, Row, Table


def stage_cards(draws: int | None) -> tuple[Table, ...]:
    """How many stage cards a player holds after so many draws, or after each number of them."""
    columns = (
        *(Head(str(held), Words(f"{held}枚", f"{held} held")) for held in range(STAGE_CARDS + 1)),
        Head("pair", Words("ステージのペア", "stage pair")),
        Head("joker-pair", Words("ジョーカーのペア", "joker pair")),
    )
    rows = tuple(
        Row(
            Head(str(number), Words(f"{number}枚引いて", f"{number} drawn")),
            (
                *(Cell(chance_of(held, number)) for held in range(STAGE_CARDS + 1)),
                Cell(stage_pair(number)),
                Cell(joker_pair(number)),
            ),
        )
        for number in (range(DRAWS + 1) if draws is None else (draws,))
    )
    return (Table("draws", Words("引いた枚数ごと", "By the number of draws"), columns, rows),)
