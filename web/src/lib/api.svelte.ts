// Requests. Errors come as sentences in the reader's language.
import { settings } from "./settings.svelte";
import type { Game, Level, Me, Trouble } from "./types";
import { t } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("lang", settings.lang);
  const headers: Record<string, string> = { "X-Regnum": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused({ error: "offline", message: t("error-offline"), rule: null }, 0);
  }
  const text = await answer.text();
  let found: unknown;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    found = text;
  }
  if (!answer.ok) {
    const trouble = found as Partial<Trouble> | null;
    const { error = "broken", message = t("error-broken"), rule = null } = trouble ?? {};
    throw new Refused({ error, message, rule }, answer.status);
  }
  return found as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);

/** What many pages need, asked for once per language. */
export const shelf = $state<{ me: Me | null; games: Game[]; levels: Level[]; known: boolean }>({
  me: null,
  games: [],
  levels: [],
  known: false,
});

/** Who this device is known as, or nobody yet. */
async function who(): Promise<Me | null> {
  try {
    return known(await get<Me>("/me"));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

/** Remembered, so that a newcomer's first visit need not ask. The identity itself is in a cookie that scripts can't read. */
function known(me: Me): Me {
  localStorage.setItem("known", "yes");
  return me;
}

export async function fill(): Promise<void> {
  const [games, levels, me] = await Promise.all([
    get<Game[]>("/games"),
    get<Level[]>("/levels"),
    localStorage.getItem("known") ? who() : null,
  ]);
  Object.assign(shelf, { games, levels, me, known: true });
}

/** Nobody needs to sign up: who sits down first gets an identity, with a name that can be changed at any time. */
export async function somebody(name = ""): Promise<Me> {
  shelf.me ??=
    (localStorage.getItem("known") ? await who() : null) ??
    known(await post<Me>("/me", { name: name.trim() || t("me-guest") }));
  return shelf.me;
}

export const trouble = $state<{ list: { id: number; text: string; kind: "bad" | "good" }[] }>({ list: [] });
let told = 0;

/** A sentence at the edge of the page that goes away by itself. */
export function tell(text: string, kind: "bad" | "good" = "bad"): void {
  const id = ++told;
  trouble.list.push({ id, text, kind });
  setTimeout(() => (trouble.list = trouble.list.filter((one) => one.id !== id)), 6000);
}

/** Do something that may be refused; say so if it is. */
export async function trying<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(error.message);
    return undefined;
  }
}
