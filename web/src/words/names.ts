/** Names of cards, months, yaku, people and sums. */

import { kindOf, monthOf, sameMonth } from "../cards/deck";
import { form, KAN, parts } from "../money";
import type {
  Event,
  FieldFactor,
  Kind,
  MoneyForm,
  Pay,
  Payer,
  Share,
  TableMessage,
  Viewer,
} from "../protocol/messages";
import { heard, isKey, type Key, list, played, say, sayName } from "./say";

/** Who sits where, and who looks. */
export interface People {
  names: readonly string[];
  viewer: Viewer;
}

/** Bots are called by what their name means, with the number that tells them apart. */
export function peopleAt({ names, players, viewer }: Pick<TableMessage, "names" | "players" | "viewer">): People {
  const called = (name: string, seat: number) => name.replace(players[seat] ?? "", (bot) => sayName("bot", bot));
  return { viewer, names: names.map((name, seat) => (players[seat] === "person" ? name : called(name, seat))) };
}

export function plant(month: number): string {
  return say(`plant.${month + 1}` as Key);
}

export function cardName(card: string): string {
  const key = `picture.${card}`;
  if (isKey(key)) return say("card.picture", { plant: plant(monthOf(card)), picture: say(key) });
  return say(kindOf(card) === "ribbon" ? "card.ribbon" : "card.plain", { plant: plant(monthOf(card)) });
}

export const cardNames = (cards: string): string => list([...cards].map(cardName));

/** The month of play, after December it goes on counting; where deals are no months, the deal. */
export function monthName(n: number): string {
  if (n < 1) return monthName(1);
  const key = `month.${n}`;
  return isKey(key) && !isKey(`month.${played.value}`) ? say(key) : say("month", { n });
}

/** The kind of field; nothing where fields count nothing. */
export const kindName = (kind: Kind | undefined): string => (kind ? say(`kind.${kind}`) : "");

/** ×2, or what is added to each yaku. */
export function factorName(factor: FieldFactor | null): string {
  if (!factor) return "";
  const { halves, raised } = factor;
  return raised ? say("plus", { n: raised / KAN }) : say("times", { n: halves / 2 });
}

export const rateName = (rate: number): string => say("times", { n: rate });

const KASU = ["aka", "tanichi", "toichi", "pikaichi", "karasu", "suroku"];

/** Yaku as people say them: a compound hand names its part of plain cards first (赤三本). */
export function yakuName(keys: readonly string[]): string {
  const sorted = [...keys].sort((a, b) => Number(KASU.includes(b)) - Number(KASU.includes(a)));
  const names = sorted.map((key) => sayName("yaku", key));
  if (heard.value !== "ja") return names.join(" + ");
  return names.join(sorted.some((key) => KASU.includes(key)) ? "" : "・");
}

export const yakuAbout = (keys: readonly string[]): string => keys.map((key) => sayName("about", key)).join("; ");

export function who(account: Payer, { names, viewer }: People): string {
  if (typeof account === "string") return say(`account.${account}`);
  return account === viewer ? say("you") : (names[account] ?? String(account));
}

/** A sum in words: 3貫6点; as the game on the table writes it, unless said. */
export function money(points: number, signed = false, written: MoneyForm = form.value): string {
  const { sign, kan, points: rest } = parts(points, signed, written);
  const key = !kan ? "money.points" : rest ? "money.both" : "money.kan";
  const unit = (rest === 1 ? written.one : written.many)[heard.value];
  return sign + say(key, { kan, points: rest, unit });
}

export const total = (shares: readonly Share[]): number => shares.reduce((sum, { points }) => sum + points, 0);

/** Who pays how much: Ben 3貫6点、Chie 3貫6点. */
export function shareNames(shares: readonly Share[], people: People, plain: "share" | "share.to" = "share"): string {
  const one = ({ seat, points, liable }: Share) =>
    say(liable ? `share.${liable}` : plain, { who: who(seat, people), money: money(points) });
  return shares.length ? list(shares.map(one)) : say("share.none");
}

/** What a payment is for. */
export function reasonOf(pay: Pay): string {
  const key = reasonKey(pay);
  if (!isKey(key)) return pay.reason;
  return say(key, { yaku: yakuName(pay.yaku), about: yakuAbout(pay.yaku) });
}

/** The word for it; stones, prizes and what a squeezed hand shows without a yaku have words of their own. */
export function reasonKey({ from, reason, yaku }: Pay): string {
  if (from === "board" || from === "bank") return `reason.${from}`;
  return reason === "squeeze" && !yaku.length ? "reason.squeeze.cards" : `reason.${reason}`;
}

/** Kinds of field that are still owed: 絶・大. */
export const carriedKinds = (carry: readonly Kind[]): string =>
  carry.map((kind) => say(`kind.${kind}.short`)).join(say("dot"));

/** The month of which a field has all four cards. */
const fourOf = (field: string): number =>
  monthOf([...field].find((card) => [...field].filter((other) => sameMonth(card, other)).length === 4) ?? field);

/** An event in words, null for what needs none. */
export function told(event: Event, people: People): string | null {
  const name = (account: Payer) => who(account, people);
  const dealer = say("dealer");
  switch (event.e) {
    case "draw_seats":
      return say("told.draw_seats", { who: name(event.dealer), dealer });
    case "deal": {
      const carry = event.carry ?? [];
      const key = carry.length ? "told.deal.carried" : "told.deal";
      const kind = kindName(event.kind);
      return say(key, {
        month: monthName(event.n),
        kind,
        dealer,
        who: name(event.dealer),
        carried: carriedKinds(carry),
      });
    }
    case "redeal":
      return say("told.redeal", { plant: plant(fourOf(event.field)) });
    case "mizuten":
      return say(event.yes ? "told.mizuten" : "told.mizuten.no", { who: name(event.seat) });
    case "bid":
      return say(`told.bid.${event.bid}${event.forced ? ".forced" : ""}` as Key, { who: name(event.seat) });
    case "squeezed": {
      const key = event.cards ? "told.squeezed.shows" : "told.squeezed";
      return say(key, { who: name(event.seat), cards: cardNames(event.cards ?? ""), yaku: yakuName(event.yaku ?? []) });
    }
    case "shima":
      return say("told.shima", { who: name(event.seat), plant: plant(monthOf(event.cards)) });
    case "show":
      return say(event.yaku.length ? "told.show" : "told.show.none", {
        who: name(event.seat),
        yaku: yakuName(event.yaku),
      });
    case "play":
    case "turn": {
      const key = `told.${event.e}.${event.takes ? "take" : "lay"}` as const;
      return say(key, { who: name(event.seat), card: cardName(event.card), takes: cardNames(event.takes) });
    }
    case "stop":
    case "sage":
    case "cancel":
      return say(`told.${event.e}`, { who: name(event.seat), yaku: yakuName(event.yaku) });
    case "pay":
      return say("told.pay", {
        from: name(event.from),
        to: name(event.to),
        money: money(event.points),
        why: event.yaku.length ? yakuName(event.yaku) : reasonOf(event),
      });
    case "deal_end":
      if (event.next_dealer === null) return say("told.deal_end.last");
      return say("told.deal_end", { who: name(event.next_dealer), dealer });
    case "match_end":
      if (!event.winners.length) return say("told.match_end.none");
      return say("told.match_end", { who: list(event.winners.map(name)) });
    default:
      return null;
  }
}
