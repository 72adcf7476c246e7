/** The page of a match's review, fetched when it is shown. */

import { Lazy } from "./parts/Lazy";
import { loadShelves } from "./words/languages";

const review = async () =>
  (await Promise.all([import("./review/Review"), loadShelves("table", "insight", "statistics")]))[0].Review;

/** `match` is the key of a replay. */
export const ReviewPage = ({ match }: { match: string }) => (
  <Lazy fetch={review} failed="page-learn-failed" props={{ match }} />
);
