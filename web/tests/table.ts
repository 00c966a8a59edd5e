// A server that says what a test wants to be said, and what it says.
import type { FromClient, FromServer, Hello, Line, Position, PositionNews, Table } from "../src/lib/types";

type Told<Kind extends FromServer["type"]> = Partial<Extract<FromServer, { type: Kind }>>;

/** The other end of a connection. */
export class Wire {
  static made: Wire[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readonly heard: FromClient[] = [];

  constructor(readonly url: URL) {
    Wire.made.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  /** The connection is lost. */
  cut(): void {
    this.onclose?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(more: Told<"hello"> = {}): void {
    this.tell(hello(more));
  }

  move(number: number, more: Told<"position"> = {}): void {
    this.tell(news(number, more));
  }
}

export const line = (ply: number, text: string): Line => ({ ply, text, at: [] });

export function position(ply: number, more: Partial<Position> = {}): Position {
  return {
    table: "t",
    ply,
    plies: ply,
    seat: 0,
    actor: 0,
    status: "running",
    prompt: "",
    view: {},
    moves: [],
    undo: false,
    rule: null,
    result: null,
    ...more,
  };
}

const TABLE = { id: "t", title: "A table" } as Table;

function hello(more: Told<"hello">): Hello {
  const empty = { number: 0, after: 0, table: TABLE, keep: -1, lines: [], chat: [] };
  return { type: "hello", ...empty, position: position(0), ...more };
}

function news(number: number, more: Told<"position">): PositionNews {
  return {
    type: "position",
    number,
    id: null,
    keep: number,
    lines: [],
    notice: null,
    position: position(number),
    ...more,
  };
}
