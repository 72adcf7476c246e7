/** Runs the entries of `rules.wasm`, the playouts and searches of all games, in any thread of a page and in Node. */

const PAGE = 65_536;

/** An instance of `rules.wasm`, whose calls go one after the other. */
export class Rules {
  #exports;

  constructor(instance) {
    this.#exports = instance.exports;
  }

  /** Compiles the module of these bytes. */
  static async load(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Rules(instance);
  }

  /** Runs an entry on a frame (`engine/wasm/frame.py`), which holds its arguments and results. */
  run(entry, frame) {
    const { memory, __heap_base } = this.#exports;
    const place = (__heap_base.value + 15) & ~15;
    const lacking = place + frame.length - memory.buffer.byteLength;
    if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
    new Uint8Array(memory.buffer).set(frame, place);
    const status = this.#exports[entry](place);
    if (status !== 0) throw new Error(`rules.wasm: ${entry} refused its frame (${status})`);
    frame.set(new Uint8Array(memory.buffer, place, frame.length));
  }
}
