/**
 * What the page asks of the server, a function for each operation. docs/build/protocol.md lists them.
 *
 * Made by web/operations.py from the declarations of the desk: change those, then run `make docs`.
 */

import { ask, askForFile, type Bytes, type Done } from "./ask";
import type {
  BotRequest,
  BotSeatRequest,
  BranchRequest,
  CodeOfSeat,
  CodeRequest,
  DealAnswer,
  DrillAnswer,
  DrillRequest,
  Examples,
  FillRequest,
  FollowAnswer,
  FollowRequest,
  GameRequest,
  Games,
  HandAnswer,
  HandRequest,
  HintAnswer,
  HintPosition,
  HintPositionRequest,
  HintRequest,
  HistoryImport,
  HistoryPart,
  InvitationRequest,
  ItemRequest,
  JoinByCodeRequest,
  JoinLink,
  JoinRequest,
  LeadAnswer,
  LeadRequest,
  LessonAnswer,
  Lessons,
  LobbyJoinRequest,
  MatchRecordRequest,
  NewTable,
  OddsAnswer,
  OddsRequest,
  OddsTopics,
  OpenTallyRequest,
  OtherSeat,
  OwnSeat,
  OwnTables,
  OwnTablesRequest,
  Phrase,
  PileAnswer,
  PileRequest,
  PlayOnRequest,
  PuzzleAnswer,
  PuzzleRequest,
  PuzzleShelves,
  QuickMatchRequest,
  RecallRequest,
  RecordFile,
  RecordOutline,
  Recovery,
  ReplayRequest,
  ReplayedDealRequest,
  ReplayedMatchRequest,
  ReviewAnswer,
  Seated,
  SeenPosition,
  SeenRequest,
  ShownInvitation,
  Statistics,
  StatisticsOfBots,
  TallyAnswer,
  TallyRecordRequest,
  TallyRequest,
  TallyStatisticsRequest,
  TrickAnswer,
  TrickRequest,
  ViewRequest,
} from "./messages";

/** List all games with their seats, options and bots. */
export const games = () => ask<Games>("games", "GET /api/games");

/** Open a new table; the caller gets a seat at it, and a link for every opponent that is a person. */
export const openTable = (asked: NewTable) => ask<Seated>("open_table", "POST /api/tables", asked);

/** Return what an invited person sees: the game, its options, the time to think, and who sits at the table. */
export const invitation = (asked: InvitationRequest) =>
  ask<ShownInvitation>("invitation", "POST /t/{table}/{own}/invitation", asked);

/** Give the caller an open seat by its invitation, with a key of their own. */
export const join = (asked: JoinRequest) => ask<Seated>("join", "POST /t/{table}/{own}/join", asked);

/** Give the caller the key of a seat by the token of its recovery link. */
export const recover = (asked: Recovery) => ask<Done>("recover", "POST /t/{table}/{own}/recover", asked);

/** Make a new link to an open seat for the host; the former link and its code become invalid. */
export const invite = (asked: OtherSeat) => ask<JoinLink>("invite", "POST /t/{table}/{own}/invite", asked);

/** Make a spoken code of eight digits for an open seat, for the host; the link stays valid, the former code not. */
export const newSeatCode = (asked: OtherSeat) => ask<CodeOfSeat>("new_seat_code", "POST /t/{table}/{own}/code", asked);

/** Return what an invited person sees, by the spoken code of their invitation. */
export const invitationOfCode = (asked: CodeRequest) =>
  ask<ShownInvitation>("invitation_of_code", "POST /api/code", asked);

/** Give the caller an open seat by the spoken code of its invitation, with a key of their own. */
export const joinByCode = (asked: JoinByCodeRequest) => ask<Seated>("join_by_code", "POST /api/code/join", asked);

/** Seat a bot on an open seat for the host. */
export const seatBot = (asked: BotSeatRequest) => ask<Done>("seat_bot", "POST /t/{table}/{own}/seat_bot", asked);

/** Seat bots on all open seats for the host. */
export const fillWithBots = (asked: FillRequest) => ask<Done>("fill_with_bots", "POST /t/{table}/{own}/fill", asked);

/** Remove a person from a seat for the host, before the first deal, and return a new link to the seat. */
export const remove = (asked: OtherSeat) => ask<JoinLink>("remove", "POST /t/{table}/{own}/remove", asked);

/** Close a table for the host, before the first deal; nothing of it is stored, and all its players leave. */
export const closeTable = (asked: OwnSeat) => ask<Done>("close_table", "POST /t/{table}/{own}/close", asked);

/** Make a new key for the own seat; former keys become invalid, and connections that use them are closed. */
export const revoke = (asked: OwnSeat) => ask<Seated>("revoke", "POST /t/{table}/{own}/revoke", asked);

/** Open a new table with the same players and options after the match; all players come to the same table. */
export const rematch = (asked: OwnSeat) => ask<Seated>("rematch", "POST /t/{table}/{own}/again", asked);

/** Open a new table from a moment of this one, with the person in this seat and bots in the others. */
export const playOn = (asked: BranchRequest) => ask<Seated>("play_on", "POST /t/{table}/{own}/from", asked);

/** Return the record as the viewer may read it; after the match is over it is complete. */
export const record = (asked: ViewRequest) => askForFile("record", "GET /t/{table}/{viewer}/record.jsonl", asked);

/** Give the caller a seat with others who want the same game, or at a new table in the lobby. */
export const quickMatch = (asked: QuickMatchRequest) => ask<Seated>("quick_match", "POST /api/lobby", asked);

/** Give the caller a free seat at a table of the lobby. */
export const joinLobbyTable = (asked: LobbyJoinRequest) =>
  ask<Seated>("join_lobby_table", "POST /api/lobby/{table}", asked);

/** Put a seat on the caller's list by its key, or give a person who has it there another key. */
export const claimSeat = (asked: OwnSeat) => ask<Done>("claim_seat", "POST /t/{table}/{own}/mine", asked);

/** Remove a seat from the caller's list; its key stays valid. */
export const unlistSeat = (asked: OwnSeat) => ask<Done>("unlist_seat", "POST /t/{table}/{own}/drop", asked);

/** Return a part of the caller's list of tables, the latest first; an unknown caller has none. */
export const ownTables = (asked: OwnTablesRequest) => ask<OwnTables>("own_tables", "GET /api/me/tables", asked);

/** Return the statistics of the caller's finished matches by game; an unknown caller has none. */
export const ownStatistics = () => ask<Statistics>("own_statistics", "GET /api/me/statistics");

/** Send the records of all own finished matches as one file, in the order of their end. */
export const ownHistory = () => askForFile("own_history", "GET /api/me/history.jsonl");

/** Import the matches of a history; a wrong match does not affect the others. */
export const importHistory = (asked: Omit<HistoryPart, "data"> & { data: Bytes }) =>
  ask<HistoryImport>("import_history", "POST /api/me/history", asked);

/** Make a new recovery phrase in the caller's language, shown only once; the former phrase becomes invalid. */
export const newRecoveryPhrase = () => ask<Phrase>("new_recovery_phrase", "POST /api/me/phrase");

/** Log this browser in as the person of a recovery phrase; its former person is merged into that person. */
export const recall = (asked: RecallRequest) => ask<Done>("recall", "POST /api/me/recall", asked);

/** Delete the person and their keys; their seats have no name in the lists of others. */
export const forgetMe = () => ask<Done>("forget_me", "POST /api/me/forget");

/** Verify every line of a record from outside. */
export const sendRecord = (asked: Omit<RecordFile, "data"> & { data: Bytes }) =>
  ask<RecordOutline>("send_record", "POST /api/replays", asked);

/** Return the matches, deals and highlights of a finished table, or of a record that was sent before. */
export const recordOutline = (asked: ReplayRequest) =>
  ask<RecordOutline>("record_outline", "GET /api/replays/{key}", asked);

/** Return a deal as a viewer saw it: the table before the deal, and an entry for each moment. */
export const replayedDeal = (asked: ReplayedDealRequest) =>
  ask<DealAnswer>("replayed_deal", "GET /api/replays/{key}/{match}/{deal}/{viewer}", asked);

/** Return the record of a match as a file. */
export const recordOfMatch = (asked: MatchRecordRequest) =>
  askForFile("record_of_match", "GET /api/replays/{key}/{match}/record.{spelling}", asked);

/** Open a new table against bots from a moment of a sent record; tables of the server branch by their seats. */
export const playOnFromRecord = (asked: PlayOnRequest) =>
  ask<Seated>("play_on_from_record", "POST /api/replays/{key}/{match}/from", asked);

/** Return the worth of each choice of the own seat, best first; each further round uses more worlds. */
export const hint = (asked: HintRequest) => ask<HintAnswer>("hint", "GET /t/{table}/{own}/hint/{round}", asked);

/** Return what the own seat sees at its choice, where hints are allowed; the browser judges the choices. */
export const hintPosition = (asked: HintPositionRequest) =>
  ask<HintPosition>("hint_position", "GET /t/{table}/{own}/position", asked);

/** Return what the own seat sees, as a bot in its place would; a bot of one's own chooses from it. */
export const seen = (asked: SeenRequest) => ask<SeenPosition>("seen", "GET /t/{table}/{own}/seen", asked);

/** Return the progress of the review of a match, or the finished review; the first request begins it. */
export const review = (asked: ReplayedMatchRequest) =>
  ask<ReviewAnswer>("review", "GET /api/reviews/{key}/{match}", asked);

/** List the puzzles of each game, and today's puzzle with its position. */
export const puzzleShelves = () => ask<PuzzleShelves>("puzzle_shelves", "GET /api/puzzles");

/** Return a puzzle: the deal up to the choice, as its seat saw it, and the worth of the choices. */
export const puzzle = (asked: PuzzleRequest) => ask<PuzzleAnswer>("puzzle", "GET /api/puzzles/{name}", asked);

/** Return a small question with its answer. */
export const drill = (asked: DrillRequest) => ask<DrillAnswer>("drill", "GET /api/drills/{kind}/{number}", asked);

/** List the lessons by game, in the order of teaching. */
export const lessonNames = () => ask<Lessons>("lesson_names", "GET /api/lessons");

/** Return a lesson: its deal as its seat sees it, with an entry for each deck, choice and clocked card. */
export const lesson = (asked: ItemRequest) => ask<LessonAnswer>("lesson", "GET /api/lessons/{game}/{name}", asked);

/** List the examples of the rules of a game, in the order of its page. */
export const examplesOf = (asked: GameRequest) => ask<Examples>("examples_of", "GET /api/examples/{game}", asked);

/** Return the deal of an example as its seat sees it. */
export const example = (asked: ItemRequest) => ask<DealAnswer>("example", "GET /api/examples/{game}/{name}", asked);

/** Return the ways to show seven cards in every game with flower cards, with open cards and payments. */
export const hand = (asked: HandRequest) => ask<HandAnswer>("hand", "POST /api/judge/hand", asked);

/** Return the yaku, card points and payments of a pile of captured cards, and how far it is from other yaku. */
export const pile = (asked: PileRequest) => ask<PileAnswer>("pile", "POST /api/judge/pile", asked);

/** Tell whether a lead of several cards cannot be beaten, by all that its player knows. */
export const lead = (asked: LeadRequest) => ask<LeadAnswer>("lead", "POST /api/judge/lead", asked);

/** Tell whether a hand may follow a lead with some cards, and what the rules ask of it. */
export const follow = (asked: FollowRequest) => ask<FollowAnswer>("follow", "POST /api/judge/follow", asked);

/** Tell which play wins a trick. */
export const trick = (asked: TrickRequest) => ask<TrickAnswer>("trick", "POST /api/judge/trick", asked);

/** Open a tally for a match at a real table. */
export const openTally = (asked: OpenTallyRequest) => ask<TallyAnswer>("open_tally", "POST /api/tally/open", asked);

/** Enter a fact into a tally, take back, close or correct a deal; the answer is the tally after it. */
export const tally = (asked: TallyRequest) => ask<TallyAnswer>("tally", "POST /api/tally", asked);

/** Return the record of a tally's closed deals as a file. */
export const tallyRecord = (asked: TallyRecordRequest) => askForFile("tally_record", "POST /api/tally/record", asked);

/** Return the statistics of a player in matches at real tables, by game. */
export const tallyStatistics = (asked: TallyStatisticsRequest) =>
  ask<Statistics>("tally_statistics", "POST /api/tally/statistics", asked);

/** List the topics of odds with the games that have them. */
export const oddsTopics = () => ask<OddsTopics>("odds_topics", "GET /api/odds");

/** Return the tables of a topic in a game, with each number as an exact fraction and as the nearest float. */
export const oddsTables = (asked: OddsRequest) =>
  ask<OddsAnswer>("odds_tables", "GET /api/odds/{topic}/{game}", asked);

/** Compare all bots over all finished matches: by game, a line for each bot. */
export const statisticsOfBots = () => ask<StatisticsOfBots>("statistics_of_bots", "GET /api/statistics");

/** Return all statistics of a bot by game. */
export const statisticsOfBot = (asked: BotRequest) =>
  ask<Statistics>("statistics_of_bot", "GET /api/statistics/{bot}", asked);

/** The operations that this browser can answer too, by name: their answers follow from the request alone. */
export const ANYWHERE: ReadonlySet<string> = new Set([
  "games",
  "hand",
  "pile",
  "lead",
  "follow",
  "trick",
  "open_tally",
  "tally",
  "tally_record",
  "tally_statistics",
]);
