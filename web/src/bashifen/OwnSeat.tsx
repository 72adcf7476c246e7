/** The nearest seat: its name, the next action, and the buttons for it. */

import { Mark } from "../table/Hint";
import { nearestSeat } from "../table/seats";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { actOf } from "./act";
import { Backs, Cards } from "./Card";
import { Hand } from "./Hand";
import { Seat } from "./Seats";
import { Suited } from "./Suits";
import { useTable } from "./tableContext";
import "./OwnSeat.css";

export function OwnSeat() {
  const at = useTable();
  const { table, people, choice } = at;
  const seat = nearestSeat(table);
  const { text, words, buttons } = actOf(at);
  const picked = choice.chosen.value.length;
  return (
    <section class="w-mine" aria-label={seatLabel(seat, people)}>
      <div class="meline">
        <Seat seat={seat} />
        <p class="w-say" role="status">
          <Suited text={text} words={words} />
          {choice.leading && choice.picking.value && picked === 0 && <small class="keys">{say("pairs-keys")}</small>}
        </p>
        <div class="w-act">
          {picked > 1 && choice.picking.value && (
            <button type="button" class="btn btn-quiet clear" onClick={() => choice.clear()}>
              {say("pairs-clear")}
            </button>
          )}
          {buttons.map((button) => (
            <button
              key={button.key}
              type="button"
              class={`btn ${button.off ? "is-off" : button.plain ? "" : "btn-go"}`}
              data-next={button.next}
              data-action={button.key}
              aria-disabled={button.off || undefined}
              onClick={() => !button.off && button.go()}
            >
              <span>
                <Suited text={button.text} words={button.words} />
                <Mark actions={button.actions ?? []} spoken />
                {button.about && (
                  <small>
                    <Suited text={button.about} />
                  </small>
                )}
              </span>
            </button>
          ))}
        </div>
      </div>
      {people.viewer === "table" ? <SpectatorHand /> : <Hand />}
    </section>
  );
}

/** The backs of the nearest seat's cards, for spectators. */
function SpectatorHand() {
  const { table, view } = useTable();
  const seat = nearestSeat(table);
  const [hand, open] = [view.hands[seat] ?? [], view.open[seat] ?? []];
  return (
    <div class="w-hand looked" data-place={`seat-${seat}`}>
      <Backs count={hand.length - open.length} />
      {open.length > 0 && <Cards cards={open} />}
    </div>
  );
}
