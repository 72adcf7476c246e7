"""Writes the playthroughs of all games: those of their files, or random ones where there is no file."""

from hachiya.envs.openspiel import REGISTERED
from tests.envs.playthroughs import actions_of, file_of, playthrough

for game in REGISTERED.values():
    file = file_of(game.rules.name)
    actions = actions_of(file.read_text("utf-8")) if file.exists() else []
    file.write_text(playthrough(game.rules.name, actions), "utf-8")
