/** A yaku has its moment: its cards fanned with its name, until it has been seen or any press passes it over. */

import { useLayoutEffect } from "preact/hooks";
import { Face } from "../cards/Card";
import { pace } from "../motion/pace";
import { duration } from "../motion/time";
import { nameOf, yakuName } from "../words/names";
import { useTable } from "./tableContext";
import "./YakuBanner.css";

export function YakuBanner() {
  const { game, scene } = useTable();
  // Where nothing moves there is no such moment: the plate and the log say it.
  if (!scene.announced || !pace() || !duration("--m-yaku")) return null;
  return (
    <Fanned key={`${scene.announced.seat} ${scene.announced.yaku}`} {...scene.announced} skip={() => game.skip()} />
  );
}

interface FannedProps {
  seat: number;
  yaku: readonly string[];
  cards: string;
  skip: () => void;
}

function Fanned({ seat, yaku, cards, skip }: FannedProps) {
  const { people } = useTable();
  // From the moment on that it is seen, a press is its own: an effect after the next frame would miss some.
  useLayoutEffect(() => {
    const pressed = (event: Event) => {
      event.stopPropagation();
      if (event.type === "keydown") event.preventDefault();
      skip();
    };
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, pressed, true);
    return () => {
      for (const press of ["pointerdown", "keydown"]) removeEventListener(press, pressed, true);
    };
  }, []);
  const middle = (cards.length - 1) / 2;
  return (
    <div class="made" aria-hidden="true">
      <p class="made-cards" style={{ "--n": cards.length }}>
        {[...cards].map((card, index) => (
          <span key={card} style={{ "--at": index - middle }}>
            <Face card={card} />
          </span>
        ))}
      </p>
      <p class="made-name">
        <b>{yakuName(yaku)}</b>
        <span>{nameOf(seat, people)}</span>
      </p>
    </div>
  );
}
