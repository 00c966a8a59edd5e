// A drawing changed in place: what stays keeps its element, and with it focus and hover.

const SVG = "http://www.w3.org/2000/svg";

export function parse(markup: string): SVGElement {
  const text = `<g xmlns="${SVG}">${markup}</g>`;
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement as unknown as SVGElement;
}

function key(element: Element): string {
  const own = element.getAttribute("data-key") ?? element.getAttribute("data-at") ?? element.getAttribute("data-part");
  return own === null ? "" : `${element.tagName} ${own}`;
}

/** Make the children of `now` like those of `next`, which is used up. Attributes named in `ours` are left alone. */
export function patch(now: Element, next: Element, ours: ReadonlySet<string>): void {
  const keyed = new Map<string, Element[]>();
  const plain: ChildNode[] = [];
  for (const child of now.childNodes) {
    const name = child instanceof Element ? key(child) : "";
    if (!name) plain.push(child);
    else if (keyed.has(name)) keyed.get(name)!.push(child as Element);
    else keyed.set(name, [child as Element]);
  }
  let place: ChildNode | null = now.firstChild;
  for (const wanted of [...next.childNodes]) {
    const found = claim(wanted, keyed, plain);
    if (found) {
      if (found === place) place = place.nextSibling;
      else now.insertBefore(found, place);
      if (found instanceof Element) same(found, wanted as Element, ours);
      else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
    } else {
      now.insertBefore(document.adoptNode(wanted), place);
    }
  }
  for (const left of [...plain, ...[...keyed.values()].flat()]) left.remove();
}

function claim(wanted: ChildNode, keyed: Map<string, Element[]>, plain: ChildNode[]): ChildNode | undefined {
  if (wanted instanceof Element) {
    const name = key(wanted);
    if (name) return keyed.get(name)?.shift();
  }
  const at = plain.findIndex((child) => child.nodeName === wanted.nodeName);
  return at < 0 ? undefined : plain.splice(at, 1)[0];
}

function same(now: Element, next: Element, ours: ReadonlySet<string>): void {
  for (const { name } of [...now.attributes]) {
    if (!ours.has(name) && !next.hasAttribute(name)) now.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (!ours.has(name) && now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  patch(now, next, ours);
}
