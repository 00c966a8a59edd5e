// Builds the shell into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@locales": here("../src/regnum/locales") } },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: here("../src/regnum/server/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The content security policy allows nothing inline, not even small pictures.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
