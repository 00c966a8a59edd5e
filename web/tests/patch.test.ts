import { beforeEach, describe, expect, test } from "vitest";
import { parse, patch } from "../src/lib/patch";

const OURS = new Set(["tabindex", "data-lit"]);
let root: SVGElement;

/** The drawing, changed into another one. */
function draw(markup: string): string {
  patch(root, parse(markup), OURS);
  return root.innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', "");
}

const at = (selector: string) => root.querySelector(selector)!;

beforeEach(() => {
  root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.replaceChildren(root);
});

describe("a drawing changed in place", () => {
  test("becomes the wanted one", () => {
    const first = '<g data-part="board"><use data-key="p1" href="#pawn"></use></g>';
    const next = '<g data-part="board"><use data-key="p1" href="#king"></use><text>2</text></g>';
    expect(draw(first)).toBe(first);
    expect(draw(next)).toBe(next);
    expect(draw("")).toBe("");
  });

  test("what has a key keeps its element, wherever it goes", () => {
    draw('<use data-key="a"></use><use data-key="b"></use><use data-key="c"></use>');
    const [a, b, c] = ["a", "b", "c"].map((key) => at(`[data-key="${key}"]`));
    draw('<use data-key="c"></use><use data-key="x"></use><use data-key="a"></use><use data-key="b"></use>');
    expect([...root.children].map((child) => child.getAttribute("data-key"))).toEqual(["c", "x", "a", "b"]);
    expect([at('[data-key="a"]'), at('[data-key="b"]'), at('[data-key="c"]')]).toEqual([a, b, c]);
    expect(root.children[0]).toBe(c);
  });

  test("alike keys are kept in their order", () => {
    draw('<use data-at="hand/red"></use><use data-at="hand/red"></use>');
    const [first, second] = root.children;
    draw('<rect></rect><use data-at="hand/red"></use><use data-at="hand/red"></use>');
    expect(root.children[1]).toBe(first);
    expect(root.children[2]).toBe(second);
  });

  test("an element never turns into one of another kind", () => {
    draw('<use data-key="a"></use>');
    const before = root.firstElementChild;
    draw('<g data-key="a"></g>');
    expect(root.firstElementChild).not.toBe(before);
    expect(root.firstElementChild!.tagName).toBe("g");
  });

  test("attributes come, change and go, but not those of the shell", () => {
    draw('<use data-key="a" href="#pawn" opacity="1"></use>');
    const element = at("use");
    element.setAttribute("tabindex", "0");
    element.setAttribute("data-lit", "");
    draw('<use data-key="a" href="#king" fill="red" tabindex="5"></use>');
    expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual({
      "data-key": "a",
      href: "#king",
      fill: "red",
      tabindex: "0",
      "data-lit": "",
    });
  });

  test("words change in the text that is there", () => {
    draw('<text data-key="score">3</text>');
    const written = at("text").firstChild;
    draw('<text data-key="score">4</text>');
    expect(at("text").firstChild).toBe(written);
    expect(written!.nodeValue).toBe("4");
  });

  test("what is the same is not touched", async () => {
    const markup = '<g data-part="board"><use data-key="a" href="#pawn"></use><text>1</text></g><rect></rect>';
    draw(markup);
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
    draw(markup);
    await new Promise((done) => setTimeout(done));
    expect(changes).toEqual([]);
  });
});
