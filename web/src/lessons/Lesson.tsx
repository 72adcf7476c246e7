/** A lesson: a table with the lesson's words above it. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Skip } from "../parts/Home";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import type { Failure } from "../protocol/ask";
import type { LessonAnswer, LessonNames, ShelfName } from "../protocol/messages";
import { lessonNames, lesson as lessonOf } from "../protocol/operations";
import { lightUp } from "../table/lights";
import type { TableProps } from "../table/tableLine";
import { loadShelves } from "../words/languages";
import { say, setCurrentGame } from "../words/say";
import { families } from "../words/shelves.json";
import { Coach, type CoachProps } from "./Coach";
import { LessonSession } from "./lessonSession";
import { litSelectors } from "./lights";
import "./lessons.css";

interface LessonProps {
  game: string;
  name: string;
  Table: FunctionComponent<TableProps>;
  playShort: CoachProps["playShort"];
}

export function Lesson({ game, name, Table, playShort }: LessonProps) {
  const lesson = useSignal<{ answer: LessonAnswer; course: LessonNames } | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const [answer, courses] = await Promise.all([lessonOf({ game, name }), lessonNames()]);
      if ("why" in answer) failure.value = answer;
      else if ("why" in courses) failure.value = courses;
      else {
        await loadShelves(...(families[answer.table.family] as ShelfName[]));
        lesson.value = { answer, course: courses.find((course) => course.game === game)! };
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
  return lesson.value ? <LessonTable {...lesson.value} Table={Table} playShort={playShort} /> : <Loading />;
}

interface TaughtProps {
  answer: LessonAnswer;
  course: LessonNames;
  Table: FunctionComponent<TableProps>;
  playShort: CoachProps["playShort"];
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
  return (
    <div class="co-class" data-bar={answer.lesson.steps.some(({ lit }) => lit.includes("ribbon"))}>
      <Skip />
      <div class="co-room">
        <Coach session={session} course={course} playShort={playShort} />
        <div class="co-stage" ref={stage}>
          <Table session={session} family={answer.table.family} onMissing={() => location.reload()} />
        </div>
      </div>
    </div>
  );
}
