// Starts the page: the language first, so that nothing is ever shown in the wrong one.
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte.ts";
import { words } from "./lib/words.svelte.ts";
import "./style.css";

preferences.apply();
await words.set(preferences.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
