// What a person has chosen on this device.
import type { Lang } from "./types";

export type Theme = "auto" | "light" | "dark";

export const LANGUAGES: Record<Lang, string> = { en: "English", it: "Italiano", de: "Deutsch" };

interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  text: boolean;
}

function preferred(): Lang {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Lang;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const defaults: Settings = { lang: preferred(), theme: "auto", sound: false, notify: false, text: false };
export const settings = $state<Settings>({ ...defaults, ...kept() });

/** To be called once, where effects may live. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    try {
      localStorage.setItem("settings", JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

/** Text that is being typed survives reloads and lost connections. */
export function draft(name: string): { read(): string; write(text: string): void } {
  const key = `draft/${name}`;
  return {
    read: () => sessionStorage.getItem(key) ?? "",
    write: (text) => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)),
  };
}
