/** What is said of a computer player where one is chosen. */

import type { BotOffer, MeasuredStrength } from "../protocol/messages";
import { MINUS } from "../signed";
import { named, say } from "../words/say";

/** Who a bot is, and what it wins a deal, as measured on one scale for all; `wins` says in what and against whom. */
export function botAbout({ name, strength }: BotOffer): string {
  const about = named("bot", name, "about");
  return strength ? say("start-bot-measured", { about, amount: amount(strength) }) : about;
}

export function wins({ strength }: BotOffer): string {
  if (!strength) return "";
  const key = strength.unit === "stages" ? "start-bot-strength-stages" : "start-bot-strength-kan";
  return say(key, { amount: amount(strength), against: named("bot", strength.against) });
}

/** When it will play itself, and who does until then; `called`: of whom this is said. */
export function readiness({ name, ready_in: seconds }: BotOffer, called = false): string {
  const time = when(seconds, named("bot", "greedy"));
  return called ? say("start-bot-ready", { bot: named("bot", name), told: time }) : time;
}

function when(seconds: number | null, instead: string): string {
  if (seconds === null) return say("start-bot-ready-never", { instead });
  if (seconds < 8) return say("start-bot-ready-soon", { instead });
  if (seconds < 90) return say("start-bot-ready-seconds", { n: Math.ceil(seconds / 5) * 5, instead });
  return say("start-bot-ready-minutes", { n: Math.ceil(seconds / 60), instead });
}

function amount({ mean }: MeasuredStrength): string {
  const much = Math.abs(mean).toFixed(1);
  return `${much === "0.0" ? "\u00b1" : mean < 0 ? MINUS : "+"}${much}`;
}
