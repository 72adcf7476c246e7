/** What the table asks or tells before play goes on. */

import { useTable } from "../tableContext";
import { DealSheet } from "./DealSheet";
import { MatchSheet } from "./MatchSheet";
import { WarningSheet } from "./WarningSheet";

export function Question() {
  const { game, choice, aside, sheet } = useTable();
  // It waits until what a person reads is put away.
  if (sheet.value !== null || game.replay.value) return null;
  if (game.bill.value !== null) return <DealSheet />;
  if (choice.warning.value) return <WarningSheet />;
  if (game.over.value && !aside.value) return <MatchSheet />;
  return null;
}
