import { afterEach, describe, expect, it } from "vitest";
import { language } from "../src/preferences";
import { nameOf, peopleAt, seatLabel } from "../src/words/names";
import { message, sayMessage } from "../src/words/say";
import "./catalogue";

const players = ["person", "greedy", "person"];

afterEach(() => {
  language.value = "en";
});

describe("the names of people", () => {
  it("are those of characters where a sentence speaks of a bot", () => {
    const bot = { key: "bot-adept", args: {} };
    expect(sayMessage(message("around-bot-sits", { before: "Rin", bot }))).toBe("Kanoko plays for Rin from now on.");
    expect(sayMessage(bot)).toBe("Adept");
  });

  it("include the own name in the log and a mark at the own seat", () => {
    const people = peopleAt({ names: ["Hana", "Steady 2", "Guest"], players, viewer: 0 });
    expect(people.names[0]).toBe("Hana");
    expect(nameOf(0, people)).toBe("Hana (you)");
    expect(nameOf(2, people)).toBe("Guest");
    expect(seatLabel(0, people)).toBe("You");
  });

  it("include guests in the reader's language", () => {
    const { names } = peopleAt({ names: ["Guest 2", "Greedy", "Guestbook"], players, viewer: "table" });
    expect([names[0], names[2]]).toEqual(["Guest 2", "Guestbook"]);
  });

  it.each([
    ["en", ["Guest 2 comes in.", "Hana comes in.", "Uribo 2 comes in.", "Kanoko comes in."]],
    ["ja", ["ゲスト 2さんは出ます。", "Hanaさんは出ます。", "うり坊 2は出ます。", "かのこは出ます。"]],
    ["zh", ["客人 2上场。", "Hana上场。", "哼哼 2上场。", "呦呦上场。"]],
  ])("of a table opened in English are translated without calling a bot a person: %s", (code, sentences) => {
    language.value = code;
    const table = { names: ["Guest 2", "Hana", "Greedy 2", "Adept"], players: ["person", "person", "greedy", "adept"] };
    const { names } = peopleAt({ ...table, viewer: "table" });
    expect(names.map((_, seat) => sayMessage(message("hanafuda-bid-in", { person: { seat } }), names))).toEqual(
      sentences,
    );
  });
});
