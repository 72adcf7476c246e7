"""Checked files are whole or absent."""

from pathlib import Path

import pytest

from hachiya.engine import checked_file

CONTENT = b"some machine code"


def test_a_checked_file_is_written_read_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "a.compiled"
    assert checked_file.read(path) is None
    for content in (CONTENT, b"", b"more"):
        checked_file.write(path, content)
        assert checked_file.read(path) == content
    assert [*path.parent.iterdir()] == [path]
    assert not path.stat().st_mode & 0o077
    assert not path.parent.stat().st_mode & 0o077


def test_every_damage_to_a_checked_file_is_detected(tmp_path: Path) -> None:
    path = tmp_path / "a"
    checked_file.write(path, CONTENT)
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place])
        assert checked_file.read(path) is None
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert checked_file.read(path) is None
    path.write_bytes(whole + b"\0")
    assert checked_file.read(path) is None


def test_a_failed_write_raises_an_error_and_leaves_no_file(tmp_path: Path) -> None:
    in_the_way = tmp_path / "a"
    in_the_way.mkdir()
    (in_the_way / "b").touch()
    with pytest.raises(OSError, match="directory"):
        checked_file.write(in_the_way, CONTENT)
    with pytest.raises(OSError, match="b"):
        checked_file.write(in_the_way / "b" / "c", CONTENT)
    assert [*tmp_path.rglob("*")] == [in_the_way, in_the_way / "b"]
    assert checked_file.read(in_the_way) is None
