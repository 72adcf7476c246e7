/** The table and all that lies around and upon it. */

import { useEffect, useLayoutEffect } from "preact/hooks";
import { ghost } from "../cards/Card";
import { play } from "../motion/flip";
import { useTitle } from "../parts/title";
import { BillSheet } from "../sheets/BillSheet";
import { BidSheet } from "../sheets/BidSheet";
import { CancelSheet } from "../sheets/CancelSheet";
import { DecideSheet } from "../sheets/DecideSheet";
import { DoubleSheet } from "../sheets/DoubleSheet";
import { HattoSheet } from "../sheets/HattoSheet";
import { OpenSheet } from "../sheets/InfoSheets";
import { MizutenSheet } from "../sheets/MizutenSheet";
import { ResultSheet } from "../sheets/ResultSheet";
import { ShowSheet } from "../sheets/ShowSheet";
import { factorName, kindName, monthName, rateName, told } from "../words/names";
import { say, sayName } from "../words/say";
import { Bystander } from "./Bystander";
import { nearest, useTable } from "./desk";
import { Field } from "./Field";
import { keepFocus, onKey } from "./keys";
import { Log, Spoken } from "./Log";
import { Dock, Mine } from "./Mine";
import { Pace } from "./Pace";
import { Plate } from "./Plate";
import { Scores } from "./Scores";
import { hasAuction, open, watches } from "./standing";
import { PhoneBar, TopBar } from "./TopBar";
import { Tanzaku } from "./Tanzaku";
import { YakuPanel } from "./YakuPanel";

export function Board() {
  const { table, view, scene, game, choice, aside, people } = useTable();
  const seats = table.names.length;
  const own = nearest(table);
  // Play goes counter-clockwise: who plays next sits to the right.
  const others = [...Array(seats - 1).keys()].map((step) => (own + seats - 1 - step) % seats);
  const plates = open(view) ? [] : others.filter((seat) => view.order.includes(seat));
  const few = !hasAuction(view);

  useLayoutEffect(() => {
    const goal = (card: string) => {
      const owner = view.captured.findIndex((cards) => cards.includes(card));
      return owner < 0 ? null : `pile-${owner}`;
    };
    // Parts that follow a signal by themselves are drawn after this one, in the same turn of the event loop.
    queueMicrotask(() => {
      play(game.origin, goal, ghost);
      if (!game.replay.value) keepFocus(choice);
    });
  }, [scene]);

  // What was put aside comes back with the next question.
  const now = game.scene.value!.view;
  useLayoutEffect(() => void (aside.value = false), [now.n, now.phase, now.turn, game.asked.value]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!document.querySelector("dialog[open]")) onKey(event, choice);
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [choice]);

  useTitle((game.ready.value ? `${say("turn.you")} – ` : "") + sayName("game", table.game));

  const counts = view.rate ? say("rate", { rate: rateName(view.rate) }) : `${kindName(view.kind)} ${factorName(game.factor.value)}`;
  const heading = `${sayName("game", table.game)} ${monthName(view.n)} ${counts}`;
  return (
    <div class={`t-hana ${few ? "" : "many"} ${!open(view) && watches(view, own) ? "looks-on" : ""}`} data-field={view.kind} data-seats={seats} onPointerDown={() => game.catchUp()}>
      <a class="skip" href="#main">
        {say("skip")}
      </a>
      <TopBar />
      <PhoneBar />
      <div class="desk">
        <aside class="side left" aria-label={say("bar.scores")}>
          <Scores />
          <Log />
        </aside>
        <main class="board print" id="main" tabIndex={-1}>
          <h1 class="vh">{heading}</h1>
          <section class="opps" aria-label={say("opponents")}>
            <Tanzaku />
            {plates.length < others.length && (
              <div key={plates.length} class="bys" data-open={open(view)} style={{ "--n": others.length - plates.length }}>
                {others
                  .filter((seat) => !plates.includes(seat))
                  .map((seat) => (
                    <Bystander key={seat} seat={seat} />
                  ))}
              </div>
            )}
            {plates.map((seat) => (
              <Plate key={seat} seat={seat} />
            ))}
          </section>
          <Field />
          <Mine />
          <Dock />
        </main>
        <aside class="side right" aria-label={say("bar.yaku")}>
          <YakuPanel />
        </aside>
      </div>
      <Spoken />
      <Pace game={game} tell={(event) => told(event, people)} focus={() => keepFocus(choice)} />
      <OpenSheet />
      <Question />
    </div>
  );
}

/** What the table asks of this seat, or tells it before play goes on. */
function Question() {
  const { game, aside, sheet, view, choice } = useTable();
  // It waits until what a person reads is put away.
  if (sheet.value !== null || game.replay.value) return null;
  if (game.bill.value !== null) return <BillSheet />;
  if (aside.value) return null;
  if (game.over.value) return <ResultSheet />;
  if (choice.doubt.value) return <HattoSheet doubt={choice.doubt.value} />;
  if (!game.ready.value) return null;
  if (view.phase === "show") return <ShowSheet />;
  if (view.phase === "mizuten") return <MizutenSheet />;
  if (view.phase === "bid") return view.rate ? <DoubleSheet /> : <BidSheet />;
  if (view.phase === "decide" || view.phase === "decide_hand") return <DecideSheet />;
  if (view.phase === "cancel") return <CancelSheet />;
  return null;
}
