import { beforeEach, expect, test, vi } from "vitest";
import { glide, places } from "../src/lib/glide";
import { parse } from "../src/lib/patch";

/** As much of a matrix as drawings without turns need: a size, then a place. */
class Matrix {
  readonly b = 0;
  readonly c = 0;
  constructor(
    readonly a: number,
    readonly e: number,
    readonly f: number,
  ) {}
  get d(): number {
    return this.a;
  }
  inverse(): Matrix {
    return new Matrix(1 / this.a, -this.e / this.a, -this.f / this.a);
  }
  multiply(by: Matrix): Matrix {
    return new Matrix(this.a * by.a, this.a * by.e + this.e, this.a * by.f + this.f);
  }
}

/** What was animated: the key, and from where, or that it came out of nothing. */
let moved: [key: string, from: string | number][];
let calm: boolean;

beforeEach(() => {
  moved = [];
  calm = false;
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
});

/** A drawing with pieces at places, all of it shown at some size. */
function drawing(pieces: Record<string, [look: string, x: number, y: number]>, size = 1): SVGElement {
  const root = parse(
    Object.entries(pieces)
      .map(([key, [look, x, y]]) => `<use data-key="${key}" href="#${look}" data-x="${x}" data-y="${y}"/>`)
      .join(""),
  );
  const shown = new Matrix(size, 50, 50);
  const far = (element: Element, name: string) => Number(element.getAttribute(name));
  Object.assign(root, { getCTM: () => shown });
  for (const piece of root.querySelectorAll("use")) {
    Object.assign(piece, {
      getCTM: () => shown.multiply(new Matrix(1, far(piece, "data-x"), far(piece, "data-y"))),
      animate: ([first]: { transform?: string; opacity?: number }[]) =>
        moved.push([piece.getAttribute("data-key")!, first!.transform ?? first!.opacity!]),
    });
  }
  return root;
}

test("a piece glides from where it was", () => {
  const before = places(drawing({ a: ["pawn", 10, 20], b: ["pawn", 0, 0] }));
  glide(drawing({ a: ["pawn", 40, 60], b: ["pawn", 0, 0] }), before);
  expect(moved).toEqual([["a", "matrix(1, 0, 0, 1, -30, -40)"]]);
});

test("where the whole is shown, and how large, moves nothing", () => {
  const before = places(drawing({ a: ["pawn", 10, 20] }, 2));
  glide(drawing({ a: ["pawn", 10, 20] }, 0.5), before);
  expect(moved).toEqual([]);
});

test("one that vanished and one of the same look that appeared are the same", () => {
  const before = places(drawing({ "hand/1": ["red", 0, 100], "hand/2": ["blue", 50, 100] }));
  glide(drawing({ "table/1": ["blue", 50, 0], "hand/1": ["red", 0, 100] }), before);
  expect(moved).toEqual([["table/1", "matrix(1, 0, 0, 1, 0, 100)"]]);
});

test("nothing glides to two places", () => {
  const before = places(drawing({ a: ["red", 0, 0] }));
  glide(drawing({ b: ["red", 10, 0], c: ["red", 20, 0] }), before);
  expect(moved).toEqual([
    ["b", "matrix(1, 0, 0, 1, -10, 0)"],
    ["c", 0],
  ]);
});

test("what is still there is not taken for something new", () => {
  const before = places(drawing({ a: ["red", 0, 0] }));
  glide(drawing({ a: ["red", 0, 0], b: ["red", 10, 0] }), before);
  expect(moved).toEqual([["b", 0]]);
});

test("nothing moves at first sight, nor for those who want calm", () => {
  glide(drawing({ a: ["red", 0, 0] }), new Map());
  calm = true;
  glide(drawing({ a: ["red", 9, 9] }), places(drawing({ a: ["red", 0, 0] })));
  expect(moved).toEqual([]);
});
