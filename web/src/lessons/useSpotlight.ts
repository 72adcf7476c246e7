/** Keeps the words of a lesson beside what is lit, and the rest of the table dimmed, wherever the table moves. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isDimmed } from "../parts/Sheet";
import { type Box, placeWords } from "./place";

/** The parts of a table that the words never cover, and the one above which they stand if nothing is lit. */
const KEPT = ".hand button, .w-hand button, .w-act, .dock";
const MOST = ".field .cloth, .cloth-w";
/** How far the light reaches around a part, in pixels, and how round it is. */
const HALO = 7;
const ROUND = 9;
/** The times after a change at which the table is looked at again, until its cards lie still. */
const LOOKS = [0, 120, 320, 700];

const boxOf = (element: Element): Box => element.getBoundingClientRect();
const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;
const boxesOf = (within: Element, selector: string): Box[] =>
  [...within.querySelectorAll(selector)].map(boxOf).filter(isSeen);

/** The path of a rounded hole. */
function hole({ left, top, width, height }: Box): string {
  const [x, y, w, h] = [left - HALO, top - HALO, width + 2 * HALO, height + 2 * HALO];
  const arc = `a${ROUND} ${ROUND} 0 0 1`;
  return (
    `M${x + ROUND} ${y}h${w - 2 * ROUND}${arc} ${ROUND} ${ROUND}v${h - 2 * ROUND}${arc} -${ROUND} ${ROUND}` +
    `h${2 * ROUND - w}${arc} -${ROUND} -${ROUND}v${2 * ROUND - h}${arc} ${ROUND} -${ROUND}z`
  );
}

interface Parts {
  stage: RefObject<HTMLElement | null>;
  words: RefObject<HTMLElement | null>;
  shade: RefObject<HTMLElement | null>;
}

/** `point` changes with what is said; a sheet over the table has the words at its top. */
export function useSpotlight({ stage, words, shade }: Parts, point: unknown): void {
  const docked = isDimmed.value;
  useLayoutEffect(() => {
    const [table, box, dark] = [stage.current!, words.current!, shade.current!];
    const { style: root } = document.documentElement;
    const place = () => {
      const lit = boxesOf(table, "[data-lit]");
      const room = boxOf(table);
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const most = boxesOf(table, MOST)[0] ?? room;
      const { left, top, side, at } = placeWords(size, room, lit, boxesOf(table, KEPT), most);
      box.dataset.side = side ?? "";
      box.style.setProperty("--x", `${left}px`);
      box.style.setProperty("--y", `${top}px`);
      box.style.setProperty("--at", `${at}px`);
      dark.hidden = !lit.length;
      dark.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${lit.map(hole).join("")}")`;
    };
    if (docked) {
      dark.hidden = true;
      box.dataset.side = "";
      const keepClear = () => root.setProperty("--above", `${box.dataset.quiet === "true" ? 0 : box.offsetHeight}px`);
      const watch = new ResizeObserver(keepClear);
      watch.observe(box);
      keepClear();
      return () => {
        watch.disconnect();
        root.removeProperty("--above");
      };
    }
    let timers: ReturnType<typeof setTimeout>[] = [];
    const look = () => {
      timers.forEach(clearTimeout);
      timers = LOOKS.map((delay) => setTimeout(place, delay));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(table);
    sizes.observe(box);
    const changes = new MutationObserver(look);
    changes.observe(table, { childList: true, subtree: true, attributeFilter: ["data-lit", "style", "class"] });
    table.addEventListener("scroll", place, true);
    place();
    look();
    return () => {
      timers.forEach(clearTimeout);
      sizes.disconnect();
      changes.disconnect();
      table.removeEventListener("scroll", place, true);
    };
  }, [point, docked]);
}
