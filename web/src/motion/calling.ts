/** Calls yaku aloud, by a voice of the browser, if the person wishes. */

import { calls } from "../preferences";

/** Whether this browser has voices. */
export const canCall = "speechSynthesis" in globalThis;

/** Call words in the language of this tag; a call that is still heard ends. */
export function call(words: string, language: string): void {
  if (!canCall || calls.value === "off" || document.hidden) return;
  speechSynthesis.cancel();
  const call = new SpeechSynthesisUtterance(words);
  call.lang = language;
  speechSynthesis.speak(call);
}
