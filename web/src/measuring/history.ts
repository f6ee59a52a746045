/** What a table was before, and what it was before that was taken back. */
const MOST = 200;
const TOGETHER = 900;

export class History<T> {
  #past: T[] = [];
  #future: T[] = [];
  #what = "";
  #when = 0;

  /** Keeps what was. Quick steps of one kind, such as arrow keys held down, are taken back together. */
  keep(before: T, what: string, now: number): void {
    const goesOn = what !== "" && what === this.#what && now - this.#when < TOGETHER;
    if (!goesOn) this.#past = [...this.#past.slice(1 - MOST), before];
    this.#future = [];
    [this.#what, this.#when] = [what, now];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(current: T): T {
    return this.#turn(this.#past, this.#future, current);
  }

  redo(current: T): T {
    return this.#turn(this.#future, this.#past, current);
  }

  #turn(from: T[], to: T[], current: T): T {
    const found = from.pop();
    if (found === undefined) return current;
    to.push(current);
    this.#what = "";
    return found;
  }
}
