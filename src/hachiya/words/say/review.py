"""The messages of `review.ftl`, made by `make docs`."""

from hachiya.words.message import Message, Seat


def head(*, game: Message, number: int, worlds: int) -> Message:
    """{ $game }: { $number } { $number -> [one] decision *[other] decisions } judged from what each seat saw, in …"""
    return Message("review-head", (("game", game), ("number", number), ("worlds", worlds)))


def of_match(*, n: int, what: Message) -> Message:
    """{ $n }. { $what }"""
    return Message("review-of-match", (("n", n), ("what", what)))


def nothing() -> Message:
    """this record has no decision that could be judged"""
    return Message("review-nothing")


def won(*, unit: Message) -> Message:
    """won ({ $unit })"""
    return Message("review-won", (("unit", unit),))


def luck() -> Message:
    """by the cards"""
    return Message("review-luck")


def skill() -> Message:
    """skill a deal"""
    return Message("review-skill")


def lost() -> Message:
    """lost by choices"""
    return Message("review-lost")


def good() -> Message:
    """as good as the best"""
    return Message("review-good")


def note(*, bot: Message) -> Message:
    """By the cards: what { $bot } in every seat wins with the same deals. Skill a deal: what was won beyond that,…"""
    return Message("review-note", (("bot", bot),))


def by_kind() -> Message:
    """Choices as good as the best, and what the others lost"""
    return Message("review-by-kind")


def kind_card() -> Message:
    """hand card"""
    return Message("review-kind-card")


def kind_take() -> Message:
    """which card to take"""
    return Message("review-kind-take")


def kind_sage() -> Message:
    """stop or sage"""
    return Message("review-kind-sage")


def kind_show() -> Message:
    """showing"""
    return Message("review-kind-show")


def kind_bid() -> Message:
    """bids"""
    return Message("review-kind-bid")


def kind_declare() -> Message:
    """declaring"""
    return Message("review-kind-declare")


def kind_bury() -> Message:
    """burying"""
    return Message("review-kind-bury")


def kind_lead() -> Message:
    """leads"""
    return Message("review-kind-lead")


def kind_follow() -> Message:
    """follows"""
    return Message("review-kind-follow")


def course() -> Message:
    """Won in each deal, and in brackets what the cards would have brought"""
    return Message("review-course")


def dearest() -> Message:
    """The dearest moments"""
    return Message("review-dearest")


def nothing_dear() -> Message:
    """No choice was surely worse than the best."""
    return Message("review-nothing-dear")


def moment(*, n: int, chapter: Message, person: Seat, choice: Message, amount: Message, better: Message) -> Message:
    """{ $n }. { $chapter }, { $person }: “{ $choice }” cost { $amount }; “{ $better }” was better."""
    return Message(
        "review-moment",
        (
            ("n", n),
            ("chapter", chapter),
            ("person", person),
            ("choice", choice),
            ("amount", amount),
            ("better", better),
        ),
    )
