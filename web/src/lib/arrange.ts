// Scenes are drawn as a column of parts. Where there is room beside, they are laid out in two columns, the board in the
// larger one; on a phone the viewer's own things come right after the board.

export interface Part {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** where a part goes, and how large it becomes there */
export interface Move {
  x: number;
  y: number;
  size: number;
}

export interface Layout {
  width: number;
  height: number;
  /** in the order of the parts; null: not shown */
  moves: (Move | null)[];
  /** pixels per unit at which all of it is seen; infinite where it may scroll */
  scale: number;
}

const GAP = 16;
/** How much smaller than the board what stands beside it may be drawn. */
const BESIDE = [1, 0.9, 0.8, 0.7];
/** The board is looked at most: so much less counts the size of what stands beside it. */
const LESS = 0.8;
/** So much better two columns must be than one. */
const WORTH_IT = 1.05;
/** Letters on the drawings are some 25 units high. */
const READABLE = 0.42;
const COMFORTABLE = 0.46;
/** Said in the shell's own words, beside the buttons. */
const SAID_ELSEWHERE = "prompt";
const OWN = "hand";

interface Column {
  height: number;
  moves: Map<number, Move>;
}

function column(parts: Part[], chosen: number[], left: number, size = 1): Column {
  const moves = new Map<number, Move>();
  let y = 0;
  for (const i of chosen) {
    const part = parts[i]!;
    moves.set(i, { x: left - part.x * size, y: y - part.y * size, size });
    y += part.height * size + GAP;
  }
  return { height: Math.max(0, y - GAP), moves };
}

const worth = (scale: number, beside: number) => scale * (scale * beside) ** LESS;

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
  let most = worth(best.scale, 1) * WORTH_IT;
  for (let first = 1; first < shown.length && !narrow; first++) {
    // the board and the first parts on the left; own things on the right, or below the board
    for (const low of [[], own]) {
      const left = [...shown.slice(0, first).filter((i) => !low.includes(i)), ...low];
      const right = shown.filter((i) => !left.includes(i));
      for (const beside of right.length ? BESIDE : []) {
        const [a, b] = [column(parts, left, 0), column(parts, right, wide + GAP, beside)];
        const [w, h] = [wide * (1 + beside) + GAP, Math.max(a.height, b.height)];
        const scale = Math.min(width / w, height / h);
        // smaller only beside the board itself, where that leaves it readable, and where it isn't what needs the room
        if (beside < 1 && (left.length > 1 || scale * beside < COMFORTABLE || b.height > a.height)) continue;
        if (worth(scale, beside) <= most) continue;
        most = worth(scale, beside);
        best = { width: w, height: h, moves: parts.map((_, i) => a.moves.get(i) ?? b.moves.get(i) ?? null), scale };
      }
    }
  }
  // Where all of it would be too small to read, it scrolls, as on a phone.
  return narrow || best.scale >= READABLE ? best : arrange(parts, width, height, true);
}
