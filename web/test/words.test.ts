import { afterEach, expect, test } from "vitest";
import { LETTERS } from "../src/cards/deck";
import { LANGUAGES, language } from "../src/preferences";
import type { BashifenNackMessage, Event } from "../src/protocol/messages";
import { en } from "../src/words/en";
import { ja as japanese } from "../src/words/ja";
import { cardName, money, monthName, told, yakuName } from "../src/words/names";
import { isKey, type Key, list, played, refusalIn, say, toldIn } from "../src/words/say";
import { zh as chinese, refused } from "../src/words/zh";

const DICTIONARIES: Record<"ja" | "en" | "zh", Partial<Record<Key, string>>> = { ja: japanese, en, zh: chinese };
const keys = Object.keys(DICTIONARIES.en) as Key[];
const blanks = (text: string) => new Set([...text.matchAll(/\{\w+\}/g)].map(String));

/** Texts without a letter of any language: signs, numbers, blanks. */
const BARE = /^[^a-zA-Z]*$|^\{from\} → \{to\}/;
const bare = (text: string) => text.replace(/\{\w+\}/g, "");
const KANA_OR_KANJI = /[\u3040-\u30ff\u4e00-\u9fff]/;
const HAN = /[\u4e00-\u9fff]/;
/** Kana, not counting the dot and the long stroke. */
const KANA = /[\u3040-\u30fa\u30fd-\u30ff]/;

/** What Chinese writes in Latin letters. */
const LATIN = new Set<string>(["brand.sub", ...["J", "Q", "K", "A"].map((rank) => `bashifen.rank.${rank}`)]);

afterEach(() => {
  language.value = "en";
  played.value = "";
  toldIn.value = LANGUAGES;
});

test("Japanese has every key that English has, and all languages fill in the same", () => {
  expect(Object.keys(DICTIONARIES.ja).sort()).toEqual([...keys].sort());
  for (const [lang, words] of Object.entries(DICTIONARIES)) {
    for (const [key, text] of Object.entries(words))
      expect(blanks(text), `${lang} ${key}`).toEqual(blanks(en[key as Key]));
  }
});

test("Japanese is Japanese, Chinese is Chinese, English is English", () => {
  for (const key of keys) {
    const ja = bare(DICTIONARIES.ja[key]!);
    const zh = DICTIONARIES.zh[key];
    expect(KANA_OR_KANJI.test(ja) || BARE.test(ja), `${key}: ${ja}`).toBe(true);
    expect(KANA_OR_KANJI.test(en[key]), `${key}: ${en[key]}`).toBe(false);
    if (zh === undefined || LATIN.has(key)) continue;
    expect(HAN.test(zh) || BARE.test(bare(zh)), `${key}: ${zh}`).toBe(true);
    expect(KANA.test(zh), `${key}: ${zh}`).toBe(false);
  }
});

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** Tables with flower cards, names of flower cards, the dictionaries themselves. */
const ELSEWHERE = /\/(hanafuda\/HanafudaTable|words\/(en|ja|zh|names|say))\.tsx?$/;

/** The sources of the page, from one file on through all that it imports. */
function sources(from: string, found = new Map<string, string>()): Map<string, string> {
  const path = [`${from}.ts`, `${from}.tsx`].find((name) => name in SOURCES);
  if (!path || found.has(path) || ELSEWHERE.test(path)) return found;
  const text = SOURCES[path]!;
  found.set(path, text);
  for (const [, other] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)) {
    sources(new URL(other!, `file:///test/${path}`).pathname.replace("/src/", "../src/"), found);
  }
  return found;
}

/** The keys that a source names, whole or by their beginning (`start.time.${game}`). */
function named(text: string): Key[] {
  const whole = [...text.matchAll(/"([a-z]\w*\.[\w.]+)"|\bsay\("(\w+)"/g)]
    .map(([, key, word]) => (key ?? word)!)
    .filter(isKey);
  const groups = [...text.matchAll(/`([a-z]\w*\.(?:[\w.]*\.)?)\$\{/g)].map(([, start]) => start!);
  const said = [...text.matchAll(/sayName\("(\w+)"/g)].map(([, group]) => `${group}.`);
  return [...whole, ...keys.filter((key) => [...groups, ...said].some((start) => key.startsWith(start)))];
}

test("Chinese has every word of 八十分 and of the pages around the tables", () => {
  const files = sources("../src/app");
  expect([...files.keys()].some((path) => path.endsWith("bashifen/Board.tsx"))).toBe(true);
  const used = new Set([...files.values()].flatMap(named));
  expect(used.size).toBeGreaterThan(250);
  const own = keys.filter((key) => key.endsWith(".bashifen"));
  const missing = [...used, ...own, "you", "and", "comma"].filter((key) => !(key in DICTIONARIES.zh));
  expect(missing).toEqual([]);
});

test("where a game is not told in Chinese its table speaks English, as a whole", () => {
  language.value = "zh";
  expect([say("close"), say("bashifen.widow")]).toEqual(["关闭", "底牌"]);
  played.value = "bashifen";
  toldIn.value = ["ja", "en", "zh"];
  expect(say("turn.over")).toBe("整场结束了");
  played.value = "sannin";
  toldIn.value = ["ja", "en"];
  expect([say("close"), cardName("A"), list(["a", "b"])]).toEqual(["Close", "pine crane", "a and b"]);
});

test("refusals are told in the language of the page", () => {
  const refusal = { code: "not_your_turn", ja: "まだです", en: "not yet" };
  expect(refusalIn(refusal)).toBe("not yet");
  language.value = "ja";
  expect(refusalIn(refusal)).toBe("まだです");
  language.value = "zh";
  expect(refusalIn(refusal)).toBe(refused["refused.not_your_turn"]);
  expect(refusalIn({ ...refusal, code: "news" })).toBe("not yet");
  const codes: Record<BashifenNackMessage["code"], true> = {
    stale: true,
    illegal: true,
    not_your_turn: true,
    over: true,
    bad_message: true,
    too_fast: true,
    unavailable: true,
  };
  for (const code of Object.keys(codes)) expect(refused[`refused.${code}`], code).toMatch(HAN);
  for (const text of Object.values(refused)) expect(KANA.test(text), text).toBe(false);
});

test("every card has a name in both languages, and only plain cards of a month share one", () => {
  for (const lang of ["ja", "en"] as const) {
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
