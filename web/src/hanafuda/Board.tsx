/** The table of flower cards with its bars, sides and sheets. */

import { useLayoutEffect } from "preact/hooks";
import { ghost } from "../cards/Card";
import { indexOf } from "../cards/deck";
import { useTableTitle } from "../parts/title";
import { nearestSeat } from "../table/seats";
import { sentenceOf } from "../table/sentences";
import { TableLayout } from "../table/TableLayout";
import { factorName, gameName, kindName, monthIndex, monthName, rateName } from "../words/names";
import { say } from "../words/say";
import { PhoneBar, TopBar } from "./Bars";
import { Bystanders } from "./Bystanders";
import { Dock } from "./Dock";
import { Field } from "./Field";
import { keepFocus, onKey } from "./keys";
import { Log } from "./Log";
import { Opponents } from "./Opponents";
import { OwnSeat } from "./OwnSeat";
import { Scores } from "./Scores";
import { OpenSheet } from "./sheets/OpenSheet";
import { Question } from "./sheets/Question";
import { hasAuction, isLookingOn, isOpen } from "./standing";
import { useTable } from "./tableContext";
import { useEventEffects } from "./useEventEffects";
import { YakuBanner } from "./YakuBanner";
import { YakuPanel } from "./YakuPanel";
import "./measures.css";
import "./Board.css";
import "./Seasons.css";

export function Board() {
  const { table, view, scene, game, choice, aside, people } = useTable();
  const seats = table.names.length;

  // A sheet that was put aside comes back with the next question; in a replay the result is opened by a button.
  const now = game.scene.value!.view;
  useLayoutEffect(() => {
    aside.value = game.isReplay;
  }, [now.n, now.phase, now.turn, game.isAsked.value]);

  useEventEffects(game);

  useTableTitle(table.game, game.ready.value);

  const counts = view.rate
    ? say("flowers-rate", { rate: rateName(view.rate) })
    : `${kindName(view.kind)} ${factorName(game.factor.value)}`;
  const looksOn = !isOpen(view) && isLookingOn(view, nearestSeat(table));
  return (
    <TableLayout
      class={`hanafuda ${hasAuction(view) ? "many" : ""} ${looksOn ? "looks-on" : ""}`}
      data={{ field: view.kind, seats, month: view.n > 0 ? monthIndex(view.n) : undefined }}
      game={game}
      choice={choice.highlighted.value ? [indexOf(choice.highlighted.value)] : []}
      scene={scene}
      bars={
        <>
          <TopBar />
          <PhoneBar />
        </>
      }
      left={{
        label: say("flowers-bar-scores"),
        children: (
          <>
            <Scores />
            <Log />
          </>
        ),
      }}
      right={{ label: say("flowers-bar-yaku"), children: <YakuPanel /> }}
      heading={say("flowers-heading", { game: gameName(table.game), month: monthName(view.n), counts })}
      printClass="board"
      sheets={
        <>
          <OpenSheet />
          <Question />
        </>
      }
      tell={(event) => sentenceOf(event, people.names)}
      ghost={ghost}
      onKey={(event) => onKey(event, choice)}
      focus={() => keepFocus(choice)}
    >
      <Opponents />
      <Bystanders />
      <Field />
      <OwnSeat />
      {!game.isReplay && <Dock />}
      <YakuBanner />
    </TableLayout>
  );
}
