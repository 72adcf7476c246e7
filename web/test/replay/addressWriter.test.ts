import { beforeEach, expect, test, vi } from "vitest";
import { AddressWriter } from "../../src/replay/addressWriter";

let written: string[];

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  const page = new URL("http://127.0.0.1:8088/replay/");
  const write = (way: string) => (_: unknown, __: string, address: string) => {
    written.push(`${way} ${address}`);
    page.href = new URL(address, page).href;
  };
  vi.stubGlobal("location", page);
  vi.stubGlobal("history", { pushState: write("push"), replaceState: write("replace") });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a choice is written at once, and of several steps the last", () => {
  const writer = new AddressWriter();
  writer.write("/replay/?at=1", true);
  for (const at of [2, 3, 4]) writer.write(`/replay/?at=${at}`, false);
  expect(written).toEqual(["push /replay/?at=1"]);
  vi.runAllTimers();
  expect(written).toEqual(["push /replay/?at=1", "replace /replay/?at=4"]);
});

test("a step is not written into the address of another page, nor after the replay was left", () => {
  const writer = new AddressWriter();
  writer.write("/replay/?at=2", false);
  location.href = "http://127.0.0.1:8088/rules";
  vi.runAllTimers();
  writer.write("/replay/?at=3", false);
  writer.stop();
  vi.runAllTimers();
  expect(written).toEqual([]);
});
