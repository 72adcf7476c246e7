/** A lesson: a table, and the lesson's words beside what they speak of. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Skip } from "../parts/Home";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import { type Failure, fetchWords } from "../protocol/ask";
import type { LessonAnswer, LessonNames, ShelfName } from "../protocol/messages";
import { lessonNames, lesson as lessonOf } from "../protocol/operations";
import { lightUp } from "../table/lights";
import type { TableProps } from "../table/tableLine";
import { say, setCurrentGame } from "../words/say";
import { families } from "../words/shelves.json";
import { Coach } from "./Coach";
import { CoachBar } from "./CoachBar";
import type { PlayShort } from "./Finish";
import { LessonSession } from "./lessonSession";
import { litSelectors } from "./lights";
import { type Pack, PackContext } from "./pack";
import "./Lesson.css";

interface LessonProps {
  game: string;
  name: string;
  Table: FunctionComponent<TableProps>;
  playShort: PlayShort;
  pack: Pack;
}

export function Lesson({ game, name, pack, ...props }: LessonProps) {
  const lesson = useSignal<{ answer: LessonAnswer; course: LessonNames } | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const [answer, courses] = await Promise.all([lessonOf({ game, name }), lessonNames()]);
      if ("why" in answer) failure.value = answer;
      else if ("why" in courses) failure.value = courses;
      else {
        failure.value = await fetchWords(...(families[answer.table.family] as ShelfName[]));
        if (!failure.value) lesson.value = { answer, course: courses.find((course) => course.game === game)! };
      }
    };
    void fetch();
  }, []);
  if (failure.value)
    return (
      <Page>
        <main id="main" class="page-m" tabIndex={-1}>
          <p class="alert" role="alert">
            {say("coach-unreachable")} {failure.value.why}
          </p>
          <p>
            <a class="btn" href="/learn">
              {say("coach-all")}
            </a>
          </p>
        </main>
      </Page>
    );
  if (!lesson.value) return <Loading />;
  return (
    <PackContext.Provider value={pack}>
      <LessonTable {...lesson.value} {...props} />
    </PackContext.Provider>
  );
}

interface TaughtProps {
  answer: LessonAnswer;
  course: LessonNames;
  Table: FunctionComponent<TableProps>;
  playShort: PlayShort;
}

function LessonTable({ answer, course, Table, playShort }: TaughtProps) {
  const stage = useRef<HTMLDivElement>(null);
  const session = useMemo(() => new LessonSession(answer, () => {}), [answer]);
  const point = session.point.value;
  useEffect(
    () => () => {
      session.stop();
      setCurrentGame({ game: "", options: {} });
    },
    [session],
  );
  useLayoutEffect(() => lightUp(stage.current!, litSelectors(point, answer.table.family)), [point]);
  const { steps, panels } = answer.lesson;
  return (
    <div
      class="co-class"
      data-bar={steps.some(({ lit }) => lit.includes("ribbon"))}
      data-panel-left={panels.includes("left")}
      data-panel-right={panels.includes("right")}
    >
      <Skip />
      <div class="co-room">
        <CoachBar session={session} course={course} />
        <div class="co-stage" ref={stage}>
          <Table session={session} family={answer.table.family} onMissing={() => location.reload()} />
        </div>
      </div>
      <Coach session={session} course={course} playShort={playShort} stage={stage} />
    </div>
  );
}
