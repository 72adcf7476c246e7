"""Chooses how rules are compiled in this process: the compiler, its options and the instructions."""

import os
import platform
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

_SLOW_DEPOSIT = {"bdver4", "znver1", "znver2"}
"""Processors whose PDEP is slower than a loop."""

_BASELINES_WITH_DEPOSIT = {"x86-64-v3", "x86-64-v4"}


class Build(NamedTuple):
    """All choices, besides sources and versions, on which the machine code of rules depends."""

    compiler: str
    """`"rules"`: `engine.native.compiler`; `"numba"`: Numba's own."""
    deposit: bool
    """Whether the n-th card is found by one instruction (PDEP of BMI2)."""
    of_entries: dict[str, Any]
    """Numba's options for entries."""
    of_rules: dict[str, Any]
    """Numba's options for rules."""
    register: Callable[..., None]
    """The function that registers a rule with Numba, called with the rule and its options."""

    def __str__(self) -> str:
        """A description, equal for equal machine code."""
        return f"{self.compiler} compiler, n-th card by {'one instruction' if self.deposit else 'a loop'}"


def build(numba: Any) -> Build:
    """Choose the compiler of rules; a line on standard error says why ours cannot be used with this Numba.

    `HACHIYA_COMPILER=numba` leaves the rules to Numba's own, for comparison.
    """
    public = {"error_model": "numpy", "_nrt": False}
    by_numba = Build("numba", has_fast_deposit(numba), public, public, _register_jitable)
    if os.environ.get("HACHIYA_COMPILER") == "numba":
        return by_numba
    try:
        from hachiya.engine.native import compiler  # noqa: PLC0415  (it needs Numba, and not just any)
    except ImportError as error:
        problem: str | None = f"Numba {numba.__version__} lacks what the compiler of rules needs ({error})"
    else:
        problem = compiler.incompatibility(numba.__version__)
    if problem is not None:
        print(f"hachiya: {problem}; rules are compiled by Numba alone and run slower", file=sys.stderr)
        return by_numba
    return by_numba._replace(
        compiler="rules",
        of_entries={**public, "pipeline_class": compiler.EntryCompiler},
        of_rules={**public, "pipeline_class": compiler.RuleCompiler},
        register=compiler.register,
    )


def _register_jitable(rule: Callable[..., Any], options: dict[str, Any]) -> None:
    from numba.extending import register_jitable  # noqa: PLC0415

    register_jitable(**options)(rule)


def has_fast_deposit(numba: Any) -> bool:
    """Whether the processor that Numba compiles for has a fast PDEP instruction."""
    from llvmlite import binding  # noqa: PLC0415  (comes with Numba)

    if platform.machine().lower() not in {"x86_64", "amd64"}:
        return False
    name, features = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    if features is not None and "bmi2" in features:
        return "+bmi2" in features
    if name not in {None, "host"}:
        return name in _BASELINES_WITH_DEPOSIT
    return binding.get_host_cpu_name() not in _SLOW_DEPOSIT and binding.get_host_cpu_features().get("bmi2", False)
