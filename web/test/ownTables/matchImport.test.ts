import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Part, partsOf } from "../../src/ownTables/fileParts";
import { MatchImport, MOST_FILE } from "../../src/ownTables/matchImport";

const match = (name: string, lines: number) =>
  `${[
    `{"e":"match","game":"${name}"}`,
    ...Array.from({ length: lines }, (_, at) => `{"e":"note","text":"月 ${at}"}`),
  ].join("\n")}\n`;
const THREE = match("a", 3) + match("b", 40) + match("c", 2);
const bytes = (text: string) => new TextEncoder().encode(text).length;

async function all(file: Blob, size: number, most: number): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of partsOf(file, size, most)) parts.push(part);
  return parts;
}

const text = (part: Part) => new TextDecoder().decode(part.bytes);

test("a file is cut at the beginnings of matches, and every part knows its first line", async () => {
  const parts = await all(new Blob([THREE]), bytes(match("a", 3)) + 60, bytes(match("b", 40)) + 40);
  expect(parts.map(text)).toEqual([match("a", 3), match("b", 40), match("c", 2)]);
  expect(parts.map(({ line }) => line)).toEqual([1, 5, 46]);
  expect(parts.at(-1)!.done).toBe(bytes(THREE));
});

test("a small file is one part", async () => {
  expect((await all(new Blob([THREE]), 100_000, 100_000)).map(text)).toEqual([THREE]);
});

test("a match above the limit is skipped, and the matches after it are sent", async () => {
  const parts = await all(new Blob([THREE]), 120, 200);
  expect(parts.map(({ tooLong, line }) => [tooLong, line])).toEqual([
    [false, 1],
    [true, 5],
    [false, 46],
  ]);
  expect(text(parts[2]!)).toBe(match("c", 2));
});

const sent: string[] = [];
let answers: (() => { status: number; body: unknown })[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    const { status, body } = answers.shift()!();
    return { ok: status < 300, status, json: async () => body };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a file above the limit is refused before it is read", async () => {
  const taking = new MatchImport();
  const file = { size: MOST_FILE + 1 } as File;
  await taking.importFile(file, "");
  expect(taking.failure.value).not.toBe("");
  expect(sent).toEqual([]);
});

test("a rate-limited upload waits, and the reports of parts are added up", async () => {
  vi.useFakeTimers();
  answers = [
    () => ({ status: 429, body: { say: { key: "serve-too-many" }, code: "too_many" } }),
    () => ({ status: 200, body: { new: 2, known: 0, refused: [{ line: 5, why: { key: "history-whose" } }] } }),
  ];
  const taking = new MatchImport();
  const importing = taking.importFile(new File([THREE], "history.jsonl"), "Rin");
  await vi.runAllTimersAsync();
  await importing;
  expect(sent).toEqual(Array(2).fill("/api/me/history?line=1&name=Rin"));
  const why = "The record does not say which seat is yours; give the name under which you played";
  expect(taking.result.value).toEqual({ new: 2, known: 0, refused: [{ line: 5, why }] });
  expect(taking.done.value).toBeNull();
});
