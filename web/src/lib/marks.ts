// What the shell writes onto a drawing: what can be touched, what has been, what the log speaks of.
import type { Part } from "./arrange";

export const OURS: ReadonlySet<string> = new Set([
  "data-lit",
  "data-touched",
  "data-shown",
  "tabindex",
  "role",
  "aria-label",
  "aria-pressed",
  "textLength",
  "lengthAdjust",
]);

export interface Marks {
  lit: Map<string, number>;
  touched: string[];
  shown: string[];
  name: (at: string) => string;
}

export function mark(root: SVGElement, { lit, touched, shown, name }: Marks): void {
  const spoken = new Set<string>();
  const told = new Set(shown.map((at) => drawn(root, at)));
  for (const element of root.querySelectorAll<SVGElement>("[data-at]")) {
    const at = element.getAttribute("data-at")!;
    const can = lit.has(at);
    const was = touched.includes(at);
    element.toggleAttribute("data-lit", can);
    element.toggleAttribute("data-touched", was);
    element.toggleAttribute("data-shown", told.has(at));
    // Alike cards may lie side by side under one address: the keyboard needs only one of them.
    if ((can || was) && !spoken.has(at)) {
      spoken.add(at);
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      const title = element.querySelector(":scope > title")?.textContent;
      element.setAttribute("aria-label", spelled(name(at) || title || at, element));
      if (was) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
    } else {
      for (const attribute of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(attribute);
    }
  }
}

/** What is gone is shown where it was: a follower's region, when the last one has left. */
function drawn(root: SVGElement, at: string): string {
  while (at.includes("/") && !root.querySelector(`[data-at="${CSS.escape(at)}"]`))
    at = at.slice(0, at.lastIndexOf("/"));
  return at;
}

/** What has been hit, and what that lies on. */
export function addresses(hit: EventTarget | null): string[] {
  const found: string[] = [];
  for (let at = (hit as Element | null)?.closest?.("[data-at]"); at; at = at.parentElement?.closest("[data-at]")) {
    found.push(at.getAttribute("data-at")!);
  }
  return found;
}

/** What is written on a thing belongs to its name: who speaks to the screen says what they see. */
function spelled(name: string, element: Element): string {
  const written = [...element.querySelectorAll("text")].map((text) => text.textContent).join(" ");
  return !written || name.toLowerCase().includes(written.toLowerCase()) ? name : `${name}: ${written}`;
}

export function parts(root: SVGElement, width: number, height: number): { elements: SVGElement[]; boxes: Part[] } {
  const elements = [...root.querySelectorAll<SVGElement>("[data-part]")];
  if (!elements.length) return { elements, boxes: [{ name: "board", x: 0, y: 0, width, height }] };
  const boxes = elements.map((element) => {
    const [x = 0, y = 0, w = width, h = height] = element.getAttribute("data-box")!.split(" ").map(Number);
    return { name: element.getAttribute("data-part")!, x, y, width: w, height: h };
  });
  return { elements, boxes };
}

/** The next element in the direction of an arrow key, among those that can be touched. */
export function neighbour(root: SVGElement, from: Element, arrow: string): SVGElement | undefined {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(from);
  let best: { element: SVGElement; cost: number } | undefined;
  for (const element of root.querySelectorAll<SVGElement>('[tabindex="0"]')) {
    if (element === from) continue;
    const there = middle(element);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [ahead, aside] =
      arrow === "ArrowRight"
        ? [dx, dy]
        : arrow === "ArrowLeft"
          ? [-dx, dy]
          : arrow === "ArrowDown"
            ? [dy, dx]
            : [-dy, dx];
    if (ahead <= 1) continue;
    const cost = ahead + 2.5 * Math.abs(aside);
    if (!best || cost < best.cost) best = { element, cost };
  }
  return best?.element;
}
