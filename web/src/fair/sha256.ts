/** SHA-256 and HMAC of the browser, and a SHA-256 of our own for pages over http, which have none. */

const FIRST_PRIMES = 64;

export const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const toHex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export function concatenate(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whether the browser has cryptography for this page: over https, and on its own machine. */
export const canCompute = (): boolean => Boolean(globalThis.crypto?.subtle);

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return canCompute() ? new Uint8Array(await crypto.subtle.digest("SHA-256", data)) : digest(data);
}

/** HMAC with SHA-256, where the browser has cryptography. */
export async function hmac(
  key: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const hmacKey = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", hmacKey, data));
}

/** The first 32 bits behind the point of roots of the first primes (FIPS 180-4). */
function roots(degree: number, number: number): number[] {
  const values: number[] = [];
  for (let candidate = 2; values.length < number; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) prime &&= candidate % divisor !== 0;
    const root = candidate ** (1 / degree);
    if (prime) values.push(((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return values;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 after FIPS 180-4. */
export function digest(data: Uint8Array): Uint8Array {
  const constants = roots(3, FIRST_PRIMES);
  const hash = roots(2, 8);
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  for (let block = 0; block < padded.length; block += 64) {
    const words = Array.from({ length: 16 }, (_, at) => view.getInt32(block + 4 * at));
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let round = 0; round < 64; round++) {
      if (round >= 16) {
        const [two, fifteen] = [words[round - 2]!, words[round - 15]!];
        const small0 = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
        const small1 = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
        words[round] = (words[round - 16]! + small0 + words[round - 7]! + small1) | 0;
      }
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + big1 + ((e & f) ^ (~e & g)) + constants[round]! + words[round]!) | 0;
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at]! + word) | 0;
  }
  const output = new DataView(new ArrayBuffer(32));
  for (const [at, word] of hash.entries()) output.setInt32(4 * at, word);
  return new Uint8Array(output.buffer);
}
