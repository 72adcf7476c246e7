/** The button for the sheet about a table's fair shuffles, during the match and to check them after it. */

import { useContext } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { record as askForRecord } from "../protocol/operations";
import { say } from "../words/say";
import { ShuffleContext } from "./shuffle";

export function ShuffleButton({ path, over }: { path: string; over: boolean }) {
  const room = useContext(ShuffleContext);
  const reveal = room?.shuffle?.reveal.value;
  if (!room || !reveal) return null;
  const record = async () => {
    const [table = "", viewer = ""] = path.split("/").slice(-2);
    const answer = await askForRecord({ table, viewer });
    if ("why" in answer) throw new Error(answer.why);
    return answer.text();
  };
  return (
    <button type="button" class="btn" onClick={() => room.show({ path, reveal, record: over ? record : null })}>
      <Icon name="shuffle" />
      {say("desk-shuffle")}
    </button>
  );
}
