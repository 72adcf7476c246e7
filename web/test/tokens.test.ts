/** Words can be read: contrasts of the tokens that are used together, in both themes. */

import { describe, expect, test } from "vitest";
import page from "../index.html?raw";
import { WASHI } from "../installing.mjs";
import css from "../src/style/tokens.css?raw";

type Tokens = Record<string, string>;

/** The tokens of one rule. */
function rule(selector: string): Tokens {
  const from = css.indexOf(`\n${selector} {`);
  expect(from, selector).toBeGreaterThan(-1);
  const body = css.slice(from, css.indexOf("\n}", from));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const LIGHT = rule(":root");
const DARK = { ...LIGHT, ...rule('[data-theme="dark"]') };
const FIELDS = ["large", "grand"].map((kind) => rule(`[data-field="${kind}"]`));

function luminance(colour: string): number {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** What is written on what. */
const WORDS: [text: string, ...grounds: string[]][] = [
  ["ink", "washi", "paper", "paper-2", "felt", "cloth", "kin-wash", "shu-wash", "matsu-wash"],
  ["ink-2", "washi", "paper", "paper-2", "felt", "cloth", "kin-wash"],
  ["ink-3", "washi", "paper"],
  ["paper", "ink"],
  ["ai", "washi", "paper"],
  ["on-ai", "ai", "ai-hover"],
  ["on-shu", "shu"],
  ["shu", "paper"],
  ["matsu", "paper", "washi", "kin-wash", "matsu-wash"],
  ["benga", "paper", "washi", "kin-wash"],
  ["on-kin", "kin"],
  ["on-tan", "tan"],
  ["card-ink", "card", "ribbon"],
  ["card-red", "card", "ribbon"],
  ["card-blue", "card", "ribbon"],
  ["card-green", "card", "ribbon"],
];

/** What must be seen, but is not read: the ring of the focus, and the colours of seats. */
const SIGNS: [sign: string, ...grounds: string[]][] = [
  ["focus", "washi", "paper", "felt", "cloth"],
  ...[0, 1, 2, 3, 4, 5, 6].map((seat): [string, string, string] => [`seat-${seat}`, "washi", "paper"]),
];

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
])("%s", (_, tokens) => {
  test.each(WORDS.flatMap(([text, ...grounds]) => grounds.map((ground) => [text, ground] as const)))(
    "text in %s is legible on %s",
    (text, ground) => {
      expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(SIGNS.flatMap(([sign, ...grounds]) => grounds.map((ground) => [sign, ground] as const)))(
    "the sign %s is visible on %s",
    (sign, ground) => {
      expect(contrast(tokens[sign]!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
    },
  );

  test("text on the ribbon of every field is legible", () => {
    for (const field of FIELDS)
      expect(contrast(field["on-tan"] ?? tokens["on-tan"]!, field.tan!)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the browser's bar has the colour of the page before the page is loaded", () => {
  for (const tokens of [LIGHT, DARK]) expect(page).toContain(`content="${tokens.washi}"`);
  expect(WASHI).toBe(LIGHT.washi);
});
