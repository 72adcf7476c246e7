/** A small table of 八十分: the trick by seat, and the viewer's hand. */

import { Card } from "../bashifen/Card";
import { SuitSymbols } from "../bashifen/Suits";
import type { Scene } from "../bashifen/scene";
import { suitColours } from "../preferences";
import type { BoardProps } from "./exampleMoments";

export function PackBoard({ moment, names }: BoardProps) {
  const { view, trick, hand } = moment.scene as Scene;
  return (
    <div class="bashifen rx-pack" data-suits={suitColours.value}>
      <SuitSymbols />
      <div class="rx-trick">
        {names.map((name, seat) => (
          <div key={seat} data-place={`seat-${seat}`} data-ahead={seat === view.ahead}>
            <b>{name}</b>
            <div class="rx-cards">
              {trick
                .find((play) => play.seat === seat)
                ?.cards.map(({ id, card }) => (
                  <Card key={id} id={id} card={card} />
                ))}
            </div>
          </div>
        ))}
      </div>
      <div class="rx-cards rx-hand">
        {hand
          .flatMap(({ cards }) => cards)
          .map(({ id, card }) => (
            <Card key={id} id={id} card={card} />
          ))}
      </div>
    </div>
  );
}
