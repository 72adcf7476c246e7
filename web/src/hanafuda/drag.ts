/** A hand card is pulled onto the field and played there: one gesture in place of two taps. */

import type { Choice } from "./choice";

/** So far a finger may slip, in pixels, and it is still a tap. */
const SLIP = 10;

/** What a hand card does while it is pulled. */
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

/** The click that a browser makes of the same press is none. */
function noTap(held: HTMLElement): void {
  const ends = new AbortController();
  held.addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}

/** The picked card is let go there: over the field it is played, over one of two cards to take that one. */
function drop(choice: Choice, x: number, y: number): void {
  const under = document.elementsFromPoint(x, y);
  if (!under.some((element) => element.matches(".field"))) return;
  const cards = under.map((element) => element.closest<HTMLElement>("[data-card]")?.dataset.card);
  choice.play(cards.find((card) => card && choice.lit.value.includes(card)) ?? null);
}
