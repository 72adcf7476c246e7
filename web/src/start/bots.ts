/** Texts about a bot where it can be chosen. */

import type { BotOffer, MeasuredStrength } from "../protocol/messages";
import { MINUS } from "../signed";
import { characterName } from "../words/names";
import { say } from "../words/say";

/** What a bot wins in a deal against the bot that is the measure; empty for that bot, and where nothing is measured. */
export function wins({ name, strength }: BotOffer): string {
  if (!strength || strength.against === name) return "";
  const key = strength.unit === "stages" ? "start-bot-strength-stages" : "start-bot-strength-kan";
  return say(key, { amount: amount(strength), against: characterName(strength.against) });
}

/** The time until a bot is ready, and its stand-in until then; with `withName` the bot's name too. */
export function readiness({ name, ready_in: seconds }: BotOffer, withName = false): string {
  const time = when(seconds, characterName("greedy"));
  return withName ? say("start-bot-ready", { bot: characterName(name), told: time }) : time;
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
