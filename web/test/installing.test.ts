import { expect, test } from "vitest";
import { png } from "../installing.mjs";

const number = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

test.each([48, 180])("an icon is a PNG of its size (%i)", (size) => {
  const picture = png(size, false);
  expect([...picture.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect([number(picture, 16), number(picture, 20)]).toEqual([size, size]);
});
