import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { speak, speech } from "./words.svelte";

void speak(speech.lang).then(() => mount(App, { target: document.getElementById("app")! }));
