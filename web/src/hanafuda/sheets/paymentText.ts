/** The bill of a month. What stands on it, in which order and in which words, the server says. */

import type { MessageJson, PaymentJson, SeatJson } from "../../protocol/messages";
import { sayMessage, voice } from "../../words/say";

/** The seat of who pays or is paid; null for the pot and what else is none. */
export const seatOf = (account: SeatJson | MessageJson): number | null => ("seat" in account ? account.seat : null);

/** What a seat, or what is none, is called; `names` are those of the seats. */
export const accountName = (account: SeatJson | MessageJson, names: readonly string[]): string =>
  "seat" in account ? (names[account.seat] ?? String(account.seat)) : sayMessage(account, names);

/** A payment in the language of now. */
export const paymentText = ({ payer, payee, money, reason, clause, share }: PaymentJson, names: readonly string[]) => ({
  payer: accountName(payer, names),
  payee: accountName(payee, names),
  money: voice().sum(money),
  reason: sayMessage(reason, names),
  clause,
  share: share ? sayMessage(share, names) : "",
});
