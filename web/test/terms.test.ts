import { afterEach, expect, test } from "vitest";
import { language } from "../src/preferences";
import { piecesOf, readingOf } from "../src/words/readings";
import { named } from "../src/words/say";
import { TERMS, type TermName, termOf, termsOf } from "../src/words/terms";
import { topicOf } from "./catalogue";

const HAN = /[\u4e00-\u9fff]/;
const KANA = /^[\u3041-\u309f\u30fc]+$/;
const terms = Object.keys(TERMS) as TermName[];

afterEach(() => {
  language.value = "en";
});

test("every term has one sentence in every language", () => {
  const sentences = { en: /^[A-Z][^\u3040-\u9fff]+\.$/, ja: /^[^。]*[\u3041-\u309f][^。]*。([^。]+。)?$/, zh: HAN };
  for (const [code, right] of Object.entries(sentences)) {
    language.value = code;
    for (const name of terms) {
      const { word, means } = termOf(name);
      expect(word, name).not.toBe(name in { yaku: 1, tobikomi: 1, nuke: 1, mizuten: 1 } ? "" : `term-${name}`);
      expect(means, name).toMatch(right);
    }
  }
});

test("the catalogue has no other terms", () => {
  const there = [...topicOf("en", "term").matchAll(/^term-(\w+) =/gm)].map(([, name]) => name);
  expect(there).toEqual(terms);
});

test("a game has its own terms and those of its cards", () => {
  expect(termsOf("bashifen")).toContain("dacha");
  expect(termsOf("bashifen")).not.toContain("sage");
  expect(termsOf("hachiju")).toEqual(expect.arrayContaining(["sage", "hatto", "double"]));
  expect(termsOf("sannin")).not.toContain("double");
});

test("a reading stands above its word", () => {
  expect(piecesOf("下げ", "さげ")).toEqual([
    { base: "下", kana: "さ" },
    { base: "げ", kana: null },
  ]);
  expect(piecesOf("札の点", "ふだのてん").map(({ kana }) => kana)).toEqual(["ふだ", null, "てん"]);
});

test("every yaku and every term has a Japanese reading", () => {
  language.value = "ja";
  const keys = [...topicOf("ja", "yaku").matchAll(/^yaku-(\w+) =.*\n {4}\.meaning/gm)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(25);
  for (const name of [...keys.map((key) => named("yaku", key)), ...terms.map((term) => termOf(term).word)])
    for (const { base, kana } of readingOf(name)) {
      if (kana === null) expect(base, name).not.toMatch(HAN);
      else expect(kana, name).toMatch(KANA);
    }
});

test("compound names are read part by part, and other languages have no readings", () => {
  const aloud = (name: string) =>
    readingOf(name)
      .map(({ base, kana }) => kana ?? base)
      .join("");
  expect(aloud("赤短")).toBe("赤短");
  language.value = "ja";
  expect([aloud("赤三本"), aloud("三本立三本"), aloud("赤短青短")]).toEqual([
    "あかさんぼん",
    "さんぼんたてさんぼん",
    "あかたんあおたん",
  ]);
});
