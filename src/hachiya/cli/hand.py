"""`hachiya hand`: the hand yaku of seven cards in every game with flower cards, and what they pay."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from hachiya.cli.failures import WrongUsage
from hachiya.cli.values import read_options
from hachiya.explain.money import unsigned_sum
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.games.registry import find
from hachiya.judge.hands import HandInGame, Showing, hand
from hachiya.judge.pays import Pays
from hachiya.words.columns import Grid
from hachiya.words.message import Message
from hachiya.words.say import command as words
from hachiya.words.say import hachiju
from hachiya.words.voice import Voice


def print_hand(cards: str, game: str | None, options: Sequence[str], as_json: bool, lang: str) -> None:
    """Judge seven cards in one game with options `NAME=VALUE`, or in all games."""
    if options and game is None:
        raise WrongUsage(words.option_needs_game())
    games = hand(cards, game, read_options(find(game), options) if game else None)
    if as_json:
        print(json.dumps([_plain(judged) for judged in games], ensure_ascii=False))
    else:
        print("\n\n".join("\n".join(_lines(judged, Voice(lang))) for judged in games))


def _plain(judged: HandInGame) -> dict[str, object]:
    """A judgement as plain data; its payments keep their names."""
    showings = [{**asdict(showing), "pays": [pays._asdict() for pays in showing.pays]} for showing in judged.showings]
    return {**asdict(judged), "showings": showings}


def _lines(judged: HandInGame, voice: Voice) -> list[str]:
    title = voice.say(find(judged.game).title)
    if not judged.showings:
        return [title, f"  {voice.say(words.no_hand_yaku())}"]
    grid = Grid([words.hand_yaku(), words.open_cards(), *map(_term, judged.showings[0].pays)], voice)
    unit = hanafuda(find(judged.game)).unit
    for showing in judged.showings:
        sums = [voice.money(unsigned_sum(pays.each, unit)) for pays in showing.pays]
        grid.add(voice.yaku(in_words(from_keys([*showing.yaku]))), _open_cards(showing, voice), *sums)
    return [title, *grid.lines(), f"  {voice.say(words.hand_pays())}"]


def _open_cards(showing: Showing, voice: Voice) -> str:
    """The cards that must lie open; of the ribbons of 赤 the owner chooses some."""
    if showing.ribbons is None:
        return showing.cards
    ribbons = voice.say(words.chosen_ribbons(number=showing.ribbons.count, letters=showing.ribbons.of))
    return f"{showing.cards} {ribbons}".strip()


def _term(pays: Pays) -> Message:
    """The head of a column: a kind of field, or a rate."""
    return Message(f"kind-{pays.kind}.field") if pays.rate is None else hachiju.rate(rate=pays.rate)
