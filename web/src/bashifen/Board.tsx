/** The table of 八十分 with its bars, sides and sheets. */

import { useEffect, useLayoutEffect } from "preact/hooks";
import { Stack } from "../parts/Stack";
import { useTableTitle } from "../parts/title";
import { suitColours } from "../preferences";
import { nearestSeat } from "../table/seats";
import { sentenceOf } from "../table/sentences";
import { TableLayout } from "../table/TableLayout";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { PhoneBar, TopBar } from "./Bars";
import { keepFocus, onFocus, onKey } from "./keys";
import { Ladder } from "./Ladder";
import { LastTrick } from "./LastTrick";
import { Log } from "./Log";
import { plainSentence } from "./names";
import { OwnSeat } from "./OwnSeat";
import { WonCards } from "./Points";
import { FEW, Seat } from "./Seats";
import { SuitSymbols } from "./Suits";
import { OpenSheet } from "./sheets/OpenSheet";
import { Question } from "./sheets/Question";
import { TableCenter } from "./TableCenter";
import { TrumpRibbon } from "./Trump";
import { TrumpsOut } from "./TrumpsOut";
import { useTable } from "./tableContext";
import "./Board.css";

/** The picture that flies for a card that is gone. */
function ghost(_: string, element: HTMLElement): HTMLElement {
  const card = element.matches(".w") ? element : (element.querySelector<HTMLElement>(".w") ?? element);
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  return copy;
}

export function Board() {
  const { table, view, scene, game, choice, aside, people } = useTable();
  const own = nearestSeat(table);
  const open = [1, 2, 3].some((step) => (view.open[(own + step) % 4]?.length ?? 0) > FEW);

  // A sheet that was put aside comes back when the match is over; in a replay a button opens it.
  useLayoutEffect(() => {
    aside.value = game.isReplay;
  }, [game.scene.value!.view.phase]);

  useEffect(() => {
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);

  useTableTitle(table.game, game.ready.value && view.turn === own);

  return (
    <TableLayout
      class="bashifen"
      data={{ suits: suitColours.value, phase: view.phase, hands: open ? "open" : undefined }}
      game={game}
      choice={choice.actions.value}
      scene={scene}
      bars={
        <>
          <SuitSymbols />
          <TopBar />
          <PhoneBar />
        </>
      }
      left={{
        label: say("pairs-bar-stages"),
        children: (
          <>
            <Ladder />
            <Log />
          </>
        ),
      }}
      right={{
        label: say("pairs-bar-points"),
        children: (
          <Stack>
            <WonCards />
            <LastTrick />
            <TrumpsOut />
          </Stack>
        ),
      }}
      heading={view.n > 0 ? say("pairs-heading", { game: gameName(table.game), n: view.n }) : gameName(table.game)}
      printClass="ring"
      sheets={
        <>
          <OpenSheet />
          <Question />
        </>
      }
      tell={(event) => plainSentence(sentenceOf(event, people.names))}
      ghost={ghost}
      onKey={onKey}
      focus={keepFocus}
    >
      <TrumpRibbon />
      {[2, 3, 1].map((step) => (
        <Seat key={step} seat={(own + step) % 4} />
      ))}
      <TableCenter />
      <OwnSeat />
    </TableLayout>
  );
}
