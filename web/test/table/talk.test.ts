import { expect, test } from "vitest";
import { isBeginning, occasionOf, QUIET, Talk } from "../../src/table/talk";
import { shelves } from "../../src/words/shelves.json";
import { topicOf } from "../catalogue";

const PLAYERS = ["person", "adept", "person", "master"];
const BOTS = ["random", "novice", "apprentice", "greedy", "adept", "master", "grandmaster"];

test("a bot speaks of a yaku that it has made, and of nobody else's", () => {
  expect(occasionOf([{ e: "sage", seat: 1, yaku: ["aka"] }], PLAYERS)).toEqual({ seat: 1, occasion: "yaku" });
  expect(occasionOf([{ e: "show", seat: 3, yaku: ["aka"] }], PLAYERS)).toEqual({ seat: 3, occasion: "yaku" });
  expect(occasionOf([{ e: "show", seat: 3, yaku: [] }], PLAYERS)).toBeNull();
  expect(occasionOf([{ e: "stop", seat: 0, yaku: ["aka"] }], PLAYERS)).toBeNull();
  expect(occasionOf([{ e: "play", seat: 1 }], PLAYERS)).toBeNull();
});

test("at the end of a match one bot speaks: a winner, or the first that has lost", () => {
  expect(occasionOf([{ e: "match_end", winners: [2, 3] }], PLAYERS)).toEqual({ seat: 3, occasion: "win" });
  expect(occasionOf([{ e: "match_end", winners: [0] }], PLAYERS)).toEqual({ seat: 1, occasion: "loss" });
  expect(occasionOf([{ e: "match_end", winners: [] }], PLAYERS)).toBeNull();
  expect(occasionOf([{ e: "match_end", winners: [0] }], ["person", "person"])).toBeNull();
});

test("a match begins until a card is played", () => {
  expect(isBeginning([{ e: "match" }, { e: "deal" }, { e: "show" }])).toBe(true);
  expect(isBeginning([{ e: "deal" }, { e: "play" }])).toBe(false);
  expect(isBeginning([{ e: "deal" }, { e: "deal_end" }, { e: "deal" }])).toBe(false);
});

test("remarks are rare, but the end of a match is never passed over", () => {
  const talk = new Talk();
  talk.speak(1, "adept", "yaku", 4, 0);
  expect(talk.remark.value).toEqual({ seat: 1, key: "talk-adept-yaku-1" });
  talk.speak(3, "master", "thinking", 5, QUIET - 1);
  expect(talk.remark.value?.seat).toBe(1);
  talk.speak(3, "master", "loss", 5, QUIET - 1);
  expect(talk.remark.value).toEqual({ seat: 3, key: "talk-master-loss-2" });
  talk.speak(1, "adept", "greeting", 6, 3 * QUIET);
  expect(talk.remark.value?.key).toBe("talk-adept-greeting");
  talk.speak(3, "master", "thinking", 7, 6 * QUIET);
  expect(talk.remark.value?.seat).toBe(1);
  talk.speak(3, "master", "thinking", 7, 9 * QUIET);
  expect(talk.remark.value?.key).toBe("talk-master-thinking");
});

test.each(["en", "ja", "zh"])("every bot has a line of its own for every occasion: %s", (code) => {
  const talk = new Talk();
  const lines = shelves.talk.map((topic) => topicOf(code, topic)).join("\n");
  const keys = BOTS.flatMap((bot) =>
    (["greeting", "thinking", "yaku", "win", "loss"] as const).flatMap((occasion) =>
      [0, 1].map((turn) => {
        talk.speak(0, bot, occasion, turn, Number.POSITIVE_INFINITY);
        return talk.remark.value!.key;
      }),
    ),
  );
  const texts = new Map([...lines.matchAll(/^(talk-\S+) = (.+)$/gm)].map(([, key, text]) => [key, text]));
  expect(new Set(keys)).toEqual(new Set(texts.keys()));
  expect(new Set(texts.values()).size).toBe(texts.size);
});
