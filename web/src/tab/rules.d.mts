/** An instance of `rules.wasm`, whose calls go one after the other. */
export class Rules {
  private constructor();
  /** Compiles the module of these bytes. */
  static load(bytes: BufferSource): Promise<Rules>;
  /** Runs an entry on a frame (`engine/wasm/frame.py`), which holds its arguments and results. */
  run(entry: string, frame: Uint8Array): void;
}
