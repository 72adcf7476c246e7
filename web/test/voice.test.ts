import { expect, test } from "vitest";
import type { MessageJson, SentenceJson, ShelfName } from "../src/protocol/messages";
import { Speech, Voice } from "../src/words/voice";
import { SHELVES, shelfOf } from "./catalogue";
import fixtures from "./words_fixtures.json";

type Code = "en" | "ja" | "zh";
const CODES: readonly Code[] = ["en", "ja", "zh"];
const messages = fixtures.messages as unknown as [MessageJson, Record<Code, string>][];

function voice(code: Code): Voice {
  const speech = new Speech(code);
  for (const name of Object.keys(SHELVES)) speech.add(shelfOf(code, name as ShelfName));
  return new Voice(speech, fixtures.names);
}

test.each(CODES)("the page formats every message like the program: %s", (code) => {
  const speaking = voice(code);
  expect(messages.length).toBeGreaterThan(200);
  for (const [message, right] of messages) expect(speaking.say(message), message.key).toBe(right[code]);
});

test.each(CODES)("sentences are joined each with its clause: %s", (code) => {
  expect(voice(code).tell(fixtures.telling as SentenceJson[])).toBe(fixtures.texts[code]);
});

test("an overlong text is cut", () => {
  const name = "x".repeat(9999);
  const text = voice("en").say({ key: "table-no-game", args: { given: name, names: ["sannin"] } });
  expect(text).toContain("x…");
  expect(text.length).toBeLessThan(2100);
});

test("a message that a language lacks is shown in English with English plurals", () => {
  const speech = new Speech("ja");
  const standIn = "sum-point = { $sign }{ $rest } { $rest ->\n        [one] point\n       *[other] points\n    }\n";
  speech.add({
    own: "table-over = 終わり\n    .kana = おわり\nsum-kan = { $nobody }\n",
    standIn: `${standIn}sum-kan = { $kan } kan\n`,
  });
  const speaking = new Voice(speech);
  const money = (kan: number | null, rest: number | null) =>
    speaking.say({ key: `sum-${kan === null ? "point" : "kan"}`, args: { sign: "", kan: kan ?? 0, rest: rest ?? 0 } });
  expect([money(null, 1), money(null, 2), money(3, null)]).toEqual(["1 point", "2 points", "3 kan"]);
  expect(speaking.say({ key: "table-over" })).toBe("終わり");
  expect(speech.readings.get("終わり")).toBe("おわり");
});

test("an unknown message or a missing argument is an error of the program", () => {
  expect(() => voice("ja").say({ key: "table-nothing" })).toThrow("table-nothing: there is no such message");
  expect(() => voice("ja").say({ key: "table-bad-deck" })).toThrow("table-bad-deck: Unknown variable: $cards");
});
