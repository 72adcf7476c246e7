/** A table: connects, and draws what the seat sees as the game that is played there wants it. */

import type { AnyTableMessage } from "../protocol/connection";
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { ConnectionBanner } from "../parts/ConnectionBanner";
import { Loading } from "../parts/Loading";
import { recover } from "../protocol/http";
import type { Viewer } from "../protocol/messages";
import { FlowerTable } from "../table/FlowerTable";
import { forgetTable } from "../table/remembered";
import { Session } from "../table/session";
import { LANGUAGES } from "../preferences";
import { played, toldIn } from "../words/say";
import { GoneTable } from "./GonePage";

type Table = FunctionComponent<{ session: Session }>;

/** Tables that are fetched when one of their games is played; flower cards are here already. */
const FETCHED: Partial<Record<AnyTableMessage["family"], () => Promise<Table>>> = {
  bashifen: async () => (await import("../bashifen/WesternTable")).WesternTable,
};

export function TablePage({ path, viewer }: { path: string; viewer: Viewer }) {
  const session = useMemo(() => new Session(path, viewer), [path, viewer]);

  useEffect(() => {
    void withKey(path).then(() => session.start());
    return () => {
      session.stop();
      played.value = "";
      toldIn.value = LANGUAGES;
    };
  }, [session]);

  const status = session.status.value;
  if (status === "gone" || status === "refused" || status === "old") {
    if (status !== "refused") forgetTable(path);
    return <GoneTable path={path} why={status} />;
  }
  const family = session.family.value;
  const fetched = family !== null ? FETCHED[family] : undefined;
  return (
    <>
      <ConnectionBanner session={session} />
      {family === null && <Loading />}
      {family !== null && !fetched && <FlowerTable session={session} />}
      {fetched && <FetchedTable session={session} fetch={fetched} />}
    </>
  );
}

function FetchedTable({ session, fetch }: { session: Session; fetch: () => Promise<Table> }) {
  const table = useSignal<Table | null>(null);
  useEffect(() => {
    fetch().then(
      (found) => (table.value = found),
      () => session.outdated(),
    );
  }, [fetch]);
  const Found = table.value;
  return Found ? <Found session={session} /> : <Loading />;
}

/** An address with a seat's key gives the seat back; the key leaves the address bar at once. */
async function withKey(path: string): Promise<void> {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  await recover(path, token);
}
