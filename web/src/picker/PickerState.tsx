/** The line below a picker: how many are picked, why a card was refused, and a button that puts all back. */

import { say } from "../words/say";

interface PickerStateProps {
  count: number;
  /** The greatest number; null if any number may be picked. */
  most: number | null;
  reason: string;
  clear: () => void;
}

export const PickerState = ({ count, most, reason, clear }: PickerStateProps) => (
  <div class="pick-state">
    <p role="status">
      {most === null ? say("picker-picked", { n: count }) : say("picker-picked-of", { n: count, most })}
      {reason && <strong> {reason}</strong>}
    </p>
    <button type="button" class="btn btn-quiet" disabled={!count} onClick={clear}>
      {say("picker-clear")}
    </button>
  </div>
);
