/** The sheets that a person opens: the side panels of a wide screen, and the menu. */

import { Icon } from "../../parts/Icon";
import { InfoSheet } from "../../parts/Sheet";
import { MenuSheet } from "../../table/MenuSheet";
import { isAlone } from "../../table/PlayFrom";
import { say } from "../../words/say";
import { Ladder } from "../Ladder";
import { LastTrick } from "../LastTrick";
import { Log } from "../Log";
import { WonCards } from "../Points";
import { TrumpsOut } from "../TrumpsOut";
import { useTable } from "../tableContext";
import { Levels } from "./Levels";

export function OpenSheet() {
  const { game, sheet, table } = useTable();
  const close = () => (sheet.value = null);
  const replay = () => {
    close();
    game.replayLast();
  };
  switch (sheet.value) {
    case "levels":
      return (
        <InfoSheet id="levels-sheet" title={say("pairs-bar-stages")} onClose={close}>
          <Ladder />
          <Levels />
          <Log />
        </InfoSheet>
      );
    case "points":
      return (
        <InfoSheet id="points-sheet" title={say("pairs-bar-points")} onClose={close}>
          <WonCards />
          <LastTrick />
          <TrumpsOut />
        </InfoSheet>
      );
    case "menu":
      return (
        <MenuSheet
          path={game.path}
          viewer={game.viewer}
          isStored={game.session.isStored}
          alone={isAlone(table.players)}
          playing={game.viewer !== "table" && !game.over.value && !game.session.ended.value && game.session.isStored}
          onClose={close}
        >
          <button type="button" class="btn only-phone" onClick={() => (sheet.value = "levels")}>
            <Icon name="lines" />
            {say("pairs-bar-stages")}
          </button>
          {!game.isReplay && (
            <button type="button" class="btn only-phone" onClick={replay}>
              <Icon name="again" />
              {say("desk-replay-button")}
            </button>
          )}
        </MenuSheet>
      );
    default:
      return null;
  }
}
