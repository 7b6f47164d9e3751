// Svelte with runes everywhere; TypeScript in components is only stripped, svelte-check checks it.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
