/** The HTTP API, typed by the records that the server encodes. */
import type { Guest, Problem, Seated } from "../gen/wire";

const KEY = "holotable.key";

/** A refusal, with the words to say it in. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** Asks the server; a refusal is thrown. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const key = localStorage.getItem(KEY);
  const answer = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  return (await answer.json()) as T;
}

/** Who we are: a guest by the key that this device keeps; made when there is none. */
export async function me(name: string): Promise<Guest> {
  if (localStorage.getItem(KEY)) {
    try {
      return await ask<Guest>("GET", "/api/me");
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.problem.status !== 401) throw refused;
    }
  }
  const guest = await ask<Guest>("POST", "/api/guests", { name });
  keep(guest);
  return guest;
}

/** Keeps the key that was told once. */
export function keep(guest: Guest): void {
  if (guest.device_key) localStorage.setItem(KEY, guest.device_key);
}

/** The tokens of our seats in a match, kept by this device alone. */
export const seats = {
  of: (match: string): Record<string, string> =>
    JSON.parse(localStorage.getItem(`holotable.seats.${match}`) ?? "{}") as Record<string, string>,
  keep: (match: string, tokens: Record<string, string>): void =>
    localStorage.setItem(`holotable.seats.${match}`, JSON.stringify({ ...seats.of(match), ...tokens })),
};

/** Sits down at the seats that are ours: after a rematch, or on another device, their tokens are asked for anew. */
export async function sitDown(match: string): Promise<void> {
  if (!localStorage.getItem(KEY) || Object.keys(seats.of(match)).length) return;
  try {
    seats.keep(match, (await ask<Seated>("POST", `/api/matches/${match}/tokens`)).tokens);
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
  }
}
