/** The cards of a yaku come together: each flies from where it lies to its place in the fan. */

import { pace } from "./pace";
import { duration } from "./time";

/** How much later each card leaves than the one before, as a part of the flight. */
const LATER = 0.22;

/** `places` are the places in the fan, one for each card; a card that lies nowhere in `within` stays in the fan. */
export function gatherCards(places: Iterable<HTMLElement>, cards: string, within: ParentNode): void {
  const time = duration("--m-card") * pace();
  if (!time) return;
  const easing = getComputedStyle(document.documentElement).getPropertyValue("--e-out");
  const flights = [...places].flatMap((place, index) => {
    const card = within.querySelector(`[data-card="${cards[index]}"]`)?.getBoundingClientRect();
    return card?.width ? [{ place, card, rest: place.getBoundingClientRect(), index }] : [];
  });
  for (const { place, card, rest, index } of flights)
    place.animate(
      [
        {
          translate: `${card.x + card.width / 2 - rest.x - rest.width / 2}px ${card.y + card.height / 2 - rest.y - rest.height / 2}px`,
          scale: card.width / place.offsetWidth,
        },
        { translate: "0 0", scale: 1 },
      ],
      { duration: time * 1.6, delay: time * LATER * index, easing, fill: "backwards" },
    );
}
