"""The messages of `odds.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def hand_yaku() -> Message:
    """Hand yaku: how many hands make which, and what they bring"""
    return Message("odds-hand-yaku")


def field() -> Message:
    """The kinds of field, their months in a year, and overtime"""
    return Message("odds-field")


def shima() -> Message:
    """All four cards of a month on the field (shima)"""
    return Message("odds-shima")


def first_cards() -> Message:
    """Hand yaku, when one has seen one's first k cards"""
    return Message("odds-first-cards")


def stage_cards() -> Message:
    """Level cards and pairs held after k draws"""
    return Message("odds-stage-cards")


def none() -> Message:
    """none"""
    return Message("odds-none")


def total() -> Message:
    """total"""
    return Message("odds-total")


def value() -> Message:
    """value"""
    return Message("odds-value")


def any_hand_yaku() -> Message:
    """any hand yaku"""
    return Message("odds-any-hand-yaku")


def chance_of_first_cards() -> Message:
    """chance of these first cards"""
    return Message("odds-chance-of-first-cards")


def mean_income() -> Message:
    """mean income in a small field, from both payers"""
    return Message("odds-mean-income")


def mean_income_at_rate() -> Message:
    """mean income at rate 1, from all payers"""
    return Message("odds-mean-income-at-rate")


def compounds() -> Message:
    """Compounds"""
    return Message("odds-compounds")


def in_all() -> Message:
    """In all"""
    return Message("odds-in-all")


def aka_of_five() -> Message:
    """aka with five ribbons or more, willow's included"""
    return Message("odds-aka-of-five")


def aka_of_seven() -> Message:
    """aka of seven ribbons"""
    return Message("odds-aka-of-seven")


def income_first_month() -> Message:
    """mean income in the first month, whatever its field"""
    return Message("odds-income-first-month")


def income_of_year() -> Message:
    """mean income in a month of a whole year"""
    return Message("odds-income-of-year")


def with_these_cards() -> Message:
    """Hands that have these cards"""
    return Message("odds-with-these-cards")


def by_months() -> Message:
    """By the months of the first cards"""
    return Message("odds-by-months")


def by_kinds() -> Message:
    """By the kinds of the first cards"""
    return Message("odds-by-kinds")


def shape(*, shape: str) -> Message:
    """{ $shape }"""
    return Message("odds-shape", (("shape", shape),))


def kasu_alone() -> Message:
    """chaff alone"""
    return Message("odds-kasu-alone")


def one_ribbon() -> Message:
    """one ribbon"""
    return Message("odds-one-ribbon")


def ribbons() -> Message:
    """ribbons"""
    return Message("odds-ribbons")


def one_animal() -> Message:
    """one animal"""
    return Message("odds-one-animal")


def one_light() -> Message:
    """one bright"""
    return Message("odds-one-light")


def others() -> Message:
    """others"""
    return Message("odds-others")


def nothing_carried() -> Message:
    """nothing carried"""
    return Message("odds-nothing-carried")


def large_carried() -> Message:
    """large carried"""
    return Message("odds-large-carried")


def grand_carried() -> Message:
    """grand carried"""
    return Message("odds-grand-carried")


def months(*, number: int) -> Message:
    """months of { $number }"""
    return Message("odds-months", (("number", number),))


def long_run() -> Message:
    """in the long run"""
    return Message("odds-long-run")


def kinds() -> Message:
    """Kinds of field"""
    return Message("odds-kinds")


def left_dropped() -> Message:
    """anything (it is dropped)"""
    return Message("odds-left-dropped")


def left_overtime() -> Message:
    """anything (overtime)"""
    return Message("odds-left-overtime")


def left_grand() -> Message:
    """grand"""
    return Message("odds-left-grand")


def left_large() -> Message:
    """large alone"""
    return Message("odds-left-large")


def left() -> Message:
    """Left after the last month"""
    return Message("odds-left")


def in_a_deal() -> Message:
    """in a deal"""
    return Message("odds-in-a-deal")


def dealt_anew() -> Message:
    """a deal is dealt anew"""
    return Message("odds-dealt-anew")


def at_least_once(*, number: int) -> Message:
    """at least once in { $number } deals"""
    return Message("odds-at-least-once", (("number", number),))


def four_of_a_month() -> Message:
    """Four of a month"""
    return Message("odds-four-of-a-month")


def field_then() -> Message:
    """The field then"""
    return Message("odds-field-then")


def held(*, number: int) -> Message:
    """{ $number } held"""
    return Message("odds-held", (("number", number),))


def stage_pair() -> Message:
    """level pair"""
    return Message("odds-stage-pair")


def joker_pair() -> Message:
    """joker pair"""
    return Message("odds-joker-pair")


def drawn(*, number: int) -> Message:
    """{ $number } drawn"""
    return Message("odds-drawn", (("number", number),))


def by_draws() -> Message:
    """By the number of draws"""
    return Message("odds-by-draws")


def points(*, value: str) -> Message:
    """{ $value } points"""
    return Message("odds-points", (("value", value),))


def worth_kan(*, number: int) -> Message:
    """{ $number } kan"""
    return Message("odds-worth-kan", (("number", number),))


def worth_points(*, number: int) -> Message:
    """{ $number } points"""
    return Message("odds-worth-points", (("number", number),))


def measure_chance() -> Message:
    """chance"""
    return Message("odds-measure-chance")


def measure_months() -> Message:
    """months"""
    return Message("odds-measure-months")


def measure_points() -> Message:
    """points"""
    return Message("odds-measure-points")


def drawn_into(*, file: str) -> Message:
    """drawn into { $file }"""
    return Message("odds-drawn-into", (("file", file),))


def wrong_picture(*, files: Sequence[str], file: str) -> Message:
    """a plot is written into a file that ends in { $files }, not into { $file }"""
    return Message("odds-wrong-picture", (("files", tuple(files)), ("file", file)))


def needs_matplotlib() -> Message:
    """drawing needs matplotlib, which is not installed; pip install 'hachiya[plot]' brings it"""
    return Message("odds-needs-matplotlib")
