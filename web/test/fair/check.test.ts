import { expect, test } from "vitest";
import { type CheckedDeal, checkDeals, summary } from "../../src/fair/check";
import { type Event, eventsOf } from "../../src/fair/record";
import { sayMessage } from "../../src/words/say";
import fixtures from "../fair_fixtures.json";

const RECORDS = fixtures as Record<string, string[]>;
const menus = Object.keys(RECORDS);
const record = (menu: string): Event[] => eventsOf(RECORDS[menu]!.join("\n"));
const words = (deals: readonly CheckedDeal[]) => deals.map(({ what }) => sayMessage(what, ["Ume", "Sakura", "Kiku"]));

/** The record with another thing in the first line of a kind that has it. */
function changed(menu: string, e: string, key: keyof Event, to: (before: string) => string): Event[] {
  const events = record(menu);
  const at = events.findIndex((event) => event.e === e && event[key] !== undefined);
  return events.with(at, { ...events[at]!, [key]: to(String(events[at]![key])) });
}

test.each(menus)("deals computed from secret and words hold: %s", async (menu) => {
  const deals = await checkDeals(record(menu));
  expect(deals.map(({ verdict, what }) => [verdict, what.key])).toEqual([["holds", "fair-holds"]]);
});

test("the persons whose words are in a deal are named", async () => {
  const result = words(await checkDeals(record(menus[0]!)));
  expect(result).toEqual(["The cards follow from the secret that was promised and the words of Ume and Kiku"]);
});

const swapped = (cards: string): string => cards.slice(0, -2) + [...cards.slice(-2)].reverse().join("");
const CHEATS: [string, string, string, keyof Event, (before: string) => string, string][] = [
  ["another table", menus[0]!, "match", "id", () => "another_table_01", "fair-other-secret"],
  ["another secret", menus[0]!, "reveal", "secret", () => "ab".repeat(32), "fair-other-secret"],
  ["another promise", menus[0]!, "commit", "sha256", () => "ab".repeat(32), "fair-other-secret"],
  ["other words", menus[0]!, "entropy", "words", (before) => `${before}!`, "fair-other-words"],
  ["another field", menus[0]!, "deal", "field", (before) => `${before.slice(1)}z`, "fair-other-cards"],
  ["a stock after the deal", menus[0]!, "stock", "cards", swapped, "fair-other-stock"],
  ["a stock after the auction", menus[1]!, "stock", "cards", swapped, "fair-other-stock"],
];

test.each(CHEATS)("%s is detected", async (_, menu, e, key, to, what) => {
  const [deal] = await checkDeals(changed(menu, e, key, to));
  expect([deal!.verdict, deal!.what.key]).toEqual(["wrong", what]);
});

test.each([
  ["hashes", "holds", "fair-holds"],
  ["open words", "wrong", "fair-promised-anew"],
])("a new commitment after %s is judged", async (after, verdict, what) => {
  const [head, ...events] = record(menus[0]!);
  const first = events.filter(({ e, n }) => (e === "commit" || e === "entropy") && n === events[0]!.n);
  const entries = first.filter((event) => after === "open words" || event.words === undefined);
  const earlier = entries.map((event) => (event.e === "commit" ? { ...event, sha256: "ab".repeat(32) } : event));
  const [deal] = await checkDeals([head!, ...earlier, ...events]);
  expect([deal!.verdict, deal!.what.key]).toEqual([verdict, what]);
});

test("a white card dealt to another seat is detected", async () => {
  const menu = menus.find((name) => name.startsWith("nakayoshi-7"))!;
  const events = record(menu).map((event) =>
    event.e === "white_card" ? { ...event, seat: (event.seat! + 1) % 7 } : event,
  );
  expect((await checkDeals(events)).map(({ verdict }) => verdict)).toEqual(["wrong"]);
});

test("two packs in another order are detected", async () => {
  const menu = menus.find((name) => name.startsWith("bashifen"))!;
  const events = record(menu).map((event) =>
    event.e === "deal" ? { ...event, draws: [...event.draws!].reverse() } : event,
  );
  expect((await checkDeals(events)).map(({ what }) => what.key)).toEqual(["fair-other-cards"]);
});

test("late hashes and words are detected", async () => {
  const events = record(menus[0]!);
  const deal = events.findIndex(({ e }) => e === "deal");
  const moved = (e: string) => {
    const at = events.findIndex((event) => event.e === e);
    return [...events.slice(0, at), ...events.slice(at + 1, deal + 1), events[at]!, ...events.slice(deal + 1)];
  };
  expect((await checkDeals(moved("commit")))[0]!.what.key).toBe("fair-late");
  const late: Event = { e: "entropy", n: 1, seat: 1, sha256: "ab".repeat(32) };
  const deals = await checkDeals([...events.slice(0, deal + 1), late, ...events.slice(deal + 1)]);
  expect(words(deals)).toEqual(["Sakura's words came too late"]);
});

test("a commitment that this page has not received does not count", async () => {
  const [deal] = await checkDeals(record(menus[0]!), { 1: { sha256: "ab".repeat(32), words: "" } });
  expect(deal!.what.key).toBe("shuffle-other-promise");
});

test("a deal without its secret is sealed and one without a commitment is plain", async () => {
  const sealed = await checkDeals(record(menus[0]!).filter(({ e }) => e !== "reveal"));
  expect(sealed.map(({ verdict }) => verdict)).toEqual(["sealed"]);
  const plain = await checkDeals(record(menus[0]!).filter(({ e }) => !["commit", "entropy", "reveal"].includes(e)));
  expect(plain.map(({ verdict }) => verdict)).toEqual(["plain"]);
});

test("a match is summed up in one verdict", async () => {
  const deal = (verdict: CheckedDeal["verdict"]): CheckedDeal => ({ n: 1, verdict, what: { key: "" } });
  const summaryText = (...verdicts: CheckedDeal["verdict"][]) => sayMessage(summary(verdicts.map(deal)));
  expect(summaryText("holds", "holds")).toBe("All 2 deals are as promised");
  expect(summaryText("holds", "wrong")).toBe("1 of 2 deals is not as promised");
  expect(summaryText("holds", "sealed")).toBe("1 of 2 deals is as promised; the others cannot be checked");
  expect(summaryText("plain")).toBe("This record has no fair shuffle");
});
