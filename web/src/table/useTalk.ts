/** Lets the bots of a table speak of what is shown, unless the person wants silence or no pace at all. */

import { useEffect, useMemo } from "preact/hooks";
import { isDimmed } from "../parts/Sheet";
import { recall, remarks, remember, speed } from "../preferences";
import type { Seat } from "../protocol/messages";
import { loadShelves } from "../words/languages";
import { botOf, isOfPackage } from "../words/names";
import type { AnyEvent } from "./moments";
import { seatOrder } from "./seats";
import { isBeginning, LONG, type Occasion, occasionOf, STANDS, Talk } from "./talk";

export interface TalkedAbout {
  path: string;
  isReplay: boolean;
  record: { value: readonly AnyEvent[] };
  table: { value: { viewer: Seat | "table"; players: readonly string[] } | null };
  scene: { value: { view: { turn: number | null } } | null };
  replay: { value: unknown };
}

/** The table at which bots have greeted last: they greet once. */
const GREETED = "greeted";

export function useTalk(game: TalkedAbout): Talk | null {
  const talk = useMemo(() => new Talk(), [game]);
  const players = game.table.value?.players ?? [];
  const mayTalk =
    !game.isReplay && remarks.value === "on" && speed.value !== "instant" && players.some((player) => botOf(player));
  const record = game.record.value;
  const turn = game.replay.value ? null : (game.scene.value?.view.turn ?? null);
  const remark = talk.remark.value;

  const speak = (seat: Seat, occasion: Occasion) => {
    const bot = botOf(players[seat])!;
    if (!isOfPackage(bot)) return;
    // Without the words nobody misses anything: the bots are silent then.
    loadShelves("talk").then(
      () => talk.speak(seat, bot, occasion, record.length),
      () => {},
    );
  };

  const before = useMemo(() => ({ length: record.length }), [game]);
  useEffect(() => {
    const fresh = record.slice(before.length);
    before.length = record.length;
    const cause = mayTalk ? occasionOf(fresh, players) : null;
    if (cause) speak(cause.seat, cause.occasion);
  }, [record]);

  useEffect(() => {
    if (!mayTalk || !isBeginning(record) || recall(GREETED) === game.path) return;
    const { viewer } = game.table.value!;
    const host = seatOrder(viewer === "table" ? 0 : viewer, players.length).find((seat) => botOf(players[seat]));
    if (host === undefined) return;
    remember(GREETED, game.path);
    speak(host, "greeting");
  }, [game, mayTalk]);

  useEffect(() => {
    if (!mayTalk || turn === null || !botOf(players[turn])) return;
    const timer = setTimeout(() => speak(turn, "thinking"), LONG);
    return () => clearTimeout(timer);
  }, [turn, record.length, mayTalk]);

  useEffect(() => {
    // While a sheet lies over the table, a remark waits.
    if (!remark || isDimmed.value) return;
    const timer = setTimeout(() => talk.silence(), STANDS);
    return () => clearTimeout(timer);
  }, [remark, isDimmed.value]);

  useEffect(() => {
    if (!mayTalk) talk.silence();
  }, [mayTalk]);
  return game.isReplay ? null : talk;
}
