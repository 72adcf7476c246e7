/** Random bytes as hexadecimal letters. Unlike `crypto.randomUUID`, they are there over plain http too. */

export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
