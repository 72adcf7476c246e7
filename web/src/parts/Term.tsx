/** A term that shows its meaning when it is pointed at, focused or tapped. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { type TermName, termOf } from "../words/terms";
import { Furigana } from "./Furigana";
import "./Term.css";

/** How long a pointer rests before the meaning is shown, in milliseconds. */
const REST = 180;
const EDGE = 8;

interface TermProps {
  of: TermName;
  /** The text, if it is not the term itself. */
  children?: ComponentChildren;
  class?: string;
}

export function Term({ of, children, class: extra = "" }: TermProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { word: name, means } = termOf(of);

  const open = () => note.current!.matches(":popover-open");
  const show = () => {
    clearTimeout(timer.current);
    if (!note.current || open()) return;
    note.current.showPopover();
    place(word.current!, note.current);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (note.current && open()) note.current.hidePopover();
  };
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      class={`term ${extra}`}
      onPointerLeave={(event) => event.pointerType === "mouse" && document.activeElement !== word.current && hide()}
    >
      <button
        ref={word}
        type="button"
        class="term-b"
        aria-describedby={id}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") timer.current = setTimeout(show, REST);
        }}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && show()}
        onBlur={hide}
        onClick={(event) => {
          event.stopPropagation();
          show();
        }}
      >
        {children ?? <Furigana text={name} />}
      </button>
      <span ref={note} id={id} popover="auto" role="tooltip" class="term-note" onClick={hide}>
        <b>
          <Furigana text={name} />
        </b>
        {means}
      </span>
    </span>
  );
}

/** Place the meaning below the word, or above it if there is no room; always within the window. */
function place(word: HTMLElement, note: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const below = at.bottom + 6 + height <= innerHeight - EDGE;
  const top = below ? at.bottom + 6 : Math.max(EDGE, at.top - 6 - height);
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - width / 2), innerWidth - width - EDGE);
  note.style.setProperty("inset", `${top}px auto auto ${left}px`);
}
