// The shell's own words, from the same Fluent files as all others; a language is loaded when it is first spoken.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Lang } from "./types";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("@locales/en/web.ftl?raw"),
  it: () => import("@locales/it/web.ftl?raw"),
  de: () => import("@locales/de/web.ftl?raw"),
};

const bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
const spoken = $state<{ lang: Lang; ready: number }>({ lang: settings.lang, ready: 0 });

export async function speak(lang: Lang): Promise<void> {
  if (!bundles[lang]) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource((await files[lang]()).default));
    bundles[lang] = bundle;
  }
  spoken.lang = lang;
  spoken.ready += 1;
}

/** A message of web.ftl in the language now spoken. */
export function t(message: string, values?: Record<string, FluentVariable>): string {
  void spoken.ready;
  const bundle = bundles[spoken.lang];
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`web.ftl has no message ${message}`);
    return "";
  }
  return bundle.formatPattern(pattern, values ?? null);
}

/** The reader's own kind of the language: dates in English differ by country. */
function region(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === spoken.lang) ?? spoken.lang;
}

export function percent(share: number): string {
  return new Intl.NumberFormat(spoken.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function when(iso: string): string {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(region(), form).format(date);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(region(), { type: "conjunction" }).format(names);
}

/** 2–4; with a gap between them: 2, 4 */
export function spanned(numbers: number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return last - first === numbers.length - 1 && last > first ? `${first}–${last}` : numbers.join(", ");
}
