/** Texts about a bot where it can be chosen. */

import type { BotOffer, MeasuredStrength } from "../protocol/messages";
import { MINUS } from "../signed";
import { named, say } from "../words/say";

/** The description of a bot with its measured strength; `wins` gives the unit and the opponent of that measure. */
export function botAbout({ name, strength }: BotOffer): string {
  const about = named("bot", name, "about");
  return strength ? say("start-bot-measured", { about, amount: amount(strength) }) : about;
}

export function wins({ strength }: BotOffer): string {
  if (!strength) return "";
  const key = strength.unit === "stages" ? "start-bot-strength-stages" : "start-bot-strength-kan";
  return say(key, { amount: amount(strength), against: named("bot", strength.against) });
}

/** The time until a bot is ready, and its stand-in until then; with `called` the bot's name too. */
export function readiness({ name, ready_in: seconds }: BotOffer, withName = false): string {
  const time = when(seconds, named("bot", "greedy"));
  return withName ? say("start-bot-ready", { bot: named("bot", name), told: time }) : time;
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
