/** A table in a person's list: a press goes on with it, or replays it when it is over. */

import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import type { OwnTable } from "../protocol/messages";
import { openAgain } from "../protocol/seats";
import { go } from "../router";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { addressOf, ago, dateOf, otherNames, standingOf, titleOf } from "./ownTables";
import "./OwnTableRow.css";

/** Go to the match that follows; if that is not possible, its page says why. */
async function playAgain({ path }: OwnTable): Promise<void> {
  const answer = await openAgain(path);
  go("path" in answer ? answer.path : path);
}

interface RowProps {
  table: OwnTable;
  /** Whether there is little room: the other players are shown as a tooltip then. */
  brief?: boolean;
  /** Further buttons. */
  children?: ComponentChildren;
}

export function OwnTableRow({ table, brief = false, children }: RowProps) {
  const over = table.winners !== null;
  const details = brief && table.again ? [] : [brief ? "" : otherNames(table), over ? dateOf(table.at) : ago(table.at)];
  return (
    <div class={over ? "own-table ended" : "own-table"}>
      <a href={addressOf(table)} title={brief ? otherNames(table) : undefined}>
        <Icon name={over ? "eye" : "again"} />
        <span>
          <b>{over ? gameName(table.game) : titleOf(table)}</b>{" "}
          <small>{[standingOf(table), ...details].filter(Boolean).join(" · ")}</small>
        </span>
      </a>
      {table.again && (
        <button type="button" class="btn btn-go" onClick={() => void playAgain(table)}>
          {say("running-again")}
        </button>
      )}
      {children}
    </div>
  );
}
