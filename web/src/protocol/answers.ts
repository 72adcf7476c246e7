/** Answers of a table to what its persons ask of it, in words; and a seat that is given up from elsewhere. */

import { say } from "../words/say";
import { type Failure, refused, unreachable } from "./ask";
import { type Answer, Connection, type Status } from "./connection";
import { browser } from "./surroundings";

/** Why it is not done; null where it is, or where there is no such seat any more at which it could be. */
export async function failureIn(answer: Answer): Promise<Failure | null> {
  if (answer === null || answer === "refused" || answer === "gone") return null;
  if (answer === "old") return { why: say("page-gone-old-text") };
  if (answer === "outdated") return { why: say("page-offline-outdated") };
  return typeof answer === "string" ? unreachable() : refused(answer);
}

/** Give up the seat at `path`, over a line that lasts no longer. */
export function giveUp(path: string): Promise<Failure | null> {
  return new Promise((done) => {
    let asked = false;
    const end = (answer: Answer) => {
      connection.stop();
      done(failureIn(answer));
    };
    const status = (status: Status) => {
      if (status === "connecting" || (status === "open" && asked)) return;
      asked = true;
      if (status === "open") void connection.ask({ do: "give_up" }).then(end);
      else end(status);
    };
    const deaf = () => {};
    const handlers = { gathering: deaf, table: deaf, entry: deaf, caughtUp: deaf, ack: deaf, nack: deaf, beside: deaf };
    const connection = new Connection(path, { status, ...handlers }, browser());
    connection.start();
  });
}
