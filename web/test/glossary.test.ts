import { expect, test } from "vitest";
import { GLOSSARY, type TermName, termOf, termsOf } from "../src/words/glossary";
import { ja } from "../src/words/ja";
import { piecesOf, READINGS, read } from "../src/words/readings";

const HAN = /[\u4e00-\u9fff]/;
const KANA = /^[\u3041-\u309f\u30fc]+$/;
const names = Object.keys(GLOSSARY) as TermName[];

test("every term has one sentence in every language", () => {
  for (const name of names) {
    const { words, means } = termOf(name);
    for (const text of Object.values(words)) expect(text, name).not.toBe("");
    expect(means.ja, name).toMatch(/^[^。]+。([^。]+。)?$/);
    expect(means.ja, name).toMatch(/[\u3041-\u309f]/);
    expect(means.en, name).toMatch(/^[A-Z][^\u3040-\u9fff]+\.$/);
    expect(means.zh, name).toMatch(HAN);
    expect(means.zh, name).not.toMatch(/[\u3041-\u30fa]/);
  }
});

test("a game has its own terms, and those of its cards", () => {
  expect(termsOf("bashifen")).toContain("dacha");
  expect(termsOf("bashifen")).not.toContain("sage");
  expect(termsOf("hachiju")).toEqual(expect.arrayContaining(["sage", "hatto", "double"]));
  expect(termsOf("sannin")).not.toContain("double");
});

test("what is written with kanji has a reading in kana, and the reading spells the same word", () => {
  for (const [written, spelt] of Object.entries(READINGS)) {
    const pieces = piecesOf(spelt);
    expect(pieces.map(({ base }) => base).join("")).toBe(written);
    for (const { base, kana } of pieces) {
      if (kana === null) expect(base).not.toMatch(HAN);
      else expect(kana, written).toMatch(KANA);
    }
  }
});

test("every yaku and every term can be read", () => {
  const yaku = Object.entries(ja).flatMap(([key, text]) => (key.startsWith("yaku.") ? [text] : []));
  const terms = names.map((name) => termOf(name).words.ja);
  expect(yaku.length).toBeGreaterThan(25);
  for (const name of [...yaku, ...terms]) {
    for (const { base, kana } of read(name)) if (kana === null) expect(base, name).not.toMatch(HAN);
  }
});

test("names that are put together are read part by part", () => {
  const spoken = (name: string) =>
    read(name)
      .map(({ base, kana }) => kana ?? base)
      .join("");
  expect(spoken("赤三本")).toBe("あかさんぼん");
  expect(spoken("三本立三本")).toBe("さんぼんたてさんぼん");
  expect(spoken("赤短・青短")).toBe("あかたん・あおたん");
  expect(spoken("飛込み")).toBe("とびこみ");
});
