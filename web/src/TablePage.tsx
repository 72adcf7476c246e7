/** The page of a table: it connects, and shows the waiting room or the table of the game's family. */

import { useEffect, useMemo } from "preact/hooks";
import { FetchedTable } from "./FetchedTable";
import { Loading } from "./parts/Loading";
import { SheetBanners } from "./parts/Sheet";
import type { Viewer } from "./protocol/messages";
import { recover } from "./protocol/operations";
import { ownSeat } from "./protocol/seats";
import { Shuffles } from "./Shuffles";
import { Banners, EndedSheet, Proposals } from "./table/AttendanceSlots";
import { AttendanceContext } from "./table/attendance";
import { ConnectionBanner } from "./table/ConnectionBanner";
import { GoneTable } from "./table/GoneTable";
import { LessonOffer } from "./table/LessonOffer";
import { watchedSeat } from "./table/seats";
import { Session } from "./table/session";
import { useSeatAccess } from "./table/useSeatAccess";
import { stopWaiting } from "./table/waitingTable";
import { useAttendance } from "./useAttendance";
import { useShuffle } from "./useShuffle";
import { WaitingRoomPage } from "./waitingRoom/WaitingRoomPage";
import { setCurrentGame } from "./words/say";

export function TablePage({ path, viewer }: { path: string; viewer: Viewer }) {
  const seat = useSeatAccess(path, viewer);
  const session = useMemo(() => new Session(path, viewer), [path, viewer, seat.hasKey]);

  useEffect(() => {
    void withKey(path).then(() => session.start());
    return () => {
      session.stop();
      watchedSeat.value = 0;
      setCurrentGame({ game: "", options: {} });
    };
  }, [session]);

  useAttendance(session.attendance);
  useShuffle(session);

  // A person who sees the match begin waits no more.
  useEffect(() => {
    if (session.begun.value) stopWaiting(path);
  }, [session.begun.value]);

  const status = session.status.value;
  useEffect(() => seat.onStatus(status), [status, session]);
  if (seat.isPending(status)) return <Loading />;
  if (status === "gone" || status === "refused" || status === "unwelcome" || status === "old")
    return <GoneTable path={path} why={status} />;
  const family = session.family.value;
  const waitingRoom = session.waitingRoom.value;
  if (waitingRoom)
    return (
      <AttendanceContext.Provider value={session.attendance}>
        <Proposals path={path} viewer={viewer} />
        <WaitingRoomPage path={path} gathering={waitingRoom} presence={session.attendance.presence.value} />
      </AttendanceContext.Provider>
    );
  return (
    <AttendanceContext.Provider value={session.attendance}>
      <Shuffles shuffle={session.shuffle}>
        <SheetBanners.Provider value={<Banners path={path} viewer={viewer} />}>
          <div class="at-table">
            <div>
              <ConnectionBanner session={session} />
              <LessonOffer path={path} />
              <Proposals path={path} viewer={viewer} />
            </div>
            <div class="table-room">
              {family === null ? (
                <Loading />
              ) : (
                <FetchedTable session={session} family={family} onMissing={() => session.showOutdated()}>
                  <EndedSheet path={path} viewer={viewer} />
                </FetchedTable>
              )}
            </div>
          </div>
        </SheetBanners.Provider>
      </Shuffles>
    </AttendanceContext.Provider>
  );
}

/** Take back a seat whose key is in the address; the key leaves the address bar at once. */
async function withKey(path: string): Promise<void> {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  await recover({ ...ownSeat(path), token });
}
