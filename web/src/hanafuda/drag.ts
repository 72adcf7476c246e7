/** Dragging a hand card onto the field plays it: one gesture instead of two taps. */

import type { Choice } from "./choice";

/** The distance in pixels up to which a press is still a tap. */
const SLIP = 10;

/** The pointer handlers of a hand card. */
export function dragHandlers(choice: Choice, card: string) {
  return {
    onPointerDown(down: PointerEvent) {
      if (down.button || !down.isPrimary || !choice.playing.value) return;
      const element = down.currentTarget as HTMLElement;
      const ends = new AbortController();
      let moving = false;
      const listen = (type: "pointermove" | "pointerup" | "pointercancel", handler: (event: PointerEvent) => void) =>
        element.addEventListener(type, handler, { signal: ends.signal });
      const end = () => {
        ends.abort();
        element.style.translate = "";
        element.classList.remove("is-pulled");
      };
      element.setPointerCapture(down.pointerId);
      listen("pointermove", ({ clientX, clientY }) => {
        const [right, lower] = [clientX - down.clientX, clientY - down.clientY];
        if (!moving && Math.hypot(right, lower) < SLIP) return;
        if (!moving) {
          moving = true;
          element.classList.add("is-pulled");
          choice.picked.value = card;
        }
        element.style.translate = `${right}px ${lower}px`;
      });
      listen("pointerup", ({ clientX, clientY }) => {
        end();
        if (!moving) return;
        noTap(element);
        drop(choice, clientX, clientY);
      });
      listen("pointercancel", end);
    },
  };
}

/** Suppress the click that follows the same press. */
function noTap(element: HTMLElement): void {
  const ends = new AbortController();
  element.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}

/** Drop the picked card: over the field it is played, over one of two cards it takes that one. */
function drop(choice: Choice, x: number, y: number): void {
  const under = document.elementsFromPoint(x, y);
  if (!under.some((element) => element.matches(".field"))) return;
  const cards = under.map((element) => element.closest<HTMLElement>("[data-card]")?.dataset.card);
  choice.play(cards.find((card) => card && choice.lit.value.includes(card)) ?? null);
}
