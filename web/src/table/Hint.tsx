/** The button for a hint, where the table allows hints, and what a hint says at a card or a button. */

import { useContext } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Lazy } from "../parts/Lazy";
import { loadShelves } from "../words/languages";
import { say } from "../words/say";
import { AttendanceContext } from "./attendance";
import { HintContext, useHintMark } from "./hint";
import "./Hint.css";

interface HintButtonProps {
  class?: string;
  /** Whether the button stays while there is nothing to choose. */
  stays?: boolean;
}

export function HintButton({ class: look = "btn btn-quiet", stays = false }: HintButtonProps) {
  const hint = useContext(HintContext);
  const attendance = useContext(AttendanceContext);
  if (!hint || hint.game.viewer === "table" || !attendance?.mayHint.value) return null;
  const isChoosing = hint.game.choosing.value;
  if (!stays && !isChoosing) return null;
  return (
    <button
      type="button"
      class={look}
      aria-disabled={!isChoosing || undefined}
      aria-label={say("desk-hint")}
      aria-pressed={hint.open.value}
      onClick={() => {
        if (isChoosing) hint.toggle();
      }}
    >
      <Icon name="hint" />
      <span>{say("desk-hint")}</span>
    </button>
  );
}

/** What the hint says of a choice, at its card or in its button. */
export function Mark({ actions, spoken = false }: { actions: readonly number[]; spoken?: boolean }) {
  const mark = useHintMark(actions);
  if (!mark) return null;
  return (
    <>
      <span class={mark.best ? "hint-mark is-best" : "hint-mark"} aria-hidden="true">
        {mark.text}
      </span>
      {spoken && <span class="vh">, {mark.words}</span>}
    </>
  );
}

const drawer = async () => (await Promise.all([import("./HintDrawer"), loadShelves("insight")]))[0].HintDrawer;

/** The place of the hint's reasons; with `inDialog` that within a dialog, which lies over the other. */
export function HintPlace({ inDialog = false }: { inDialog?: boolean }) {
  const hint = useContext(HintContext);
  if (!hint?.open.value || hint.inDialog.value !== inDialog) return null;
  return <Lazy fetch={drawer} failed="page-learn-failed" props={{ hint }} />;
}
