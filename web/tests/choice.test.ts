import { describe, expect, test } from "vitest";
import { buttons, lead, without } from "../src/lib/choice";
import type { Move } from "../src/lib/types";

const move = (notation: string, ...addresses: string[]): Move => ({
  notation,
  verb: notation.split(" ")[0]!,
  arguments: {},
  addresses,
  text: notation,
});
const named = (moves: Move[]) => moves.map((one) => one.notation);

const PASS = move("pass");
const ALONE = move("play red", "hand/red");
const WITH_ELEPHANT = move("play red elephant", "hand/red", "hand/elephant");
const WITH_CROWN = move("play red crown", "hand/red", "hand/crown");
const BLUE = move("play blue", "hand/blue");
const MOVES = [PASS, ALONE, WITH_ELEPHANT, WITH_CROWN, BLUE];

describe("what remains of a list", () => {
  test("alike things are taken away one by one", () => {
    expect(without(["a", "b", "a"], ["a"])).toEqual(["b", "a"]);
    expect(without(["a", "b", "a"], ["a", "a"])).toEqual(["b"]);
  });

  test("what isn't there, or not as often, can't be taken", () => {
    expect(without(["a", "b"], ["c"])).toBeNull();
    expect(without(["a", "b"], ["a", "a"])).toBeNull();
  });

  test("the list itself stays as it is", () => {
    const whole = ["a", "b"];
    without(whole, ["a"]);
    expect(whole).toEqual(["a", "b"]);
  });
});

describe("a choice led step by step", () => {
  test("before the first touch all that has a place is lit, and nothing is done", () => {
    const { open, lit, done, chosen } = lead(MOVES, []);
    expect(open).not.toContain(PASS);
    expect([...lit]).toEqual([
      ["hand/red", 3],
      ["hand/elephant", 1],
      ["hand/crown", 1],
      ["hand/blue", 1],
    ]);
    expect(done).toEqual([]);
    expect(chosen).toBeNull();
  });

  test("a move that may go on is offered, and not made", () => {
    const { lit, done, chosen } = lead(MOVES, ["hand/red"]);
    expect([...lit.keys()]).toEqual(["hand/elephant", "hand/crown"]);
    expect(done).toEqual([ALONE]);
    expect(chosen).toBeNull();
  });

  test("the only move that is left is chosen, whatever was touched first", () => {
    expect(lead(MOVES, ["hand/blue"]).chosen).toBe(BLUE);
    expect(lead(MOVES, ["hand/red", "hand/crown"]).chosen).toBe(WITH_CROWN);
    expect(lead(MOVES, ["hand/crown", "hand/red"]).chosen).toBe(WITH_CROWN);
  });

  test("an only move that still needs a touch is not chosen yet", () => {
    const { open, chosen } = lead(MOVES, ["hand/crown"]);
    expect(open).toEqual([WITH_CROWN]);
    expect(chosen).toBeNull();
  });

  test("moves that are made by the same touches are asked for", () => {
    const two = [move("build left", "site"), move("build right", "site")];
    const { done, chosen, lit } = lead(two, ["site"]);
    expect(named(done)).toEqual(["build left", "build right"]);
    expect(chosen).toBeNull();
    expect(lit.size).toBe(0);
  });

  test("alike things are touched as often as the move has them", () => {
    const pair = move("discard two", "hand/red", "hand/red");
    const once = lead([pair], ["hand/red"]);
    expect([...once.lit]).toEqual([["hand/red", 1]]);
    expect(once.chosen).toBeNull();
    expect(lead([pair], ["hand/red", "hand/red"]).chosen).toBe(pair);
  });

  test("touches that no move has lead nowhere", () => {
    expect(lead(MOVES, ["hand/blue", "hand/crown"])).toEqual({ open: [], lit: new Map(), done: [], chosen: null });
  });
});

test("moves without a place on the board are buttons", () => {
  expect(buttons(MOVES)).toEqual([PASS]);
});
