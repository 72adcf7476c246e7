/** Calls yaku aloud, by a voice of the browser, if the person wishes. */

import { calls } from "../preferences";

/** Whether this browser has voices. */
export const canCall = "speechSynthesis" in globalThis;

/** Call words in the language of this tag, if yaku are called; a call that is still heard ends. */
export function call(words: string, language: string): void {
  if (calls.value === "on") speak(words, language);
}

/** Say words in the language of this tag; words that are still heard end. */
export function speak(words: string, language: string): void {
  if (!canCall || document.hidden) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}
