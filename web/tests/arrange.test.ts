import { describe, expect, test } from "vitest";
import { arrange, type Layout, type Part } from "../src/lib/arrange";

/** Parts of the same width, one below the other, as scenes are drawn. */
function stacked(...parts: [name: string, height: number][]): Part[] {
  let y = 0;
  return parts.map(([name, height]) => {
    const part = { name, x: 0, y, width: 1000, height };
    y += height + 16;
    return part;
  });
}

const PARTS = stacked(["board", 700], ["prompt", 60], ["players", 300], ["hand", 250]);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the parts are afterwards. */
function boxes(parts: Part[], { moves }: Layout): Map<string, Box> {
  const shown = new Map<string, Box>();
  for (const [i, { name, x, y, width, height }] of parts.entries()) {
    const to = moves[i];
    if (!to) continue;
    const [left, top] = [to.x + x * to.size, to.y + y * to.size];
    shown.set(name, { left, top, right: left + width * to.size, bottom: top + height * to.size });
  }
  return shown;
}

const SCREENS: [width: number, height: number, narrow: boolean][] = [
  [1000, 700, false],
  [1440, 900, false],
  [2560, 1200, false],
  [900, 1400, false],
  [700, 500, false],
  [360, 740, true],
];

describe.each(SCREENS)("at %d × %d, narrow: %s", (width, height, narrow) => {
  const layout = arrange(PARTS, width, height, narrow);
  const shown = boxes(PARTS, layout);

  test("all is shown but the prompt, which is said elsewhere", () => {
    expect([...shown.keys()].sort()).toEqual(["board", "hand", "players"]);
  });

  test("all lies inside, and nothing on anything else", () => {
    const all = [...shown.values()];
    for (const box of all) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(layout.width + 1e-6);
      expect(box.bottom).toBeLessThanOrEqual(layout.height + 1e-6);
    }
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) {
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }
  });

  test("it fits at its scale, or scrolls", () => {
    if (layout.scale === Infinity) expect(layout.width).toBe(1000);
    else {
      expect(layout.width * layout.scale).toBeLessThanOrEqual(width + 1e-6);
      expect(layout.height * layout.scale).toBeLessThanOrEqual(height + 1e-6);
    }
  });
});

test("a wide screen gets two columns, the board to the left", () => {
  const layout = arrange(PARTS, 2000, 700, false);
  expect(layout.width).toBeGreaterThan(1000);
  const board = boxes(PARTS, layout).get("board")!;
  expect([board.left, board.top]).toEqual([0, 0]);
});

test("a tall screen gets one", () => {
  expect(arrange(PARTS, 900, 1400, false).width).toBe(1000);
});

test("on a phone the viewer's own things come right after the board", () => {
  const shown = boxes(PARTS, arrange(PARTS, 360, 740, true));
  expect(shown.get("hand")!.top).toBe(716);
  expect(shown.get("players")!.top).toBe(716 + 266);
});

test("what would be too small to read scrolls, as on a phone", () => {
  expect(arrange(PARTS, 300, 250, false)).toEqual(arrange(PARTS, 300, 250, true));
});

test("the board is never drawn smaller than what stands beside it", () => {
  for (const [width, height] of SCREENS) {
    const sizes = arrange(PARTS, width, height, false).moves.map((to) => to?.size);
    expect(sizes[0]).toBe(1);
  }
});
