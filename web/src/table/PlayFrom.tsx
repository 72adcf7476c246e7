/** A button that opens a new table from a moment of a match against bots; the match stays as it is. */

import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../parts/Icon";
import type { Failure } from "../protocol/ask";
import type { Seated } from "../protocol/messages";
import { go } from "../router";

interface PlayFromProps {
  open: () => Promise<Seated | Failure>;
  icon: IconName;
  name: string;
}

export function PlayFrom({ open, icon, name }: PlayFromProps) {
  const opening = useSignal(false);
  const failure = useSignal("");
  const begin = async () => {
    if (opening.value) return;
    opening.value = true;
    failure.value = "";
    const answer = await open();
    opening.value = false;
    if ("path" in answer) go(answer.path);
    else failure.value = answer.why;
  };
  return (
    <>
      <button type="button" class="btn" aria-disabled={opening.value || undefined} onClick={() => void begin()}>
        <Icon name={icon} />
        {name}
      </button>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
    </>
  );
}

/** Whether one person plays against bots, so that no other person is concerned. */
export const isAlone = (players: readonly string[]): boolean =>
  players.filter((player) => player === "person").length === 1 && !players.includes("open");
