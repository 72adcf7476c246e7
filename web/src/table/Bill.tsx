/** The sheet at the end of a deal: a title, the most important sum, and a button to go on. */

import type { ComponentChildren } from "preact";
import { Sheet } from "../parts/Sheet";
import "./Bill.css";

interface BillProps {
  class?: string;
  /** The kind of field, which colours the head. */
  field?: string | undefined;
  sub: ComponentChildren;
  title: ComponentChildren;
  sum?: ComponentChildren;
  /** The content beside the sum. */
  beside?: ComponentChildren;
  note?: ComponentChildren;
  next: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Bill({ class: extra = "", field, sub, title, sum, beside, note, next, onClose, children }: BillProps) {
  return (
    <Sheet labelledBy="bill-title" class={`bill ${extra}`} onClose={onClose}>
      <div class="s-top" data-field={field}>
        <div class="s-ttl">
          <p class="muted small">{sub}</p>
          <h2 id="bill-title">{title}</h2>
        </div>
        {sum && <p class="s-big">{sum}</p>}
        {beside}
      </div>
      {children}
      <footer class="s-foot">
        {note && <p class="small muted">{note}</p>}
        <button type="button" class="btn btn-go" autofocus onClick={onClose}>
          {next}
        </button>
      </footer>
    </Sheet>
  );
}
