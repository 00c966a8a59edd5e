// Scenes are drawn as a column of parts. Where there is room beside, they are laid out in two columns; on a phone the
// viewer's own things come right after the board.

export interface Part {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** where each part goes, in the order of the parts; null: not shown */
  moves: ({ x: number; y: number } | null)[];
  /** pixels per unit at which all of it is seen; infinite where it may scroll */
  scale: number;
}

const GAP = 16;
/** So much larger the drawing must become to be broken in two. */
const WORTH_IT = 1.12;
/** Letters on the drawings are some 25 units high. */
const READABLE = 0.42;
/** Said in the shell's own words, beside the buttons. */
const SAID_ELSEWHERE = "prompt";
const OWN = "hand";

function column(parts: Part[], chosen: number[], left: number): { height: number; moves: Map<number, { x: number; y: number }> } {
  const moves = new Map<number, { x: number; y: number }>();
  let y = 0;
  for (const i of chosen) {
    const part = parts[i]!;
    moves.set(i, { x: left - part.x, y: y - part.y });
    y += part.height + GAP;
  }
  return { height: Math.max(0, y - GAP), moves };
}

export function arrange(parts: Part[], width: number, height: number, narrow: boolean): Layout {
  const shown = parts.flatMap((part, i) => (part.name === SAID_ELSEWHERE ? [] : [i]));
  const own = shown.filter((i) => parts[i]!.name === OWN);
  if (narrow) shown.splice(1, shown.length, ...own, ...shown.slice(1).filter((i) => !own.includes(i)));
  const wide = Math.max(...parts.map((part) => part.width));
  const single = column(parts, shown, 0);
  let best: Layout = {
    width: wide,
    height: single.height,
    moves: parts.map((_, i) => single.moves.get(i) ?? null),
    scale: narrow ? Infinity : Math.min(width / wide, height / single.height),
  };
  for (let first = 1; first < shown.length && !narrow; first++) {
    // the board and the first parts on the left; own things on the right, or below the board
    for (const low of [[], own]) {
      const left = [...shown.slice(0, first).filter((i) => !low.includes(i)), ...low];
      const right = shown.filter((i) => !left.includes(i));
      const [a, b] = [column(parts, left, 0), column(parts, right, wide + GAP)];
      const [w, h] = [2 * wide + GAP, Math.max(a.height, b.height)];
      const scale = Math.min(width / w, height / h);
      if (right.length && scale > best.scale * (best.width > wide ? 1 : WORTH_IT)) {
        best = { width: w, height: h, moves: parts.map((_, i) => a.moves.get(i) ?? b.moves.get(i) ?? null), scale };
      }
    }
  }
  // Where all of it would be too small to read, it scrolls, as on a phone.
  return narrow || best.scale >= READABLE ? best : arrange(parts, width, height, true);
}
