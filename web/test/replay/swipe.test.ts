import { expect, test } from "vitest";
import { swipeHandlers, swipeStep } from "../../src/replay/swipe";

test.each([
  [-60, 5, 1],
  [60, -5, -1],
  [-20, 0, null],
  [-60, 50, null],
  [0, 200, null],
])("a swipe %i across and %i down gives its step", (right, down, by) => expect(swipeStep(right, down)).toBe(by));

const at = (pointerId: number, clientX: number, pointerType = "touch") =>
  ({ pointerId, clientX, clientY: 0, pointerType, target: { closest: () => null } }) as unknown as PointerEvent;

test("only an uninterrupted swipe with one finger steps", () => {
  const steps: number[] = [];
  const doing = swipeHandlers((by) => steps.push(by));
  doing.onPointerDown(at(1, 200));
  doing.onPointerUp(at(1, 100));
  expect(steps).toEqual([1]);
  doing.onPointerDown(at(1, 100));
  doing.onPointerDown(at(2, 300));
  doing.onPointerUp(at(1, 200));
  doing.onPointerUp(at(2, 300));
  doing.onPointerDown(at(3, 100, "mouse"));
  doing.onPointerUp(at(3, 200, "mouse"));
  doing.onPointerDown(at(4, 100));
  doing.onPointerCancel(at(4, 100));
  doing.onPointerUp(at(4, 200));
  expect(steps).toEqual([1]);
});
