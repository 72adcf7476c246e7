import { afterEach, expect, test } from "vitest";
import type { Event } from "../src/protocol/messages";
import { LETTERS } from "../src/cards/deck";
import { LANGUAGES, language } from "../src/preferences";
import { cardName, money, monthName, told, yakuName } from "../src/words/names";
import { DICTIONARIES, list, played, say, type Key } from "../src/words/say";

const keys = Object.keys(DICTIONARIES.en) as Key[];
const blanks = (text: string) => new Set([...text.matchAll(/\{\w+\}/g)].map(String));

/** Japanese that is spelt without kana or kanji: signs, numbers, names of menus. */
const BARE = /^$|^[^a-zA-Z]*$|^\{from\} → \{to\}/;

afterEach(() => {
  language.value = "en";
});

test("both languages have every key and fill in the same", () => {
  expect(Object.keys(DICTIONARIES.ja).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(blanks(DICTIONARIES.ja[key]), key).toEqual(blanks(DICTIONARIES.en[key]));
});

test("Japanese is Japanese, English is English", () => {
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
  for (const key of keys) {
    const { ja, en } = { ja: DICTIONARIES.ja[key].replace(/\{\w+\}/g, ""), en: DICTIONARIES.en[key] };
    expect(japanese.test(ja) || BARE.test(ja), `${key}: ${ja}`).toBe(true);
    expect(japanese.test(en), `${key}: ${en}`).toBe(false);
  }
});

test("every card has a name in both languages, and only plain cards of a month share one", () => {
  for (const lang of LANGUAGES) {
    language.value = lang;
    expect(new Set([...LETTERS].map(cardName)).size).toBe(36);
  }
  language.value = "ja";
  expect(cardName("o")).toBe("柳に小野道風");
  expect(cardName("q")).toBe("柳の短冊");
});

test("a compound hand names its plain part first, captured yaku stand side by side", () => {
  expect(yakuName(["sanbon", "aka"])).toBe("aka + sanbon");
  language.value = "ja";
  expect(yakuName(["sanbon", "aka"])).toBe("赤三本");
  expect(yakuName(["akatan", "aotan"])).toBe("赤短・青短");
});

test("months go on after December", () => {
  expect(monthName(12)).toBe("December");
  expect(monthName(13)).toBe("Month 13");
});

test("sums and lists in words", () => {
  expect(money(42)).toBe("3 kan 6 points");
  expect(money(-14, true)).toBe("\u22121 kan 2 points");
  expect(list(["a", "b", "c"])).toBe("a, b and c");
  language.value = "ja";
  expect(money(48, true)).toBe("+4貫");
  expect(list(["a", "b", "c"])).toBe("a、b、c");
});

test("a game on the table has words of its own", () => {
  played.value = "hachiju";
  expect([monthName(2), monthName(0)]).toEqual(["Deal 2", "Deal 1"]);
  expect(say("bill.next")).toBe("Next deal");
  played.value = "";
  expect([monthName(2), say("bill.next")]).toEqual(["February", "Next month"]);
});

test("four of a month on the field are named", () => {
  const redeal: Event = { e: "redeal", n: 1, why: "four_of_a_month", hands: [], field: "AMNOPU" };
  expect(told(redeal, { names: [], viewer: "table" })).toBe("All four wisteria cards lie on the field: dealt again");
});

test("events are told from where one sits", () => {
  const people = { names: ["Aki", "Ben", "Chie"], viewer: 1 as const };
  expect(told({ e: "play", seat: 1, card: "A", takes: "C" }, people)).toBe("You: pine crane takes pine plain");
  expect(told({ e: "turn", seat: 0, card: "s", takes: "" }, people)).toBe(
    "Aki, from the stock: paulownia phoenix stays on the field",
  );
  expect(told({ e: "stock", cards: "?" }, people)).toBeNull();
});
