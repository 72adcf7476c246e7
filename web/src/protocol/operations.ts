/**
 * What the page asks of the house, an operation a function. docs/protocol.md lists them.
 *
 * Made by web/operations.py from the declarations of the desk: change those, then run `make docs`.
 */

import { ask } from "./ask";
import type {
  DealAnswer,
  Examples,
  Games,
  Hand,
  HandAnswer,
  LessonAnswer,
  Lessons,
  OddsAnswer,
  OddsTopics,
  OfGame,
  OfGameByName,
  OfTopic,
} from "./messages";

/** What can be played: every game with its seats, options and bots. */
export const games = () => ask<Games>("games", "GET /api/games");

/** The topics of which there are odds, with the games that have them. */
export const oddsTopics = () => ask<OddsTopics>("odds_topics", "GET /api/odds");

/** The tables of a topic in a game: columns, rows, and of each number the exact fraction and the nearest float. */
export const oddsOf = (asked: OfTopic) => ask<OddsAnswer>("odds_of", "GET /api/odds/{topic}/{game}", asked);

/** What seven cards make in every game with flower cards: the ways to show them, what lies open, what is paid. */
export const hand = (asked: Hand) => ask<HandAnswer>("hand", "GET /api/hands/{cards}", asked);

/** Which lessons there are, by game, in the order in which they are taught. */
export const lessonNames = () => ask<Lessons>("lesson_names", "GET /api/lessons");

/** A lesson: its deal as its seat sees it, an entry for each deck, choice and card that the clock draws. */
export const lesson = (asked: OfGameByName) => ask<LessonAnswer>("lesson", "GET /api/lessons/{game}/{name}", asked);

/** The examples beside the rules of a game, in the order of its page. */
export const examplesOf = (asked: OfGame) => ask<Examples>("examples_of", "GET /api/examples/{game}", asked);

/** The deal of an example as its seat sees it. */
export const example = (asked: OfGameByName) => ask<DealAnswer>("example", "GET /api/examples/{game}/{name}", asked);
