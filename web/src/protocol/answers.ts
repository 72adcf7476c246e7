/** Answers of a table to commands, in words; and giving up a seat from another page. */

import { say } from "../words/say";
import { type Failure, failureOfRefusal, unreachable } from "./ask";
import { type Answer, Connection, type Status } from "./connection";
import { browserEnvironment } from "./environment";

/** The failure of a command; null if it is done, or if the seat is gone. */
export async function failureIn(answer: Answer): Promise<Failure | null> {
  if (answer === null || answer === "refused" || answer === "gone") return null;
  if (answer === "old") return { why: say("page-gone-old-text") };
  if (answer === "outdated") return { why: say("page-offline-outdated") };
  return typeof answer === "string" ? unreachable() : failureOfRefusal(answer);
}

/** Give up the seat at `path` over a short connection. */
export function giveUp(path: string): Promise<Failure | null> {
  return new Promise((resolve) => {
    let isSent = false;
    const end = (answer: Answer) => {
      connection.stop();
      resolve(failureIn(answer));
    };
    const status = (status: Status) => {
      if (status === "connecting" || (status === "open" && isSent)) return;
      isSent = true;
      if (status === "open") void connection.ask({ do: "give_up" }).then(end);
      else end(status);
    };
    const deaf = () => {};
    const handlers = {
      gathering: deaf,
      table: deaf,
      entry: deaf,
      caughtUp: deaf,
      ack: deaf,
      nack: deaf,
      sideMessage: deaf,
    };
    const connection = new Connection(path, { status, ...handlers }, browserEnvironment());
    connection.start();
  });
}
