/**
 * Messages between server and page, and the events of a record. docs/build/protocol.md says what it means.
 *
 * Made by web/protocol.py from the types of the server: change those, then run `make docs`.
 */

/** The protocol that this page speaks. */
export const PROTOCOL = 5;

/** Characters of a person's name, at most. */
export const LONGEST_NAME = 24;

/** Characters of free words, at most. */
export const LONGEST_TEXT = 200;

/** Bytes of a record that is sent to be seen again, at most. */
export const MOST_BYTES = 2000000;

/** The options on which it depends what cards make and pay. */
export const JUDGED_OPTIONS = ["multipliers", "inoshikacho"];

export type Kind = "small" | "large" | "grand";

export type Carry = ("grand" | "large")[];

export type Bid = "in" | "out" | "double";

export type Reason =
  | "fold"
  | "squeeze"
  | "hand_yaku"
  | "captured_yaku"
  | "sage_half"
  | "sage_return"
  | "tobikomi"
  | "nuke"
  | "mizuten"
  | "special"
  | "refund"
  | "exempt"
  | "card_points"
  | "pot"
  | "stone"
  | "gimmi";

export type HandYaku =
  | "sanbon"
  | "tatesanbon"
  | "kuttsuki"
  | "teshi"
  | "haneken"
  | "ichinishi"
  | "shiso"
  | "futasanbon"
  | "sanbontatesanbon"
  | "futatatesanbon"
  | "aka"
  | "tanichi"
  | "toichi"
  | "pikaichi"
  | "karasu"
  | "suroku";

export type CapturedYaku = "goko" | "shiko" | "goun" | "nanatan" | "akatan" | "aotan" | "inoshikacho" | "sujuroku";

export type SpecialYaku = "sohachi" | "futahachi" | "sujuroku";

export type Yaku =
  | "sanbon"
  | "tatesanbon"
  | "kuttsuki"
  | "teshi"
  | "haneken"
  | "ichinishi"
  | "shiso"
  | "futasanbon"
  | "sanbontatesanbon"
  | "futatatesanbon"
  | "aka"
  | "tanichi"
  | "toichi"
  | "pikaichi"
  | "karasu"
  | "suroku"
  | "goko"
  | "shiko"
  | "goun"
  | "nanatan"
  | "akatan"
  | "aotan"
  | "inoshikacho"
  | "sujuroku"
  | "sohachi"
  | "futahachi"
  | "tobikomi"
  | "nuke"
  | "mizuten";

export type SqueezedYaku =
  | ("sanbon"
  | "tatesanbon"
  | "kuttsuki"
  | "teshi"
  | "haneken"
  | "ichinishi"
  | "shiso"
  | "futasanbon"
  | "sanbontatesanbon"
  | "futatatesanbon"
  | "aka"
  | "tanichi"
  | "toichi"
  | "pikaichi"
  | "karasu"
  | "suroku"
  | "goko"
  | "shiko"
  | "goun"
  | "nanatan"
  | "akatan"
  | "aotan"
  | "inoshikacho"
  | "sujuroku")[];

export type Viewer = Seat | "table";

export type Payer = Seat | "pot" | "board" | "bank";

export type Payee = Seat | "pot" | "board";

export type Phase =
  | "mizuten"
  | "deal"
  | "bid"
  | "show"
  | "expose"
  | "play"
  | "pick_hand"
  | "decide_hand"
  | "pick_stock"
  | "decide"
  | "cancel"
  | "over";

export type NackCode =
  | "stale"
  | "illegal"
  | "not_your_turn"
  | "over"
  | "bad_message"
  | "too_fast"
  | "unavailable"
  | "not_your_seat"
  | "silenced"
  | "phrases_only"
  | "too_chatty"
  | "chat_full"
  | "not_host"
  | "no_sitter"
  | "not_running"
  | "begun"
  | "no_table";

export type PhraseName =
  | "hello"
  | "luck"
  | "well"
  | "thanks"
  | "sorry"
  | "moment"
  | "hurry"
  | "close"
  | "lucky"
  | "again"
  | "bye"
  | "clap"
  | "laugh"
  | "wow"
  | "think"
  | "cry";

export type ShelfName =
  | "house"
  | "table"
  | "flowers"
  | "hanafuda"
  | "bashifen"
  | "guide"
  | "own"
  | "replay"
  | "statistics"
  | "company"
  | "rules"
  | "judge"
  | "lobby"
  | "lessons"
  | "insight"
  | "fair"
  | "refusals"
  | "records"
  | "site"
  | "start"
  | "talk"
  | "picker"
  | "tally";

export type What =
  | "hand"
  | "yaku"
  | "sage"
  | "cancel"
  | "hatto"
  | "squeezed"
  | "mizuten"
  | "rebellion"
  | "failed_lead";

export type Sign = "" | "+" | "\u2212";

export type UnitName = "point" | "mon";

export type Does = "card" | "show" | "pass" | "stop" | "sage" | "cancel" | "unseen" | "look" | "in" | "out" | "double";

export type FactName =
  | "white"
  | "mizuten"
  | "field"
  | "bid"
  | "squeezed"
  | "hand"
  | "annul"
  | "two_turned"
  | "tobikomi"
  | "captured"
  | "sage"
  | "cancel"
  | "nuke"
  | "special"
  | "points"
  | "dealer"
  | "opponents"
  | "failed_lead"
  | "void";

export type Fact =
  | MizutenFact
  | BidFact
  | SqueezedFact
  | HandFact
  | AnnulFact
  | TwoTurnedFact
  | TobikomiFact
  | CapturedFact
  | GoOnFact
  | CancelFact
  | NukeFact
  | SpecialFact
  | PointsFact
  | VoidFact;

export type Event =
  | Match
  | DrawSeats
  | Mizuten
  | WhiteCard
  | Deal
  | Redeal
  | BidMade
  | Squeezed
  | Stock
  | Shima
  | Show
  | Play
  | Turn
  | Stop
  | GoOn
  | Cancel
  | Pay
  | DealEnd
  | MatchEnd
  | Tally
  | Commit
  | Entropy
  | Reveal
  | SeatChange
  | Note;

export type TrumpSuit = "S" | "H" | "D" | "C" | "none";

export type TrumpsBy = "declared" | "cut" | "widow";

export type Group = "trumps" | "S" | "H" | "D" | "C";

export type BashifenPhase = "deal" | "draw" | "bury" | "play" | "over";

export type BashifenEvent =
  | Match
  | BashifenDrawSeats
  | BashifenDeal
  | Declare
  | Trumps
  | Bury
  | BashifenPlay
  | Trick
  | FailedLead
  | BashifenDealEnd
  | BashifenMatchEnd
  | BashifenTally
  | Commit
  | Entropy
  | Reveal
  | SeatChange
  | Note;

/** The count of decisions that were as good as the best, and the loss of the others. */
export interface AccuracyJson {
  decisions: number;
  good: number;
  loss: number;
}

/** The confirmation that the message `id` was carried out; a choice is stored as this version. */
export interface AckMessage {
  is: "ack";
  id: MessageId;
  version: TableVersion;
}

/** A choice of the own seat, made when the page showed `version`; `id` is the page's own id of the message. */
export interface Act {
  do: "act";
  id: MessageId;
  version: TableVersion;
  actions: ActionNumber[];
}

export type ActionNumber = number;

/** The person of this seat has opened a rematch. */
export interface AgainMessage {
  is: "again";
  seat: Seat;
}

/** The fact that a seat's declaration was wrong. */
export interface AnnulFact {
  what: "annul";
  seat: Seat;
}

export type ArgumentJson =
  | string
  | number
  | SeatJson
  | SumJson
  | CardsJson
  | PackJson
  | YakuJson
  | MessageJson
  | ArgumentJson[];

/** A person's command to take the own seat back from the bot that stands in. */
export interface Back {
  do: "back";
}

/** A deal: the cards in the order in which they are drawn, seat by seat from `first`; `dealer` is null in deal 1. */
export interface BashifenDeal {
  t?: Milliseconds;
  e: "deal";
  n: Ordinal;
  dealer: Seat | null;
  stage: Level[];
  trump_rank: Rank;
  first: Seat;
  draws: PackCard[];
  widow: PackCard[];
}

/** A deal of 八十分: the table before it, and its moments. */
export interface BashifenDealAnswer {
  table: BashifenTableMessage;
  entries: BashifenEntryMessage[];
}

/** The end of a deal: the opponents' points, those of the kitty, the levels, and the next dealer. */
export interface BashifenDealEnd {
  t?: Milliseconds;
  e: "deal_end";
  points: Count;
  widow_points?: Count;
  stage: Level[];
  dealer: Seat | null;
}

/** Cards that players have cut for who draws first, round by round (RULES C-161). */
export interface BashifenDrawSeats {
  t?: Milliseconds;
  e: "draw_seats";
  draws: PackDraws;
  dealer: Seat;
}

/** One entry of a table of 八十分, with the bill of a deal that it ends; the draw of a card has no events. */
export interface BashifenEntryMessage {
  is: "entry";
  version: TableVersion;
  told: SentenceJson[][];
  changes: Record<string, Change>;
  names?: NamesBySeat;
  players?: Word[];
  stand_ins?: (Word | null)[];
  sheet?: Record<string, Change>;
  story?: StoryJson;
  family: "bashifen";
  bill?: DealBillJson;
  record: BashifenEvent[];
}

/** A lesson of 八十分. */
export interface BashifenLesson {
  lesson: LessonHead;
  table: BashifenTableMessage;
  entries: BashifenEntryMessage[];
}

/** The last event of a match: the seats of the pair that has won. */
export interface BashifenMatchEnd {
  t?: Milliseconds;
  e: "match_end";
  winners: Seat[];
}

/** The refusal of a message at a table of 八十分. */
export interface BashifenNackMessage {
  is: "nack";
  id: MessageId | null;
  code: NackCode;
  say: MessageJson;
  version: TableVersion;
  family: "bashifen";
  view: BashifenView;
}

/** A whole play of a seat: its lead or its follow. */
export interface BashifenPlay {
  t?: Milliseconds;
  e: "play";
  seat: Seat;
  cards: PackCard[];
}

/** The whole table of 八十分 for a new viewer; `clock` is the time from card to card of the draw in milliseconds. */
export interface BashifenTableMessage {
  is: "table";
  protocol: Count;
  version: TableVersion;
  table: TableId;
  viewer: Viewer;
  options: Options;
  names: NamesBySeat;
  players: Word[];
  stand_ins: (Word | null)[];
  reveal: "match" | "deal" | null;
  past: Earlier[];
  told: SentenceJson[][];
  story: StoryJson | null;
  family: "bashifen";
  view: BashifenView;
  game: "bashifen";
  clock: Clock;
  sheet: LevelSheetJson;
  bill: DealBillJson | null;
  record: BashifenEvent[];
}

/**
 * A deal of which only the result is known: the dealer, the opponents' points, the seat that led wrongly.
 *
 * `points` are those of `deal_end`, with twice the points of the kitty if the opponents won it.
 */
export interface BashifenTally {
  t?: Milliseconds;
  e: "tally";
  n: Ordinal;
  dealer: Seat;
  stage: Level[];
  points: Count;
  failed_lead: Seat | null;
}

/**
 * The view of a running match of 八十分: everything that its viewer may know.
 *
 * Hands are by seat, known cards first. `open` has the cards of each hand that everybody knows, `suits` the viewer's
 * own hand in order, `turned` the cards of the kitty that lay open, `taken` the point cards that the opponents have
 * won. Pairs (`stage`) are seats 0 and 2, seats 1 and 3. During the draw nobody is at turn: each seat may make its
 * `legal` declarations at any moment.
 */
export interface BashifenView {
  taken: PackCard[];
  viewer: Viewer;
  n: Count;
  phase: BashifenPhase;
  turn: Seat | null;
  first: Seat;
  dealer: Seat | null;
  stage: Level[];
  trump_rank: Rank;
  trumps: TrumpsFixed | null;
  drawn: Count;
  declared: Shown | null;
  confirmed: Seat[];
  hands: PackCard[][];
  open: PackCard[][];
  suits: GroupOfHand[];
  turned: PackCard[];
  buried: PackCard[];
  trick: Shown[];
  ahead: Seat | null;
  points: Count;
  voids: Group[][];
  tops: CertainTops;
  ask: PlayRequirement | null;
  legal: ActionNumber[];
}

/** The fact that a seat made a bid in the auction. */
export interface BidFact {
  what: "bid";
  seat: Seat;
  bid: Bid;
}

/** A bid of the auction: in (出る), out (降りる) or double (ダブル). */
export interface BidMade {
  t?: Milliseconds;
  e: "bid";
  seat: Seat;
  bid: Bid;
  forced: boolean;
}

/** The bill of a finished month (deal); `settlement` has the payments after the last, `standing` is by seat. */
export interface BillJson {
  n: number;
  rate: number;
  title: MessageJson;
  made: string[];
  captured: string;
  groups: GroupJson[];
  standing: StandingJson[];
  last: boolean;
  void: boolean;
  settlement: PaymentJson[];
  kind?: Kind;
}

/**
 * A bot that can be played against, with its measured strength (null if it has not been measured).
 *
 * `ready_in` is the approximate number of seconds until the bot is ready: 0 if it is ready, null if this server cannot
 * make it ready. Until then greedy plays for it. `own`: a bot of the operator's own, which has no measured strength.
 */
export interface BotOffer {
  name: Word;
  strength: MeasuredStrength | null;
  ready_in: Count | null;
  own: boolean;
}

/** A request for the statistics of a bot by its name. */
export interface BotRequest {
  bot: Word;
}

/** A request of the host to seat a bot on an open seat. */
export interface BotSeatRequest {
  table: TableId;
  own: number;
  seat: number;
  bot: Word;
}

/** The row of a bot in the comparison of all bots, a figure for each column. */
export interface BotStatistics {
  bot: Word;
  figures: StatisticsFigure[];
}

/**
 * A request to play on from a moment of the own table, counted from 1.
 *
 * Without a moment the match goes back to before the own last choice.
 */
export interface BranchRequest {
  table: TableId;
  own: number;
  moment?: number | null;
}

/** 底牌: the eight cards that the dealer (ダーチャ) lays face down. */
export interface Bury {
  t?: Milliseconds;
  e: "bury";
  seat: Seat;
  cards: PackCard[];
}

/** A sum of points for each kind of field (small, large, grand). */
export interface ByField {
  small: Points;
  large: Points;
  grand: Points;
}

/** 下げの取り消し: a seat that went on ends the month (deal) for half of its yaku. */
export interface Cancel {
  t?: Milliseconds;
  e: "cancel";
  seat: Seat;
  yaku: CapturedYaku[];
  forced: boolean;
}

/** The fact that the seat which had gone on ended the month (deal). */
export interface CancelFact {
  what: "cancel";
  seat: Seat;
}

/** The fact that a seat completed captured yaku; without `fed_by` nobody threw a 法度 (hatto) card. */
export interface CapturedEntry {
  what: "captured";
  seat: Seat;
  yaku: CapturedYaku[];
  extra?: Count;
  fed_by?: Seat | null;
}

/** The fact that a seat completed captured yaku; `extra` is the number of cards above the seven of 七短. */
export interface CapturedFact {
  what: "captured";
  seat: Seat;
  yaku: CapturedYaku[];
  extra: Count;
  fed_by: Seat | null;
}

export type Card = string;

/** The card points of one card of each kind. */
export interface CardPoints {
  light: Count;
  tane: Count;
  ribbon: Count;
  plain: Count;
}

export type Cards = string;

/** Flower cards as an argument of a message. */
export interface CardsJson {
  cards: string;
}

/** Kan and points of a seat in its columns (`+3`, `0`, `−10`); an empty column is absent. */
export interface CellJson {
  kan?: string;
  rest?: string;
  mark?: MessageJson;
}

/** The kinds of a hand that surely nobody can beat, as single cards and as pairs. */
export interface CertainTops {
  single: PackCard[];
  pairs: PackCard[];
}

export type Change = unknown[] | { [key: string]: Change };

/** A chat line of a seat: a phrase by its name, or free words. */
export interface ChatLineJson {
  number: Ordinal;
  seat: Seat;
  phrase: PhraseName | null;
  text: Text | null;
  at: Milliseconds;
}

/**
 * The chat lines since the last message, or all of them (`whole`); `free`: whether free words are allowed.
 *
 * `host` is the seat of the person who has opened the table and may silence others.
 */
export interface ChatMessage {
  is: "chat";
  whole: boolean;
  free: boolean;
  host: Seat | null;
  said: ChatLineJson[];
}

/**
 * A legal action as a sentence (`say`), with the rules' advice on it.
 *
 * Showing a hand has its `yaku`, the `cards` that lie open and what it `pays`; stopping and cancelling have what they
 * pay; going on has what is paid later; a card has its `dangers`.
 */
export interface Choice {
  does: Does;
  action: ActionNumber;
  say: MessageJson;
  yaku?: HandYaku[];
  cards?: Cards;
  ribbons?: Ribbons;
  pays?: Share[];
  later?: Later;
  entrance?: Entrance;
  unseen?: ByField;
  dangers?: Danger[];
}

/** A whole choice of a seat, with the name that is typed and the name that is read. */
export interface ChoiceJson {
  name: string;
  said: MessageJson;
}

/** The choice of another sign for the person at the own seat. */
export interface ChooseSign {
  do: "sign";
  id: MessageId;
  sign: PlantSign;
}

export type Clock = number;

/** A closed deal: its name, its facts in words, and how it is settled, null while it waits to be corrected. */
export interface ClosedDeal {
  name: MessageJson;
  facts: MessageJson[];
  won: Points[] | null;
}

/** The spoken code of an open seat, and how long it is still valid (`left`), in milliseconds. */
export interface CodeOfSeat {
  seat: Seat;
  code: SpokenCode;
  left: Count;
}

/** A request of an invited person about an invitation, by its spoken code. */
export interface CodeRequest {
  code: SpokenCode;
}

/** Fair shuffle: the hash of the server's secret for deal `n`, published before the deal. */
export interface Commit {
  t?: Milliseconds;
  e: "commit";
  n: Ordinal;
  sha256: Hex;
}

/** Give a deal other facts; `deal` is its place from 1. */
export interface CorrectStep {
  do: "correct";
  deal: Ordinal;
  facts: FactKeys[];
}

export type Count = number;

/**
 * 法度 (hatto): a seat that a thrown card would help, its yaku, and what the thrower would then pay.
 *
 * The thrower pays both shares unless excused.
 */
export interface Danger {
  seat: Seat;
  yaku: ("goko" | "shiko" | "goun" | "nanatan" | "akatan" | "aotan" | "inoshikacho" | "sujuroku" | "tobikomi")[];
  points: Points;
  excused: boolean;
}

/** A deal: hands and field as dealt; `kind` and `carry` of the field in the hachi-hachi games. */
export interface Deal {
  t?: Milliseconds;
  e: "deal";
  n: Ordinal;
  dealer: Seat;
  hands: HandsBySeat;
  field: Pile;
  kind?: Kind;
  carry?: Carry;
}

export type DealAnswer = HanafudaDealAnswer | BashifenDealAnswer;

/** A finished deal of bashifen: the opponents have `points` and win with `need`; the declarers' pair comes first. */
export interface DealBillJson {
  n: number;
  trumps: TrumpSuit | null;
  rank: string;
  title: MessageJson;
  points: number;
  need: number;
  failed: MessageJson | null;
  opponents: OpponentsJson | null;
  pairs: StepsJson[];
  follows: MessageJson;
  last: boolean;
}

/** The end of a deal; `captured` only if cards are known (not after a `tally`). */
export interface DealEnd {
  t?: Milliseconds;
  e: "deal_end";
  why: "yaku" | "cancel" | "played_out" | "special" | "four_three" | "alone";
  winner: Seat | null;
  captured?: HandsBySeat;
  scores: PointsBySeat;
  next_dealer: Seat | null;
}

/** A deal in an outline: its number in the match, its number of moments, its marks, and whether it is over. */
export interface DealOutline {
  n: Count;
  moments: Count;
  marks: Mark[];
  over: boolean;
}

/** The row of a deal of bashifen. */
export interface DealRowJson {
  n: number;
  pairs: PairCellJson[];
  dacha: number | null;
  trumps: string;
  remarks: MessageJson[];
}

/** Open a closed deal again in a tally without the deals after it, or remove a deal; `deal` is its place from 1. */
export interface DealStep {
  do: "reopen" | "remove";
  deal: Ordinal;
}

/** The fact that a seat is the dealer (ダーチャ) of a first deal of bashifen. */
export interface DealerEntry {
  what: "dealer";
  seat: Seat;
}

/** The yaku that brought a winner the most in one month (deal), with its number. */
export interface DearestYakuJson {
  seat: number;
  yaku: string[];
  cards: string;
  n: number;
}

/** A declaration: level cards or a pair of jokers shown, when `drawn` cards lay in all four hands. */
export interface Declare {
  t?: Milliseconds;
  e: "declare";
  seat: Seat;
  cards: PackCard[];
  drawn: DrawnCount;
}

export type Draw = [Seat, Card];

/** Cards that players have drawn for the first dealer, round by round (RULES C-161). */
export interface DrawSeats {
  t?: Milliseconds;
  e: "draw_seats";
  draws: Draws;
  dealer: Seat;
}

export type DrawnCount = number;

export type Draws = Draw[][];

/** A multiple-choice question; `right` is the index of the right answer among the options. */
export interface DrillAnswer {
  kind: string;
  number: number;
  names: string[];
  asks: MessageJson;
  shown: ShownJson[];
  options: MessageJson[];
  right: number;
  tells: MessageJson[];
}

/** A request for a drill: its kind and its number. */
export interface DrillRequest {
  kind: Word;
  number: number;
}

/** An earlier entry: the number of its events, and the changes from the view after it to the view before it. */
export interface Earlier {
  events: Count;
  changes: Record<string, Change>;
}

/** The result of a match that all persons have ended early: the winners, and the standing of each seat. */
export interface EndedMessage {
  is: "ended";
  winners: Seat[];
  said: (MessageJson | null)[];
}

/** Enter a fact of the open deal; `replace` takes back the last entry before it. */
export interface EnterStep {
  do: "enter" | "replace";
  fact: FactKeys;
}

/** 競り (auction): the fee of folding now, the pot, and the payment of each other seat for the hand in play. */
export interface Entrance {
  fee: Points;
  pot: Points;
  hand: Points;
}

/** Fair shuffle: a seat's own words, first as their hash `sha256`, later as `words`; never both in one event. */
export interface Entropy {
  t?: Milliseconds;
  e: "entropy";
  n: Ordinal;
  seat: Seat;
  sha256?: Hex;
  words?: Text;
}

/** One entry of a table with flower cards, redacted for its viewer, with the bill of a month that it ends. */
export interface EntryMessage {
  is: "entry";
  version: TableVersion;
  told: SentenceJson[][];
  changes: Record<string, Change>;
  names?: NamesBySeat;
  players?: Word[];
  stand_ins?: (Word | null)[];
  sheet?: Record<string, Change>;
  story?: StoryJson;
  family: "hanafuda";
  bill?: BillJson;
  record: Event[];
}

/** A mean with its 95 % interval. */
export interface EstimateJson {
  mean: number;
  low: number;
  high: number;
}

/**
 * An example of the rules: its name, and the part of its deal that it shows.
 *
 * `at` is the English address of its heading, `start` and `end` are moments of its deal.
 */
export interface ExampleHead {
  name: Word;
  at: Text;
  start: Count;
  end: Count;
}

export type Examples = ExampleHead[];

/**
 * A fact that may come next, with the values that its keys may have; what the fact does not have is None.
 *
 * Each value is possible by itself. A fact that joins several (a compound hand yaku) may still be refused.
 */
export interface FactForm {
  what: FactName;
  seat?: number;
  bids?: string[];
  yaku?: string[];
  months?: number[];
  fed_by?: number[];
  protected?: string[];
  extra?: number;
  longer?: string[];
  cards?: string;
  seats?: number[];
  least?: number;
  most?: number;
  step?: number;
  total?: number;
}

/** A remarkable fact of a match; `n` is its month or deal, if it belongs to one. */
export interface FactJson {
  title: MessageJson;
  what: MessageJson;
  n?: number;
}

export type FactKeys = Record<string, string | number | (string | number | null)[] | null>;

/** The lead just made was wrong (it could be beaten): the other pair takes the rest. */
export interface FailedLead {
  t?: Milliseconds;
  e: "failed_lead";
  seat: Seat;
}

/** The fact that a seat led wrongly, which ends a deal of bashifen. */
export interface FailedLeadEntry {
  what: "failed_lead";
  seat: Seat;
}

/** The cards that lie on the dealt field; only its brights count. */
export interface FieldEntry {
  what: "field";
  cards: Pile;
}

/** The effect of a kind of field on values: times `halves` / 2, and `raised` points more for each yaku. */
export interface FieldFactor {
  halves: Count;
  raised: Points;
}

/** The effects of the kinds of field. */
export interface FieldFactors {
  small: FieldFactor;
  large: FieldFactor;
  grand: FieldFactor;
}

/** A request of the host to seat a bot on every open seat. */
export interface FillRequest {
  table: TableId;
  own: number;
  bot: Word;
}

/** Whether a follow is legal, and what it must be: so many `cards`, with so many of the led suit and pairs of it. */
export interface FollowAnswer {
  legal: boolean;
  cards: Count;
  suit: Group;
  least: Count;
  pairs: Count;
}

/** A follow out of a hand, and the lead that it follows. */
export interface FollowRequest {
  level: number;
  suit: TrumpSuit;
  follow: PackCard[];
  lead: PackCard[];
  hand: PackCard[];
}

/** A choice that wins the match more often than the best choice of a hint, which brings most in the deal. */
export interface ForMatchJson {
  actions: number[];
  said: MessageJson;
  more: EstimateJson;
}

export type Format = number;

export type FreeText = string;

/** The comparison of all bots that have played a game. */
export interface GameOfBots {
  game: Word;
  columns: MessageJson[];
  bots: BotStatistics[];
}

/** A game that can be played, with its options and bots; `clocked`: a clock draws the cards, at a pace of choice. */
export interface GameOffer {
  name: Word;
  seats: Seats[];
  options: OptionOffer[];
  clocked: boolean;
  bots: BotOffer[];
}

/** A request about a game by its name. */
export interface GameRequest {
  game: Word;
}

/** The statistics of a player in a game; `course` has the gains of a person's latest matches (empty for bots). */
export interface GameStatistics {
  game: Word;
  tables: StatisticsTable[];
  course: MatchGain[];
}

export type Games = GameOffer[];

/**
 * A table that waits for persons.
 *
 * An open seat's player is `open`; its name is empty, or that of the person for whom the seat is kept.
 */
export interface GatheringMessage {
  is: "gathering";
  protocol: Count;
  table: TableId;
  viewer: Viewer;
  game: Word;
  options: Options;
  names: Text[];
  players: Word[];
  host: Seat;
  timing: TimingJson | null;
  reveal: "match" | "deal" | null;
}

/** A person's command to leave the own seat for good. */
export interface GiveUp {
  do: "give_up";
  id: MessageId;
}

/** 下げ (sage): a seat goes on with the captured yaku that it has. */
export interface GoOn {
  t?: Milliseconds;
  e: "sage";
  seat: Seat;
  yaku: CapturedYaku[];
  forced: boolean;
}

/** The fact that the seat which completed yaku went on. */
export interface GoOnFact {
  what: "sage";
  seat: Seat;
}

/** Payments of one kind under a title. */
export interface GroupJson {
  title: MessageJson;
  payments: PaymentJson[];
}

/** The cards of one suit, or the trumps, in the viewer's hand, the strongest first. */
export interface GroupOfHand {
  suit: Group;
  cards: PackCard[];
}

/** A deal with flower cards: the table before it, and its moments. */
export interface HanafudaDealAnswer {
  table: TableMessage;
  entries: EntryMessage[];
}

/** A lesson with flower cards. */
export interface HanafudaLesson {
  lesson: LessonHead;
  table: TableMessage;
  entries: EntryMessage[];
}

/** The ways to show seven cards in every game with flower cards. */
export interface HandAnswer {
  cards: Cards;
  games: HandInGame[];
}

/** A way to show a hand: its yaku, its open `cards`, and what it pays; for 赤 also the number of open `ribbons`. */
export interface HandChoice {
  yaku: HandYaku[];
  cards: Cards;
  pays: YakuPays[];
  ribbons?: Ribbons;
}

/** The fact that a seat announced hand yaku: by name, or by the cards that it showed. */
export interface HandEntry {
  what: "hand";
  seat: Seat;
  yaku?: HandYaku[];
  cards?: Pile;
}

/** The fact that a seat announced a hand yaku. */
export interface HandFact {
  what: "hand";
  seat: Seat;
  yaku: HandYaku[];
}

/** The ways to show a hand in one game; `free`: the owner may choose among them, or show nothing. */
export interface HandInGame {
  game: Word;
  money: MoneyForm;
  free: boolean;
  choices: HandChoice[];
}

/**
 * A request for the hand yaku of seven cards, which are named by their letters.
 *
 * Each game takes those of the `options` that it has; the others have their usual values.
 */
export interface HandRequest {
  cards: Text;
  options?: Options;
}

export type HandsBySeat = Cards[];

/**
 * The page has shown all events up to `version`, and the bill of a deal that ended there was closed.
 *
 * The next deal may begin, and clocks may run.
 */
export interface HaveRead {
  do: "read";
  version: TableVersion;
}

export type Hex = string;

/**
 * A hint at a version of the table, from a number of worlds, with the best choice first.
 *
 * `more`: a further round, from more worlds, can be asked for. `for_match`: the choice that wins the match more often
 * than the best choice, which brings most in the deal; there is one in the last deals at most.
 */
export interface HintAnswer {
  version: number;
  worlds: number;
  more: boolean;
  unit: MessageJson;
  choices: JudgedJson[];
  for_match: ForMatchJson | null;
}

/**
 * What the own seat sees at a version of the table.
 *
 * `position` is JSON text, which `desk.positions` reads. It has no card that the seat does not know.
 */
export interface HintPosition {
  version: number;
  position: Text;
}

/** A request for the position of the own seat at a table. */
export interface HintPositionRequest {
  table: TableId;
  own: number;
}

/** A request for a round of hints for the own seat at a table; rounds are counted from 0. */
export interface HintRequest {
  table: TableId;
  own: number;
  round: number;
}

/** The result of an import: the numbers of new matches and of matches stored before, and the refused matches. */
export interface HistoryImport {
  new: Count;
  known: Count;
  refused: RefusedMatch[];
}

/**
 * A request to import a history or a part of it.
 *
 * `line` is the number of its first line in the file, `name` the person's name in it.
 */
export interface HistoryPart {
  data: string;
  line?: number;
  name?: string;
}

/** A request of an invited person about an invitation, with the secret of its link. */
export interface InvitationRequest {
  table: TableId;
  own: number;
  invitation: Token;
}

/** A request for a lesson or an example of a game by its name. */
export interface ItemRequest {
  game: Word;
  name: Word;
}

/** A request of an invited person for a seat, by a spoken code; a person without a name is a guest. */
export interface JoinByCodeRequest {
  code: SpokenCode;
  name?: Name | null;
  sign?: PlantSign | null;
}

/** The link to an open seat, path#invitation, which can be used once. */
export interface JoinLink {
  seat: Seat;
  path: Text;
  invitation: Token;
}

/** A request of an invited person for a seat, with the secret of the link; a person without a name is a guest. */
export interface JoinRequest {
  table: TableId;
  own: number;
  invitation: Token;
  name?: Name | null;
  sign?: PlantSign | null;
}

/** The judgement of one choice: its worth, and its distance from the best choice. */
export interface JudgedJson {
  actions: number[];
  said: MessageJson;
  worth: EstimateJson;
  lag: EstimateJson;
  as_good: boolean;
  why: ReasonJson[];
}

/** A language by its code; `tag` is its tag in documents, `shelves` has the addresses of its messages. */
export interface LanguageOffer {
  code: Word;
  tag: Text;
  name: Text;
  shelves: Record<ShelfName, Text>;
}

/** The payments for a seat's yaku after it goes on: `alone` if no yaku is added, `beaten` if another seat stops. */
export interface Later {
  alone: Share[];
  beaten: Share[];
}

/** Whether a lead is certain; else the cards of it that another hand may beat, or its `suits` if it has several. */
export interface LeadAnswer {
  certain: boolean;
  beatable: PackCard[];
  suits: Group[];
}

/** A lead out of a hand, and the cards that the leader knows to be `gone`. */
export interface LeadRequest {
  level: number;
  suit: TrumpSuit;
  lead: PackCard[];
  hand: PackCard[];
  gone?: PackCard[];
}

export type LessonAnswer = HanafudaLesson | BashifenLesson;

/** A lesson: the range of entries of its deal that it goes through. */
export interface LessonHead {
  game: Word;
  name: Word;
  start: Count;
  end: Count;
  steps: LessonStep[];
  panels: ("left" | "right")[];
  chosen: (Count[] | null)[];
  judged: Record<string, WorseChoice[]>;
  room: Word | null;
}

/** A lesson in the list of its game: its name, and the card of its picture. */
export interface LessonName {
  name: Word;
  card: Text;
}

/** The lessons of a game, in the order in which they are taught. */
export interface LessonNames {
  game: Word;
  family: Word;
  lessons: LessonName[];
}

/** A step of a lesson: the number of entries shown before it, and the parts that are lit. */
export interface LessonStep {
  at: Count;
  lit: Word[];
}

export type Lessons = LessonNames[];

export type Level = number;

/** The 得点表 (level sheet) of a match; `result` is null before the match is over. */
export interface LevelSheetJson {
  deals: DealRowJson[];
  result: ResultJson | null;
}

/** A line of the chart of a match: the scores of a seat or pair at the start and after each deal. */
export interface LineJson {
  seats: number[];
  at: number[];
  said: MessageJson[];
}

/** A request to join a table of the lobby; a person without a name is a guest. */
export interface LobbyJoinRequest {
  table: string;
  name?: Name | null;
  sign?: PlantSign | null;
}

/**
 * Tables that are new in the lobby, and those that are gone; `whole`: the lobby has no others.
 *
 * `here` is the number of visitors of the lobby.
 */
export interface LobbyNews {
  whole: boolean;
  tables: LobbyTable[];
  gone: TableId[];
  here: Count;
}

/**
 * A table in the lobby; an open seat's player is `open`, its name empty.
 *
 * `watched`: whether spectators may come. `running`: whether the match has begun, with so many spectators `watching`.
 */
export interface LobbyTable {
  table: TableId;
  game: Word;
  options: Options;
  names: Text[];
  players: Word[];
  signs: (PlantSign | null)[];
  host: Seat;
  watched: boolean;
  running: boolean;
  watching: Count;
}

/**
 * By seat, the bot that has chosen for the seat's bot in this deal.
 *
 * A weaker bot chooses while the server is busy. A bot of the package chooses for one of the operator's own that has
 * failed.
 */
export interface LowerRungsMessage {
  is: "lower_rungs";
  bots: (Word | null)[];
}

/**
 * The mark of a remarkable event: its kind, its seat and the keys of its yaku.
 *
 * It stands after the moment `at` of the deal, counted from 1.
 */
export interface Mark {
  at: Count;
  what: What;
  seat: Seat;
  yaku?: string[];
}

/**
 * The first event of a match: the game, its rules, and the names by seat; `viewer` marks a redacted record.
 *
 * In a history `id` is the table's, `players` has a bot or `person` for each seat, `opened` is the time of opening.
 * In the history of one person `own` has their seats.
 */
export interface Match {
  t?: Milliseconds;
  e: "match";
  format: Format;
  game: "nakayoshi" | "sannin" | "shiragiku" | "hachiju" | "bashifen";
  version: Version;
  options: Options;
  seats: Seats;
  names: NamesBySeat;
  viewer?: Viewer;
  id?: Text;
  players?: NamesBySeat;
  opened?: Moment;
  own?: Seat[];
}

/** The last event of a match: scores, the final result in points, and the winners. */
export interface MatchEnd {
  t?: Milliseconds;
  e: "match_end";
  totals: PointsBySeat;
  result: PointsBySeat;
  winners: Seat[];
}

/** The gain of a person in a finished match, and the time of its end. */
export interface MatchGain {
  at: Count;
  won: number;
}

/**
 * The summary of one match for the replay page: its game, players, a line for each deal, and the scores.
 *
 * `lines` are the scores at the start and after each finished deal. `winners` is null if the record ends before the
 * match does.
 */
export interface MatchOutline {
  game: Word;
  family: "hanafuda" | "bashifen";
  options: Options;
  names: NamesBySeat;
  players: Word[];
  deals: DealOutline[];
  lines: LineJson[];
  winners: Seat[] | null;
}

/** A request for the record of a match as a file of a format (`spelling`). */
export interface MatchRecordRequest {
  key: Text;
  match: number;
  spelling: "jsonl" | "fuda";
}

/**
 * The average gain of a bot in a deal against bots `against`, with a 95 % interval from `low` to `high`.
 *
 * `unit` is `kan at x1` or `stages`; `blocks` is the number of duplicate deals that were played.
 */
export interface MeasuredStrength {
  against: Word;
  unit: Text;
  mean: number;
  low: number;
  high: number;
  blocks: Count;
}

export type MessageId = string;

/** A message; `args` is absent where the message has no arguments. */
export interface MessageJson {
  key: string;
  args?: Record<string, ArgumentJson>;
}

export type Milliseconds = number;

/** みずてん (mizuten): whether the dealer joins before the cards are dealt. */
export interface Mizuten {
  t?: Milliseconds;
  e: "mizuten";
  seat: Seat;
  yes: boolean;
}

/** The fact that the dealer joined before seeing the cards (みずてん). */
export interface MizutenFact {
  what: "mizuten";
  seat: Seat;
}

export type Moment = number;

/** The judgement of one decision of a match. */
export interface MomentJson {
  deal: number;
  at: number;
  seat: number;
  kind: string;
  chosen: ChoiceJson;
  best: ChoiceJson;
  best_actions: number[];
  loss: number;
  verdict: "best" | "small" | "mistake" | "blunder";
  lag: EstimateJson;
  why: ReasonJson[];
  for_match: ForMatchJson | null;
}

/**
 * The form in which a game writes sums: the unit, and whether twelve units make a kan.
 *
 * `floored`: units are never negative, so that five below nothing is written as -1 kan 7.
 */
export interface MoneyForm {
  unit: UnitName;
  kan: boolean;
  floored: boolean;
}

export type Month = number;

/** The refusal of the message `id`, with the reason; nothing has changed. `id` is null if it could not be read. */
export interface NackMessage {
  is: "nack";
  id: MessageId | null;
  code: NackCode;
  say: MessageJson;
  version: TableVersion;
  family: "hanafuda";
  view: View;
}

export type Name = string;

export type NamesBySeat = Text[];

/**
 * A table to open: the rules, the person who asks, and the opponents (bots' names, or `person`).
 *
 * A person without a name is a guest. At a table that is not `watched` there are no spectators while it is played; in
 * the `lobby` anyone finds it; with `free_words` people may write to one another what they like. `reveal` says when
 * the secrets of a fair shuffle are revealed; `never`: nothing is promised, and the server shuffles alone. Without it
 * they are revealed at the end of the match among persons, and `never` with bots.
 */
export interface NewTable {
  game: Word;
  options?: Record<Word, Word | Points>;
  name?: Name | null;
  opponents: Word[];
  pace?: Pace | null;
  clock?: Clock | null;
  sign?: PlantSign | null;
  watched?: boolean;
  reveal?: "match" | "deal" | "never" | null;
  lobby?: boolean;
  timing?: TimingOrder | null;
  free_words?: boolean;
}

/** What may be told next of a deal, whose word is awaited, and what the deal still lacks. */
export interface NextFacts {
  stage: "field" | "auction" | "squeeze" | "showing" | "play" | "choice" | "end";
  seat: number | null;
  forms: FactForm[];
  lacks: MessageJson | null;
}

/** A note in free words, which no rule reads. */
export interface Note {
  t?: Milliseconds;
  e: "note";
  text: Text;
}

/** A request without content. */
export interface Nothing {
}

/** The fact of 89 card points or more, for a seat with a chaff hand yaku (抜け) or joined unseen (みずてん). */
export interface NukeFact {
  what: "nuke";
  seat: Seat;
}

/** The odds of a topic in a game, and the form of the game's sums, if it has sums. */
export interface OddsAnswer {
  topic: Topic;
  game: Word;
  title: MessageJson;
  tables: OddsTable[];
  money: MoneyForm | null;
}

/** One number of a table. */
export interface OddsCell {
  measure: "chance" | "months" | "points";
  exact: Text;
  value: number;
  hands: Count | null;
  worth: Points | null;
}

/** The heading of a column or a row. */
export interface OddsHead {
  key: Text;
  title: MessageJson;
}

/** A request for the odds of a topic in a game. */
export interface OddsRequest {
  topic: Topic;
  game: Word;
}

/** One row of a table. */
export interface OddsRow {
  key: Text;
  title: MessageJson;
  cells: OddsCell[];
}

/** A table of odds. */
export interface OddsTable {
  key: Text;
  title: MessageJson;
  columns: OddsHead[];
  rows: OddsRow[];
}

/** A topic of odds, and the games that have it. */
export interface OddsTopic {
  name: Topic;
  title: MessageJson;
  games: Word[];
}

export type OddsTopics = OddsTopic[];

/** What is known of the deal that is open; what the game does not have, or nobody has told, is None. */
export interface OpenDeal {
  n: number;
  name: MessageJson;
  dealer: number | null;
  scores: number[];
  pot?: number;
  kind?: string;
  carry?: string[];
  rate?: number;
}

/** The game, options and players of a new tally; `dealer` deals first, at bashifen they draw first. */
export interface OpenTallyRequest {
  game: Word;
  options: Options;
  names: NamesBySeat;
  dealer: Count;
}

/** The points that the opponents of the dealer won, with those of the kitty as they count. */
export interface OpponentsEntry {
  what: "opponents";
  points: Count;
}

/** The opponents' card points by tricks, the points that the `kitty` adds, and the reason for that. */
export interface OpponentsJson {
  seats: number[];
  tricks: number;
  kitty: number;
  why: MessageJson;
}

/** An option of a game with its values, its usual value and the clause of the rules. */
export interface OptionOffer {
  name: Word;
  values: Word[] | Count[] | WholeNumbers;
  usual: Word | Points;
  clause: Text;
  only_with: OptionRequirement | null;
}

/** Another option, and those of its values with which an option may have a value that is not the usual one. */
export interface OptionRequirement {
  name: Word;
  values: Word[] | Count[];
}

export type Options = Record<Word, Word | Points>;

export type Ordinal = number;

/** A request of the host about another seat at the table. */
export interface OtherSeat {
  table: TableId;
  own: number;
  seat: number;
}

/** A table and the own seat at it. */
export interface OwnSeat {
  table: TableId;
  own: number;
}

/**
 * A table on the list: the own seat and its page, the players, the number of the deal, the turn and the standing.
 *
 * A name is null if its person is forgotten, and empty while the seat is open. `winners` is null before the match is
 * over; `at` is the time of the last change. `again`: the others have opened another match, which keeps the own seat.
 */
export interface OwnTable {
  table: TableId;
  seat: Seat;
  path: Text;
  game: Word;
  names: (Text | null)[];
  players: Word[];
  n: Count;
  turn: Seat | null;
  said: MessageJson | null;
  winners: Seat[] | null;
  at: Milliseconds;
  again: boolean;
}

/**
 * A part of the caller's list of tables; `more` is the value `before` for the next part.
 *
 * `known`: the caller is a known person. `phrase`: a recovery phrase was shown to them.
 */
export interface OwnTables {
  known: boolean;
  phrase: boolean;
  tables: OwnTable[];
  more: Text | null;
}

/**
 * A request for a part of the own tables: by game, part of an opponent's name, and the time of their end.
 *
 * `since` (inclusive) and `until` (exclusive) are milliseconds since 1970; `before` is where the previous part has
 * ended.
 */
export interface OwnTablesRequest {
  state: "running" | "over";
  game?: string | null;
  opponent?: string | null;
  since?: number | null;
  until?: number | null;
  before?: string | null;
}

export type Pace = number;

export type PackCard = string;

export type PackDraw = [Seat, PackCard];

export type PackDraws = PackDraw[][];

/** Playing cards as an argument of a message. */
export interface PackJson {
  pack: string[];
}

/** The role or points of a pair in a deal, and its level after the deal. */
export interface PairCellJson {
  played?: MessageJson;
  after?: MessageJson;
}

/** A payment: payer, payee, points, reason, and the clause of the rules behind it. */
export interface Pay {
  e: "pay";
  from: Payer;
  to: Payee;
  points: Payment;
  reason: Reason;
  yaku: Yaku[];
  clause: Text;
  for?: Seat;
  liable?: "hatto" | "sage";
  t?: Milliseconds;
}

export type Payment = number;

/** A payment with payer, payee, sum and reason; `share` names the seat whose share a `liable` payer pays. */
export interface PaymentJson {
  payer: SeatJson | MessageJson;
  payee: SeatJson | MessageJson;
  money: SumParts;
  reason: MessageJson;
  clause: string;
  share?: MessageJson;
  liable?: "hatto" | "sage";
}

/** A recovery phrase, which is shown only once. */
export interface Phrase {
  words: Text[];
}

export type Pile = string;

/** What a pile is worth in every game with flower cards. */
export interface PileAnswer {
  games: PileInGame[];
}

/** What a pile is worth in one game; `special` yaku count if the deal is played out. */
export interface PileInGame {
  game: Word;
  money: MoneyForm;
  points: Points;
  chaff: Count;
  yaku: PileYaku[];
  special: SpecialYaku[];
  special_pays: YakuPays[];
}

/**
 * A request for the worth of a pile beside the piles of `others`; cards are named by their letters.
 *
 * Each game takes those of the `options` that it has; the others have their usual values.
 */
export interface PileRequest {
  cards: Text;
  others?: Text;
  options?: Options;
}

/** A captured yaku: what of it the pile has, what lies in no pile, and what it pays; it `lacks` so many cards. */
export interface PileYaku {
  yaku: CapturedYaku;
  have: Cards;
  open: Cards;
  lacks: Count;
  possible: boolean;
  pays: YakuPays[];
}

/** A check of the connection, answered by a pong. */
export interface Ping {
  do: "ping";
}

/** Change nothing, close the open deal, or take back the last entry. */
export interface PlainStep {
  do: "look" | "close" | "undo";
}

export type PlantSign = number;

/** A hand card that a seat plays, and the field cards that it takes. */
export interface Play {
  t?: Milliseconds;
  e: "play";
  seat: Seat;
  card: Card;
  takes: Takes;
}

/** A request to play on in a seat after a number of moments of the match, counted from 1. */
export interface PlayOnRequest {
  key: Text;
  match: number;
  seat: number;
  moment: number;
}

/** What the next play must be: a follow has `cards` cards, `least` of them from `of`, with `pairs` pairs. */
export interface PlayRequirement {
  cards: Count | null;
  suit: Group | null;
  of: PackCard[];
  least: Count;
  pairs: Count;
  must: PackCard[];
  may: PackCard[];
}

export type Points = number;

export type PointsBySeat = Points[];

/** The card points by seat, or the `piles`; one seat in play may have null, which follows from the others. */
export interface PointsEntry {
  what: "points";
  points?: (Points | null)[];
  piles?: (Pile | null)[];
}

/** The card points by seat, counted at the end. */
export interface PointsFact {
  what: "points";
  points: PointsBySeat;
}

/** The answer to a ping: the server is there. */
export interface PongMessage {
  is: "pong";
}

/**
 * The connected seats, the number of spectators, groups of seats that one person holds, all signs, and the seats
 * that the host has silenced.
 */
export interface PresenceMessage {
  is: "presence";
  here: Seat[];
  watching: Count;
  same: Seat[][];
  signs: (PlantSign | null)[];
  silenced: Seat[];
}

/**
 * A puzzle: the deal up to the choice, as its seat saw it, and all choices, best first.
 *
 * `solved` says for each rung of the bots in how many of `tries` tries it has found the best choice.
 */
export interface PuzzleAnswer {
  name: string;
  game: string;
  family: "hanafuda" | "bashifen";
  seat: number;
  deal: DealAnswer;
  unit: MessageJson;
  choices: PuzzleChoice[];
  reasons: ReasonJson[];
  difficulty: 1 | 2 | 3 | 4;
  themes: ("catch" | "hold" | "deny" | "hatto" | "take" | "sage" | "bid" | "double" | "lead" | "throw" | "follow" | "bury" | "declare")[];
  tries: Count;
  solved: Record<string, Count>;
}

/** A choice of a puzzle and its worth; `behind` is the least amount by which it is worse than the best. */
export interface PuzzleChoice {
  actions: number[];
  said: MessageJson;
  worth: number;
  behind: number;
}

/** A puzzle in a list: its name, its difficulty from 1 to 4, and what its choice is about. */
export interface PuzzleEntry {
  name: string;
  difficulty: 1 | 2 | 3 | 4;
  themes: ("catch" | "hold" | "deny" | "hatto" | "take" | "sage" | "bid" | "double" | "lead" | "throw" | "follow" | "bury" | "declare")[];
}

/** A request for a puzzle by its name. */
export interface PuzzleRequest {
  name: Text;
}

/** The puzzles of a game, and today's puzzle. */
export interface PuzzleShelf {
  game: string;
  family: "hanafuda" | "bashifen";
  puzzles: PuzzleEntry[];
  today: TodaysPuzzle;
}

export type PuzzleShelves = PuzzleShelf[];

/** A request to play a game now with a number of seats; options that are not given have usual values. */
export interface QuickMatchRequest {
  game: Word;
  seats: number;
  options?: Record<Word, Word | Points>;
  name?: Name | null;
  sign?: PlantSign | null;
}

export type Rank = number;

/** A sentence that speaks for the best choice or against it. */
export interface ReasonJson {
  side: "for" | "against";
  say: MessageJson;
}

/** A request to become the person of a recovery phrase, which may be written in any way. */
export interface RecallRequest {
  phrase: string;
}

/** A request to replay a record in any format. */
export interface RecordFile {
  data: string;
}

/**
 * The outline of a record's matches; its `key` is used to ask for deals.
 *
 * `house`: whether this server has the match.
 */
export interface RecordOutline {
  key: string;
  house: boolean;
  matches: MatchOutline[];
}

/** A request for the key of a seat by the token of its recovery link. */
export interface Recovery {
  table: TableId;
  own: number;
  token: Token;
}

/** 配り直し: cards that were dealt and thrown in. */
export interface Redeal {
  t?: Milliseconds;
  e: "redeal";
  n: Ordinal;
  why: "four_of_a_month";
  hands: HandsBySeat;
  field: Pile;
}

/** The body of a refusal, of the type `application/problem+json`. */
export interface Refusal {
  title: Text;
  status: number;
  code: Word;
  say: MessageJson;
}

/** A match that was not imported: its first line, and the reason, which names the wrong line. */
export interface RefusedMatch {
  line: Ordinal;
  why: MessageJson;
}

/** A request about a finished table by its id, or about a sent record by its key. */
export interface ReplayRequest {
  key: Text;
}

/** A request for a deal as a viewer saw it, or with all hands open; deals are counted from 0. */
export interface ReplayedDealRequest {
  key: Text;
  match: number;
  deal: number;
  viewer: string;
  open?: boolean;
}

/** A request about a match of a record; matches are counted from 0. */
export interface ReplayedMatchRequest {
  key: Text;
  match: number;
}

/** The end of a match of bashifen: the seats of the winners, and both pairs, the winners first. */
export interface ResultJson {
  winners: number[];
  why: MessageJson;
  pairs: StandsJson[];
}

/** Fair shuffle: the server's secret, published after the deal. */
export interface Reveal {
  t?: Milliseconds;
  e: "reveal";
  n: Ordinal;
  secret: Hex;
}

/**
 * The progress of a review (`done` steps `of` all, 0 while their number is unknown), and the finished review.
 *
 * `players` are the players behind the `names`; `starts` is the number of moments before each deal.
 */
export interface ReviewAnswer {
  game: string;
  family: "hanafuda" | "bashifen";
  names: string[];
  players: string[];
  done: number;
  of: number;
  review: ReviewJson | null;
  failed: boolean;
  starts: number[];
}

/** The review of a match: every decision judged, and luck apart from skill. */
export interface ReviewJson {
  game: string;
  worlds: number;
  unit: MessageJson;
  seats: SatJson[];
  deals: ReviewedDealJson[];
  moments: MomentJson[];
  dearest: number[];
}

/** One deal of a reviewed match: the winnings of each seat, and the part that luck brought. */
export interface ReviewedDealJson {
  n: number;
  won: number[];
  luck: number[];
}

/** 赤 (aka): the ribbons of a hand that may be exposed, and the number to choose, by actions in index order. */
export interface Ribbons {
  of: Cards;
  count: Count;
}

/** A row of a score sheet: an occasion of payment, or a line of the foot. */
export interface RowJson {
  cells: CellJson[];
  head?: MessageJson;
  field?: MessageJson;
  remark?: MessageJson;
  struck?: boolean;
}

export type RuleCards = string;

/** The results of one seat in a reviewed match. */
export interface SatJson {
  name: string;
  won: number;
  luck: number;
  skill: SkillJson;
  deals: number;
  decisions: number;
  good: number;
  loss: number;
  kinds: Record<string, AccuracyJson>;
}

/** The words that the own seat adds to the shuffle, sent after an entry has all hashes. */
export interface Say {
  do: "say";
  id: MessageId;
  n: Ordinal;
  words: Words;
}

/** The score sheet of a match (記入式); without kan each seat has one column. */
export interface ScoreSheetJson {
  unit: UnitName;
  kan: boolean;
  over: MessageJson;
  months: RowJson[][];
  foot: RowJson[];
  month: SoFarJson | null;
}

/** The hash of the words that the own seat will add to the shuffle of deal `n`. */
export interface Seal {
  do: "seal";
  id: MessageId;
  n: Ordinal;
  sha256: Hex;
}

export type Seat = number;

/** A new player of a seat. */
export interface SeatChange {
  t?: Milliseconds;
  e: "seat";
  seat: Seat;
  by: "person" | "bot";
  name: Text;
}

/** A seat as an argument of a message. */
export interface SeatJson {
  seat: number;
}

/** The seat that the caller has got: its page, its token (the link path#recovery), and links to other open seats. */
export interface Seated {
  table: TableId;
  seat: Seat;
  path: Text;
  recovery: Token;
  joins: JoinLink[];
}

export type Seats = number;

/**
 * What the own seat sees at a version of the table.
 *
 * `position` is JSON text, which `desk.positions` reads. It has no card that the seat does not know.
 */
export interface SeenPosition {
  version: number;
  position: Text;
}

/** A request for what the own seat sees of a running match. */
export interface SeenRequest {
  table: TableId;
  own: number;
}

/** A complete sentence and the clause of the rules behind it. */
export interface SentenceJson {
  say: MessageJson;
  clause?: string;
}

/** A deal as it is settled: what each seat won in it, and who deals next. */
export interface SettledDeal {
  won: number[];
  scores: number[];
  next_dealer: number | null;
  result?: number[];
}

/** The points that a seat pays the chooser (below 0: gets back); `liable`: why it pays another seat's share too. */
export interface Share {
  seat: Seat;
  points: Points;
  liable?: "hatto" | "sage";
}

/** The points that a seat has paid; `liable` is the reason why it paid the share of another seat too. */
export interface ShareJson {
  seat: number;
  points: number;
  liable?: "hatto" | "sage";
}

/** Messages in Fluent's format: those of the language, and the English ones for messages that the language lacks. */
export interface Shelf {
  own: string;
  standIn: string;
}

/** シマ (shima): four cards of a suit (month) on the dealt field, which a seat takes. */
export interface Shima {
  t?: Milliseconds;
  e: "shima";
  seat: Seat;
  cards: Cards;
}

/** The hand yaku that a seat declares (`[]`: none) and the cards exposed for them. */
export interface Show {
  t?: Milliseconds;
  e: "show";
  seat: Seat;
  yaku: HandYaku[];
  cards: Cards;
}

/** Cards that a seat has declared with, or played to the trick. */
export interface Shown {
  seat: Seat;
  cards: PackCard[];
}

/**
 * What an invited person sees before they sit down: the table, and who sits there.
 *
 * An open seat's player is `open`; its name is empty, or that of the person for whom it is kept. `mine`: the caller
 * sits in the seat of the invitation.
 */
export interface ShownInvitation {
  table: TableId;
  seat: Seat;
  state: "free" | "taken" | "playing" | "over";
  mine: boolean;
  game: Word;
  options: Options;
  names: Text[];
  players: Word[];
  signs: (PlantSign | null)[];
  host: Seat;
  timing: TimingJson | null;
  reveal: "match" | "deal" | null;
  watched: boolean;
  free_words: boolean;
}

/** A part of the material that a question shows: cards with a title, or a sentence alone. */
export interface ShownJson {
  title: MessageJson;
  cards: CardsJson | PackJson | null;
}

/** The host's command to silence a seat, or to let it speak again. */
export interface Silence {
  do: "silence";
  id: MessageId;
  seat: number;
  silent: boolean;
}

/** The answer to a viewer who has been here before: the entries that they have missed follow, up to this version. */
export interface SinceMessage {
  is: "since";
  protocol: Count;
  version: TableVersion;
}

/** The mean sum a deal that a seat has won beyond its luck, with a 95 % interval over deals. */
export interface SkillJson {
  mean: number;
  low: number | null;
  high: number | null;
}

/** The points won by each seat in the latest deal (month) so far, and the payments for captured yaku by seat. */
export interface SoFarJson {
  n: number;
  won: SumParts[];
  collected: ShareJson[][];
}

/** A chat line of a person: a phrase by its name, or free words. */
export interface Speak {
  do: "chat";
  id: MessageId;
  phrase?: PhraseName | null;
  text?: FreeText | null;
}

/** The fact that a seat made a special yaku, with its number of cards (素十六) or points (二八). */
export interface SpecialFact {
  what: "special";
  seat: Seat;
  yaku: SpecialYaku[];
  count: Count;
}

export type SpokenCode = string;

/** 追い込み (squeeze): a seat that three others have put out; in nakayoshi with the cards that it shows (C-165). */
export interface Squeezed {
  t?: Milliseconds;
  e: "squeezed";
  seat: Seat;
  yaku?: SqueezedYaku;
  cards?: Cards;
}

/** The fact that a seat was put out: with yaku and the cards that it showed, or with its whole `hand`. */
export interface SqueezedEntry {
  what: "squeezed";
  seat: Seat;
  yaku?: SqueezedYaku;
  cards?: Cards;
  hand?: Pile;
}

/** The fact that a seat was put out by three others, with the cards that it showed. */
export interface SqueezedFact {
  what: "squeezed";
  seat: Seat;
  yaku?: SqueezedYaku;
  cards?: Cards;
}

/** A seat that was put out of the month by the auction, the yaku of its hand, and the cards that it has shown. */
export interface SqueezedOut {
  seat: Seat;
  yaku: SqueezedYaku;
  cards: Cards;
}

/** The gain of a seat in a month (deal), in points and as a sum, and the seat's balance after it. */
export interface StandingJson {
  points: number;
  won: SumParts;
  total: SumParts;
}

/** The level of a pair at the end of the match. */
export interface StandsJson {
  seats: number[];
  stage: MessageJson;
}

export type Statistics = GameStatistics[];

/** One number of a table of statistics, with its 95 % interval where it has one. */
export interface StatisticsFigure {
  measure: "times" | "share" | "number" | "kan" | "points" | "levels";
  value: number | null;
  low: number | null;
  high: number | null;
}

export type StatisticsOfBots = GameOfBots[];

/** One row of a table of statistics. */
export interface StatisticsRow {
  key: Text;
  title: MessageJson;
  figures: StatisticsFigure[];
}

/** A table of statistics. */
export interface StatisticsTable {
  key: Text;
  title: MessageJson;
  columns: OddsHead[];
  rows: StatisticsRow[];
}

/** The move of a pair on the ladder of levels, and whether it `declared`; `steps` is null where it is put on 2. */
export interface StepsJson {
  seats: number[];
  declared: boolean;
  before: MessageJson;
  after: MessageJson;
  steps: number | null;
}

/** The stock in the order in which it will be turned, once that is final. */
export interface Stock {
  t?: Milliseconds;
  e: "stock";
  cards: Pile;
}

/** 上がり (stopping): a seat stops with the captured yaku that it has. */
export interface Stop {
  t?: Milliseconds;
  e: "stop";
  seat: Seat;
  yaku: CapturedYaku[];
  forced: boolean;
}

/** The story of a finished match: why it was won, remarkable facts, and the scores after each deal. */
export interface StoryJson {
  why: MessageJson[];
  facts: FactJson[];
  deals: number[];
  lines: LineJson[];
  dearest: DearestYakuJson[];
}

/** A sum as an argument of a message. */
export interface SumJson {
  sum: SumParts;
}

/** A sum in its parts, as a game writes sums. */
export interface SumParts {
  sign: Sign;
  kan: number | null;
  rest: number | null;
  unit: UnitName;
}

/** A request for all that the page misses since `version`. */
export interface Sync {
  do: "sync";
  version: TableVersion;
}

export type TableId = string;

/** The whole table with flower cards for a new viewer: the record so far, redacted for them, and their view. */
export interface TableMessage {
  is: "table";
  protocol: Count;
  version: TableVersion;
  table: TableId;
  viewer: Viewer;
  options: Options;
  names: NamesBySeat;
  players: Word[];
  stand_ins: (Word | null)[];
  reveal: "match" | "deal" | null;
  past: Earlier[];
  told: SentenceJson[][];
  story: StoryJson | null;
  family: "hanafuda";
  view: View;
  game: Word;
  fields: FieldFactors;
  card_points: CardPoints;
  money: MoneyForm;
  sheet: ScoreSheetJson;
  bill: BillJson | null;
  record: Event[];
}

export type TableVersion = number;

export type Takes = string;

/**
 * A deal of which only facts from the table are known, in the order in which they happened.
 *
 * `lights`, `kind` and `carry` stand where the field counts: in hachi-hachi, not in hachiju.
 */
export interface Tally {
  t?: Milliseconds;
  e: "tally";
  n: Ordinal;
  dealer: Seat;
  lights?: Cards;
  kind?: Kind;
  carry?: Carry;
  facts: Fact[];
}

/**
 * A tally after a step: its notebook, the open deal, what may come next, and what has changed.
 *
 * The `notebook` is text that the page keeps and sends back with the next step; everything else follows from it.
 * `payments` are those of the open deal so far, `news` the sentences about what the step has moved, `bill` is that of
 * the last closed deal. With a `refusal` nothing has changed.
 */
export interface TallyAnswer {
  notebook: Text;
  game: Word;
  family: "hanafuda" | "bashifen";
  options: Options;
  names: NamesBySeat;
  money: MoneyForm | null;
  open: OpenDeal | null;
  next: NextFacts | null;
  facts: ToldFact[];
  payments: GroupJson[];
  deals: ClosedDeal[];
  sheet: ScoreSheetJson | LevelSheetJson;
  bill: BillJson | DealBillJson | null;
  news: SentenceJson[][];
  changes: TallyChange[];
  waiting: WaitingDeal | null;
  result: TallyResult | null;
  undoable: boolean;
  refusal?: MessageJson;
}

/** A deal that is settled otherwise than before. */
export interface TallyChange {
  deal: number;
  before: SettledDeal | null;
  after: SettledDeal | null;
}

export type TallyFact =
  | WhiteEntry
  | MizutenFact
  | FieldEntry
  | BidFact
  | SqueezedEntry
  | HandEntry
  | AnnulFact
  | TwoTurnedFact
  | TobikomiEntry
  | CapturedEntry
  | GoOnFact
  | CancelFact
  | NukeFact
  | SpecialFact
  | PointsEntry
  | VoidFact
  | DealerEntry
  | FailedLeadEntry
  | OpponentsEntry;

/** A notebook whose record is wanted in a spelling. */
export interface TallyRecordRequest {
  notebook: Text;
  spelling: "fuda" | "jsonl";
}

/** A notebook and what is to be done with it. */
export interface TallyRequest {
  notebook: Text;
  step: EnterStep | PlainStep | DealStep | CorrectStep;
}

/** The end of a match: the final scores by seat, and the winners. */
export interface TallyResult {
  scores: Points[];
  winners: Seat[];
}

/** The notebooks of matches at real tables, and the name of the player who is counted in them. */
export interface TallyStatisticsRequest {
  notebooks: TimedNotebook[];
  player: Text;
}

export type Text = string;

/** A person's confirmation that they are there. */
export interface There {
  do: "there";
}

/** A notebook, and the time of its last entry in milliseconds since 1970. */
export interface TimedNotebook {
  notebook: Text;
  at: Count;
}

/** The time limits of persons, in seconds: for each choice, for the match, and the time that a choice gives back. */
export interface TimingJson {
  move: Count | null;
  match: Count | null;
  more: Count;
}

/**
 * The time limits of persons in seconds: for each choice (`move`), or for the match (`match`), or both.
 *
 * With a limit for the match, each choice gives back `more` seconds. Without limits the table waits for everyone.
 */
export interface TimingOrder {
  move?: number | null;
  match?: number | null;
  more?: number;
}

/** The fact of 飛込み (tobikomi); without `fed_by` nobody threw a 法度 (hatto) card. */
export interface TobikomiEntry {
  what: "tobikomi";
  seat: Seat;
  month: Month;
  fed_by?: Seat | null;
}

/** The fact that a seat captured all four cards of its shown three (飛込み); `fed_by` threw it the hatto card. */
export interface TobikomiFact {
  what: "tobikomi";
  seat: Seat;
  month: Month;
  fed_by: Seat | null;
}

/** The puzzle of today: its name, and its position in short, the cards on the table and those of the seat. */
export interface TodaysPuzzle {
  name: string;
  table: string[];
  hand: string[];
}

export type Token = string;

/** A fact of the open deal, and the message that repeats it. */
export interface ToldFact {
  fact: TallyFact;
  say: MessageJson;
}

export type Topic = string;

/** The winner of a trick, and the points of its cards. */
export interface Trick {
  t?: Milliseconds;
  e: "trick";
  winner: Seat;
  points: Count;
}

/** The play that wins a trick, by its place from 0. */
export interface TrickAnswer {
  winner: Count;
}

/** The plays of a trick, the lead first. */
export interface TrickRequest {
  level: number;
  suit: TrumpSuit;
  plays: PackCard[][];
}

/** Trumps are fixed, and with them the dealer (ダーチャ). */
export interface Trumps {
  t?: Milliseconds;
  e: "trumps";
  suit: TrumpSuit;
  dealer: Seat;
  by: TrumpsBy;
}

/** The trump suit, and what has fixed it. */
export interface TrumpsFixed {
  suit: TrumpSuit;
  by: TrumpsBy;
}

/** The stock card that a seat turns, and the field cards that it takes. */
export interface Turn {
  t?: Milliseconds;
  e: "turn";
  seat: Seat;
  card: Card;
  takes: Takes;
}

/** The fact that a seat turned two stock cards and knows the next one (RULES C-184). */
export interface TwoTurnedFact {
  what: "two_turned";
  seat: Seat;
}

export type Version = number;

/**
 * The view of a running match with flower cards: everything that its viewer may know.
 *
 * `field` is the field (場), the open cards in the middle. `progress` is by seat, empty for seats that are not in
 * play; `unseen` are the cards of which the viewer does not know whether they are in a hand or in the stock. Games
 * with kinds of fields have `kind` and `carry`, and `sager`, the seat that has gone on (下げ); tables of seven have
 * `white`, the seat that sits out by the white card. Games in which bids double have the `rate`, the `doubler`
 * before whom the cube lies, the `leader` who speaks and plays first, the seats that have `joined` at this rate,
 * and all `sagers`.
 */
export interface View {
  viewer: Viewer;
  n: Count;
  dealer: Seat;
  order: Seat[];
  mizuten?: Seat | null;
  white?: Seat | null;
  folded: Seat[];
  squeezed: SqueezedOut[];
  pot: Points;
  kind?: Kind;
  carry?: Carry;
  rate?: Count;
  doubler?: Seat | null;
  leader?: Seat;
  joined?: Seat[];
  phase: Phase;
  turn: Seat | null;
  hands: Cards[];
  exposed: Cards[];
  field: Cards;
  pending: Card | null;
  captured: Cards[];
  stock: Count;
  shown: HandYaku[][];
  made: CapturedYaku[][];
  sager?: Seat | null;
  sagers?: Seat[];
  scores: Points[];
  captured_yaku: YakuWorth[];
  progress: YakuProgress[][];
  unseen: RuleCards;
  legal: ActionNumber[];
  choices: Choice[];
}

/** A request about a table as a viewer may see it: one of its seats, or a spectator (`table`). */
export interface ViewRequest {
  table: TableId;
  viewer: string;
}

/** The fact that the month (deal) is void and dealt again. */
export interface VoidFact {
  what: "void";
}

/**
 * The countdown of a seat: the milliseconds that are left, and its reason.
 *
 * The reason is a clock (`clock`), an absent person (`away`), or a person who has done nothing for long (`still`).
 */
export interface Wait {
  seat: Seat;
  left: Count;
  why: "away" | "clock" | "still";
}

/** A deal that cannot have happened as entered: its place from 1, and what is wrong. */
export interface WaitingDeal {
  deal: Count;
  what: MessageJson;
}

/**
 * The running countdowns (`waits`), and the milliseconds that each seat has left for the match (`clocks`).
 *
 * `clocks` is null at a table without such clocks. The message is sent whenever a countdown begins, ends or changes.
 */
export interface WaitsMessage {
  is: "waits";
  waits: Wait[];
  clocks: Count[] | null;
}

/** 白札 (white card): of seven seats at the table this one sits the deal out (RULES C-182). */
export interface WhiteCard {
  t?: Milliseconds;
  e: "white_card";
  n: Ordinal;
  seat: Seat;
}

/** The fact that a seat drew the white card and sits the deal out. */
export interface WhiteEntry {
  what: "white";
  seat: Seat;
}

/** The values of an option that are the whole numbers from `least` to `most`. */
export interface WholeNumbers {
  least: Count;
  most: Count;
}

/** A person's wish to end the match here, or to allow hints, or its withdrawal. */
export interface Wish {
  do: "wish";
  id: MessageId;
  of: "end" | "hints";
  wish: boolean;
}

/**
 * The wishes of persons: to `end` the match early, by seat, and to allow `hints`.
 *
 * The match is over when all persons wish to end it; `declined` is the seat that declined last. `may_hint`: whether
 * persons may ask for hints, since all allow them or one plays among bots.
 */
export interface WishesMessage {
  is: "wishes";
  end: Seat[];
  declined: Seat | null;
  hints: Seat[];
  may_hint: boolean;
}

export type Word = string;

export type Words = string;

/** A choice that is worse than the right one of a lesson, and why the right one is better. */
export interface WorseChoice {
  actions: Count[];
  why: ReasonJson[];
}

/** Yaku in groups as an argument of a message. */
export interface YakuJson {
  yaku: string[][];
}

/** The points that each of the two opponents pays for yaku, in a kind of field or at a rate. */
export interface YakuPays {
  each: Points;
  kind?: Kind;
  rate?: Count;
}

/**
 * The progress of a seat toward a captured yaku: its cards by pile, and the `open` ones that lie in no pile.
 *
 * The seat `lacks` a number of cards; the rules decide whether the yaku is `possible` and its `points` for each payer.
 */
export interface YakuProgress {
  yaku: CapturedYaku;
  have: RuleCards;
  open: RuleCards;
  blocked: RuleCards;
  lacks: Count;
  possible: boolean;
  points: Points;
}

/** The worth of a captured yaku: `need` of its cards make it; a payer pays `points`, `more` for each card more. */
export interface YakuWorth {
  yaku: CapturedYaku;
  cards: RuleCards;
  need: Count;
  points: Points;
  more: Points;
}

export type ToServer =
  | Act
  | Speak
  | Wish
  | ChooseSign
  | Silence
  | GiveUp
  | Sync
  | HaveRead
  | Seal
  | Say
  | Back
  | There
  | Ping;

export type ToPage =
  | TableMessage
  | BashifenTableMessage
  | EntryMessage
  | BashifenEntryMessage
  | GatheringMessage
  | SinceMessage
  | AckMessage
  | NackMessage
  | BashifenNackMessage
  | PongMessage
  | WaitsMessage
  | PresenceMessage
  | WishesMessage
  | EndedMessage
  | AgainMessage
  | LowerRungsMessage
  | ChatMessage;

export type Languages = LanguageOffer[];
