// Words on a drawing are given room for common letters. Where this device has only wider ones, they are squeezed into it.

type Measure = (text: string, font: string) => number;

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is. Asked of a canvas, since what is drawn only by reference has no width of its own. */
const measured: Measure = (text, font) => {
  const key = `${font} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return 0;
    pen.font = font;
    width = pen.measureText(text).width;
    known.set(key, width);
  }
  return width;
};

export function fit(root: SVGElement, measure = measured): void {
  for (const text of root.querySelectorAll<SVGTextElement>("text[data-room]")) {
    const room = Number(text.getAttribute("data-room"));
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text);
    if (measure(text.textContent, `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`) > room) {
      text.setAttribute("textLength", String(room));
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    } else {
      text.removeAttribute("textLength");
      text.removeAttribute("lengthAdjust");
    }
  }
}
