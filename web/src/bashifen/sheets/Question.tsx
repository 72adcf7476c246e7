/** The question of the table, or the sheet that is shown before play goes on. */

import { useTable } from "../tableContext";
import { DealSheet } from "./DealSheet";
import { MatchSheet } from "./MatchSheet";
import { WarningSheet } from "./WarningSheet";

export function Question() {
  const { game, choice, aside, sheet } = useTable();
  // A question waits until the person closes the sheet that they read.
  if (sheet.value !== null || game.replay.value) return null;
  if (game.bill.value !== null) return <DealSheet />;
  if (choice.warning.value) return <WarningSheet />;
  if (game.over.value && !aside.value) return <MatchSheet />;
  return null;
}
