// What the server says: docs/protocol.md.

export type Lang = "en" | "it" | "de";

export interface Me {
  id: string;
  name: string;
  lang: Lang | null;
}

export interface Choice {
  id: string;
  label: string;
}

export interface Option {
  name: string;
  label: string;
  default: string;
  players: number[] | null;
  choices: Choice[];
}

export interface Game {
  id: string;
  title: string;
  blurb: string;
  players: number[];
  /** seats that win together, by the number of players */
  teams: Record<number, number[][]>;
  options: Option[];
  reconstructed: boolean;
}

export interface Level {
  id: string;
  label: string;
  seconds: number;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  label: string | null;
  yours: boolean;
  online: boolean;
  left: boolean;
  away: boolean;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  status: "waiting" | "running" | "over" | "ended";
  join: "open" | "link";
  watch: "all" | "link" | "nobody";
  pace: "live" | "days";
  hints: boolean;
  created: string;
  commitment: string;
  seed: string | number | null;
  invite?: string | null;
  ply: number;
  actor: number;
  your_turn: boolean;
  seats: Seat[];
  result: number[] | null;
  rematch: string | null;
}

/** What a seat is called: those of one name are told apart by their seats, as in the log. */
export function called(table: Table, seat: number): string {
  const name = table.seats[seat]?.name ?? "";
  return table.seats.filter((one) => one.name === name).length > 1 ? `${name} ${seat + 1}` : name;
}

export interface Move {
  notation: string;
  verb: string;
  addresses: string[];
  text: string;
}

export interface Scene {
  width: number;
  height: number;
  title: string;
  style: string;
  board: string;
  pieces: string;
}

export interface Position {
  table: string;
  ply: number;
  plies: number;
  seat: number | null;
  actor: number;
  status: Table["status"];
  prompt: string;
  description?: string;
  scene?: Scene;
  moves: Move[];
  undo: boolean;
  rule: string | null;
  result: null | { shares: number[]; text: string };
}

export interface Line {
  ply: number;
  text: string;
  at: string[];
}

export interface Chat {
  number: number;
  seat: number | null;
  name: string | null;
  text: string;
  at: string;
}

export interface Hint {
  best: { notation: string; text: string; addresses: string[]; visits: number; share: number }[];
  line: string[];
}

/** why something is not allowed */
export interface Reason {
  message: string;
  rule: string | null;
}

export interface Shares {
  done: boolean;
  plies: { ply: number; shares: number[] }[];
}

export interface Rules {
  title: string;
  sections: { title: string; rules: { id: string | null; html: string }[] }[];
}

export interface Trouble {
  error: string;
  message: string;
  rule?: string | null;
  position?: Position | null;
}

export type FromServer =
  | { type: "hello"; number: number; table: Table; position: Position | null; lines: Line[]; keep: number; chat: Chat[] }
  | { type: "position"; number: number; position: Position; lines: Line[]; keep: number; notice: Chat | null; id: string | null }
  | { type: "table"; number: number | null; table: Table; notice: Chat | null }
  | { type: "chat"; number: number; line: Chat }
  | { type: "ack"; id: string; number: number; ply: number }
  | ({ type: "refused"; id: string } & Trouble)
  | { type: "pong" }
  | { type: "bye"; reason: string };
