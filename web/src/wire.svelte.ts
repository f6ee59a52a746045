/** The socket of one seat or watcher: comes again by itself, and always ends with the table as the server knows it. */
import { VERSION, type Said, type Table, type Player, type ToClient, type ToServer, type Happened } from "../gen/wire";

type Answer = Extract<ToClient, { command: string }>;

const SLOWEST = 8000;

export class Wire {
  table = $state.raw<Table | null>(null);
  events = $state.raw<Happened[]>([]);
  players = $state.raw<Player[]>([]);
  watchers = $state(0);
  /** So many seconds later watchers see everything, if the players agreed to it. */
  behind = $state<number | null>(null);
  said = $state.raw<Said[]>([]);
  online = $state(false);
  closed = $state<string | null>(null);
  #socket: WebSocket | null = null;
  #wait = 250;
  #waiting = new Map<string, (answer: Answer) => void>();
  #unsent = new Map<string, ToServer>();
  #number = 0;
  #ended = false;

  constructor(
    readonly match: string,
    readonly token: string | null,
    /** Is told each new table, what happened since, and whether that leads there from the one before. */
    readonly changed: (table: Table, fresh: Happened[], known: boolean) => void = () => {},
  ) {
    this.#open();
  }

  /** Sends a command and gives the server's answer to it; a command that was lost is sent again. */
  send<T extends { type: ToServer["type"]; command: string }>(message: Omit<T, "command">): Promise<Answer> {
    const command = `${Date.now().toString(36)}-${this.#number++}`;
    const whole = { ...message, command } as unknown as ToServer;
    this.#unsent.set(command, whole);
    this.#put(whole);
    return new Promise((resolve) => this.#waiting.set(command, resolve));
  }

  /** Goes away for good. */
  close(): void {
    this.#ended = true;
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.match}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 250;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      this.#put({
        type: "hello",
        version: VERSION,
        token: this.token,
        have: this.table?.version ?? null,
        events: this.events.length,
        contribution,
      });
      for (const message of this.#unsent.values()) this.#put(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => {
      this.online = false;
      if (!this.#ended && this.closed === null) setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, SLOWEST);
    };
  }

  #put(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    this.online = true;
    switch (message.type) {
      case "table": {
        if (this.table && message.version < this.table.version) return;
        const known = this.table?.view != null && message.events_from === this.events.length;
        const kept = this.events.slice(0, message.events_from);
        this.events = [...kept, ...message.events];
        this.players = message.players;
        this.table = message;
        this.changed(message, message.events, known);
        return;
      }
      case "presence":
        this.players = message.players;
        this.watchers = message.watchers;
        this.behind = message.watchers_behind;
        return;
      case "chat": {
        const known = new Set(this.said.map((one) => one.number));
        this.said = [...this.said, ...message.said.filter((one) => !known.has(one.number))];
        return;
      }
      case "closing":
        if (!message.again) this.closed ??= message.code;
        return;
    }
    if (message.type === "refused" && message.command === "hello") this.closed = message.words.key;
    this.#unsent.delete(message.command);
    this.#waiting.get(message.command)?.(message);
    this.#waiting.delete(message.command);
  }
}
