/** A picture of a score sheet: its rows drawn on a canvas as on paper. */

import type { SheetTable } from "../replay/sheetTable";

const [EDGE, LINE, GAP, SHARP] = [40, 30, 24, 2];

/** The picture as a PNG; null if the browser cannot draw. */
export async function pictureOfSheet({ headings, groups, numbers }: SheetTable, title: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const font = (weight = 400, size = 18) => `${weight} ${size}px ${colour("--gothic") || "sans-serif"}`;
  pen.font = font(700);
  const rows = groups.flat();
  const widths = numbers.map((_, column) =>
    Math.max(0, ...rows.map((cells) => pen.measureText(cells[column] ?? "").width)),
  );
  let first = 0;
  for (const { text, span } of headings) {
    const columns = widths.slice(first, first + span);
    const room = columns.reduce((sum, width) => sum + width + GAP, -GAP);
    const lack = pen.measureText(text).width - room;
    if (lack > 0) widths[first] = widths[first]! + lack;
    first += span;
  }
  const lefts = widths.map((_, column) => EDGE + widths.slice(0, column).reduce((sum, width) => sum + width + GAP, 0));
  const width = lefts.at(-1)! + widths.at(-1)! + EDGE;
  const height = 2 * EDGE + 56 + (rows.length + 1) * LINE;
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  pen.scale(SHARP, SHARP);
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colour("--ink");
  pen.strokeStyle = colour("--line");
  pen.textBaseline = "top";
  pen.font = font(700, 26);
  pen.fillText(title, EDGE, EDGE);
  pen.font = font(700);
  let y = EDGE + 56;
  let column = 0;
  for (const { text, span } of headings) {
    pen.fillText(text, lefts[column]!, y);
    column += span;
  }
  y += LINE;
  for (const [index, group] of groups.entries()) {
    pen.font = font(index === groups.length - 1 ? 700 : 400);
    pen.beginPath();
    pen.moveTo(EDGE, y - 5);
    pen.lineTo(width - EDGE, y - 5);
    pen.stroke();
    for (const cells of group) {
      for (const [place, text] of cells.entries()) {
        const room = numbers[place] ? widths[place]! - pen.measureText(text).width : 0;
        pen.fillText(text, lefts[place]! + room, y);
      }
      y += LINE;
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
