import { afterEach, describe, expect, it } from "vitest";
import { lowerRungSentence } from "../src/attendance/LowerRungs";
import { language } from "../src/preferences";
import { botLabel, isOfPackage, nameOf, peopleAt, seatLabel } from "../src/words/names";
import { message, sayMessage } from "../src/words/say";
import "./catalogue";

const players = ["person", "greedy", "person"];

afterEach(() => {
  language.value = "en";
});

describe("a bot of the house's own", () => {
  const seating = { names: ["Hana", "Last", "Adept"], players: ["person", "Last", "adept"] };

  it("is named as the house names it, without a rung", () => {
    expect(isOfPackage("adept")).toBe(true);
    expect(isOfPackage("Last")).toBe(false);
    expect(botLabel("adept")).toBe("Kanoko (Adept)");
    expect(botLabel("Last")).toBe("Last");
    expect(peopleAt({ ...seating, viewer: "table" }).names[1]).toBe("Last");
  });

  it("has failed where another plays for it, while a bot of the package is too slow", () => {
    const table = { ...seating, viewer: 0 } as Parameters<typeof lowerRungSentence>[2];
    expect(lowerRungSentence("greedy", 1, table)).toBe("Uribo plays for Last, which has made no legal choice in time.");
    expect(lowerRungSentence("greedy", 2, table)).toBe("Uribo plays for Kanoko: the server is busy.");
    language.value = "ja";
    expect(lowerRungSentence("greedy", 1, table)).toContain("うり坊が代わりに打っています。");
  });
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
