// A choice led step by step: a move is made by touching its addresses, in any order, alike ones as often as they stand there.
import type { Move } from "./types";

function tally(addresses: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}

/** What of `whole` remains when `part` is taken away; null if something of `part` isn't there. */
export function without(whole: string[], part: string[]): string[] | null {
  const left = [...whole];
  for (const address of part) {
    const at = left.indexOf(address);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export interface Led {
  /** moves that are still meant */
  open: Move[];
  /** what can be touched next, and how many moves it leads to */
  lit: Map<string, number>;
  /** moves that need no further touch */
  done: Move[];
  /** the one move that has been chosen, if it needs no question */
  chosen: Move | null;
}

export function lead(moves: Move[], touched: string[]): Led {
  const open: Move[] = [];
  const done: Move[] = [];
  const lit = new Map<string, number>();
  for (const move of moves) {
    const left = without(move.addresses, touched);
    if (left === null || (touched.length === 0 && move.addresses.length === 0)) continue;
    open.push(move);
    if (left.length === 0) done.push(move);
    for (const address of tally(left).keys()) lit.set(address, (lit.get(address) ?? 0) + 1);
  }
  return { open, lit, done, chosen: done.length === 1 && open.length === 1 ? done[0]! : null };
}

/** Moves without a place on the board: buttons. */
export function buttons(moves: Move[]): Move[] {
  return moves.filter((move) => move.addresses.length === 0);
}
