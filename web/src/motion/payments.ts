/** Payments as coins that travel from one purse to another. A purse is an element with `data-purse`. */

import { pace } from "./pace";
import { duration } from "./time";
import "./payments.css";

export interface Transfer {
  from: string;
  to: string;
}

/** How many coins a payment has. */
const COINS = 3;
/** How much later each coin leaves than the one before, as a part of the journey. */
const LATER = 0.12;

/** One journey for each pair of purses, however many payments go that way. */
export function journeys(payments: readonly Transfer[]): Transfer[] {
  const ways = new Map(payments.filter(({ from, to }) => from !== to).map((way) => [`${way.from}>${way.to}`, way]));
  return [...ways.values()];
}

/** Let coins travel until they arrive, or until a press or a key. */
export function sendCoins(payments: readonly Transfer[]): void {
  const time = duration("--m-count") * pace();
  if (!time || document.hidden) return;
  const easing = getComputedStyle(document.documentElement).getPropertyValue("--e-slide");
  // All places are read before anything moves.
  const ways = journeys(payments).flatMap(({ from, to }) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    return start && end ? [{ start, end }] : [];
  });
  const skip = new AbortController();
  for (const press of ["pointerdown", "keydown"] as const)
    addEventListener(press, () => skip.abort(), { capture: true, signal: skip.signal });
  const flights = ways.flatMap(({ start, end }) =>
    Array.from({ length: COINS }, async (_, place) => {
      const coin = document.createElement("span");
      coin.className = "travelling-coin";
      document.body.append(coin);
      const flight = coin.animate(path(start, end), {
        duration: time,
        delay: place * time * LATER,
        easing,
        fill: "both",
      });
      skip.signal
        .addEventListener("abort", () => flight.finish());
      await flight.finished;
      coin.remove();
    }),
  );
  void Promise.all(flights).then(() => skip.abort());
}

interface Spot {
  x: number;
  y: number;
}

/** The way of a coin: it bows towards the middle of the window, away from bars and hand. */
function path(start: Spot, end: Spot): Keyframe[] {
  const transform = ({ x, y }: Spot) => `translate(${x}px, ${y}px)`;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const bow = Math.min(60, Math.abs(end.x - start.x) / 6) * Math.sign(innerHeight / 2 - middle.y);
  return [
    { transform: transform(start), opacity: 0 },
    { transform: transform(start), opacity: 1, offset: 0.08 },
    { transform: transform({ x: middle.x, y: middle.y + bow }), opacity: 1, offset: 0.5 },
    { transform: transform(end), opacity: 1, offset: 0.94 },
    { transform: transform(end), opacity: 0 },
  ];
}

function middleOf(purse: string): Spot | null {
  for (const element of document.querySelectorAll(`[data-purse="${purse}"]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width) return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}
