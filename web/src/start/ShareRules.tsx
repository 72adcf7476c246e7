/** A button that shares the chosen rules as a link; the sheet with the link is fetched when it is opened. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { Lazy } from "../parts/Lazy";
import type { GameOffer } from "../protocol/messages";
import type { HouseRules } from "../table/houseRules";
import { loadShelves } from "../words/languages";
import { say } from "../words/say";

const sheet = async () => (await Promise.all([import("./RulesSheet"), loadShelves("company", "rules")]))[0].RulesSheet;

export function ShareRules({ game, options, seats }: HouseRules & { game: GameOffer }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="btn" aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        <Icon name="next" />
        {say("start-share-rules")}
      </button>
      {isOpen.value && (
        <Lazy
          fetch={sheet}
          failed="page-unreachable"
          props={{ game, rules: { options, seats }, close: () => (isOpen.value = false) }}
        />
      )}
    </>
  );
}
