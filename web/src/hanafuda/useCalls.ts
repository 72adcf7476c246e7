/** Calls each yaku aloud when it is shown or made. */

import { useEffect } from "preact/hooks";
import { call } from "../motion/calling";
import { languageTag } from "../words/languages";
import { yakuName } from "../words/names";
import type { Game } from "./game";

export function useCalls(game: Game): void {
  const announced = game.scene.value?.announced;
  useEffect(() => {
    if (announced && !game.isReplay) call(yakuName(announced.yaku), languageTag.peek());
  }, [announced]);
}
