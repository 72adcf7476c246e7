"""Tries a wheel in a new environment of a Python, first alone, then with the extras that the manual's examples need."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MB = 1_000_000
MOST_MB = 25
"""The most that the wheel and what it requires may take, without extras and without pip."""
EXTRAS = "cli,client"
ALONE = """
import hachiya, sys
match = hachiya.play("sannin", bots=["greedy", "random", "greedy"], seed=7)
open("match.jsonl", "w", encoding="utf-8").write(match.to_jsonl())
(again,) = hachiya.load("match.jsonl")
assert again.result == match.result
assert not {"fluent", "rich", "numpy", "numba"} & sys.modules.keys()
"""


class Environment:
    """A virtual environment of a Python, without pip of its own."""

    def __init__(self, python: str, folder: Path) -> None:
        self._run(python, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
        self.python = folder / "bin" / "python"
        where = "import sysconfig; print(sysconfig.get_path('purelib'))"
        self.site = Path(self._run(self.python, "-c", where, cwd=folder).strip())

    @staticmethod
    def _run(*command: str | Path, cwd: Path) -> str:
        hidden = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        return subprocess.run(
            command, cwd=cwd, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
        ).stdout

    def install(self, what: str) -> None:
        """Install a wheel, perhaps with extras, and what it requires, as a user does; pip stays outside."""
        pip = (sys.executable, "-m", "pip", "--python", self.python, "--disable-pip-version-check", "-q")
        self._run(*pip, "install", "--only-binary", ":all:", what, cwd=ROOT)

    def megabytes(self) -> float:
        """The size of all installed files."""
        return sum(path.stat().st_size for path in self.site.rglob("*") if path.is_file()) / MB

    def run(self, *arguments: str, cwd: Path) -> str:
        """Run Python with arguments, and return what it prints; CalledProcessError if it fails."""
        return self._run(self.python, *arguments, cwd=cwd)


def try_wheel(wheel: Path, python: str, folder: Path) -> str:
    """Try a wheel in an environment of a Python, and say in a line how it went; an error if something is wrong."""
    environment = Environment(python, folder / "environment")
    environment.install(str(wheel))
    size = environment.megabytes()
    assert size <= MOST_MB, f"the wheel and its requirements take {size:.1f} MB; at most {MOST_MB} are allowed"
    environment.run("-c", ALONE, cwd=folder)
    environment.install(f"{wheel}[{EXTRAS}]")
    version = environment.run("-m", "hachiya.cli", "--version", cwd=folder).strip()
    examples = environment.run("-m", "tools.release.examples", cwd=ROOT).strip()
    return f"{size:.1f} MB alone; {version}; {examples}"
