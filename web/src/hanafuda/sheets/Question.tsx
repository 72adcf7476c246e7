/** The question of the table to this seat, or the sheet that is shown before play goes on. */

import { mayShow, useTable } from "../tableContext";
import { BidSheet } from "./BidSheet";
import { BillSheet } from "./BillSheet";
import { CancelSheet } from "./CancelSheet";
import { DecideSheet } from "./DecideSheet";
import { DoubleSheet } from "./DoubleSheet";
import { HattoSheet } from "./HattoSheet";
import { MizutenSheet } from "./MizutenSheet";
import { ResultSheet } from "./ResultSheet";
import { ShowSheet } from "./ShowSheet";

export function Question() {
  const { game, aside, sheet, view, choice } = useTable();
  // A question waits until the person closes the sheet that they read.
  if (sheet.value !== null || game.replay.value) return null;
  if (game.bill.value !== null) return <BillSheet />;
  if (aside.value) return null;
  if (game.over.value) return <ResultSheet />;
  if (choice.doubt.value) return <HattoSheet doubt={choice.doubt.value} />;
  if (!game.ready.value) return null;
  if (view.phase === "show") return mayShow(view) ? <ShowSheet /> : null;
  if (view.phase === "mizuten") return <MizutenSheet />;
  if (view.phase === "bid") return view.rate ? <DoubleSheet /> : <BidSheet />;
  if (view.phase === "decide" || view.phase === "decide_hand") return <DecideSheet />;
  if (view.phase === "cancel") return <CancelSheet />;
  return null;
}
