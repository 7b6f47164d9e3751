// Starts the page: the language and its letters first, so that nothing is ever shown in the wrong ones.
import { mount } from "svelte";
import App from "./App.svelte";
import { letters } from "./lib/letters.ts";
import { preferences } from "./lib/preferences.svelte.ts";
import { words } from "./lib/words.svelte.ts";
import "./fonts.css";
import "./style.css";

preferences.apply();
await Promise.all([words.set(preferences.language), letters(preferences.language)]);
const target = document.getElementById("app");
if (target) mount(App, { target });
