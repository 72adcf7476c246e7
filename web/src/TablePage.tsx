/** A table: connects, and draws what the seat sees as the game that is played there wants it. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { ConnectionBanner } from "./frame/ConnectionBanner";
import { GoneTable } from "./frame/GoneTable";
import { useOwnSeat } from "./frame/ownSeat";
import { Session } from "./frame/session";
import { Gathering } from "./gathering/Gathering";
import { Loading } from "./parts/Loading";
import type { AnyTableMessage } from "./protocol/connection";
import { recover } from "./protocol/http";
import type { ShelfName, Viewer } from "./protocol/messages";
import { learn } from "./words/languages";
import { plays } from "./words/say";
import { families } from "./words/shelves.json";

type Table = FunctionComponent<{ session: Session }>;

/** The tables of the families, each fetched when one of its games is played. */
const TABLES: Record<AnyTableMessage["family"], () => Promise<Table>> = {
  hanafuda: async () => (await import("./hanafuda/HanafudaTable")).HanafudaTable,
  bashifen: async () => (await import("./bashifen/BashifenTable")).BashifenTable,
};

export function TablePage({ path, viewer }: { path: string; viewer: Viewer }) {
  const seat = useOwnSeat(path, viewer);
  const session = useMemo(() => new Session(path, viewer), [path, viewer, seat.got]);

  useEffect(() => {
    void withKey(path).then(() => session.start());
    return () => {
      session.stop();
      plays({ game: "", options: {} });
    };
  }, [session]);

  const status = session.status.value;
  useEffect(() => seat.heard(status), [status, session]);
  if (seat.asking(status)) return <Loading />;
  if (status === "gone" || status === "refused" || status === "old") return <GoneTable path={path} why={status} />;
  const family = session.family.value;
  const gathering = session.gathering.value;
  if (gathering) return <Gathering path={path} gathering={gathering} />;
  return (
    <>
      <ConnectionBanner session={session} />
      {family === null ? <Loading /> : <FetchedTable session={session} family={family} />}
    </>
  );
}

function FetchedTable({ session, family }: { session: Session; family: AnyTableMessage["family"] }) {
  const table = useSignal<Table | null>(null);
  useEffect(() => {
    Promise.all([TABLES[family](), learn(...(families[family] as ShelfName[]))]).then(
      ([found]) => {
        table.value = found;
      },
      () => session.outdated(),
    );
  }, [family]);
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
