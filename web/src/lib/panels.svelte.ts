// What is open beside the board, and what it points at.
import { calm } from "./glide";
import { settings } from "./settings.svelte";

export const TABS = ["log", "chat", "rules", "words"] as const;
export type Tab = (typeof TABS)[number];

export class Panels {
  tab = $state<Tab>(settings.text ? "words" : "log");
  /** the rule that is shown among the others */
  rule = $state<string | null>(null);
  /** what the log speaks of, on the board */
  shown = $state.raw<string[]>([]);

  choose(tab: Tab, rule: string | null): void {
    this.tab = tab;
    if (tab === "rules") this.rule = rule;
  }

  /** Anew, even if it is the one that was shown before. */
  showRule(rule: string, narrow: boolean): void {
    this.choose("rules", null);
    requestAnimationFrame(() => {
      this.rule = rule;
      if (narrow)
        document.getElementById("panel")?.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" });
    });
  }
}
