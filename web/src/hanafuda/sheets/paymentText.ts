/** The texts of a month's bill. The server says its payments and their order. */

import type { MessageJson, PaymentJson, SeatJson } from "../../protocol/messages";
import { sayMessage, voice } from "../../words/say";

/** The seat of an account; null for the pot and other accounts. */
export const seatOf = (account: SeatJson | MessageJson): number | null => ("seat" in account ? account.seat : null);

/** The name of an account; `names` are those of the seats. */
export const accountName = (account: SeatJson | MessageJson, names: readonly string[]): string =>
  "seat" in account ? (names[account.seat] ?? String(account.seat)) : sayMessage(account, names);

/** The texts of a payment in the current language. */
export const paymentText = ({ payer, payee, money, reason, clause, share }: PaymentJson, names: readonly string[]) => ({
  payer: accountName(payer, names),
  payee: accountName(payee, names),
  money: voice().sum(money),
  reason: sayMessage(reason, names),
  clause,
  share: share ? sayMessage(share, names) : "",
});
