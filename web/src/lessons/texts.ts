/** The texts of lessons: their keys are made of the lesson's name and the number of the step. */

import { speech } from "../words/languages";
import { sayMessage } from "../words/say";

export const lessonTitle = (game: string, name: string): string => sayMessage({ key: `lessons-${game}-${name}` });

/** The text of a step, counted from 1. */
export const stepText = (game: string, name: string, step: number): string =>
  sayMessage({ key: `lessons-${game}-${name}-${step}` });

/** The text after a wrong choice; empty where the lesson has none of its own. */
export function mistakeOf(game: string, name: string, step: number): string {
  const key = `lessons-${game}-${name}-${step}.not`;
  return speech.value.has(key) ? sayMessage({ key }) : "";
}
