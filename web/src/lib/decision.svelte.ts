// A decision: what has been touched, where that can lead, why something doesn't go, and what is advised.
import { untrack } from "svelte";
import { get, post, trying } from "./api.svelte";
import { lead, type Led } from "./choice";
import { yourTurn } from "./signal";
import type { Sitting } from "./sitting.svelte";
import { doubled } from "./still";
import type { Hint, Move, Reason } from "./types";

export class Decision {
  touched = $state.raw<string[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  private told = $state.raw<Reason | null>(null);
  /** when there was something new to decide */
  private since = 0;

  readonly moves: Move[] = $derived.by(() =>
    this.at.past.position || !this.at.mine || this.busy ? [] : (this.at.now?.moves ?? []),
  );
  readonly led: Led = $derived(lead(this.moves, this.touched));

  constructor(private readonly at: Sitting) {
    let seen = "";
    let turns = 0;
    // A new position: what was begun is begun anew, and whose turn it is is said.
    $effect(() => {
      const now = at.now;
      const key = now ? `${now.ply} ${now.seat} ${now.plies}` : seen;
      if (!now || key === seen) return;
      seen = key;
      this.since = performance.now();
      untrack(() => {
        this.touched = [];
        this.hint = this.told = null;
        if (at.mine && !at.eyes.veiled && turns++ > 0) yourTurn(at.table?.title ?? "", now.prompt);
      });
    });
    $effect(() => {
      if (at.past.position) this.touched = [];
    });
  }

  get busy(): boolean {
    return this.at.live?.busy ?? false;
  }

  /** why what was touched, or played, doesn't go */
  get reason(): Reason | null {
    return this.told ?? this.at.live?.refusal ?? null;
  }

  /** The second half of a double click was meant for what lay there before. */
  private get late(): boolean {
    const first = doubled();
    return first !== null && first <= this.since;
  }

  touch = (at: string): void => {
    if (this.late) return;
    this.told = null;
    if (this.touched.includes(at) && !this.led.lit.has(at)) {
      this.touched = this.touched.filter((one) => one !== at);
      return;
    }
    const next = lead(this.moves, [...this.touched, at]);
    if (next.chosen) this.play(next.chosen.notation);
    else this.touched = [...this.touched, at];
  };

  play = (notation: string): void => {
    if (this.late) return;
    this.touched = [];
    this.hint = null;
    this.at.live?.play(notation);
  };

  cancel = (): void => {
    this.touched = [];
  };

  /** What a thing on the board does, where it does one thing only. */
  label = (at: string): string => {
    const [meant, ...more] = this.moves.filter((move) => move.addresses.includes(at));
    return meant && !more.length && meant.addresses.length === 1 ? meant.text : "";
  };

  why = async (question: { at?: string; move?: string }): Promise<void> => {
    // What doesn't go with the first touch may be a first touch itself: begin again there.
    if (question.at && this.touched.length && lead(this.moves, []).lit.has(question.at)) {
      this.touched = [];
      this.touch(question.at);
      return;
    }
    const seat = this.at.now?.seat ?? null;
    if (this.at.past.position || seat === null) return;
    const body = { seat, at: question.at ?? null, move: question.move ?? null };
    const found = await trying(() => post<Reason>(`/tables/${this.at.id}/why`, body));
    if (found?.message) this.told = found;
  };

  hush = (): void => {
    this.told = null;
    if (this.at.live) this.at.live.refusal = null;
  };

  askHint = async (): Promise<void> => {
    if (this.hint) {
      this.hint = null;
      return;
    }
    const now = this.at.now;
    this.thinking = true;
    const found = await trying(() => get<Hint>(`/tables/${this.at.id}/hint?seat=${now?.seat ?? 0}`));
    this.thinking = false;
    if (found && now?.ply === this.at.now?.ply) this.hint = { ...found, best: found.best.slice(0, 3) };
  };
}
