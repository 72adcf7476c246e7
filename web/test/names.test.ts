import { describe, expect, it } from "vitest";
import { nameOf, peopleAt, who } from "../src/words/names";
import "./catalogue";

const players = ["person", "greedy", "person"];

describe("what people are called", () => {
  it("says one's own name where the log says it, and marks the seat", () => {
    const people = peopleAt({ names: ["Hana", "Steady 2", "Guest"], players, viewer: 0 });
    expect(people.names[0]).toBe("Hana");
    expect(nameOf(0, people)).toBe("Hana (you)");
    expect(nameOf(2, people)).toBe("Guest");
    expect(who(0, people)).toBe("You");
  });

  it("calls a guest in one's own language", () => {
    const { names } = peopleAt({ names: ["Guest 2", "Greedy", "Guestbook"], players, viewer: "table" });
    expect([names[0], names[2]]).toEqual(["Guest 2", "Guestbook"]);
  });
});
