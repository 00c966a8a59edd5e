// Written by `python -m regnum.server.wire` from src/regnum/server/wire: change it there.

/** What you sent is stored. */
export interface Ack {
  type: "ack";
  id: string | null;
  /** The one of your message; 0 for chat, as the ply. */
  number: number;
  ply: number;
}

/** The last message; then the server closes. */
export interface Bye {
  type: "bye";
  reason: "stopping" | "slow" | "idle" | "gone";
}

/** Change the name or the language; what is left out stays. */
export interface ChangedMe {
  name?: string | null;
  lang?: Lang | null;
}

/** What somebody said, or what the system says of an entry of the log. */
export interface Chat {
  number: number;
  seat: number | null;
  /** Null for the system. */
  name: string | null;
  text: string;
  /** An ISO time. */
  at: string;
}

/** An entry: somebody said something. */
export interface ChatNews {
  type: "chat";
  number: number;
  line: Chat;
}

/** One of the values of an option. */
export interface Choice {
  id: string;
  label: string;
}

export type FromClient = PlayMove | TakeBack | SayIt | Look | Ping;

export type FromServer = Hello | PositionNews | TableNews | ChatNews | Ack | Refused | Pong | Bye;

/** A game of the house. */
export interface Game {
  id: string;
  title: string;
  blurb: string;
  players: number[];
  /** The seats that win together, by the number of players. */
  teams: Record<string, number[][]>;
  options: Option[];
  /** Some components are ours, because the originals are not publicly known. */
  reconstructed: boolean;
}

/** How the table stands: at the start, and as the answer to `Look`. */
export interface Hello {
  type: "hello";
  /** Of the last entry of the log. */
  number: number;
  /** What came after this entry is told here; 0: everything. */
  after: number;
  table: Table;
  /** Lines of plies above this are void, and `lines` follow those that are kept. */
  keep: number;
  lines: Line[];
  /** Follows what was said up to entry `after`. */
  chat: Chat[];
  /** Null while the table waits for players. */
  position: Position | null;
}

/** What a bot that knows what you know thinks of. */
export interface Hint {
  best: Opinion[];
  /** How it would go on, in notation. */
  line: string[];
}

export type Lang = "en" | "it" | "de";

/** A bot's strength, and the seconds that it thinks about a move. */
export interface Level {
  id: string;
  label: string;
  seconds: number;
}

/** A line of the game's log. */
export interface Line {
  /** The one that the move led to; 0: the set-up. */
  ply: number;
  text: string;
  /** The addresses of the move, as far as the reader's drawing has them. */
  at: string[];
}

/** Other eyes, another language, with or without pictures; what is left out stays. Answered by `Hello`. */
export interface Look {
  type: "look";
  seat?: number | null;
  lang?: Lang | null;
  pictures?: boolean | null;
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  lang: Lang | null;
}

/** Who you are, and this device's secret, for programs. */
export interface MeWithSecret {
  id: string;
  name: string;
  lang: Lang | null;
  /** Told this once; sent as `Authorization: Bearer …`, or by browsers in a cookie. */
  secret: string;
}

/** A legal move. */
export interface Move {
  notation: string;
  verb: string;
  arguments: Record<string, string>;
  /** What is touched on the drawing to make it, in any order. */
  addresses: string[];
  text: string;
}

/** A move, or an undo, is stored. */
export interface Moved {
  /** The one of the request. */
  number: number;
  ply: number;
}

/** Make an identity. */
export interface NewMe {
  name: string;
  lang?: Lang | null;
}

/** Make a move. */
export interface NewMove {
  /** The ply that you saw. */
  number: number;
  /** Of your own: the same id again is answered as before, and changes nothing. */
  id: string;
  /** Which of your seats, where you have several; left out, the one to act. */
  seat?: number | null;
  /** In notation. */
  move: string;
}

/** Open a table. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | boolean>;
  /** For each seat "me" (may stand several times: hot-seat), "open", or a bot: a level, or what make_bot knows. */
  seats: string[];
  join?: "open" | "link";
  watch?: "all" | "link" | "nobody";
  pace?: "live" | "days";
  hints?: boolean;
}

/** What a search thinks of a move. */
export interface Opinion {
  notation: string;
  verb: string;
  arguments: Record<string, string>;
  addresses: string[];
  text: string;
  visits: number;
  share: number;
}

/** A choice that is made when a table is opened. */
export interface Option {
  name: string;
  label: string;
  default: string;
  /** The player counts that it makes a difference for. */
  players: number[];
  choices: Choice[];
}

/** At least every 30 seconds; answered by `Pong`. */
export interface Ping {
  type: "ping";
}

/** Make a move; answered by `Ack` or `Refused`. */
export interface PlayMove {
  /** The ply that you saw. */
  number: number;
  /** Of your own: the same id again is answered as before, and changes nothing. */
  id: string;
  /** Which of your seats, where you have several; left out, the one to act. */
  seat?: number | null;
  /** In notation. */
  move: string;
  type: "move";
}

/** The chances of each seat at a ply. */
export interface PlyShares {
  ply: number;
  shares: number[];
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  /** Of the last entry: who has not seen it has a gap. */
  number: number;
}

/** How a game stands, for one pair of eyes. */
export interface Position {
  table: string;
  ply: number;
  /** The latest ply. */
  plies: number;
  /** Whose eyes; null for a spectator's. */
  seat: number | null;
  actor: number;
  status: Status;
  prompt: string;
  /** What these eyes may see, as facts; its fields are the game's own. */
  view: Record<string, unknown>;
  /** For the seat to act, at the latest ply. */
  moves: Move[];
  undo: boolean;
  /** The id of the rule that asks for this decision. */
  rule: string | null;
  result: Result | null;
  /** The position in words; with pictures. */
  description?: string;
  /** With pictures. */
  scene?: Scene;
}

/** An entry: a move, an undo, or the beginning. */
export interface PositionNews {
  type: "position";
  number: number;
  /** Of the message that caused it. */
  id: string | null;
  /** Lines of plies above this are void: they were taken back, or come again. `lines` follow those that are kept. */
  keep: number;
  lines: Line[];
  notice: Chat | null;
  position: Position;
}

/** Why something is not possible. */
export interface Reason {
  rule: string | null;
  message: string;
}

/** Use a recovery link. */
export interface Recover {
  /** What follows the # in the link. */
  secret: string;
}

/** A link that carries your identity to another device. */
export interface RecoveryLink {
  link: string;
}

/** What you sent is refused and has changed nothing. */
export interface Refused {
  error: string;
  message: string;
  rule: string | null;
  position?: Position | null;
  type: "refused";
  id: string | null;
}

/** How a game ended. */
export interface Result {
  shares: number[];
  text: string;
}

/** A rule, or a paragraph between rules, which has no id. */
export interface Rule {
  id: string | null;
  html: string;
}

/** The rules as played. */
export interface Rules {
  title: string;
  sections: Section[];
}

/** Say something to the table. */
export interface Say {
  text: string;
  /** Of your own: the same id again is answered as before, and changes nothing. */
  id?: string | null;
}

/** Say something to the table; answered by `Ack` or `Refused`. */
export interface SayIt {
  text: string;
  /** Of your own: the same id again is answered as before, and changes nothing. */
  id?: string | null;
  type: "chat";
}

/** A drawing in two layers. */
export interface Scene {
  width: number;
  height: number;
  title: string;
  style: string;
  /** The id of the layer that doesn't change: `GET /api/boards/{id}`. */
  board: string;
  /** The layer that does, as SVG. */
  pieces: string;
}

/** A seat, and who sits there. */
export interface Seat {
  seat: number;
  /** As its person or bot is called; null where nobody sits. */
  name: string | null;
  /** What to show: the name, told apart from others of that name; as prompts, logs and drawings have it. */
  called: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  /** The level, in words. */
  label: string | null;
  yours: boolean;
  online: boolean;
  left: boolean;
  /** Others may let a bot take this seat, or end the game: its player has left, or was not seen for long. */
  away: boolean;
}

/** A chapter of the rules. */
export interface Section {
  title: string;
  rules: Rule[];
}

/** The course of a finished game, as far as it is computed. */
export interface Shares {
  done: boolean;
  plies: PlyShares[];
}

/** Sit down. */
export interface Sit {
  /** Left out: the first that is free. */
  seat?: number | null;
  /** Needed where `join` is "link". */
  invite?: string | null;
}

/** Another decision came first. */
export interface Stale {
  error: string;
  message: string;
  rule: string | null;
  /** The position as it is now. */
  position?: Position | null;
}

export type Status = "waiting" | "running" | "over" | "ended";

/** A table: its set-up, who sits there, how it stands. */
export interface Table {
  /** Random, 144 bits, as the invitation is. */
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string>;
  version: number;
  components: string;
  status: Status;
  join: "open" | "link";
  watch: "all" | "link" | "nobody";
  pace: "live" | "days";
  hints: boolean;
  created: string;
  /** The SHA-256 of `<seed>:<salt>`. */
  commitment: string;
  /** Digits; null until the game has ended, as the salt. */
  seed: string | null;
  salt: string | null;
  /** For those who sit there. */
  invite: string | null;
  /** Of the last entry of the table's log. */
  number: number;
  ply: number;
  /** The seat that is waited for, or -1. */
  actor: number;
  your_turn: boolean;
  seats: Seat[];
  /** Each seat's share of the win. */
  result: number[] | null;
  /** The table where they play again. */
  rematch: string | null;
  /** Where the rules have changed so much since that the game has no position any more: sentences that say so. */
  kept: string | null;
}

/** An entry: somebody sat down, left, a rematch… */
export interface TableNews {
  type: "table";
  /** Null for what is not in the log: who is online, the seed at the end. */
  number: number | null;
  table: Table;
  notice: Chat | null;
}

/** Take back your last decision; answered by `Ack` or `Refused`. */
export interface TakeBack {
  /** The ply that you saw. */
  number: number;
  /** Of your own: the same id again is answered as before, and changes nothing. */
  id: string;
  /** Which of your seats, where you have several; left out, the one to act. */
  seat?: number | null;
  type: "undo";
}

/** Let a bot take an abandoned seat. */
export interface Takeover {
  seat: number;
  level: string;
}

/** What was asked for is refused. */
export interface Trouble {
  /** An id, for programs. */
  error: string;
  /** A sentence, for people. */
  message: string;
  /** The rule of the game that forbids it. */
  rule: string | null;
}

/** Take back your last decision. */
export interface Undo {
  /** The ply that you saw. */
  number: number;
  /** Of your own: the same id again is answered as before, and changes nothing. */
  id: string;
  /** Which of your seats, where you have several; left out, the one to act. */
  seat?: number | null;
}

/** Why can this not be touched, or played, now? Either `at` or `move`. */
export interface Why {
  seat?: number | null;
  /** An address of the drawing. */
  at?: string | null;
  /** In notation. */
  move?: string | null;
}
