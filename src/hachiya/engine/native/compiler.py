"""The compiler of rules: it makes faster code than Numba's own, in a third of the time.

A rule allocates nothing, raises nothing, never counts from the end of an array and is never called from Python. So

* arrays need no counts of references (`nrt`), indices no test for negative ones, and no two arguments share memory
  (`noalias`);
* no rule needs machine code, wrappers or an optimised form of its own: rules are put into their entry and optimised
  with it, once, as functions that nothing else can call;
* a rule takes all numbers as int64, whatever the width of their fields, so that it is compiled once;
* passes for code that no rule contains (closures, `with`, literal loops, array expressions) need not run.

Numba's public parameter `pipeline_class` takes another compiler, but the parts of a compiler are internal to Numba.
This file imports or names all of them that it uses. `incompatibility` reports what this Numba lacks; `jit` then leaves
the rules to Numba's own compiler, with equal results and slower code.
"""

import re
from collections.abc import Callable
from typing import Any

from llvmlite.binding import Linkage
from numba.core import ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.errors import LoweringError, NumbaError
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.typing import signature
from numba.core.typing.templates import infer, infer_global, make_overload_template
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode

LEAST, BELOW = (0, 63), (0, 69)
"""The versions of Numba with which this compiler was tried: from the first on, and below the second."""

_USED = {
    CompilerBase: ("define_pipelines", "compile_extra"),
    Flags: ("copy", "nrt", "error_model", "noalias", "no_compile", "no_cfunc_wrapper", "no_cpython_wrapper"),
    JITCodeLibrary: ("_optimize_final_module", "_finalize_final_module", "enable_object_caching"),
    NativeLowering: ("run_pass",),
}
"""The attributes of Numba's classes that the classes below override, set or call."""


def incompatibility(version: str) -> str | None:
    """The reason why our compiler does not work with this version of Numba, None if it works."""
    least, below = (".".join(map(str, bound)) for bound in (LEAST, BELOW))
    try:
        numbers = tuple(int(number) for number in version.split(".")[:2])
    except ValueError:
        numbers = ()
    if not LEAST <= numbers < BELOW:
        return f"Numba {version} is not one that the compiler of rules was tried with (from {least}, below {below})"
    for cls, names in _USED.items():
        for name in names:
            if not hasattr(cls, name):
                return f"Numba {version} has no {cls.__name__}.{name}, which the compiler of rules needs"
    return None


_SIGNS_OF_ALLOCATION = (
    "NRT required but not enabled",
    "Only accept returning of array passed into the function as argument",  # said of the insides of np.zeros
)
_WHAT_IS_WRONG = (
    "allocates memory, or calls what does; rules and entries fill what they are given, and allocate nothing"
)
_ALLOCATES = re.compile(rf"\S+ {re.escape(_WHAT_IS_WRONG)}")


class Allocates(LoweringError):
    """The error that a function to be compiled allocates memory, as no rule may."""


class _CommonFlags(Flags):  # type: ignore[misc]
    """The flags that a rule inherits from its caller, equal for all callers, so that the rule is compiled once.

    There is one object of this class. Numba compares the flags of callers for every call that it types.
    """

    def copy(self) -> "_CommonFlags":
        return self

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


_COMMON = _CommonFlags()
_COMMON.nrt = False
_COMMON.error_model = "numpy"


@register_pass(mutates_CFG=False, analysis_only=False)
class _CountFromTheStart(FunctionPass):  # type: ignore[misc]
    """Makes indices unsigned: Numba tests a signed index and adds the length to a negative one."""

    _name = "hachiya_count_from_the_start"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for place, call in list(state.calltypes.items()):
            if isinstance(place, ir.SetItem) or (isinstance(place, ir.Expr) and place.op == "getitem"):
                array, index, *value = call.args
                if isinstance(array, types.Array) and isinstance(index, types.Integer):
                    del state.calltypes[place]
                    state.calltypes[place] = signature(call.return_type, array, types.uintp, *value)
        return True


class _RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule before it is put into an entry: not optimised, and no machine code."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry and of all its rules, which only the entry calls, so that they may be inlined."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerEntry(NativeLowering):  # type: ignore[misc]
    """Lowers an entry, which Python calls."""

    _name = "hachiya_lower_entry"

    def run_pass(self, state: Any) -> bool:
        state.library = _EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        changed: bool = super().run_pass(state)
        return changed


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerRule(NativeLowering):  # type: ignore[misc]
    """Lowers a rule, which other rules and entries contain."""

    _name = "hachiya_lower_rule"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        state.library = _RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        # Numba identifies compiled functions by the objects that Python would call, which must be built-in ones.
        name: Any = [].append
        state.targetctx.insert_user_function(name, state["cr"].fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state["cr"] = state["cr"]._replace(cfunc=name)
        return True


class _Compiler(CompilerBase):  # type: ignore[misc]
    lowering: Any
    noalias = True

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._flags = self.state.flags
        self._flags.noalias = self.noalias
        self._flags.no_cfunc_wrapper = True
        self.state.flags = _COMMON  # Numba passes these to called rules, and asks for the pipelines afterwards

    def compile_extra(self, function: Any) -> Any:
        try:
            return super().compile_extra(function)
        except NumbaError as error:
            text = str(error)
            # Numba repeats the error of a rule in the error of each of its callers.
            match = _ALLOCATES.search(text)
            if match:
                raise Allocates(match[0]) from error
            if any(sign in text for sign in _SIGNS_OF_ALLOCATION):
                raise Allocates(f"{function.__module__}.{function.__qualname__} {_WHAT_IS_WRONG}") from error
            raise

    def define_pipelines(self) -> list[Any]:
        self.state.flags = self._flags
        passes = PassManager("rules")
        for each in (
            TranslateByteCode,
            FixupArgs,
            IRProcessing,
            GenericRewrites,
            ReconstructSSA,
            NopythonTypeInference,
            PreLowerStripPhis,
            _CountFromTheStart,
            IRLegalization,
            self.lowering,
            NoPythonBackend,
        ):
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


class EntryCompiler(_Compiler):
    """Numba's compiler for an entry, with all rules that it calls."""

    lowering = _LowerEntry


class RuleCompiler(_Compiler):
    """Numba's compiler for a rule inside the entries that call it."""

    lowering = _LowerRule

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._flags.no_cpython_wrapper = True


class _WideNumbers:
    """Types calls of rules with int64 for all integers; Numba would compile a rule for each width of its arguments."""

    def generic(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        wide = tuple(types.int64 if isinstance(each, types.Integer) else each for each in arguments)
        return super().generic(wide, named)  # type: ignore[misc]


def register(rule: Callable[..., Any], options: dict[str, Any]) -> None:
    """Let entries and rules call `rule`, compiled with these options and with all numbers as int64."""

    def implementation(*_types: Any) -> Callable[..., Any]:
        return rule

    template = make_overload_template(rule, implementation, options, False, "never")
    wide = type(template)(template.__name__, (_WideNumbers, template), {})
    infer(wide)
    infer_global(rule, types.Function(wide))
