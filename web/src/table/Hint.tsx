/** The button for a hint, where the table allows hints; its sheet is fetched when it is opened. */

import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Lazy } from "../parts/Lazy";
import type { Viewer } from "../protocol/messages";
import { loadShelves } from "../words/languages";
import { say } from "../words/say";
import { AttendanceContext } from "./attendance";

/** The part of a game's state that a hint uses. */
export interface Hinted {
  path: string;
  viewer: Viewer;
  /** Whether the seat has more than one choice. */
  choosing: { value: boolean };
  table: { value: { names: readonly string[] } | null };
}

const sheet = async () =>
  (await Promise.all([import("./HintSheet"), loadShelves("insight", "statistics")]))[0].HintSheet;

/** The table for which hints are asked. */
export const HintedContext = createContext<Hinted | null>(null);

interface HintButtonProps {
  class?: string;
  /** Whether the button stays while there is nothing to choose. */
  stays?: boolean;
}

export function HintButton({ class: extra = "btn-quiet", stays = false }: HintButtonProps) {
  const game = useContext(HintedContext);
  const attendance = useContext(AttendanceContext);
  const open = useSignal(false);
  const table = game?.table.value;
  if (!game || game.viewer === "table" || !attendance?.mayHint.value || !table) return null;
  if (!stays && !game.choosing.value) return null;
  return (
    <>
      <button
        type="button"
        class={`btn ${extra}`}
        aria-disabled={!game.choosing.value || undefined}
        aria-label={say("desk-hint")}
        onClick={() => (open.value = game.choosing.value)}
      >
        <Icon name="hint" />
        <span>{say("desk-hint")}</span>
      </button>
      {open.value && (
        <Lazy
          fetch={sheet}
          failed="page-learn-failed"
          props={{ path: game.path, names: table.names, onClose: () => (open.value = false) }}
        />
      )}
    </>
  );
}
