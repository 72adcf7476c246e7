/** A new table from a moment of a match against bots; the match itself stays as it is. */

import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../parts/Icon";
import { openFrom } from "../protocol/http";
import { go } from "../router";

interface PlayFromProps {
  /** The seat that the person will have. */
  path: string;
  /** From 1; none: before the own last choice. */
  moment?: number;
  icon: IconName;
  name: string;
}

export function PlayFrom({ path, moment, icon, name }: PlayFromProps) {
  const failure = useSignal("");
  const open = async () => {
    const opened = await openFrom(path, moment);
    if ("path" in opened) go(opened.path);
    else failure.value = opened.why;
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void open()}>
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

/** Whether one person plays against bots: then nobody else minds. */
export const isAlone = (players: readonly string[]): boolean =>
  players.filter((player) => player === "person").length === 1 && !players.includes("open");
