"""Compiles what the companion wheel carries, for the baseline processor, with the Hachiya that is installed here."""

import os
import runpy
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding
import numba
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from hachiya.engine import baseline, build

__version__ = metadata.version("hachiya")

ENTRIES = Path(__file__).with_name("entries.py")


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling's door."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        """Compile, and say what the wheel is for."""
        check_processor()
        self._cache = TemporaryDirectory()
        compile_into(Path(self._cache.name))
        build_data["force_include"] |= {
            str(path): f"hachiya_compiled/{path.parent.name}/{path.name}"
            for path in Path(self._cache.name).glob("hachiya/*/*.compiled")
        }
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] += [f"{name}=={metadata.version(name)}" for name in ("hachiya", "numba", "llvmlite")]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """The wheel is there."""
        self._cache.cleanup()


def check_processor() -> None:
    """SystemExit where code for the baseline cannot run; a word where it will not be used."""
    try:
        features = llvmlite.binding.get_host_cpu_features()
    except RuntimeError:
        features = {}
    if not baseline.runs_baseline_code(features):
        raise SystemExit(
            f"compiled code is made for {baseline.NAME}; this processor cannot run it, and needs none of it"
        )
    if not build.has_fast_deposit(numba):
        print("this processor is slow at PDEP: the wheel is for others, here rules are compiled anew", file=sys.stderr)


def compile_into(cache: Path) -> None:
    """Do all jobs, as many at once as there are processors; SystemExit with what the first that failed said."""
    environment = {**os.environ, **baseline.ENVIRONMENT, "XDG_CACHE_HOME": str(cache)}
    environment.pop("HACHIYA_PURE", None)

    def run(job: str) -> None:
        done = subprocess.run(
            [sys.executable, ENTRIES, job], env=environment, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode:
            raise SystemExit(f"the {job} could not be compiled:\n{done.stderr}")
        print(f"compiled: {job}", file=sys.stderr, flush=True)

    with ThreadPoolExecutor(os.cpu_count()) as processes:
        list(processes.map(run, runpy.run_path(str(ENTRIES))["JOBS"]))
