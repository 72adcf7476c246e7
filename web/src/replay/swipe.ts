/** Swipes over the table are steps: to the left on, to the right back. */

/** The least length of a swipe in pixels, and the least ratio of its width to its height. */
const FAR = 40;
const FLAT = 1.8;

export const swipeStep = (right: number, down: number): 1 | -1 | null =>
  Math.abs(right) < FAR || Math.abs(right) < FLAT * Math.abs(down) ? null : right < 0 ? 1 : -1;

/** The pointer handlers of an element, for fingers; a mouse and a pen use the buttons. */
export function swipeHandlers(step: (by: 1 | -1) => void) {
  const from = new Map<number, PointerEvent>();
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "touch") from.set(event.pointerId, event);
    },
    onPointerUp(event: PointerEvent) {
      const start = from.get(event.pointerId);
      // Two fingers zoom the page.
      const alone = from.size === 1;
      from.delete(event.pointerId);
      const by = start && alone ? swipeStep(event.clientX - start.clientX, event.clientY - start.clientY) : null;
      if (by && !(event.target as Element).closest("dialog, .sheet")) step(by);
    },
    onPointerCancel(event: PointerEvent) {
      from.delete(event.pointerId);
    },
  };
}
