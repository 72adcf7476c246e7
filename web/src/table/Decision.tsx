/** A dialog that asks for a choice, or shows its result. */

import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { say } from "../words/say";
import { HintButton, HintPlace } from "./Hint";
import { HintContext } from "./hint";
import "./Decision.css";

interface DecisionProps {
  /** The id of the heading. */
  labelledBy: string;
  class?: string;
  /** Whether the dialog can be put aside to look at the table. */
  waits?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

export function Decision({ labelledBy, class: extra = "", waits = true, onClose, children }: DecisionProps) {
  const hint = useContext(HintContext);
  useLayoutEffect(() => {
    if (!hint) return;
    hint.inDialog.value = true;
    return () => {
      hint.inDialog.value = false;
    };
  }, [hint]);
  return (
    <Sheet labelledBy={labelledBy} class={extra} onClose={onClose}>
      {children}
      <HintPlace inDialog />
      {waits && (
        <footer class="d-foot">
          <HintButton />
          <button type="button" class="btn btn-quiet" onClick={onClose}>
            <Icon name="eye" />
            {say("desk-look-at-table")}
          </button>
        </footer>
      )}
    </Sheet>
  );
}
