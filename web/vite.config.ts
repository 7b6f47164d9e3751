// How the page is built: one small first chunk, the table, charts and each language loaded when they are needed.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./vite.catalogues.ts";
import { licences } from "./vite.licences.ts";

const server = process.env.DECKWRIGHT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogues(), licences()],
  build: {
    outDir: "../src/deckwright/web/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  experimental: {
    // Scripts find each other wherever the page lies; only index.html has paths from the root, which the server puts its own before.
    renderBuiltUrl: (filename, { hostType }) => (hostType === "html" ? `/${filename}` : { relative: true }),
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
});
