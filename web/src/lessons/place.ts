/** Where the words of a lesson stand: beside what is lit, and over nothing that is needed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The side of the words at which their point is; null without one. */
  side: Side | null;
  /** The distance of the point from the beginning of that side, in pixels. */
  at: number;
}

type Side = "top" | "bottom" | "left" | "right";

/** The distance of the words from what they speak of, and from the edges of the room, in pixels. */
const GAP = 16;
const EDGE = 8;
/** The least distance of the point from a corner of the words. */
const CORNER = 22;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The smallest box around all of these. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/**
 * The place of words of this size in a room. `lit` is what they speak of, `kept` what they must not cover beside that;
 * if nothing is lit, they stand above `most`.
 */
export function placeWords(
  size: { width: number; height: number },
  room: Box,
  lit: readonly Box[],
  kept: readonly Box[],
  most: Box,
): Place {
  const within = (left: number, top: number): Box => ({
    left: clamp(left, room.left + EDGE, room.left + room.width - size.width - EDGE),
    top: clamp(top, room.top + EDGE, room.top + room.height - size.height - EDGE),
    ...size,
  });
  const cost = (box: Box): number =>
    lit.reduce((sum, other) => sum + 2 * shared(box, other), 0) +
    kept.reduce((sum, other) => sum + 4 * shared(box, other), 0);
  if (!lit.length) {
    const centre = most.left + (most.width - size.width) / 2;
    const { left, top } = within(centre, most.top - size.height - GAP);
    return { left, top, side: null, at: 0 };
  }
  // Where much is lit, the words stand beside all of it, or beside one part.
  const subjects = lit.length > 1 ? [around(lit), ...lit] : lit;
  const highest = Math.min(...kept.map(({ top }) => top));
  const tries = subjects.flatMap((subject) => {
    const [x, y] = [subject.left + subject.width / 2, subject.top + subject.height / 2];
    const sides: [Side, Box][] = [
      ["bottom", within(x - size.width / 2, subject.top - size.height - GAP)],
      ["top", within(x - size.width / 2, subject.top + subject.height + GAP)],
      ["right", within(subject.left - size.width - GAP, y - size.height / 2)],
      ["left", within(subject.left + subject.width + GAP, y - size.height / 2)],
      // Where there is no room at its side, they stand above all that they must not cover.
      ["bottom", within(x - size.width / 2, Math.min(highest, subject.top) - size.height - GAP)],
    ];
    return sides.map(([side, box]) => {
      const at =
        side === "top" || side === "bottom"
          ? clamp(x - box.left, CORNER, size.width - CORNER)
          : clamp(y - box.top, CORNER, size.height - CORNER);
      return { left: box.left, top: box.top, side, at, cost: cost(box) };
    });
  });
  const { left, top, side, at } = tries.reduce((best, next) => (next.cost < best.cost ? next : best));
  return { left, top, side, at };
}
