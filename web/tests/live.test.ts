import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { trouble } from "../src/lib/api.svelte";
import { Live } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Chat, PlayMove, Refused } from "../src/lib/types";
import { line, position, Wire } from "./table";

let live: Live;

const wire = () => Wire.made.at(-1)!;
const asked = () => Object.fromEntries(wire().url.searchParams);
const texts = () => live.lines.map((one) => one.text);
const sent = () => wire().heard.filter((one): one is PlayMove => one.type === "move");
const said = (number: number, text: string): Chat => ({ number, seat: 1, name: "Bob", text, at: "" });
const refused = (id: string | null, error: string, rule: string | null = null): Refused => ({
  type: "refused",
  error,
  message: "No.",
  rule,
  id,
});

/** The connection is lost, and made again. */
function reconnect(): void {
  wire().cut();
  vi.advanceTimersByTime(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.made = [];
  settings.lang = "en";
  trouble.list = [];
  live = new Live("t", 0);
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is told", () => {
  test("the first word brings the table, the position, the log and the chat", async () => {
    expect(asked()).toEqual({ lang: "en", pictures: "1", seat: "0" });
    expect(live.link).toBe("connecting");
    wire().hello({ number: 2, lines: [line(0, "It begins.")], chat: [said(2, "Hello")], position: position(1) });
    await live.ready;
    expect(live.link).toBe("open");
    expect(live.table?.title).toBe("A table");
    expect(live.position?.ply).toBe(1);
    expect(texts()).toEqual(["It begins."]);
    expect(live.chat.map((one) => one.text)).toEqual(["Hello"]);
  });

  test("lines follow those that are kept, also after an undo", () => {
    wire().hello({ lines: [line(0, "start")] });
    wire().move(1, { keep: 0, lines: [line(1, "Ada passes.")] });
    wire().move(2, { keep: 1, lines: [line(2, "Bob passes.")] });
    expect(texts()).toEqual(["start", "Ada passes.", "Bob passes."]);
    wire().move(3, { keep: 1, position: position(1) });
    expect(texts()).toEqual(["start", "Ada passes."]);
    expect(live.position?.ply).toBe(1);
  });

  test("an entry that was told already is dropped", () => {
    wire().hello({ number: 5, position: position(5) });
    wire().move(5, { position: position(4), lines: [line(4, "old")] });
    wire().tell({ type: "chat", number: 4, line: said(4, "old") });
    expect(live.position?.ply).toBe(5);
    expect(live.lines).toEqual([]);
    expect(live.chat).toEqual([]);
  });

  test("a gap is never shown: what was missed is asked for", () => {
    wire().hello({ number: 5, position: position(5) });
    const first = wire();
    first.move(7);
    expect(live.position?.ply).toBe(5);
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(wire()).not.toBe(first);
    expect(asked().after).toBe("5");
    first.move(6); // what comes over the old connection is not heard any more
    expect(live.position?.ply).toBe(5);
  });

  test("who comes back is told what was missed, and nothing twice", () => {
    wire().hello({ number: 1, lines: [line(0, "start")], chat: [said(1, "one")] });
    reconnect();
    expect(asked().after).toBe("1");
    wire().hello({ number: 3, after: 1, keep: 0, lines: [line(1, "Bob passes.")], chat: [said(3, "three")] });
    expect(texts()).toEqual(["start", "Bob passes."]);
    expect(live.chat.map((one) => one.text)).toEqual(["one", "three"]);
  });

  test("what was told in another language, or to other eyes, is told anew", () => {
    wire().hello({ number: 4 });
    settings.lang = "de";
    reconnect();
    expect(asked()).toEqual({ lang: "de", pictures: "1", seat: "0" });
    wire().hello({ number: 4 });
    live.look({ seat: 1 });
    reconnect();
    expect(asked()).toEqual({ lang: "de", pictures: "1", seat: "1" });
  });

  test("eyes that changed while the connection was being made look again", () => {
    live.look({ seat: 1 });
    wire().hello({ number: 4 });
    expect(wire().heard).toEqual([{ type: "look", seat: 1, lang: "en" }]);
  });

  test("news of the table may bring a notice, and may be no entry", () => {
    wire().hello();
    const table = { ...live.table!, title: "Another" };
    wire().tell({ type: "table", number: null, table, notice: null });
    expect(live.table?.title).toBe("Another");
    wire().tell({ type: "table", number: 1, table, notice: { ...said(1, "Bob sits down."), name: null } });
    expect(live.chat.map((one) => one.text)).toEqual(["Bob sits down."]);
  });
});

describe("what is said", () => {
  test("a move waits for both its acknowledgement and its position", () => {
    wire().hello();
    live.play("pass");
    const [move] = sent();
    expect(move).toMatchObject({ type: "move", number: 0, move: "pass", seat: 0 });
    expect(live.busy).toBe(true);
    wire().tell({ type: "ack", id: move!.id, number: 0, ply: 1 });
    expect(live.busy).toBe(true);
    wire().move(1);
    expect(live.busy).toBe(false);
  });

  test("nothing is decided twice", () => {
    wire().hello();
    live.play("pass");
    live.play("pass");
    live.undo();
    expect(wire().heard).toHaveLength(1);
  });

  test("what isn't acknowledged is sent again, under the same id", () => {
    wire().hello();
    live.play("pass");
    const [first] = sent();
    reconnect();
    expect(wire().heard).toEqual([]);
    wire().hello();
    expect(sent()).toEqual([first]);
    wire().tell({ type: "ack", id: first!.id, number: 0, ply: 1 });
    reconnect();
    wire().hello({ number: 1, position: position(1) });
    expect(sent()).toEqual([]);
    expect(live.busy).toBe(false);
  });

  test("what is typed is forgotten only when the server has it, and holds no decision up", () => {
    wire().hello();
    const forget = vi.fn();
    live.speak("Well met!", forget);
    expect(live.busy).toBe(false);
    expect(forget).not.toHaveBeenCalled();
    const [message] = wire().heard as { id: string }[];
    wire().tell({ type: "ack", id: message!.id, number: 1, ply: 0 });
    expect(forget).toHaveBeenCalledOnce();
  });

  test("a refusal that names a rule stands beside the board, any other at the edge of the page", () => {
    wire().hello();
    live.play("march");
    wire().tell(refused(sent()[0]!.id, "illegal", "KID-3.1"));
    expect(live.refusal).toEqual({ message: "No.", rule: "KID-3.1" });
    expect(trouble.list).toEqual([]);
    expect(live.busy).toBe(false);
    live.play("pass");
    expect(live.refusal).toBeNull();
    wire().tell(refused(sent()[1]!.id, "not-yours"));
    expect(trouble.list.map((one) => one.text)).toEqual(["No."]);
  });

  test("who decided too late looks again before anything can be touched", () => {
    wire().hello();
    live.play("pass");
    wire().tell(refused(sent()[0]!.id, "stale"));
    expect(live.busy).toBe(true);
    expect(wire().heard.at(-1)).toEqual({ type: "look" });
    wire().hello({ number: 1, position: position(1) });
    expect(live.busy).toBe(false);
  });
});

describe("a connection", () => {
  test("is tried again after ever longer pauses, at once when the network is back", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const made = () => Wire.made.length;
    for (const pause of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      const before = made();
      wire().cut();
      expect(live.link).toBe("lost");
      vi.advanceTimersByTime(pause - 1);
      expect(made()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(made()).toBe(before + 1);
    }
    wire().cut();
    const before = made();
    dispatchEvent(new Event("online"));
    expect(made()).toBe(before + 1);
  });

  test("that has fallen silent is made anew", () => {
    wire().hello();
    vi.advanceTimersByTime(20_000);
    expect(wire().heard).toEqual([{ type: "ping" }]);
    wire().tell({ type: "pong", number: 0 });
    vi.advanceTimersByTime(40_000);
    expect(Wire.made).toHaveLength(1);
    vi.advanceTimersByTime(21_000);
    expect(Wire.made[0]!.closed).toBe(true);
    expect(Wire.made).toHaveLength(2);
  });

  test("that was closed stays closed", () => {
    wire().hello();
    live.close();
    expect(wire().closed).toBe(true);
    wire().cut();
    vi.advanceTimersByTime(60_000);
    expect(Wire.made).toHaveLength(1);
  });
});
