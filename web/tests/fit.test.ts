import { expect, test } from "vitest";
import { fit } from "../src/lib/fit";
import { parse } from "../src/lib/patch";

/** Letters that are ten units wide. */
const measure = (text: string) => 10 * text.length;

test("words that are wider than their room are squeezed into it, and no others", () => {
  const root = parse(
    '<text data-room="100">Eboracum</text><text data-room="60.5">Eboracum</text><text>Eboracum</text>',
  );
  fit(root, measure);
  expect([...root.children].map((text) => text.getAttribute("textLength"))).toEqual([null, "60.5", null]);
  expect(root.children[1]!.getAttribute("lengthAdjust")).toBe("spacingAndGlyphs");
});

test("words that have become shorter are let go", () => {
  const root = parse('<text data-room="60">Eboracum</text>');
  fit(root, measure);
  root.firstElementChild!.textContent = "Deva";
  fit(root, measure);
  expect(root.firstElementChild!.hasAttribute("textLength")).toBe(false);
  expect(root.firstElementChild!.hasAttribute("lengthAdjust")).toBe(false);
});
