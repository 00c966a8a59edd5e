// Several players on one device: whose eyes look at the screen, and the veil between them.
import { Live } from "./live.svelte";
import type { Sitting } from "./sitting.svelte";

export class Eyes {
  /** the seat that looks; null while the veil is down */
  private seat = $state<number | null>(null);
  private last = $state<number | null>(null);
  /** somebody looks once more at what they have just done */
  private peeking = $state(false);

  readonly veiled: boolean = $derived.by(() => {
    const { table, past, live, now } = this.at;
    if (!this.several || table?.status !== "running" || table.kept || past.position) return false;
    return this.seat === null || (live !== null && now?.seat !== this.seat);
  });

  constructor(private readonly at: Sitting) {
    $effect(() => {
      const now = at.now;
      if (!this.several || !now) return;
      const passed =
        now.status === "running" && now.seat === this.seat && now.actor !== this.seat && this.sitsHere(now.actor);
      if (passed && this.seat !== null && !at.past.position && !this.peeking) this.seat = null;
      if (now.status === "over" && this.seat === null) this.seat = now.seat;
    });
  }

  private get several(): boolean {
    return this.at.own.length > 1;
  }

  /** who is to take the device */
  get next(): number {
    return this.sitsHere(this.at.actor) ? this.at.actor : (this.last ?? this.at.own[0]?.seat ?? 0);
  }

  /** who may look once more before that */
  get before(): number | null {
    return this.last === this.next ? null : this.last;
  }

  get mustHandOver(): boolean {
    return this.peeking && this.seat !== null && this.seat !== this.at.actor;
  }

  private sitsHere(seat: number): boolean {
    return this.at.own.some((own) => own.seat === seat);
  }

  private reveal(seat: number): void {
    this.seat = this.last = seat;
    this.at.past.position = null;
    if (this.at.live) this.at.live.look({ seat });
    else this.at.live = new Live(this.at.id, seat);
  }

  open = (): void => {
    this.peeking = false;
    this.reveal(this.next);
  };

  again = (): void => {
    this.peeking = true;
    if (this.last !== null) this.reveal(this.last);
  };

  handOver = (): void => {
    this.peeking = false;
    this.seat = null;
  };
}
