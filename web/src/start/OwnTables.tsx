/** The tables at which this browser holds a seat: the last one in sight, the others folded. */

import { useSignal } from "@preact/signals";
import { GiveUp } from "../frame/GiveUp";
import { forgetTable, type Remembered, rememberedTables } from "../frame/remembered";
import { Icon } from "../parts/Icon";
import { tag } from "../words/languages";
import { gameName, peopleAt } from "../words/names";
import { list, said, say, sayAt } from "../words/say";
import "./OwnTables.css";

export function OwnTables() {
  const tables = useSignal(rememberedTables());
  const [last, ...others] = tables.value;
  if (!last) return null;
  const remove = (path: string) => {
    forgetTable(path);
    tables.value = rememberedTables();
  };
  return (
    <nav class="own-tables" aria-label={say("start-tables")}>
      <Row table={last} remove={() => remove(last.path)} />
      {others.length > 0 && (
        <details>
          <summary>
            <Icon name="down" />
            {say("start-tables-more", { n: others.length })}
          </summary>
          <div class="own-others">
            {others.map((table) => (
              <Row key={table.path} table={table} remove={() => remove(table.path)} />
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}

function Row({ table, remove }: { table: Remembered; remove: () => void }) {
  const { path, game, month, standing, when } = table;
  const title = sayAt(game, "start-table", { game: gameName(game), month });
  const others = peopleAt(table).names.filter((_, seat) => seat !== table.viewer);
  return (
    <div class="own-table">
      <a href={path} title={say("start-with", { others: list(others) })}>
        <Icon name="again" />
        <span>
          <b>{title}</b>{" "}
          <small>{[turn(table), standing && said(standing), ago(when)].filter(Boolean).join(" · ")}</small>
        </span>
      </a>
      <GiveUp path={path} listed={{ name: say("leave-table", { table: title }), remove }} onDone={remove} />
    </div>
  );
}

/** Whose turn it was when the page saw the table last. */
function turn(table: Remembered): string {
  if (table.turn === null) return "";
  if (table.turn === table.viewer) return say("start-turn-yours");
  return say("start-turn", { who: peopleAt(table).names[table.turn] ?? "" });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Five minutes ago. */
function ago(when: number): string {
  const past = Date.now() - when;
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS[2]!;
  return new Intl.RelativeTimeFormat(tag.value, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
