import { describe, expect, it } from "vitest";
import { isLoopback } from "../src/protocol/seatKey";
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

describe("an address on this machine", () => {
  it("leads nowhere from another device", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "hachiya.localhost"])
      expect(isLoopback(host)).toBe(true);
    for (const host of ["192.168.1.7", "hachiya.example", "1127.0.0.1.example", "128.0.0.1"])
      expect(isLoopback(host)).toBe(false);
  });
});
