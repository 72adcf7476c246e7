/** Messages in words, with their cards as cards: the page draws these as pictures. */

import type { MessageJson } from "../protocol/messages";
import { speech } from "../words/languages";
import { Voice } from "../words/voice";

/** A flower card by its letter, or a playing card by its name. */
export type PicturedCard = { flower: string } | { playing: string };

/** The first of the private letters that stand for cards in a text. */
const FIRST = 0xf0000;
const PARTS = /([\u{F0000}-\u{F00FF}])/u;

class PicturingVoice extends Voice {
  readonly pictures: PicturedCard[] = [];

  override cards = (letters: string): string => [...letters].map((flower) => this.picture({ flower })).join("");

  protected override playingCard(playing: string): string {
    return this.picture({ playing });
  }

  private picture(card: PicturedCard): string {
    return String.fromCodePoint(FIRST + this.pictures.push(card) - 1);
  }
}

/** A message in the current language: texts and cards in turn. */
export function pictured(message: MessageJson, names: readonly string[]): (string | PicturedCard)[] {
  const voice = new PicturingVoice(speech.value, names);
  const parts = voice.say(message).split(PARTS);
  return parts.map((part, index) => (index % 2 ? voice.pictures[part.codePointAt(0)! - FIRST]! : part));
}
