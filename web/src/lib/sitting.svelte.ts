// One's place at a table: what is told of it now, what it was, and coming and going.
import { onDestroy, untrack } from "svelte";
import { ask, get, post, shelf, somebody, trying } from "./api.svelte";
import { Eyes } from "./eyes.svelte";
import { Live } from "./live.svelte";
import { Past } from "./past.svelte";
import { go, place } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Position, Seat, Table } from "./types";

export class Sitting {
  live = $state.raw<Live | null>(null);
  /** why there is no table to see */
  failed = $state("");
  readonly past: Past;
  readonly eyes: Eyes;

  private first = $state.raw<Table | null>(null);
  private readonly invite = $derived(decodeURIComponent(place.hash.slice(1)));

  readonly table: Table | null = $derived(this.live?.table ?? this.first);
  readonly own: Seat[] = $derived(this.table?.seats.filter((seat) => seat.yours) ?? []);
  readonly now: Position | null = $derived(this.live?.position ?? null);
  /** what is looked at: the past or the present */
  readonly position: Position | null = $derived.by(() => this.past.position ?? this.now);
  readonly actor: number = $derived(this.now?.actor ?? this.table?.actor ?? -1);
  readonly mine: boolean = $derived(this.now !== null && this.now.seat !== null && this.now.seat === this.now.actor);

  constructor(readonly id: string) {
    this.past = new Past(id);
    this.eyes = new Eyes(this);
    void this.begin();
    onDestroy(() => this.live?.close());
    this.speakAnew();
    this.openAt(new URLSearchParams(place.search).get("ply"));
    $effect(() => {
      if (this.table?.status !== "over" || this.table.kept || !this.live) return;
      void untrack(() => this.past.work());
      return () => this.past.rest();
    });
  }

  name = (seat: number): string => this.table?.seats[seat]?.called ?? "";

  // Who plays several seats here must say whose eyes are looking before anything is shown.
  private async begin(): Promise<void> {
    try {
      this.first = await get<Table>(
        `/tables/${this.id}${this.invite ? `?invite=${encodeURIComponent(this.invite)}` : ""}`,
      );
    } catch (error) {
      this.failed = (error as Error).message;
      return;
    }
    const anyEyes = this.own.length < 2 || this.first.status !== "running" || this.first.kept;
    if (anyEyes) this.live = new Live(this.id, this.own[0]?.seat ?? null);
  }

  private speakAnew(): void {
    $effect(() => {
      const lang = settings.lang;
      untrack(() => {
        if (this.first) this.live?.look({ lang });
        if (this.past.position) void this.jump(this.past.position.ply);
      });
    });
  }

  /** A link may lead into the past. */
  private openAt(ply: string | null): void {
    let opened = false;
    $effect(() => {
      if (opened || !this.now || this.eyes.veiled) return;
      opened = true;
      if (ply !== null && Number.isFinite(Number(ply))) void this.jump(Number(ply));
    });
  }

  jump = async (ply: number): Promise<void> => {
    if (this.now && !this.eyes.veiled) await this.past.look(ply, this.now);
  };

  sit = async (seat: number | null, name = ""): Promise<void> => {
    await trying(async () => {
      await somebody(name);
      await post(`/tables/${this.id}/seats`, { seat, invite: this.invite || null });
      const next = new Live(this.id);
      await next.ready;
      this.live?.close();
      this.live = next;
    });
  };

  leave = async (): Promise<void> => {
    await trying(async () => {
      for (const seat of this.own) await ask("DELETE", `/tables/${this.id}/seats/${seat.seat}`);
      go("/");
    });
  };

  takeover = (seat: number): Promise<unknown> => {
    const level = shelf.levels[Math.floor(shelf.levels.length / 2)]?.id ?? "normal";
    return trying(() => post(`/tables/${this.id}/takeover`, { seat, level }));
  };
}
