import { expect, test } from "vitest";
import { budget, excess, LIMITS, weigh, words } from "../budget.mjs";

const LATER: Record<string, string[]> = {
  "/x/src/FetchedTable.tsx": ["/x/src/hanafuda/HanafudaTable.tsx", "/x/src/other/OtherTable.tsx"],
};

/** Text that does not get shorter by compression. */
const noise = (length: number) => {
  let state = length;
  const sign = () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  };
  return Array.from({ length }, sign).join("");
};

const chunk = (
  fileName: string,
  length: number,
  moduleIds: string[],
  imports: string[] = [],
  styles: string[] = [],
) => ({
  type: "chunk",
  fileName,
  code: noise(length),
  moduleIds,
  imports,
  isEntry: fileName === "index.js",
  viteMetadata: { importedCss: new Set(styles) },
});

const asset = (fileName: string, length: number, origin?: string) => ({
  type: "asset",
  fileName,
  source: noise(length),
  originalFileNames: origin ? [origin] : [],
});

const deck = Array.from({ length: 49 }, (_, number) => asset(`${number}.svg`, 1000, `src/cards/faces/${number}.svg`));

function bundle() {
  const files = [
    chunk("index.js", 2000, ["/x/src/FetchedTable.tsx"], ["shared.js"], ["index.css"]),
    chunk("shared.js", 1500, ["/x/src/words/names.ts"], ["index.js"]),
    chunk("hanafuda.js", 4000, ["/x/src/hanafuda/HanafudaTable.tsx"], ["index.js"], ["hanafuda.css"]),
    chunk("other.js", 5000, ["/x/src/other/OtherTable.tsx"], ["index.js", "cards.js"], ["other.css"]),
    chunk("cards.js", 700, ["/x/src/other/pack.ts"]),
    chunk("reading.js", 90_000, ["/x/src/rules/Reading.tsx"]),
    asset("index.css", 800),
    asset("hanafuda.css", 600),
    asset("other.css", 400),
    asset("sharp.svg", 60_000, "src/cards/faces-contrast/00.svg"),
    ...deck,
  ];
  return Object.fromEntries(files.map((file) => [file.fileName, file]));
}

const later = (id: string) => LATER[id] ?? [];
const messages = (family: string) => (family === "hanafuda" ? 3000 : 2500);

test("the weight of a table includes imported chunks, their styles and the messages they need", () => {
  const tables = weigh(bundle(), later, messages);
  expect(Object.keys(tables)).toEqual(["hanafuda", "other"]);
  // Noise of 90 signs takes about 6.5 of 8 bits.
  const near = (length: number) => [0.8 * length, 0.95 * length] as const;
  const within = (weight: number, length: number) => {
    const [least, most] = near(length);
    expect(weight).toBeGreaterThan(least);
    expect(weight).toBeLessThan(most);
  };
  const always = 2000 + 1500 + 800;
  const own = { hanafuda: 3000, other: 2500 };
  within(tables.hanafuda!.code - own.hanafuda, always + 4000 + 600);
  within(tables.hanafuda!.whole! - tables.hanafuda!.code, 49_000);
  within(tables.other!.code - own.other, always + 5000 + 700 + 400);
  expect(tables.other).not.toHaveProperty("whole");
});

test("exactly the weights above a limit are reported", () => {
  const tables = weigh(bundle(), later, messages);
  expect(excess(tables, LIMITS)).toEqual([]);
  expect(excess(tables, { code: 11_000, whole: 300_000 })).toEqual([
    expect.stringMatching(/^other: script, style and words 1\d\.\d kB, over 11\.0 kB$/),
  ]);
  expect(excess(tables, { code: 100_000, whole: 20_000 })).toEqual([
    expect.stringMatching(/^hanafuda: with a deck .* over 20\.0 kB$/),
  ]);
});

test("a deck without pictures is reported, not counted as light", () => {
  const lacking = bundle();
  delete lacking["7.svg"];
  expect(() => weigh(lacking, later, messages)).toThrow("48 pictures");
});

test("a build above its budget fails", () => {
  const generate = budget({ code: 10, whole: 10 }, messages).generateBundle as unknown as (
    this: object,
    options: object,
    bundle: object,
  ) => void;
  const context = {
    getModuleInfo: (id: string) => ({ dynamicallyImportedIds: later(id) }),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  expect(() => generate.call(context, {}, bundle())).toThrow(
    /hanafuda: script, style and words .*\nhanafuda: with a deck .*\nother: script, style and words/,
  );
});

test("the messages that a table needs have a weight", () => {
  expect(words("hanafuda")).toBeGreaterThan(words("bashifen"));
  expect(words("bashifen")).toBeGreaterThan(10_000);
});
