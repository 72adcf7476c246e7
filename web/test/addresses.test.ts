import { h } from "preact";
import { describe, expect, it } from "vitest";
import { fullPath, isLoopback, pathWithin } from "../src/addresses";

describe("an address on this machine", () => {
  it("cannot be opened from another device", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "hachiya.localhost"])
      expect(isLoopback(host)).toBe(true);
    for (const host of ["192.168.1.7", "hachiya.example", "1127.0.0.1.example", "128.0.0.1"])
      expect(isLoopback(host)).toBe(false);
  });
});

describe("a page served below a path", () => {
  it("requests addresses below the path and strips it from its own", () => {
    for (const path of ["/", "/rules/sannin", "/t/0123456789abcdef/0"]) {
      expect(pathWithin(fullPath(path, "/cards"), "/cards")).toBe(path);
      expect(pathWithin(fullPath(path, ""), "")).toBe(path);
    }
    expect(pathWithin("/cards", "/cards")).toBe("/");
    expect(pathWithin("/cardsharps/rules", "/cards")).toBe("/cardsharps/rules");
  });

  it("leaves links unchanged where it is served at the root", () => {
    expect(h("a", { href: "/rules" }).props.href).toBe("/rules");
  });
});
