/** The head of the open deal: its name, the field and the fields carried on, the rate, and the pot. */

import type { Kind, OpenDeal } from "../protocol/messages";
import { carriedKinds, kindName, money, rateName } from "../words/names";
import { say, sayMessage } from "../words/say";

export function Head({ open: { name, kind, carry = [], rate = 1, pot } }: { open: OpenDeal }) {
  return (
    <header class="ty-head" data-field={kind}>
      <h1>{sayMessage(name)}</h1>
      {kind && <b class="slip">{kindName(kind as Kind)}</b>}
      {rate > 1 && <b class="slip">{rateName(rate)}</b>}
      {pot && <b class="slip">{say("notebook-pot", { money: money(pot) })}</b>}
      {carry.length > 0 && (
        <span class="small">{say("flowers-carried-many", { kinds: carriedKinds(carry as Kind[]) })}</span>
      )}
    </header>
  );
}
