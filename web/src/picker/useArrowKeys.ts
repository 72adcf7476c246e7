/** Arrow keys in a group of buttons, of which one at a time is a stop of the Tab key. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** `count` is the number of buttons, in the order of the document. */
export function useArrowKeys(count: number) {
  const current = useSignal(0);
  const group = useRef<HTMLDivElement>(null);
  const buttons = () => [...group.current!.querySelectorAll<HTMLButtonElement>("button")];
  const placeOf = (event: Event) => buttons().indexOf((event.target as Element).closest("button")!);
  const onKeyDown = (event: KeyboardEvent) => {
    const here = placeOf(event);
    const step = STEPS[event.key];
    const row = ROWS[event.key];
    const next = step ? Math.min(Math.max(here + step, 0), count - 1) : row ? inNextRow(buttons(), here, row) : here;
    if (next === here) return;
    event.preventDefault();
    buttons()[next]!.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    current.value = Math.max(0, placeOf(event));
  };
  return {
    group: { ref: group, onKeyDown, onFocusIn },
    tabIndexOf: (place: number) => (place === current.value ? 0 : -1),
  };
}

/** The place of the nearest button in the row above (-1) or below (1); the present place if there is none. */
function inNextRow(buttons: readonly HTMLElement[], here: number, way: number): number {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const own = boxes[here];
  if (!own) return here;
  const beyond = boxes.map(({ top }, place) => ({ place, rows: (top - own.top) * way })).filter(({ rows }) => rows > 4);
  const nearest = Math.min(...beyond.map(({ rows }) => rows));
  const sideways = ({ place }: { place: number }) => Math.abs(boxes[place]!.left - own.left);
  return beyond.filter(({ rows }) => rows < nearest + 4).sort((a, b) => sideways(a) - sideways(b))[0]?.place ?? here;
}
