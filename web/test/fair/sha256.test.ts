import { expect, test } from "vitest";
import { bytes, concatenate, digest, fromHex, hmac, sha256, toHex } from "../../src/fair/sha256";

const TEXTS = ["", "abc", "松に鶴", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)];

test.each(TEXTS)("both implementations give the same hash (%#)", async (text) => {
  expect(toHex(digest(bytes(text)))).toBe(toHex(await sha256(bytes(text))));
});

test("the hash is SHA-256", () => {
  expect(toHex(digest(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a key and data give the HMAC of RFC 4231", async () => {
  const right = "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7";
  expect(toHex(await hmac(fromHex("0b".repeat(20)), bytes("Hi There")))).toBe(right);
});

test("byte arrays are joined in order", () => {
  expect(toHex(concatenate(fromHex("00ff"), fromHex(""), fromHex("10")))).toBe("00ff10");
});
