import { beforeEach, expect, test, vi } from "vitest";
import { SeatCode } from "../../src/waitingRoom/seatCode";

const HALF_AN_HOUR = 30 * 60 * 1000;

let asked: number;
let isReachable: boolean;

beforeEach(() => {
  // The clock of the device is years behind or ahead.
  vi.useFakeTimers({ now: new Date("2040-01-01") });
  [asked, isReachable] = [0, true];
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (!isReachable) throw new Error("no line");
    return new Response(JSON.stringify({ seat: 1, code: `1234567${asked}`, left: HALF_AN_HOUR }));
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("a code is renewed when it is valid no longer, whatever the device's clock says", async () => {
  const spoken = new SeatCode("/t/x/0", 1, "a");
  spoken.start();
  await wait(HALF_AN_HOUR - 1000);
  expect([spoken.code.value, asked]).toEqual(["12345671", 1]);
  vi.setSystemTime(new Date("1990-01-01"));
  await wait(2000);
  expect([spoken.code.value, asked]).toEqual(["12345672", 2]);
  spoken.stop();
  await wait(HALF_AN_HOUR);
  expect(asked).toBe(2);
});

test("a code that is still valid is shown again, and a new link has a new code", async () => {
  const shown = async (link: string) => {
    const spoken = new SeatCode("/t/y/0", 1, link);
    spoken.start();
    await wait(0);
    spoken.stop();
    return spoken.code.value;
  };
  expect([await shown("a"), await shown("a"), await shown("b")]).toEqual(["12345671", "12345671", "12345672"]);
});

test("without an answer the reason is shown, and the code is asked for again after a pause", async () => {
  isReachable = false;
  const spoken = new SeatCode("/t/z/0", 1, "a");
  spoken.start();
  await wait(1000);
  expect([spoken.code.value, spoken.failure.value?.why, asked]).toEqual([
    null,
    expect.stringContaining("does not answer"),
    1,
  ]);
  isReachable = true;
  await wait(5000);
  expect([spoken.code.value, spoken.failure.value, asked]).toEqual(["12345672", null, 2]);
  spoken.stop();
});
