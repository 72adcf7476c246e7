import { expect, test } from "vitest";
import { csvOf } from "../../src/replay/sheetTable";

test("numbers are plain, and their marks are among the remarks", () => {
  const text = csvOf({
    headings: [
      { text: "Month", span: 1 },
      { text: "Ume", span: 2 },
      { text: "Remarks", span: 1 },
    ],
    groups: [[["1", "\u22123", "+10 *", "akatan"]], [["2", "6 out", "in 1", ""]]],
    numbers: [false, true, true, false],
  });
  expect(text).toBe("Month,Ume,,Remarks\r\n1,-3,10,akatan * Ume\r\n2,6,,out Ume in 1 Ume\r\n");
});

test("a name is never exported as a formula, and quotes are doubled", () => {
  const headings = [{ text: '=HYPERLINK("x")', span: 1 }];
  expect(csvOf({ headings, groups: [[["-1+2"]], [["a, b"]]], numbers: [false] })).toBe(
    '"\'=HYPERLINK(""x"")"\r\n\'-1+2\r\n"a, b"\r\n',
  );
});
