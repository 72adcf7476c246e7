/** The pictures of jack, queen and king: made when the page is built, fetched when this table is opened. */

const PICTURES = import.meta.glob<string>("../../node_modules/.courts/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const courtPicture = (card: string): string | undefined => PICTURES[`../../node_modules/.courts/${card}.svg`];

/** Fetch all of them while nothing else is to do, so that none appears late. */
export function preloadCourts(): undefined {
  for (const address of Object.values(PICTURES)) new Image().src = address;
}
