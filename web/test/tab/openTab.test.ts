import { expect, test } from "vitest";
import { browserProblem } from "../../src/tab/openTab";

/** A browser that has everything. */
const WHOLE = {
  isSecureContext: true,
  location: { origin: "http://cards.example.org" },
  WebAssembly,
  BigInt64Array,
  Worker: class {},
  indexedDB: {},
  navigator: { locks: {} },
};
const problem = (lacking: object) => browserProblem({ ...WHOLE, ...lacking } as unknown as typeof globalThis);

test("a browser with everything has no problem", () => expect(problem({})).toBeNull());

test.each([
  ["insecure", { isSecureContext: false }, "http://cards.example.org"],
  ["browser", { WebAssembly: undefined }, "WebAssembly"],
  ["browser", { Worker: undefined, navigator: {} }, "Worker, Web Locks"],
  ["storage", { indexedDB: undefined }, "indexedDB"],
])("a browser that lacks something has the problem %s", (kind, lacking, detail) =>
  expect(problem(lacking)).toEqual({ kind, detail }),
);
