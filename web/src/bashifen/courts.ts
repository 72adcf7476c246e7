/** The pictures of jack, queen and king: the build makes them, and a table fetches them. */

const PICTURES = import.meta.glob<string>("../../node_modules/.courts/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const courtPicture = (card: string): string | undefined => PICTURES[`../../node_modules/.courts/${card}.svg`];

/** Fetch all pictures ahead, so that none appears late. */
export function preloadCourts(): undefined {
  for (const address of Object.values(PICTURES)) new Image().src = address;
}
