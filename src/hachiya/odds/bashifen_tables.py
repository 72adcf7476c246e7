"""The table of the odds of level cards in 八十分, the cards whose rank is that of the deal's trumps."""

from hachiya.odds.level_draws import DRAWS, LEVEL_CARDS, joker_pair_chance, level_cards_chance, level_pair_chance
from hachiya.odds.tables import Head, Table, probability, row
from hachiya.words.say import odds as say


def level_cards_tables(draws: int | None) -> tuple[Table, ...]:
    """The table of the chances to hold each number of level cards after `draws` draws (None: after each number)."""
    columns = (
        *(Head(str(held), say.held(number=held)) for held in range(LEVEL_CARDS + 1)),
        Head("pair", say.stage_pair()),
        Head("joker-pair", say.joker_pair()),
    )
    rows = tuple(
        row(
            Head(str(number), say.drawn(number=number)),
            (
                *(probability(level_cards_chance(held, number)) for held in range(LEVEL_CARDS + 1)),
                probability(level_pair_chance(number)),
                probability(joker_pair_chance(number)),
            ),
        )
        for number in (range(DRAWS + 1) if draws is None else (draws,))
    )
    return (Table("draws", say.by_draws(), columns, rows),)
