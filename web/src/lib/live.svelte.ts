// A table, live: what the server told last, and what was said to it and isn't acknowledged yet.
import { tell } from "./api.svelte";
import { settings } from "./settings.svelte";
import type {
  Chat,
  FromClient,
  FromServer,
  Lang,
  Line,
  PlayMove,
  Position,
  Reason,
  SayIt,
  Table,
  TakeBack,
} from "./types";

type Link = "connecting" | "open" | "lost";
/** whose eyes, and which language */
type Ears = { seat: number | null; lang: Lang };
/** what is sent again until it is acknowledged; ids are added here */
type Deed = Omit<PlayMove, "id"> | Omit<TakeBack, "id"> | Omit<SayIt, "id">;

const PING_SECONDS = 20;
const SILENCE_SECONDS = 45;
const LONGEST_PAUSE = 8;

const fresh = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

export class Live {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  link = $state<Link>("connecting");
  /** a move or undo is on its way */
  busy = $state(false);
  /** why the last move was refused */
  refusal = $state.raw<Reason | null>(null);

  private socket: WebSocket | null = null;
  /** for whom the server was asked to say hello, and hasn't yet */
  private asked: Ears[] = [];
  /** for whom it said hello last: what is here is told to these eyes, in this language */
  private told: Ears | null = null;
  private number = 0;
  private behind = false;
  private heard = 0;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private readonly pulse: number;
  private came!: () => void;
  /** the first word from the server */
  readonly ready = new Promise<void>((resolve) => (this.came = resolve));
  private readonly unsent = new Map<string, Deed & { id: string }>();
  private readonly sent = new Map<string, () => void>();

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {
    this.pulse = window.setInterval(() => this.beat(), PING_SECONDS * 1000);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const url = new URL(`/api/tables/${this.id}/live`, location.origin);
    url.protocol = url.protocol.replace("http", "ws");
    // Who comes back with the same eyes is told what was missed; all others, everything.
    if (this.asked.length === 0 && this.current()) url.searchParams.set("after", String(this.number));
    this.asked = [this.ears()];
    url.searchParams.set("lang", settings.lang);
    url.searchParams.set("pictures", "1");
    if (this.seat !== null) url.searchParams.set("seat", String(this.seat));
    const socket = new WebSocket(url);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket && !this.closed) this.retry();
    };
  }

  private retry(): void {
    this.link = "lost";
    this.socket = null;
    const pause = Math.min(LONGEST_PAUSE, 0.3 * 2 ** this.tries++);
    this.timer = window.setTimeout(() => this.connect(), pause * 1000 * (0.75 + Math.random() / 2));
  }

  private wake = (): void => {
    if (this.link === "lost" && document.visibilityState === "visible") this.connect();
  };

  private beat(): void {
    if (this.link !== "open") return;
    if (Date.now() - this.heard > SILENCE_SECONDS * 1000) this.again();
    else this.tell({ type: "ping" });
  }

  /** A gap or a silence: start over, which brings everything up to date. */
  private again(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.retry();
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    switch (message.type) {
      case "hello":
        this.number = message.number;
        this.tries = 0;
        this.table = message.table;
        this.position = message.position;
        this.follow(message);
        this.chat = [...this.chat.filter((line) => line.number <= message.after), ...message.chat];
        this.told = this.asked.shift() ?? null;
        this.link = "open";
        this.came();
        this.behind = false;
        this.rest();
        this.lookAnew();
        for (const deed of this.unsent.values()) this.tell(deed);
        return;
      case "position":
        if (!this.counts(message.number)) return;
        this.follow(message);
        this.position = message.position;
        this.behind = false;
        this.rest();
        this.say(message.notice);
        return;
      case "table":
        if (message.number !== null && !this.counts(message.number)) return;
        this.table = message.table;
        this.say(message.notice);
        return;
      case "chat":
        if (this.counts(message.number)) this.say(message.line);
        return;
      case "ack":
        if (message.id !== null) this.settle(message.id);
        return;
      case "refused":
        // Whoever decided too late looks again: at the drawing, too, and at all that was missed.
        this.behind = message.error === "stale";
        if (message.id !== null) this.settle(message.id);
        else this.asked.shift(); // other eyes were asked for in vain
        if (this.behind) this.look({});
        this.refusal = { message: message.message, rule: message.rule ?? null };
        if (!message.rule) tell(message.message);
        return;
    }
  }

  /** Is this entry of the log the next one? An old one is dropped, a gap means that something was lost. */
  private counts(number: number): boolean {
    if (number <= this.number) return false;
    if (number > this.number + 1) {
      this.again();
      return false;
    }
    this.number = number;
    return true;
  }

  /** The log up to a ply stays, what comes now follows. */
  private follow(news: { keep: number; lines: Line[] }): void {
    this.lines = [...this.lines.filter((line) => line.ply <= news.keep), ...news.lines];
  }

  private say(line: Chat | null): void {
    if (line) this.chat = [...this.chat, line];
  }

  private settle(id: string): void {
    this.unsent.delete(id);
    this.sent.get(id)?.();
    this.sent.delete(id);
    this.rest();
  }

  /** A decision is through when it is acknowledged and its position is here: the old choices must not light up again. */
  private rest(): void {
    const waiting = [...this.unsent.values()].some((deed) => deed.type !== "chat");
    this.busy = waiting || this.behind;
  }

  private tell(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private send(deed: Deed, then?: () => void): void {
    const id = fresh();
    const whole = { ...deed, id };
    this.unsent.set(id, whole);
    if (then) this.sent.set(id, then);
    if (this.link === "open") this.tell(whole);
  }

  play(move: string): void {
    if (this.busy || !this.position) return;
    this.busy = this.behind = true;
    this.refusal = null;
    this.send({ type: "move", number: this.position.ply, move, seat: this.position.seat });
  }

  undo(): void {
    if (this.busy || !this.position) return;
    this.busy = this.behind = true;
    this.refusal = null;
    this.send({ type: "undo", number: this.position.ply, seat: this.position.seat });
  }

  /** What was typed is forgotten only when the server has it. */
  speak(text: string, then: () => void): void {
    this.send({ type: "chat", text }, then);
  }

  private ears(): Ears {
    return { seat: this.seat, lang: settings.lang };
  }

  /** Is what is here told to the eyes that look now, in their language? */
  private current(): boolean {
    return this.told !== null && this.told.seat === this.seat && this.told.lang === settings.lang;
  }

  /** Eyes or language may have changed while the connection was being made. */
  private lookAnew(): void {
    if (this.asked.length === 0 && !this.current()) this.look({ seat: this.seat ?? undefined, lang: settings.lang });
  }

  /** Other eyes (hot-seat) or another language. */
  look(change: { seat?: number; lang?: Lang }): void {
    if (change.seat !== undefined) this.seat = change.seat;
    if (this.link !== "open") return;
    this.asked.push(this.ears());
    this.tell({ type: "look", ...change });
  }
}
