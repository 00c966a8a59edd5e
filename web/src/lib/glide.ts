// Pieces glide to their new places. A piece that vanished and one of the same look that appeared are taken for the same one.

const MILLISECONDS = 420;

interface Place {
  element: SVGGraphicsElement;
  matrix: DOMMatrix;
  look: string;
}

function look(element: Element): string {
  const first = element.tagName === "use" ? element : element.querySelector("use");
  return `${element.tagName} ${first?.getAttribute("href") ?? ""}`;
}

/** Does this person want nothing to move? */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything with a key stands. */
export function places(root: SVGElement): Map<string, Place> {
  const found = new Map<string, Place>();
  const own = (root as SVGGraphicsElement).getCTM()?.inverse();
  const inner = (matrix: DOMMatrix | null) => (matrix && own ? own.multiply(matrix) : null);
  for (const element of root.querySelectorAll<SVGGraphicsElement>("[data-key]")) {
    const matrix = inner(element.getCTM());
    if (matrix) found.set(element.getAttribute("data-key")!, { element, matrix, look: look(element) });
  }
  return found;
}

export function glide(root: SVGElement, before: Map<string, Place>): void {
  if (calm() || !before.size) return;
  const after = places(root);
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, place]) => place);
  for (const [key, now] of after) {
    let old = before.get(key);
    if (!old) {
      const at = gone.findIndex((place) => place.look === now.look);
      if (at >= 0) old = gone.splice(at, 1)[0];
    }
    if (old) move(now, old.matrix);
    else appear(now.element);
  }
}

function move(now: Place, from: DOMMatrix): void {
  const { a, b, c, d, e, f } = now.matrix.inverse().multiply(from);
  const still = Math.abs(a - 1) + Math.abs(d - 1) + Math.abs(b) + Math.abs(c) < 0.01 && Math.hypot(e, f) < 0.5;
  if (still) return;
  const start = `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`;
  now.element.animate([{ transform: start }, { transform: "none" }], {
    duration: MILLISECONDS,
    easing: "cubic-bezier(.3,.1,.2,1)",
    composite: "add",
  });
}

function appear(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MILLISECONDS, easing: "ease-out" });
}
