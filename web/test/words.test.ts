import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { LETTERS } from "../src/cards/deck";
import { language } from "../src/preferences";
import { currentLanguage } from "../src/words/languages";
import { cardName, gameName, kindName, money, monthName, yakuName } from "../src/words/names";
import { list, named, say, sayAt, sayMessage, setCurrentGame, voice } from "../src/words/say";
import { SHELVES, topicOf } from "./catalogue";

const GAMES = ["bashifen", "hachiju", "nakayoshi", "sannin", "shiragiku"];

/** The topics that only the page uses. */
const OWN = ["desk", "flowers", "guide", "leave", "notebook", "page", "pairs", "picker", "rules", "start", "verdict"];
const CODES = ["en", "ja", "zh"];
const SOURCES = Object.entries(
  import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" }),
).filter(([path]) => !path.endsWith("/words/messages.ts"));

const keysOf = (topic: string, code = "en") => new FluentResource(topicOf(code, topic)).body.map(({ id }) => id);

afterEach(() => {
  language.value = "en";
  setCurrentGame({ game: "", options: {} });
});

test("every message of the page is used, by its whole key or its beginning", () => {
  const text = SOURCES.map(([, source]) => source).join("\n");
  const beginnings = [
    ...text.matchAll(/`((?:desk|flowers|guide|leave|notebook|page|pairs|picker|rules|start|verdict)-[\w-]*)\$\{/g),
  ].map(([, beginning]) => beginning!);
  const used = (key: string) => text.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning));
  const base = (key: string) => key.replace(new RegExp(`-(${GAMES.join("|")}|half|short)$`), "");
  const keys = OWN.flatMap((topic) => keysOf(topic));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !used(key) && !(base(key) !== key && used(base(key))))).toEqual([]);
});

test("a game's own words differ from the general ones", () => {
  const variables = (text: string) => new Set([...text.matchAll(/\$[a-z]+/g)].map(String));
  for (const topic of OWN) {
    const messages = new Map(
      topicOf("en", topic)
        .split(/\n(?=[a-z])/)
        .map((block) => [block.split(" =")[0]!, block] as const),
    );
    for (const [key, text] of messages) {
      const base = [...GAMES, "half", "short"]
        .map((of) => key.replace(`-${of}`, ""))
        .find((other) => other !== key && messages.has(other));
      if (base) for (const variable of variables(text)) expect(variables(messages.get(base)!), key).toContain(variable);
    }
  }
});

test("a match is called a year, half a year, or a match", () => {
  const titled = (game: string, options: Record<string, string | number>) => {
    setCurrentGame({ game, options });
    return CODES.map((code) => {
      language.value = code;
      return say("desk-result-title");
    });
  };
  expect(titled("sannin", {})).toEqual(["The year is over", "一年が終わりました", "一年结束了"]);
  expect(titled("nakayoshi", { length: "year" })).toEqual(titled("sannin", {}));
  expect(titled("nakayoshi", { length: "half" })).toEqual([
    "The half year is over",
    "半年が終わりました",
    "半年结束了",
  ]);
  expect(titled("nakayoshi", { length: "month" })).toEqual(titled("hachiju", { deals: 1 }));
  expect(titled("sannin", { months: 3 })).toEqual(titled("hachiju", { deals: 1 }));
  for (const game of ["hachiju", "bashifen"])
    expect(titled(game, { deals: 1 })).toEqual(["The match is over", "勝負が終わりました", "整场结束了"]);
});

test("every topic of the page is on one shelf", () => {
  const all = Object.values(SHELVES).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const topic of OWN) expect(all).toContain(topic);
});

test("each language uses its own letters", () => {
  const letters = {
    en: /^[^\u3040-\u9fff]*$/,
    ja: /[\u3040-\u30ff\u4e00-\u9fff]/,
    zh: /^[^\u3041-\u3053\u3055-\u30fa]*$/,
  };
  for (const topic of OWN)
    for (const code of ["en", "zh"] as const)
      for (const line of topicOf(code, topic).split("\n"))
        if (!line.startsWith("#")) expect(line.replaceAll("下げ", ""), `${code} ${topic}`).toMatch(letters[code]);
});

test("an unknown language is not used", () => {
  language.value = "xx";
  expect(currentLanguage.value).toBe("en");
  language.value = "zh";
  expect([currentLanguage.value, say("page-close")]).toEqual(["zh", "关闭"]);
});

test("every game, bot and option has its names in every language", () => {
  for (const code of CODES) {
    language.value = code;
    for (const game of GAMES)
      for (const part of ["title", "about", "tile"])
        expect(named("game", game, part), `${code} ${game}`).not.toBe(game);
    expect(named("bot", "adept")).not.toBe("adept");
    expect(named("bot", "newer")).toBe("newer");
  }
  language.value = "en";
  expect(gameName("hachiju")).toBe("Hachijū");
});

test("every card has a name, and only chaff of a month shares one", () => {
  for (const code of CODES) {
    language.value = code;
    expect(new Set([...LETTERS].map(cardName)).size).toBe(36);
  }
  language.value = "ja";
  expect(cardName("o")).toBe("柳に小野道風");
});

test("a compound hand names its chaff yaku first, and captured yaku are listed", () => {
  expect(yakuName(["sanbon", "aka"])).toBe("aka + sanbon");
  language.value = "ja";
  expect(yakuName(["sanbon", "aka"])).toBe("赤三本");
  language.value = "zh";
  expect(yakuName(["akatan", "aotan"])).toBe("赤短、青短");
});

test("months after December have names", () => {
  expect([monthName(0), monthName(12), monthName(13)]).toEqual(["January", "December", "Month 13"]);
});

test("sums and lists are written in words", () => {
  expect([money(42), money(-14, true), money(0), money(1)]).toEqual([
    "3 kan 6 points",
    "\u22121 kan 2 points",
    "0 points",
    "1 point",
  ]);
  const floored = { unit: "mon", kan: true, floored: true } as const;
  expect([money(-14, false, floored), money(-12, false, floored)]).toEqual(["\u22122 kan 10 mon", "\u22121 kan"]);
  expect(voice().sum({ sign: "", kan: 3, rest: 6, unit: "point" }, true)).toBe("3 kan 6 pts");
  expect(list(["a", "b", "c"])).toBe("a, b and c");
  language.value = "ja";
  expect([money(48, true), list(["a", "b", "c"], "")]).toEqual(["+4貫", "a、b、c"]);
});

test("a table uses its game's own words", () => {
  setCurrentGame({ game: "hachiju", options: {} });
  expect([monthName(2), monthName(0), say("flowers-bill-next")]).toEqual(["Deal 2", "Deal 1", "Next deal"]);
  setCurrentGame({ game: "", options: {} });
  expect([monthName(2), say("flowers-bill-next"), kindName("grand")]).toEqual([
    "February",
    "Next month",
    "grand field",
  ]);
  expect(sayAt("bashifen", "running-table", { game: "x", month: 3 })).toBe("x, deal 3");
});

test("the reason of a server's refusal is a message", () => {
  const why = { key: "table-not-at-turn", args: { seat: { seat: 0 }, other: { seat: 1 } } };
  expect(sayMessage(why, ["Aki", "Ben"])).toBe("Aki is not at turn; Ben is");
});
