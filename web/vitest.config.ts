// The shell's logic, tested without a browser; pages are tested in one, by tests/browser.
import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    logLevel: "warn",
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], reporters: ["dot"], restoreMocks: true },
  }),
);
