"""Events of the games with flower cards as sentences: who, what, how much, why and by which clause."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hachiya.explain.hanafuda import words
from hachiya.explain.hanafuda.wording import own_words
from hachiya.explain.money import signed, spoken
from hachiya.explain.speaker import Speaker
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import MONTHS, NAMES, card
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import NAMES as YAKU_NAMES
from hachiya.games.hanafuda.yaku import Yaku, from_keys, title

_KASU_YAKU = range(Yaku.AKA, Yaku.SUROKU + 1)
_COMMAS = {"ja": "、", "en": ", "}


class _Speaker(Speaker):
    """Also cards, yaku and sums by name, in what a game counts."""

    def __init__(self, names: Sequence[str], game: Game, lang: str) -> None:
        super().__init__(names, lang, own_words(game))
        self.unit = hanafuda(game).unit

    def who(self, account: int | str) -> str:
        """A seat's person, or an account that is none."""
        return self.say(words.ACCOUNTS[account]) if isinstance(account, str) else self.person(account)

    def cards(self, letters: str) -> str:
        """Cards by name."""
        return _COMMAS[self.lang].join(
            self.say(NAMES[card(letter)] if letter != "?" else words.HIDDEN_CARD) for letter in letters
        )

    def yaku(self, keys: Sequence[str]) -> str:
        """Yaku by name; the parts of a compound hand in one word (赤三本), others side by side."""
        found = [Yaku[key.upper()] for key in keys]
        found.sort(key=lambda member: member not in _KASU_YAKU)
        if self.lang != "ja":
            return " + ".join(f"{YAKU_NAMES[member].romaji} ({YAKU_NAMES[member].en})" for member in found)
        hand = [member for member in found if member < Yaku.GOKO]
        rest = [YAKU_NAMES[member].ja for member in found if member >= Yaku.GOKO]
        spoken_hand = [title(from_keys([member.name for member in hand]), "ja")] if hand else []
        return "".join(f"「{name}」" for name in [*spoken_hand, *rest])

    def spoken(self, points: int) -> str:
        """A sum."""
        return spoken(points, self.unit, self.lang)

    def signed(self, points: int) -> str:
        """A balance."""
        return signed(points, self.unit, self.lang)


def pay_sentence(event: Mapping[str, Any], names: Sequence[str], game: Game, lang: str) -> str:
    """A `pay` event in words: who pays whom how much, what for, whose share it is and why, and the clause.

    `names` are the persons by seat; `lang` is "ja" or "en".
    """
    speaker = _Speaker(names, game, lang)
    template = words.REASONS[event["reason"]]
    if event["from"] == "board":
        template = words.FROM_BOARD
    elif event["from"] == "bank":
        template = words.FROM_BANK
    payer = speaker.who(event["from"])
    sentence = speaker.say(
        template,
        payer=payer,
        payee=speaker.who(event["to"]),
        money=speaker.spoken(event["points"]),
        yaku=speaker.yaku(event["yaku"]),
    )
    more = ""
    if "liable" in event:
        more = speaker.say(words.LIABLE[event["liable"]], other=speaker.who(event["for"]), payer=payer)
    elif event["reason"] == "squeeze":
        part = words.SQUEEZED_FOR[_part_of_squeeze(event["yaku"])]
        more = speaker.say(part, yaku=speaker.yaku(event["yaku"]))
    return speaker.together(sentence, more) + speaker.clause(event["clause"])


def _part_of_squeeze(keys: Sequence[str]) -> str:
    """追い込み代 is paid for hand yaku, for whole sets of captured yaku, or, without yaku, for single cards."""
    if not keys:
        return "cards"
    return "hand" if Yaku[keys[0].upper()] < Yaku.GOKO else "captured"


def teller(names: Sequence[str], game: Game, lang: str) -> Callable[[Mapping[str, Any]], str | None]:
    """Tells each event by itself."""

    def tell(event: Mapping[str, Any]) -> str | None:
        what = event["e"]
        if what in words.SILENT or (what == "mizuten" and not event["yes"]):
            return None
        if what == "pay":
            return pay_sentence(event, names, game, lang)
        return _TELLERS.get(what, _happening)(_Speaker(names, game, lang), event)

    return tell


def _happening(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    """What a person does, or what befalls one."""
    what = event["e"]
    person = event.get("seat", event.get("dealer"))
    sentence = speaker.say(
        words.EVENTS[what],
        person=speaker.who(person) if person is not None else "",
        yaku=speaker.yaku(event.get("yaku", [])),
        month=speaker.say(MONTHS[card(event["cards"][0]) // 4]) if what == "shima" else "",
    )
    return speaker.together(sentence, _forced(speaker, event))


def _forced(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    return speaker.say(words.FORCED[event["e"]]) if event.get("forced") else ""


def _match(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    people = speaker.people(range(len(event["names"])))
    return speaker.say(words.EVENTS["match"], people=people, game=speaker.say(words.GAMES[event["game"]]))


def _deal(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    """A deal or a tally: month, dealer, field and what is carried on; a void tally says so."""
    void = any(fact["what"] == "void" for fact in event.get("facts", ()))
    opens = words.MONTH_OPENS if "kind" in event else words.DEAL_OPENS
    sentences = [speaker.say(opens, n=event["n"], person=speaker.who(event["dealer"]))]
    if "kind" in event:
        sentences.append(speaker.say(words.FIELD_IS, kind=speaker.say(words.KINDS[event["kind"]])))
    if void:
        return speaker.together(*sentences, speaker.say(words.VOID_MONTH))
    return speaker.together(*sentences, _carried(speaker, event.get("carry", ())))


def _carried(speaker: _Speaker, carry: Sequence[str]) -> str:
    """What is carried to later months: one to the next, several to one after the other."""
    kinds = [speaker.say(words.KINDS[kind]) for kind in carry]
    if len(kinds) > 1:
        return speaker.say(words.CARRIED_ON, kinds=_COMMAS[speaker.lang].join(kinds))
    return speaker.say(words.CARRIED, kind=kinds[0]) if kinds else ""


def _bid(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    sentence = speaker.say(words.BIDS[event["bid"]], person=speaker.who(event["seat"]))
    return speaker.together(sentence, _forced(speaker, event))


def _squeezed(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    """Put out, with what the hand holds and shows where that is paid for."""
    holds = speaker.say(words.SQUEEZED_HOLDS, yaku=speaker.yaku(event["yaku"])) if event.get("yaku") else ""
    shows = speaker.say(words.SQUEEZED_SHOWS, cards=speaker.cards(event["cards"])) if event.get("cards") else ""
    return speaker.together(speaker.say(words.SQUEEZED, person=speaker.who(event["seat"])), holds, shows)


def _show(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    template = words.SHOWS_NOTHING
    if event["yaku"]:
        template = words.SHOWS if event["cards"] else words.SHOWS_CLOSED
    return speaker.say(
        template,
        person=speaker.who(event["seat"]),
        yaku=speaker.yaku(event["yaku"]),
        cards=speaker.cards(event["cards"]),
    )


def _lay(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    template = (words.TAKES if event["takes"] else words.LAYS)[event["e"]]
    person = speaker.who(event["seat"])
    return speaker.say(template, person=person, card=speaker.cards(event["card"]), takes=speaker.cards(event["takes"]))


def _deal_end(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    if event["winner"] is None:
        return speaker.say(words.TWO_FOUR_THREES)
    sentence = speaker.say(words.WHYS[event["why"]], winner=speaker.who(event["winner"]))
    if event["next_dealer"] is None:
        return sentence
    return speaker.together(sentence, speaker.say(words.NEXT_DEALER, person=speaker.who(event["next_dealer"])))


def _match_end(speaker: _Speaker, event: Mapping[str, Any]) -> str:
    results = [
        speaker.say(words.RESULT_OF, person=speaker.who(seat), money=speaker.signed(points))
        for seat, points in enumerate(event["result"])
    ]
    result = speaker.say(words.RESULT, results=_COMMAS[speaker.lang].join(results))
    if not event["winners"]:
        return speaker.together(result, speaker.say(words.NO_WINNER))
    template = words.WINNERS if len(event["winners"]) == 1 else words.JOINT_WINNERS
    return speaker.together(result, speaker.say(template, people=speaker.people(event["winners"])))


_TELLERS = {
    "match": _match,
    "deal": _deal,
    "tally": _deal,
    "bid": _bid,
    "squeezed": _squeezed,
    "show": _show,
    "play": _lay,
    "turn": _lay,
    "deal_end": _deal_end,
    "match_end": _match_end,
}
"""Events whose sentence is more than a template of `words.EVENTS`."""
