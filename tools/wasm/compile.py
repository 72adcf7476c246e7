"""`python -m tools.wasm.compile ROOM FOLDER`: compile the entries of a room into object files of WebAssembly.

Numba types and lowers the entries, as on every machine. Its code is not optimised then, so that arrays are still
reached by field and not by byte: pointers have eight bytes here and four in WebAssembly. LLVM optimises the code for
WebAssembly and writes the objects. `ENVIRONMENT` must be set before Numba is imported.
"""

import re
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core.compiler_lock import global_compiler_lock

from hachiya.engine.jit import BUILD, _register_rules
from hachiya.engine.record import array
from hachiya.engine.wasm.frame import WORD, Kind, Shape, shape_of
from hachiya.engine.wasm.layout import layout
from tools.wasm.door import door
from tools.wasm.entries import WasmEntry, entries_of

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser has had since 2021."""


def main(room: str, folder: str) -> None:
    """Compile the entries of a room."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    for entry in entries_of(room):
        (Path(folder) / f"{entry.name}.o").write_bytes(machine.emit_object(optimised(code_of(entry), machine)))


def code_of(entry: WasmEntry) -> str:
    """LLVM's text of an entry and of all its rules, in which only its door is exported."""
    if BUILD is None or BUILD.compiler != "rules" or BUILD.deposit:
        raise SystemExit(f"rules.wasm needs the compiler of rules without PDEP, not: {BUILD}")
    _register_rules(BUILD)
    shapes = [shape_of(argument) for argument in entry.arguments]
    signature = tuple(map(type_of, shapes))
    dispatcher = numba.njit(nogil=True, **BUILD.of_rules)(entry.function)
    dispatcher.compile(signature)
    compiled = dispatcher.overloads[signature]
    with global_compiler_lock:
        compiled.library.finalize()  # puts all rules into it
    symbol = compiled.fndesc.llvm_func_name
    text = door(entry.name, symbol, [(shape, size_of(shape)) for shape in shapes], entry.results)
    module = llvm.parse_assembly(compiled.library.get_llvm_str())
    other = llvm.parse_assembly(text)
    other.data_layout, other.triple = module.data_layout, module.triple
    module.link_in(other)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name != entry.name:
            value.linkage = "internal"
    return str(module)


def type_of(shape: Shape) -> Any:
    """Numba's type of an argument of this shape."""
    if shape.record is None:
        return types.int64 if shape.kind is Kind.NUMBER else types.Array(types.int64, 1, "C")
    records = array(shape.record, 1)
    return numba.typeof(records[0] if shape.kind is Kind.RECORD else records)


def size_of(shape: Shape) -> int:
    """The bytes of an element of an argument of this shape."""
    return layout(shape.record).size if shape.record else WORD


def optimised(code: str, machine: Any) -> Any:
    """The module of this text, optimised for the machine."""
    code = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.M)
    code = re.sub(r"^target datalayout = .*$", f'target datalayout = "{machine.target_data}"', code, flags=re.M)
    module = llvm.parse_assembly(code)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return module


if __name__ == "__main__":
    main(*sys.argv[1:])
