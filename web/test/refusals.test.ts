import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language } from "../src/preferences";
import { failureOfRefusal } from "../src/protocol/ask";
import { currentLanguage, loadShelvesFor, offeredLanguages } from "../src/words/languages";
import { shelfOf } from "./catalogue";

let fetched: string[];
const before = offeredLanguages.value;

beforeEach(() => {
  fetched = [];
  offeredLanguages.value = [
    ...before,
    { code: "eo", tag: "eo", name: "eo", shelves: new Proxy({}, { get: (_, name) => String(name) }) as never },
  ];
  // Until the words of the wanted language are here, what was spoken goes on.
  language.value = "en";
  expect(currentLanguage.value).toBe("en");
  language.value = "eo";
  vi.stubGlobal("fetch", async (path: string) => {
    const name = path.split("/").at(-1)!;
    fetched.push(name);
    return { ok: name !== "statistics", status: 404, json: async () => shelfOf("en", name as never) };
  });
});
afterEach(() => {
  language.value = "";
  offeredLanguages.value = before;
  vi.unstubAllGlobals();
});

test("the messages of a refusal are loaded before it is shown", async () => {
  const what = {
    key: "table-illegal",
    args: {
      seat: { seat: 0 },
      action: { key: "action-card", args: { card: { cards: "A" } } },
      legal: [{ key: "option-length" }, { key: "pairs-lead", args: { cards: { pack: ["SA"] } } }],
    },
  };
  await loadShelvesFor({ key: "record-at-line", args: { line: 3, what } });
  expect(fetched.sort()).toEqual(["bashifen", "flowers", "house", "records", "table"]);
  await loadShelvesFor({ key: "record-empty-file" });
  expect(fetched).toHaveLength(5);
});

test("a refusal whose messages cannot be loaded is shown like an unreachable server", async () => {
  expect(await failureOfRefusal({ say: { key: "stats-player" }, code: "unknown" })).toEqual({
    why: expect.stringContaining("does not answer"),
    unreachable: true,
  });
});
