/** The nearest seat: last event, piles, hand, and what is to be done. */

import { Icon } from "../parts/Icon";
import { who } from "../words/names";
import { say, type Key } from "../words/say";
import { useAct } from "./act";
import { nearest, useDesk, useTable } from "./desk";
import { HasShown } from "./Bystander";
import { Hand } from "./Hand";
import { lastTold } from "./Log";
import { PileStrip, Piles, Sum } from "./Piles";
import { Seals, Slips } from "./Seals";
import { open, standing, watches } from "./standing";

export function Mine() {
  const { table, view, people } = useTable();
  const seat = nearest(table);
  const captured = view.captured[seat] ?? "";
  return (
    <section class={view.turn === seat ? "mine on" : "mine"} aria-label={who(seat, people)}>
      <div class="my-top">
        <Ticker />
        <div class="turn">
          <p class="tn">{whoseTurn()}</p>
          <p class="slips">
            <Seals seat={seat} />
            <Slips seat={seat} />
          </p>
        </div>
        <div class="my-piles">
          {!watches(view, seat) && (
            <>
              <Piles cards={captured} moves />
              <Sum cards={captured} />
            </>
          )}
        </div>
        <ActPanel />
      </div>
      {!open(view) && watches(view, seat) ? (
        <div class="looking-on">
          <p>{say(`looking.on.${standing(view, seat)}` as Key)}</p>
          <HasShown seat={seat} />
        </div>
      ) : (
        <>
          <PileStrip seat={seat} />
          <Hand />
        </>
      )}
    </section>
  );

  function whoseTurn(): string {
    if (view.phase === "over") return say("turn.over");
    if (view.turn === null) return say("turn.none");
    return view.turn === people.viewer ? say("turn.you") : say("turn", { who: who(view.turn, people) });
  }
}

/** One line for a small screen: what to beware of, who wants the card, or what was told last. */
function Ticker() {
  const { game, people } = useTable();
  const { warnings, note } = useAct();
  const beware = warnings.length > 0;
  return (
    <p class={`ticker only-phone ${beware ? "beware" : note ? "noted" : ""}`} aria-hidden="true">
      {beware ? warnings.join(" ") : note || lastTold(game.record.value, people)}
    </p>
  );
}

function ActPanel() {
  const { text, keys, label, go, next, off, warnings, note } = useAct();
  return (
    <div class="act">
      <div class="act-notes">
        <p class="note" id="card-note">
          {note}
        </p>
        {warnings.map((warning) => (
          <p key={warning} class="beware">
            <Icon name="warn" />
            <span>{warning}</span>
          </p>
        ))}
      </div>
      <p class="say">
        {text}
        {keys && <small class="keys">{keys}</small>}
      </p>
      {label && (
        <button key={String(next)} type="button" class="btn btn-go" data-next={next} aria-disabled={off || undefined} onClick={go}>
          {label}
        </button>
      )}
    </div>
  );
}

/** The thumb's zone of a small screen. */
export function Dock() {
  const { text, label, go, next, off } = useAct();
  const { sheet } = useDesk();
  return (
    <div class="dock only-phone">
      <button type="button" class="dk" onClick={() => (sheet.value = "yaku")}>
        <Icon name="book" />
        <span>{say("bar.yaku")}</span>
      </button>
      <button type="button" class="dk" onClick={() => (sheet.value = "scores")}>
        <Icon name="lines" />
        <span>{say("bar.scores")}</span>
      </button>
      {label ? (
        <button key={String(next)} type="button" class="btn btn-go dk-go" data-next={next} aria-disabled={off || undefined} onClick={go}>
          {label}
        </button>
      ) : (
        <p class="dk-go dk-say">{text}</p>
      )}
    </div>
  );
}
