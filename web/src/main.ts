import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { speak, speech } from "./words.svelte";

void speak(speech.lang).then(() => mount(App, { target: document.getElementById("app")! }));

// Where there can be no service worker, the table works as well.
if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
