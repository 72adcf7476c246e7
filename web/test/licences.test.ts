import { expect, test } from "vitest";
import { notices } from "../licences.mjs";

const WITH_TEXT = { name: "a", version: "1.0.0", identifier: "MIT", text: "Copyright (c) Ann\n\nPermission …" };
const WITHOUT = { name: "b", version: "2.0.0", identifier: "Apache-2.0" };

test("a package has its own licence text, or the text of its licence", () => {
  const [, first, second] = notices([WITH_TEXT, WITHOUT]).split(/^## /m);
  expect(first).toBe("a - 1.0.0 (MIT)\n\nCopyright (c) Ann\n\nPermission …\n\n");
  expect(second).toContain("b - 2.0.0 (Apache-2.0)\n\nApache License\nVersion 2.0, January 2004");
  expect(second).toContain("4. Redistribution.");
  expect(second).toContain("END OF TERMS AND CONDITIONS");
});

test("the page itself is not listed as a package", () => {
  expect(notices([{ name: "hachiya-web", version: "0.0.0" }])).not.toContain("##");
});

test("the build fails where a required licence text is missing in the package", () => {
  expect(() => notices([{ ...WITHOUT, identifier: "MIT" }])).toThrow("b has no text of its licence, MIT");
});
