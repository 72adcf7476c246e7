/** The controls of a replay: steps, play, the slider over the scores, the seat, the speed. */

import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../parts/Icon";
import type { Failure } from "../protocol/ask";
import { say, tell } from "../words/say";
import { Course } from "./Course";
import { MoreSheet } from "./MoreSheet";
import type { MatchReview } from "./matchReview";
import { dealName, namesOf } from "./names";
import type { ReplaySession } from "./replaySession";
import { BillButton, OpenButton, SeatChoice, SpeedChoice } from "./Settings";
import "./Controls.css";

interface ControlsProps {
  session: ReplaySession;
  review: MatchReview;
  failure: Failure | null;
  onReview: () => void;
  onPrint: () => void;
}

export function Controls({ session, review, failure, onReview, onPrint }: ControlsProps) {
  const more = useSignal(false);
  const playing = session.playing.value;
  return (
    <section class="lb-controls" aria-label={say("replay-controls")}>
      {failure && (
        <p class="alert" role="alert">
          {failure.why}
        </p>
      )}
      <p class="vh" role="status">
        {announcement(session)}
      </p>
      <Course session={session} review={review} />
      <div class="lb-steps">
        <Step icon="first" name={say("replay-back-deal")} keys="PageUp" go={() => session.stepDeal(-1)} />
        <Step icon="back" name={say("replay-back")} keys="ArrowLeft" go={() => session.step(-1)} />
        <Step
          icon={playing ? "pause" : "play"}
          name={say(playing ? "replay-pause" : "replay-play")}
          keys="Space"
          go={() => session.toggle()}
        />
        <Step icon="next" name={say("replay-on")} keys="ArrowRight" go={() => session.step(1)} />
        <Step icon="last" name={say("replay-on-deal")} keys="PageDown" go={() => session.stepDeal(1)} />
      </div>
      <div class="lb-settings">
        <SeatChoice session={session} />
        <SpeedChoice />
        <OpenButton session={session} />
        <BillButton session={session} />
      </div>
      <button
        type="button"
        class="btn lb-review"
        aria-label={say("replay-review")}
        aria-pressed={review.request.wanted.value}
        onClick={onReview}
      >
        <Icon name="hint" />
        {say("replay-review")}
      </button>
      <button type="button" class="dk" aria-label={say("replay-more")} onClick={() => (more.value = true)}>
        <Icon name="menu" />
      </button>
      {more.value && (
        <MoreSheet
          session={session}
          onPrint={() => {
            more.value = false;
            onPrint();
          }}
          onClose={() => (more.value = false)}
        />
      )}
    </section>
  );
}

interface StepProps {
  icon: IconName;
  name: string;
  keys: string;
  go: () => void;
}

const Step = ({ icon, name, keys, go }: StepProps) => (
  <button type="button" class="dk" aria-label={name} aria-keyshortcuts={keys} title={name} onClick={go}>
    <Icon name={icon} />
  </button>
);

/** A live region with the position and its sentences, for screen readers. */
function announcement(session: ReplaySession): string {
  const { deal, at } = session.place.value;
  const { deals } = session.match;
  const of = deals[deal]?.moments ?? 0;
  const name = dealName(session.match, deal);
  const sentence = tell(session.sentences.value, namesOf(session.match));
  return sentence ? say("replay-at-told", { name, n: at, of, told: sentence }) : say("replay-at", { name, n: at, of });
}
