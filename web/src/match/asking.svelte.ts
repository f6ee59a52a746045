/** What is asked of the server while choosing: what would follow, how likely, why not, and what a strong player would do. */
import type { Option, Preview, ToServer, Words } from "../../gen/wire";
import { t, told } from "../words.svelte";
import type { Wire } from "../wire.svelte";

type Sent<K extends ToServer["type"]> = Extract<ToServer, { type: K; command: string }>;

export class Asking {
  /** What would follow from the option that is looked at, line by line. */
  lines = $state.raw<string[]>([]);
  /** Whether what comes then is drawn by chance. */
  chance = $state(false);
  /** Why something was refused, and by which rules. */
  wrong = $state("");
  rules = $state.raw<string[]>([]);
  thinking = $state(false);
  #asked = 0;

  constructor(readonly wire: () => Wire) {}

  /** Nothing is asked about any more. */
  clear(): void {
    this.#asked += 1;
    this.lines = [];
    this.chance = false;
    this.forgive();
  }

  /** What was refused is past. */
  forgive(): void {
    this.wrong = "";
    this.rules = [];
  }

  refused(words: Words, rules: string[] = []): void {
    this.wrong = told(words);
    this.rules = rules;
  }

  /** What would follow from an option, shown as lines; a later question overtakes an earlier one. */
  async look(option: Option): Promise<void> {
    const asked = ++this.#asked;
    const found = await this.preview(option);
    if (!found || asked !== this.#asked) return;
    const then = { chance: t("then-chance"), hidden: t("then-hidden"), "own-choice": t("then-choose"), "other-choice": "", end: "" }[found.then];
    this.lines = [...found.events.map((event) => told(event.words)), then].filter(Boolean);
    this.chance = found.then === "chance";
  }

  async preview(option: Option): Promise<Preview | null> {
    const answer = await this.wire().send<Sent<"ask-preview">>({ type: "ask-preview", answer: option.id });
    return answer.type === "preview" ? answer : null;
  }

  /** The odds of each query; nothing for those that the seat cannot know. */
  async odds(queries: unknown[]): Promise<unknown[]> {
    const answer = await this.wire().send<Sent<"ask-odds">>({ type: "ask-odds", queries });
    return answer.type === "odds" ? answer.odds : [];
  }

  /** What a strong player would take, and the pieces that it is about. */
  async hint(options: Option[]): Promise<string[]> {
    this.thinking = true;
    const asked = ++this.#asked;
    const answer = await this.wire().send<Sent<"ask-hint">>({ type: "ask-hint" });
    this.thinking = false;
    if (answer.type === "refused") this.refused(answer.words);
    if (answer.type !== "hint" || asked !== this.#asked) return [];
    this.lines = [t("hint-is", { option: told(answer.words) }), ...answer.why.map(told)];
    this.chance = false;
    return options.find((one) => one.id === answer.option)?.on ?? [];
  }

  /** Why something cannot be done now. */
  async why(about: string): Promise<void> {
    const answer = await this.wire().send<Sent<"ask">>({ type: "ask", about });
    if (answer.type === "why" && !answer.legal && answer.words) this.refused(answer.words, answer.rules);
    else if (answer.type === "refused") this.refused(answer.words);
  }
}
