/** A small table of flower cards: hands, piles, the field and the stock. */

import { Face, Fan } from "../cards/Card";
import type { Scene } from "../hanafuda/scene";
import { say } from "../words/say";
import type { BoardProps } from "./exampleMoments";

export function FlowerBoard({ moment, names }: BoardProps) {
  const { view, meeting } = moment.scene as Scene;
  const takes = meeting?.takes ?? "";
  return (
    <>
      <div class="rx-seats">
        {names.map((name, seat) => (
          <div key={seat} class="rx-seat" data-place={`seat-${seat}`} data-own={seat === view.viewer}>
            <b>{name}</b>
            <Fan cards={view.hands[seat] ?? ""} moves class="closes-up" />
            <Fan cards={view.captured[seat] ?? ""} moves class="closes-up" />
          </div>
        ))}
      </div>
      <div class="rx-middle">
        {view.stock > 0 && (
          <p class="small" data-place="stock">
            {say("guide-example-stock", { n: view.stock })}
          </p>
        )}
        <p class="small">{say("guide-example-field")}</p>
        <div class="rx-field">
          {meeting && <Face card={meeting.card} moves class="meets" />}
          {[...view.field].map((card) => (
            <Face key={card} card={card} moves class={takes.includes(card) ? "meets" : ""} />
          ))}
        </div>
      </div>
    </>
  );
}
