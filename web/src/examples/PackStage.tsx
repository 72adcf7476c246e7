/** A table of 八十分, small: the trick, seat by seat, and the own hand. */

import { Card } from "../bashifen/Card";
import { SuitSymbols } from "../bashifen/Suits";
import type { Scene } from "../bashifen/scene";
import { suitColours } from "../preferences";
import type { StageProps } from "./stills";

export function PackStage({ still, names }: StageProps) {
  const { view, trick, hand } = still.scene as Scene;
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
