/** The entries before a table as it is sent, which it keeps as changes backwards. */

import { applyChange } from "../protocol/changes";
import type { AnyTable, AnyView } from "./moments";

interface PastEntry<View, Event> {
  before: View;
  record: readonly Event[];
  after: View;
}

/** The last entries from the oldest on. */
export function pastEntries<View extends AnyView, Event>(table: AnyTable<View, Event>): PastEntry<View, Event>[] {
  let [view, end] = [table.view, table.record.length];
  const entries = table.past.map(({ events, changes }) => {
    const after = view;
    view = applyChange(after, changes);
    end -= events;
    return { before: view, record: table.record.slice(end, end + events), after };
  });
  return entries.reverse();
}
