/** The review of a match that is over: fetched when somebody wants to read it. */

import { Later } from "./parts/Later";
import { learn } from "./words/languages";

const review = async () =>
  (await Promise.all([import("./review/Review"), learn("table", "insight", "statistics")]))[0].Review;

/** `match`: whose, as matches that are seen again are called. */
export const ReviewPage = ({ match }: { match: string }) => (
  <Later fetch={review} failed="page-learn-failed" props={{ match }} />
);
