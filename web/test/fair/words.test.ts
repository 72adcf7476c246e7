import { beforeEach, expect, test, vi } from "vitest";
import { bytes, digest, toHex } from "../../src/fair/sha256";
import { answerPromises, answerTo, sentWords, storeOwnWords } from "../../src/fair/words";
import type { Say, Seal } from "../../src/protocol/messages";
import { type Around, Shuffle } from "../../src/table/shuffle";

const PROMISE: Around = { e: "commit", n: 3, sha256: "ab".repeat(32) };
const seal = (seat: number, sha256: string): Around => ({ e: "entropy", n: 3, seat, sha256 });

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  Object.assign(globalThis, { sessionStorage: storage, localStorage: { ...storage }, window: globalThis });
});

async function sealed(): Promise<Seal> {
  const message = await answerTo("/t/x/0", 0, [PROMISE]);
  expect(message).toMatchObject({ do: "seal", n: 3 });
  return message as Seal;
}

test("a commitment is answered with one hash of random words, however often it arrives", async () => {
  storeOwnWords("spring\nrain");
  const message = await sealed();
  const { words } = sentWords("/t/x/0")[3]!;
  expect(words).toMatch(/^spring rain [0-9a-f]{32}$/);
  expect(message.sha256).toBe(toHex(digest(bytes(words))));
  expect(await sealed()).toEqual(message);
});

test("another commitment for the same deal gets other words", async () => {
  const before = await sealed();
  const anew = (await answerTo("/t/x/0", 0, [{ ...PROMISE, sha256: "cd".repeat(32) }])) as Seal;
  expect(anew.sha256).not.toBe(before.sha256);
});

test("words are opened only after the own hash is announced", async () => {
  const { sha256 } = await sealed();
  const { words } = sentWords("/t/x/0")[3]!;
  expect(await answerTo("/t/x/0", 0, [PROMISE, seal(1, sha256)])).toBeNull();
  expect(await answerTo("/t/x/0", 0, [PROMISE, seal(0, "00".repeat(32))])).toBeNull();
  const all = [PROMISE, seal(0, sha256), seal(1, "00".repeat(32))];
  expect(await answerTo("/t/x/0", 0, all)).toEqual({ do: "say", id: "say-3", n: 3, words });
  expect(await answerTo("/t/x/0", 0, [...all, { e: "entropy", n: 3, seat: 1, words: "rain" }])).toBeNull();
});

test("no words are sent without a commitment", async () => {
  expect(await answerTo("/t/x/0", 0, [])).toBeNull();
});

test("words are sent as the table goes on, and again until they are announced", async () => {
  vi.useFakeTimers();
  const messages: (Seal | Say)[] = [];
  const shuffle = new Shuffle((message) => messages.push(message));
  const silence = answerPromises(shuffle, "/t/x/0", 0);
  shuffle.hear([PROMISE]);
  await vi.waitUntil(() => messages.length === 1);
  await vi.advanceTimersByTimeAsync(3100);
  expect(messages).toHaveLength(3);
  expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(1);
  shuffle.hear([seal(0, (messages[0] as Seal).sha256)]);
  await vi.waitUntil(() => messages.length === 4);
  expect(messages[3]).toMatchObject({ do: "say" });
  shuffle.hear([{ e: "deal" }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(messages).toHaveLength(4);
  silence();
  vi.useRealTimers();
});
