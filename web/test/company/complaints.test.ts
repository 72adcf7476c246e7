import { expect, test } from "vitest";
import { Company } from "../../src/frame/company";
import type { ReportMessage } from "../../src/protocol/messages";

const report = (by: number, number: number): ReportMessage => ({
  is: "report",
  by,
  said: { number, seat: 2, phrase: "hurry", text: null, at: 1 },
});

test("a host is called for each complaint once, however often it is told", () => {
  const company = new Company();
  company.hear(report(1, 3));
  expect(company.report.value).toEqual(report(1, 3));
  company.report.value = null; // they have looked at it
  company.hear(report(1, 3));
  expect(company.report.value).toBeNull();
  company.hear(report(0, 3));
  expect(company.report.value).toEqual(report(0, 3));
  expect(company.reports.value).toEqual([report(1, 3), report(0, 3)]);
});
