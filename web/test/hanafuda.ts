/** The fixtures of flower cards, which hanafuda_fixtures.py writes. */

import type { CardPoints, Event, View } from "../src/protocol/messages";
import content from "./hanafuda_fixtures.json";

export interface Fixtures {
  letters: string;
  card_points: CardPoints;
  months: { record: Event[]; view: View }[][];
  years: {
    multipliers: string;
    record: Event[];
  }[];
}

export const fixtures = content as unknown as Fixtures;
