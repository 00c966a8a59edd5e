// Hands on the page. It may move by itself only while nobody touches, scrolls or types: what a finger is aimed at stays
// where it is. And a double click decides once.

const MILLISECONDS = 400;
const HANDS = ["pointerdown", "pointerup", "pointercancel", "wheel", "scroll", "keydown"] as const;
const SAME_PLACE = 16; // pixels

interface Press {
  x: number;
  y: number;
  at: number;
}

/** when a hand was last felt; when somebody last began to do something */
let last = -Infinity;
let acted = -Infinity;
const held = new Set<number>();
let presses: Press[] = [];

for (const kind of HANDS) {
  addEventListener(
    kind,
    (event) => {
      if (kind === "scroll" && event.target !== document) return; // panels follow what is new by themselves
      last = performance.now();
      if (kind !== "pointerup" && kind !== "pointercancel") acted = last;
      if (!(event instanceof PointerEvent)) return;
      if (kind !== "pointerdown") held.delete(event.pointerId);
      else {
        held.add(event.pointerId);
        presses = [...presses.slice(-1), { x: event.clientX, y: event.clientY, at: last }];
      }
    },
    { capture: true, passive: true },
  );
}

/** When the first press of a double click was made, if the second has just been; else null. */
export function doubled(): number | null {
  const [first, second] = presses;
  if (!first || !second || performance.now() - first.at > MILLISECONDS) return null;
  return Math.hypot(second.x - first.x, second.y - first.y) < SAME_PLACE ? first.at : null;
}

const TEXT = "textarea, input:not([type=range], [type=checkbox], [type=radio])";
/** Is somebody writing? */
export const typing = (): boolean => document.activeElement?.matches(TEXT) ?? false;

let waiting = 0;

/** Do this as soon as the page has been left alone for a moment. Whoever does something meanwhile needs no help. */
export function whenStill(then: () => void): void {
  const asked = performance.now();
  const wait = () => {
    if (acted > asked) return;
    const rest = Math.max(last, asked) + MILLISECONDS - performance.now();
    if (rest > 0 || held.size || typing()) waiting = window.setTimeout(wait, Math.max(rest, 100));
    else then();
  };
  clearTimeout(waiting);
  wait();
}
