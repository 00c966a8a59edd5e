// The page may move by itself only while nobody touches, scrolls or types: what a finger is aimed at stays where it is.

const MILLISECONDS = 400;
const HANDS = ["pointerdown", "pointerup", "pointercancel", "wheel", "scroll", "keydown"] as const;

let last = -Infinity;
const held = new Set<number>();
for (const kind of HANDS) {
  addEventListener(
    kind,
    (event) => {
      last = performance.now();
      if (kind === "pointerdown") held.add((event as PointerEvent).pointerId);
      else if (event instanceof PointerEvent) held.delete(event.pointerId);
    },
    { capture: true, passive: true },
  );
}

const TEXT = "textarea, input:not([type=range], [type=checkbox], [type=radio])";
/** Is somebody writing? */
export const typing = (): boolean => document.activeElement?.matches(TEXT) ?? false;

let waiting = 0;

/** Do this as soon as the page has been left alone for a moment; only what was asked for last is done. */
export function whenStill(then: () => void): void {
  clearTimeout(waiting);
  const rest = last + MILLISECONDS - performance.now();
  if (rest > 0 || held.size || typing()) waiting = setTimeout(() => whenStill(then), Math.max(rest, 100));
  else then();
}
