/** Dragging a hand card onto the field plays it: one gesture instead of two taps. */

import type { Choice } from "./choice";

/** The distance in pixels up to which a press is still a tap. */
const SLIP = 10;

/** The pointer handlers of a hand card. */
export function dragHandlers(choice: Choice, card: string) {
  return {
    onPointerDown(down: PointerEvent) {
      if (down.button || !down.isPrimary || !choice.playing.value) return;
      const held = down.currentTarget as HTMLElement;
      const ends = new AbortController();
      let moving = false;
      const listen = (type: "pointermove" | "pointerup" | "pointercancel", heard: (event: PointerEvent) => void) =>
        held.addEventListener(type, heard, { signal: ends.signal });
      const end = () => {
        ends.abort();
        held.style.translate = "";
        held.classList.remove("is-pulled");
      };
      held.setPointerCapture(down.pointerId);
      listen("pointermove", ({ clientX, clientY }) => {
        const [right, lower] = [clientX - down.clientX, clientY - down.clientY];
        if (!moving && Math.hypot(right, lower) < SLIP) return;
        if (!moving) {
          moving = true;
          held.classList.add("is-pulled");
          choice.picked.value = card;
        }
        held.style.translate = `${right}px ${lower}px`;
      });
      listen("pointerup", ({ clientX, clientY }) => {
        end();
        if (!moving) return;
        noTap(held);
        drop(choice, clientX, clientY);
      });
      listen("pointercancel", end);
    },
  };
}

/** Suppress the click that follows the same press. */
function noTap(held: HTMLElement): void {
  const ends = new AbortController();
  held.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}

/** Drop the picked card: over the field it is played, over one of two cards it takes that one. */
function drop(choice: Choice, x: number, y: number): void {
  const under = document.elementsFromPoint(x, y);
  if (!under.some((element) => element.matches(".field"))) return;
  const cards = under.map((element) => element.closest<HTMLElement>("[data-card]")?.dataset.card);
  choice.play(cards.find((card) => card && choice.lit.value.includes(card)) ?? null);
}
