/** The ways to the puzzles before and after one. */

import type { Ref } from "preact";
import { Icon } from "../parts/Icon";
import { say } from "../words/say";
import type { Neighbours } from "./selection";

interface StepsProps {
  around: Neighbours;
  /** Whether the way on is what is offered first. */
  isNextMain?: boolean;
  next?: Ref<HTMLAnchorElement>;
}

export const Steps = ({ around, isNextMain = false, next = null }: StepsProps) => (
  <>
    <a class="btn btn-quiet" href={`/puzzles/${around.previous}${location.search}`}>
      <Icon name="back" />
      <span class="pz-step">{say("insight-previous")}</span>
    </a>
    <a class={isNextMain ? "btn btn-go" : "btn"} ref={next} href={`/puzzles/${around.next}${location.search}`}>
      <span class="pz-step">{say("insight-next")}</span>
      <Icon name="next" />
    </a>
  </>
);
