// The past of a game: any position of it, as its viewer saw it, and how the chances to win changed.
import { get, trying } from "./api.svelte";
import { go } from "./router.svelte";
import type { Position, Shares } from "./types";

const POLL_SECONDS = 2.5;

export class Past {
  /** the position that is looked back at; null: the present */
  position = $state.raw<Position | null>(null);
  shares = $state.raw<Shares | null>(null);

  private asked = 0;
  private timer = 0;

  constructor(private readonly id: string) {}

  async look(ply: number, now: Position): Promise<void> {
    const turn = ++this.asked;
    const seat = now.seat === null ? "" : `&seat=${now.seat}`;
    const path = `/tables/${this.id}/position?ply=${Math.min(ply, now.plies)}&pictures=1${seat}`;
    const found = await trying(() => get<Position>(path));
    if (!found || turn !== this.asked) return;
    this.position = found;
    go(`/table/${this.id}?ply=${found.ply}`, true);
  }

  leave(): void {
    this.asked++;
    this.position = null;
    go(`/table/${this.id}`, true);
  }

  /** The server works the chances out in the background: ask until it is done. */
  async work(): Promise<void> {
    const found = await get<Shares>(`/tables/${this.id}/shares`).catch(() => null);
    if (found) this.shares = found;
    if (!found?.done) this.timer = window.setTimeout(() => void this.work(), POLL_SECONDS * 1000);
  }

  rest(): void {
    clearTimeout(this.timer);
  }
}
