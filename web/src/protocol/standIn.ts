/** What answers in place of a server that is out of reach, as far as a browser can. */

import type { House, Question } from "./house";
import { ANYWHERE } from "./operations";

export type StandIn = (question: Question) => Promise<Response>;

/** A house for which a stand-in answers, where there is one; it is opened when it is first needed. */
export function withStandIn(house: House, open: () => Promise<StandIn | null>): House {
  let opened: Promise<StandIn | null> | null = null;
  return {
    async ask(question) {
      try {
        return await house.ask(question);
      } catch (unreachable) {
        if (!ANYWHERE.has(question.name)) throw unreachable;
        opened ??= open().catch(() => null);
        const standIn = await opened;
        if (!standIn) throw unreachable;
        return standIn(question);
      }
    },
    open: (path) => house.open(path),
  };
}
