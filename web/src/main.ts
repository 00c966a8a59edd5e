import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { fill } from "./lib/api.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

await speak(settings.lang);
void fill().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
