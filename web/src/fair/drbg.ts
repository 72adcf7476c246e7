/** HMAC_DRBG of NIST SP 800-90A with SHA-256, and shuffling with it, after docs/play/fair-shuffle.md. */

import { bytes, concatenate, hmac } from "./sha256";

const BLOCK = 32;
const NUMBERS = 2 ** 32;

type Bytes = Uint8Array<ArrayBuffer>;

/** The numbers of a stream, each of 32 bits. */
export class Stream {
  private readonly numbers: number[] = [];

  private constructor(
    private key: Bytes,
    private value: Bytes,
  ) {}

  static async of(key: Bytes, label: string): Promise<Stream> {
    const stream = new Stream(new Uint8Array(BLOCK), new Uint8Array(BLOCK).fill(1));
    for (const round of [0, 1]) await stream.update(round, concatenate(key, bytes(label)));
    return stream;
  }

  /** A number below `n`, all equally likely. */
  async below(n: number): Promise<number> {
    for (;;) {
      if (!this.numbers.length) await this.draw();
      const number = this.numbers.shift()!;
      if (number < NUMBERS - (NUMBERS % n)) return number % n;
    }
  }

  private async draw(): Promise<void> {
    this.value = await hmac(this.key, this.value);
    const view = new DataView(this.value.buffer);
    for (let at = 0; at < BLOCK; at += 4) this.numbers.push(view.getUint32(at));
    await this.update(0, new Uint8Array());
  }

  private async update(round: number, data: Bytes): Promise<void> {
    this.key = await hmac(this.key, concatenate(this.value, Uint8Array.of(round), data));
    this.value = await hmac(this.key, this.value);
  }
}

/** The things in the order that the stream of this key and label gives them. */
export async function shuffle<T>(key: Bytes, label: string, things: readonly T[]): Promise<T[]> {
  const stream = await Stream.of(key, label);
  const order = [...things];
  for (let rest = order.length; rest > 1; rest--) {
    const chosen = await stream.below(rest);
    [order[rest - 1], order[chosen]] = [order[chosen]!, order[rest - 1]!];
  }
  return order;
}
