"""`hachiya simulate` writes decisions as data: files that are read back."""

import io
import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from hachiya import load
from hachiya.envs.data.columns import SCHEMA, columns_of
from hachiya.envs.data.decisions import decisions
from hachiya.envs.observation import layout_of
from hachiya.games.registry import find
from tests.cli.command import Hachiya

_ATTRIBUTES = {"decision": "number"}
"""The attributes of decisions that have another name than their columns."""


@pytest.mark.parametrize(("game", "matches"), [("shiragiku", 2), ("bashifen", 1)])
def test_files_have_the_decisions_of_the_record(game: str, matches: int, hachiya: Hachiya, tmp_path: Path) -> None:
    files = {form: tmp_path / f"file.{form}" for form in ("jsonl", "npz", "parquet")}
    for form, path in files.items():
        line = f"simulate --game {game} --bots greedy --matches {matches} --seed 6 --format {form} --out"
        assert hachiya(line, path).code == 0
    rows = [(number, row) for number, match in enumerate(load(files["jsonl"])) for row in decisions(match)]
    table = parquet.read_table(files["parquet"])
    with np.load(files["npz"], allow_pickle=False) as members:
        about = json.loads(str(members["about"]))
        data = {name: members[name] for name in members.files if name != "about"}
    listed = columns_of(find(game), about["seats"])
    assert [*data] == table.column_names == [column.name for column in listed]
    for column in listed:
        name = column.name
        values = [number if name == "match" else getattr(row, _ATTRIBUTES.get(name, name)) for number, row in rows]
        assert data[name].tolist() == table[name].to_pylist() == values
        assert str(data[name].dtype) == column.type
    assert about == json.loads(table.schema.metadata[b"hachiya"])
    assert (about["schema"], about["layout"], about["matches"]) == (SCHEMA, layout_of(find(game)).name, matches)


def test_the_number_of_processes_changes_no_byte(hachiya: Hachiya, tmp_path: Path) -> None:
    paths = [tmp_path / f"{workers}.npz" for workers in (1, 2)]
    for workers, path in enumerate(paths, 1):
        line = f"simulate --game hachiju --matches 3 --seed 2 --workers {workers} --format npz --out"
        assert hachiya(line, path).code == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_large_files_are_written_in_groups(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hachiya.envs.data.parquet.GROUP", 300)
    file = parquet.ParquetFile(io.BytesIO(hachiya("simulate --game hachiju --matches 5 --format parquet").out))
    assert file.num_row_groups > 1
    assert sorted(set(file.read()["match"].to_pylist())) == [*range(5)]
