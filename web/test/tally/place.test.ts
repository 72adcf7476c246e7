import { expect, test } from "vitest";
import { placeOf } from "../../src/tally/place";

test("the query is the list, a new tally, or a tally", () => {
  expect(placeOf("")).toEqual({ is: "list" });
  expect(placeOf("?new")).toEqual({ is: "new" });
  expect(placeOf("?figures")).toEqual({ is: "figures" });
  expect(placeOf("?match=0a1b2c3d")).toEqual({ is: "tally", id: "0a1b2c3d" });
});
