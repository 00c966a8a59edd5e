// The unchanging layers of scenes: each is fetched once.
const boards = new Map<string, Promise<string>>();

export function board(id: string): Promise<string> {
  let found = boards.get(id);
  if (!found) {
    found = fetch(`/api/boards/${encodeURIComponent(id)}`).then((answer) => {
      if (!answer.ok) throw new Error(`board ${id}: ${answer.status}`);
      return answer.text();
    });
    found.catch(() => boards.delete(id));
    boards.set(id, found);
  }
  return found;
}

const sheet = new CSSStyleSheet();
let worn = "";

/** The style of the scene that is shown; adopted, so that the content security policy needs no exception. */
export function wear(style: string): void {
  if (style === worn) return;
  worn = style;
  sheet.replaceSync(style);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
