/** The sheets that a person opens: the side panels of a wide screen, piles, the score sheet, the menu. */

import { Icon } from "../../parts/Icon";
import { InfoSheet } from "../../parts/Sheet";
import { MenuSheet } from "../../table/MenuSheet";
import { isAlone } from "../../table/PlayFrom";
import { seatLabel } from "../../words/names";
import { say } from "../../words/say";
import { HasShown } from "../Bystander";
import { Log } from "../Log";
import { Piles, Sum } from "../Piles";
import { Scores } from "../Scores";
import { isLookingOn } from "../standing";
import { useTable } from "../tableContext";
import { Unseen } from "../Unseen";
import { YakuPanel } from "../YakuPanel";
import { YearSheet } from "./YearSheet";
import "./OpenSheet.css";

export function OpenSheet() {
  const { game, sheet, view, people, table } = useTable();
  const close = () => (sheet.value = null);
  const open = sheet.value;
  if (open === null) return null;
  if (typeof open === "object") {
    const cards = view.captured[open.piles] ?? "";
    const name = seatLabel(open.piles, people);
    const looksOn = isLookingOn(view, open.piles);
    return (
      <InfoSheet
        id="piles-title"
        title={looksOn ? name : say("flowers-piles-of", { who: name })}
        class="piles-sheet"
        onClose={close}
      >
        {looksOn ? (
          <HasShown seat={open.piles} />
        ) : (
          <>
            <Piles cards={cards} />
            <Sum cards={cards} />
          </>
        )}
      </InfoSheet>
    );
  }
  switch (open) {
    case "scores":
      return (
        <InfoSheet id="scores-sheet" title={say("flowers-bar-scores")} onClose={close}>
          <Scores />
          <button type="button" class="btn" onClick={() => (sheet.value = "year")}>
            <Icon name="sheet" />
            {say("flowers-bar-sheet")}
          </button>
          <Log latestFirst />
        </InfoSheet>
      );
    case "yaku":
      return (
        <InfoSheet id="yaku-sheet" title={say("flowers-bar-yaku")} onClose={close}>
          <YakuPanel />
        </InfoSheet>
      );
    case "unseen":
      return (
        <InfoSheet id="unseen-title" title={say("flowers-unseen-title")} onClose={close}>
          <Unseen />
        </InfoSheet>
      );
    case "year":
      return (
        <InfoSheet id="year-title" title={say("flowers-sheet-title")} class="year-sheet" onClose={close}>
          <YearSheet />
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
          <button type="button" class="btn" onClick={() => (sheet.value = "year")}>
            <Icon name="sheet" />
            {say("flowers-bar-sheet")}
          </button>
          <button type="button" class="btn" onClick={() => (sheet.value = "unseen")}>
            <Icon name="eye" />
            {say("flowers-unseen-title")}
          </button>
          <a class="btn" href={`/rules/${table.game}`} target="_blank" rel="noopener">
            <Icon name="book" />
            {say("page-rules-link")} <span class="vh">{say("page-rules-opens")}</span>
          </a>
        </MenuSheet>
      );
  }
}
