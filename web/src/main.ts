import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { askEarly } from "./lobby";
import { screenAt } from "./screens";
import { speak, speech } from "./words.svelte";

// Everything that the first screen needs sets out at once.
const spoken = speak(speech.lang);
void screenAt(location.pathname);
if (location.pathname === "/") askEarly();
void spoken.then(() => mount(App, { target: document.getElementById("app")! }));

// Where there can be no service worker, the table works as well.
if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
