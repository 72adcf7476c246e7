/**
 * What the page asks of the house, an operation a function. docs/build/protocol.md lists them.
 *
 * Made by web/operations.py from the declarations of the desk: change those, then run `make docs`.
 */

import { ask, askForFile, type Bytes, type Done } from "./ask";
import type {
  Branching,
  Coming,
  DealAnswer,
  DrillAnswer,
  Examples,
  Filling,
  Games,
  Hand,
  HandAnswer,
  HintAnswer,
  Join,
  Joining,
  LessonAnswer,
  Lessons,
  NamedBot,
  NamedPuzzle,
  NewTable,
  NumberedDrill,
  OddsAnswer,
  OddsTopics,
  OfGame,
  OfGameByName,
  OfTopic,
  OtherSeat,
  OwnSeat,
  OwnTables,
  Part,
  Phrase,
  PlayingOn,
  PuzzleAnswer,
  PuzzleShelves,
  Recalling,
  RecordFile,
  RecordOfMatch,
  RecordOutline,
  Recovery,
  Replayed,
  ReplayedDeal,
  ReplayedMatch,
  ReviewAnswer,
  Round,
  Seated,
  SeatingBot,
  Statistics,
  StatisticsOfBots,
  Stretch,
  TakenIn,
  Viewed,
  Wanting,
} from "./messages";

/** What can be played: every game with its seats, options and bots. */
export const games = () => ask<Games>("games", "GET /api/games");

/** A new table; whoever asks gets a seat at it, and a link for every opponent that is a person. */
export const openTable = (asked: NewTable) => ask<Seated>("open_table", "POST /api/tables", asked);

/** An open seat for whoever brings its invitation first; they get a key of their own. */
export const join = (asked: Joining) => ask<Seated>("join", "POST /t/{table}/{own}/join", asked);

/** The seat's key again, for whoever has its token from the recovery link. */
export const recover = (asked: Recovery) => ask<Done>("recover", "POST /t/{table}/{own}/recover", asked);

/** A new link to an open seat, for the host; the one before is good for nothing. */
export const invite = (asked: OtherSeat) => ask<Join>("invite", "POST /t/{table}/{own}/invite", asked);

/** A bot takes an open seat, by the host's wish. */
export const seatBot = (asked: SeatingBot) => ask<Done>("seat_bot", "POST /t/{table}/{own}/seat_bot", asked);

/** Bots take all open seats, by the host's wish. */
export const fill = (asked: Filling) => ask<Done>("fill", "POST /t/{table}/{own}/fill", asked);

/** Before the first deal the host sends a person away, and gets a new link to the seat. */
export const remove = (asked: OtherSeat) => ask<Join>("remove", "POST /t/{table}/{own}/remove", asked);

/** Before the first deal the host closes the table. Nothing is kept of it, and all are sent away. */
export const closeTable = (asked: OwnSeat) => ask<Done>("close_table", "POST /t/{table}/{own}/close", asked);

/** A new key for the own seat. Those of before open nothing any more, and whoever looks on with one is sent away. */
export const revoke = (asked: OwnSeat) => ask<Seated>("revoke", "POST /t/{table}/{own}/revoke", asked);

/** A new table with the same players and options, once the match is over; all who ask come to the same one. */
export const again = (asked: OwnSeat) => ask<Seated>("again", "POST /t/{table}/{own}/again", asked);

/** A new table from a moment of this one, with the person in this seat and bots in the others. */
export const playOn = (asked: Branching) => ask<Seated>("play_on", "POST /t/{table}/{own}/from", asked);

/** The record as the viewer may read it; the whole of it once the match is over. */
export const record = (asked: Viewed) => askForFile("record", "GET /t/{table}/{viewer}/record.jsonl", asked);

/** A seat with others who want the same now; where nobody waits, at a new table that waits for them in the lobby. */
export const quickMatch = (asked: Wanting) => ask<Seated>("quick_match", "POST /api/lobby", asked);

/** A free seat at a table of the lobby, for whoever comes first. */
export const comeToTable = (asked: Coming) => ask<Seated>("come_to_table", "POST /api/lobby/{table}", asked);

/** This seat is mine: who holds its key has it on their list, and who has it there gets a further key. */
export const mine = (asked: OwnSeat) => ask<Done>("mine", "POST /t/{table}/{own}/mine", asked);

/** Take a seat from the own list; its key opens it as before. */
export const drop = (asked: OwnSeat) => ask<Done>("drop", "POST /t/{table}/{own}/drop", asked);

/** A stretch of the list of whoever asks: their tables, the newest first; nothing where nobody is known. */
export const ownTables = (asked: Stretch) => ask<OwnTables>("own_tables", "GET /api/me/tables", asked);

/** What the person who asks has done in all their matches that are over, by game; nothing where nobody is known. */
export const ownStatistics = () => ask<Statistics>("own_statistics", "GET /api/me/statistics");

/** The records of the own matches that are over, the first one first; one match at a time is read and sent. */
export const ownHistory = () => askForFile("own_history", "GET /api/me/history.jsonl");

/** Take in the matches of a history; what is wrong with one harms no other. */
export const bringHistory = (asked: Omit<Part, "data"> & { data: Bytes }) =>
  ask<TakenIn>("bring_history", "POST /api/me/history", asked);

/** A new recovery phrase, in the language of who asks, told this once; the one before is good for nothing. */
export const newRecoveryPhrase = () => ask<Phrase>("new_recovery_phrase", "POST /api/me/phrase");

/** This browser belongs to the person of the phrase; who it belonged to before is that person too. */
export const recall = (asked: Recalling) => ask<Done>("recall", "POST /api/me/recall", asked);

/** The person and their keys are gone; their seats have no name in the lists of others. */
export const forgetMe = () => ask<Done>("forget_me", "POST /api/me/forget");

/** A record from outside: every line is verified. */
export const sendRecord = (asked: Omit<RecordFile, "data"> & { data: Bytes }) =>
  ask<RecordOutline>("send_record", "POST /api/replays", asked);

/** A match of this house that is over, or a record that was sent before: its matches, deals and what stands out. */
export const recordOutline = (asked: Replayed) =>
  ask<RecordOutline>("record_outline", "GET /api/replays/{key}", asked);

/** One deal as a viewer saw it: how all lay before it, and an entry for each moment. */
export const replayedDeal = (asked: ReplayedDeal) =>
  ask<DealAnswer>("replayed_deal", "GET /api/replays/{key}/{match}/{deal}/{viewer}", asked);

/** The record of a match, as a file. */
export const recordOfMatch = (asked: RecordOfMatch) =>
  askForFile("record_of_match", "GET /api/replays/{key}/{match}/record.{spelling}", asked);

/** A new table against bots from a moment of a record that was sent; from a table of the house its seats lead on. */
export const playOnFromRecord = (asked: PlayingOn) =>
  ask<Seated>("play_on_from_record", "POST /api/replays/{key}/{match}/from", asked);

/** What each choice of the own seat is worth, the best first; each further round of it from more worlds. */
export const hint = (asked: Round) => ask<HintAnswer>("hint", "GET /t/{table}/{own}/hint/{round}", asked);

/** How far the review of a match is, and once it is done what it found; whoever asks first begins it. */
export const review = (asked: ReplayedMatch) => ask<ReviewAnswer>("review", "GET /api/reviews/{key}/{match}", asked);

/** How many puzzles there are of each game, and which is today's. */
export const puzzleShelves = () => ask<PuzzleShelves>("puzzle_shelves", "GET /api/puzzles");

/** A puzzle: the deal as its seat saw it, up to its choice, and what the choices are worth. */
export const puzzle = (asked: NamedPuzzle) => ask<PuzzleAnswer>("puzzle", "GET /api/puzzles/{name}", asked);

/** A small question with its answer. */
export const drill = (asked: NumberedDrill) => ask<DrillAnswer>("drill", "GET /api/drills/{kind}/{number}", asked);

/** Which lessons there are, by game, in the order in which they are taught. */
export const lessonNames = () => ask<Lessons>("lesson_names", "GET /api/lessons");

/** A lesson: its deal as its seat sees it, an entry for each deck, choice and card that the clock draws. */
export const lesson = (asked: OfGameByName) => ask<LessonAnswer>("lesson", "GET /api/lessons/{game}/{name}", asked);

/** The examples beside the rules of a game, in the order of its page. */
export const examplesOf = (asked: OfGame) => ask<Examples>("examples_of", "GET /api/examples/{game}", asked);

/** The deal of an example as its seat sees it. */
export const example = (asked: OfGameByName) => ask<DealAnswer>("example", "GET /api/examples/{game}/{name}", asked);

/** What seven cards make in every game with flower cards: the ways to show them, what lies open, what is paid. */
export const hand = (asked: Hand) => ask<HandAnswer>("hand", "GET /api/hands/{cards}", asked);

/** The topics of which there are odds, with the games that have them. */
export const oddsTopics = () => ask<OddsTopics>("odds_topics", "GET /api/odds");

/** The tables of a topic in a game: columns, rows, and of each number the exact fraction and the nearest float. */
export const oddsOf = (asked: OfTopic) => ask<OddsAnswer>("odds_of", "GET /api/odds/{topic}/{game}", asked);

/** The bots of the house side by side, over all matches that are over: a line each, by game. */
export const statisticsOfBots = () => ask<StatisticsOfBots>("statistics_of_bots", "GET /api/statistics");

/** All that is counted of one bot, by game. */
export const statisticsOfBot = (asked: NamedBot) =>
  ask<Statistics>("statistics_of_bot", "GET /api/statistics/{bot}", asked);
